import RefreshCore
import ScrollPhysics

extension RefreshSimulation {
  /// The app writes the whole inset of the scroll view, whatever it was, as with `contentInset =`.
  public mutating func setInset(_ inset: SidePair) {
    countForeignWrite(of: inset, over: self.inset)
    inOneTurn { $0.apply(inset) }
  }

  /// The app writes one edge of the inset, as with `contentInset.bottom =`, which reads and writes back the other.
  public mutating func setInset(_ value: Double, at side: AxisSide) {
    var inset = inset
    inset[side] = value
    setInset(inset)
  }

  /// The app's own inset, without the framework's share, as with `refresh.contentInset`.
  public var clientInset: SidePair {
    get { machine.clientInset(in: reading) }
    set {
      countForeignWrite(of: newValue, over: clientInset)
      inOneTurn {
        $0.turn.isClientWriting = true
        $0.send(.clientDidSetInset(newValue))
        $0.turn.isClientWriting = false
      }
    }
  }

  private mutating func countForeignWrite(of inset: SidePair, over before: SidePair) {
    for side in AxisSide.allCases where inset[side] != before[side] {
      count(\.foreignInsetWrites, at: side)
    }
  }

  /// The system adds another inset, as when a bar or a keyboard comes and goes.
  public mutating func setSystemInset(_ inset: SidePair) {
    inOneTurn {
      $0.systemInset = inset
      $0.applyInsets()
    }
  }

  /// The content becomes longer or shorter.
  ///
  /// - Parameters:
  ///   - length: Its length in points.
  ///   - itemCount: How many items it has then; as many as before by default.
  public mutating func setContentLength(_ length: Double, itemCount: Int? = nil) {
    inOneTurn {
      $0.flags.itemCount = itemCount ?? $0.flags.itemCount
      $0.scroll.contentLength = length
      $0.notify()
    }
  }

  /// The scroll view is resized, as by a rotation.
  public mutating func setViewport(_ length: Double) {
    inOneTurn {
      $0.scroll.viewport = length
      $0.notify()
    }
  }

  /// The app writes the content offset.
  ///
  /// One outside of the range stays there, as with UIKit.
  ///
  /// - Parameters:
  ///   - offset: In points.
  ///   - isAnimated: Whether the content takes 0.3 s to it, at an even speed. That cancels a touch, and a touch ends it. No by
  ///     default.
  public mutating func scroll(to offset: Double, isAnimated: Bool = false) {
    inOneTurn {
      if isAnimated {
        $0.cancelTouch()
        $0.scroll.scroll(to: $0.offset, stopsMotion: true)
        $0.animation = ScrollAnimation(from: $0.offset, to: offset, start: $0.time)
      } else {
        $0.animation = nil
        $0.scroll.scroll(to: offset)
      }
      $0.notify()
    }
  }

  /// Whether the scroll view is in a window.
  ///
  /// Leaving it loses the touch, ends every motion and brings the content into its range. Nobody is told of the touch.
  public var isInWindow: Bool {
    get { flags.isInWindow }
    set {
      inOneTurn {
        $0.flags.isInWindow = newValue
        if !newValue { $0.stopEverything() }
        $0.notify()
      }
    }
  }

  /// The app goes to the background, or comes back.
  ///
  /// Going there loses the touch, ends every motion and brings the content into its range. No frame comes and no timer
  /// fires until the app is back; actions go on.
  public mutating func setInBackground(_ isInBackground: Bool) {
    inOneTurn {
      $0.isInBackground = isInBackground
      if isInBackground { $0.stopEverything() }
      $0.send(isInBackground ? .enteredBackground : .enteredForeground)
    }
  }

  /// Whether the content is being zoomed.
  public var isZooming: Bool {
    get { flags.isZooming }
    set { flags.isZooming = newValue }
  }

  /// Whether section headers stick to the near edge.
  public var hasPinnedHeaders: Bool {
    get { flags.hasPinnedHeaders }
    set { flags.hasPinnedHeaders = newValue }
  }

  /// Whether view animations are enabled.
  public var areAnimationsEnabled: Bool {
    get { flags.areAnimationsEnabled }
    set { flags.areAnimationsEnabled = newValue }
  }

  private mutating func stopEverything() {
    finger = nil
    fingerVelocity = 0
    animation = nil
    scroll.touchCancelled()
    scroll.scroll(to: scroll.range.clamped(offset), stopsMotion: true)
  }
}

extension RefreshSimulation {
  /// An animated scroll of the app.
  struct ScrollAnimation: Equatable, Sendable {
    /// Nobody knows UIKit's; about 0.3 s is what is generally quoted.
    static let duration = 0.3

    let from: Double
    let to: Double
    let start: Double

    func offset(at time: Double) -> Double {
      from + (to - from) * min((time - start) / Self.duration, 1)
    }
  }

  mutating func followAnimation() {
    guard let animation else { return }
    scroll.scroll(to: animation.offset(at: time))
    if time >= animation.start + ScrollAnimation.duration { self.animation = nil }
  }
}
