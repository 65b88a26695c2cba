import RefreshCore
import ScrollPhysics

/// The list of a simulation: a scroll view with its insets, a finger on it, and what moves it otherwise.
///
/// It sends no notifications: that is up to the simulation that changes it.
struct SimulatedList: Equatable, Sendable {
  var scroll: ScrollSimulation
  /// The parts of a reading that depend on switches of the app and the system.
  var flags: ScrollMetrics
  var inset: SidePair { didSet { applyInsets() } }
  var systemInset: SidePair { didSet { applyInsets() } }
  /// The position of the finger; `nil` while no finger is down.
  private(set) var finger: Double?
  /// The velocity of the finger, in points per second.
  private var fingerVelocity = 0.0
  /// The movement of the finger; `nil` while it rests.
  var path: Path?
  /// The animated scroll by the app; `nil` without one.
  var animation: Path?

  init(_ reading: ScrollMetrics) {
    inset = reading.inset
    systemInset = reading.systemInset
    flags = ScrollMetrics(
      scale: reading.scale, isInWindow: reading.isInWindow, areAnimationsEnabled: reading.areAnimationsEnabled,
      hasPinnedHeaders: reading.hasPinnedHeaders, itemCount: reading.itemCount)
    flags.insetStair = reading.insetStair
    scroll = ScrollSimulation(
      viewport: reading.viewport, contentLength: reading.contentLength,
      insets: ScrollInsets(near: reading.adjustedInset.near, far: reading.adjustedInset.far), scale: reading.scale)
    scroll.scroll(to: reading.offset)
  }

  var offset: Double { scroll.offset }

  /// `true` without a finger and a motion.
  var isStill: Bool { finger == nil && scroll.phase == .idle && animation == nil }

  var reading: ScrollMetrics {
    var reading = flags
    reading.offset = scroll.offset
    reading.contentLength = scroll.contentLength
    reading.viewport = scroll.viewport
    reading.inset = inset
    reading.adjustedInset = SidePair(near: scroll.insets.near, far: scroll.insets.far)
    reading.isDragging = scroll.phase.isDragging
    reading.isTracking = scroll.phase.isTracking
    reading.isDecelerating = scroll.phase.isDecelerating
    reading.isScrollAnimating = animation != nil
    if scroll.phase.isDragging { reading.dragVelocity = -fingerVelocity }
    return reading
  }

  /// Gives the scroll view its insets, which moves its content into the range.
  private mutating func applyInsets() {
    scroll.insets = ScrollInsets(near: inset.near + systemInset.near, far: inset.far + systemInset.far)
  }

  /// Forgets what a lift has reported, at the end of its turn.
  mutating func endTurn() {
    flags.isLifting = false
    flags.dragVelocity = 0
  }

  /// Loses the touch, ends every motion and moves the content into its range.
  mutating func stopEverything() {
    finger = nil
    fingerVelocity = 0
    animation = nil
    scroll.touchCancelled()
    scroll.scroll(to: scroll.range.clamped(offset), stopsMotion: true)
  }
}

extension SimulatedList {
  /// A movement at constant speed.
  struct Path: Equatable, Sendable {
    let from: Double
    let to: Double
    let start: Double
    let duration: Double

    func position(at time: Double) -> Double {
      guard duration > 0 else { return to }
      return from + (to - from) * min((time - start) / duration, 1)
    }
  }

  /// The duration of an animated scroll in seconds; that of UIKit is not documented, and about 0.3 s is usually quoted.
  private static let animationDuration = 0.3

  /// Begins an animated scroll by the app, which ends every other motion.
  mutating func animate(to offset: Double, at time: Double) {
    scroll.scroll(to: self.offset, stopsMotion: true)
    animation = Path(from: self.offset, to: offset, start: time, duration: Self.animationDuration)
  }

  /// Moves the content by a frame, without the finger.
  mutating func advance(by seconds: Double, to time: Double) {
    scroll.advance(by: seconds)
    guard let animation else { return }
    scroll.scroll(to: animation.position(at: time))
    if time >= animation.start + animation.duration { self.animation = nil }
  }

  mutating func touchDown(at position: Double, time: Double) {
    finger = position
    animation = nil
    scroll.touchDown(at: position, time: time)
  }

  /// Moves the finger, with the velocity that it needs for that within a frame.
  mutating func moveFinger(to position: Double, at time: Double, frameRate: Double) {
    fingerVelocity = (position - (finger ?? position)) * frameRate
    finger = position
    scroll.touchMoved(to: position, time: time)
  }

  /// Takes the finger away; until the end of the turn, the pan is still to be reset and has its last velocity.
  mutating func liftFinger(_ lift: (inout ScrollSimulation) -> Void) {
    flags.isLifting = true
    lift(&scroll)
    flags.dragVelocity = scroll.velocity
    finger = nil
    fingerVelocity = 0
  }

  /// The position of the finger at which the content stands at an offset, as the scroll view rounds it.
  ///
  /// Only the scroll view knows where its drag began, so the positions are tried on a copy of it.
  func fingerPosition(forOffset offset: Double, at time: Double) -> Double {
    guard let finger else { return 0 }
    let goal = scroll.grid.rounded(offset)
    let wanted = raw(at: goal)
    var position = finger
    var trial = scroll
    if !trial.phase.isDragging && trial.offset != goal {
      position += trial.offset > goal ? ScrollDrag.hysteresis : -ScrollDrag.hysteresis
    }
    for _ in 0..<Self.mostTrials where trial.offset != goal {
      position += raw(at: trial.offset) - wanted
      trial.touchMoved(to: position, time: time)
    }
    return position
  }

  /// The maximum number of trials; the first one is off by a rounding error and the travel before the drag.
  private static let mostTrials = 8

  /// The offset before the rubber band.
  private func raw(at offset: Double) -> Double {
    scroll.range.raw(forRubberBanded: offset, coefficient: scroll.rubberBandCoefficient)
  }
}
