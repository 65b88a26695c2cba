import RefreshCore
import ScrollPhysics

/// The scroll view of a simulation, with its insets, a finger on it, and what moves it otherwise.
///
/// The app and the system change it; lengths are in points.
///
/// ```swift
/// simulation.list.inset.far = 83                           // like contentInset.bottom = 83
/// simulation.list.systemInset = .init(near: 59, far: 34)
/// simulation.list.itemCount = 120
/// simulation.list.contentLength = 6000
/// simulation.list.viewport = 393                           // a rotation
/// simulation.list.isInWindow = false
/// (simulation.list.isZooming, simulation.list.hasPinnedHeaders, simulation.list.areAnimationsEnabled) = (true, true, false)
/// print(simulation.list.finger ?? SimulatedList.touchPosition, simulation.list.offset == simulation.list.reading.offset)
/// ```
///
/// Two differences between versions of UIKit:
///
/// ```swift
/// simulation.list.reportsLifts = false
/// simulation.list.bouncesInLift = true
/// simulation.flick(velocity: 80 / SimulatedList.flickDuration)
/// ```
public struct SimulatedList: Equatable, Sendable {
  /// The default position of a finger that touches down, in points of the view.
  public static let touchPosition = 300.0

  /// The duration of a flick, in seconds.
  public static let flickDuration = 0.1

  /// The inset of the scroll view: the app's own and the added inset.
  ///
  /// One side is changed like `contentInset.bottom`, by a write of both.
  public var inset: RefreshStateMachine.SidePair { didSet { applyInsets() } }

  /// The inset that the system adds, such as the safe area, a bar or a keyboard.
  public var systemInset: RefreshStateMachine.SidePair { didSet { applyInsets() } }

  /// The number of items; a scroll view notifies only of the change of its length.
  public var itemCount: Int

  /// `true` if the scroll view is in a window.
  ///
  /// Leaving the window loses the touch without notification, ends every motion and moves the content into its range.
  public var isInWindow: Bool { didSet { if !isInWindow { stopEverything() } } }

  /// `true` if the content is being zoomed.
  public var isZooming = false

  /// `true` if section headers are pinned to the near edge.
  public var hasPinnedHeaders: Bool

  /// `true` if view animations are enabled.
  public var areAnimationsEnabled: Bool

  /// `true` if the machine is notified of a lift at once, as by a target of the pan; otherwise in the next frame.
  ///
  /// A cancelled touch is always reported, because no other source distinguishes it from a lift. `true` by default.
  public var reportsLifts = true

  /// `true` if the scroll view's bounce makes its first step during the lift instead of the next frame.
  ///
  /// UIKit has been observed to do both. `false` by default.
  public var bouncesInLift = false

  /// The position of the finger along the axis; `nil` while no finger is down.
  public private(set) var finger: Double?

  var scroll: ScrollSimulation
  private let insetStair: Double
  /// The velocity of the finger, in points per second.
  private var fingerVelocity = 0.0
  /// The velocity of the content at a lift, until the end of its turn.
  private var liftVelocity: Double?
  /// The movement of the finger; `nil` while it rests.
  var path: Path?
  /// The animated scroll by the app; `nil` without one.
  private var animation: Path?

  init(_ reading: ScrollMetrics) {
    inset = reading.inset
    systemInset = reading.systemInset
    (itemCount, insetStair, hasPinnedHeaders) = (reading.itemCount, reading.insetStair, reading.hasPinnedHeaders)
    (isInWindow, areAnimationsEnabled) = (reading.isInWindow, reading.areAnimationsEnabled)
    scroll = ScrollSimulation(
      viewport: reading.viewport, contentLength: reading.contentLength,
      insets: ScrollInsets(near: reading.adjustedInset.near, far: reading.adjustedInset.far), scale: reading.scale)
    scroll.scroll(to: reading.offset)
  }

  /// `true` without a finger and a motion.
  var isStill: Bool { finger == nil && scroll.phase == .idle && animation == nil }

  /// Returns `true` if a scroll view notifies of the changes since another value.
  func notifies(after former: SimulatedList) -> Bool {
    scroll != former.scroll || inset != former.inset || isInWindow != former.isInWindow
  }
}

extension SimulatedList {
  /// The length of the content.
  public var contentLength: Double {
    get { scroll.contentLength }
    set { scroll.contentLength = newValue }
  }

  /// The length of the scroll view, which a rotation changes.
  public var viewport: Double {
    get { scroll.viewport }
    set { scroll.viewport = newValue }
  }

  /// The content offset.
  public var offset: Double { scroll.offset }

  /// The present reading, as the machine gets it.
  public var reading: RefreshStateMachine.ScrollMetrics {
    let phase = scroll.phase
    var reading = ScrollMetrics(
      offset: scroll.offset, contentLength: scroll.contentLength, viewport: scroll.viewport, inset: inset,
      adjustedInset: SidePair(near: scroll.insets.near, far: scroll.insets.far), scale: scroll.grid.scale,
      isDragging: phase.isDragging, isTracking: phase.isTracking, isDecelerating: phase.isDecelerating,
      isLifting: liftVelocity != nil, isZooming: isZooming, isScrollAnimating: animation != nil,
      isInWindow: isInWindow, areAnimationsEnabled: areAnimationsEnabled, hasPinnedHeaders: hasPinnedHeaders,
      dragVelocity: phase.isDragging ? -fingerVelocity : liftVelocity ?? 0, itemCount: itemCount)
    reading.insetStair = insetStair
    return reading
  }

  /// Gives the scroll view its insets, which moves its content into the range.
  private mutating func applyInsets() {
    scroll.insets = ScrollInsets(near: inset.near + systemInset.near, far: inset.far + systemInset.far)
  }

  /// Forgets what a lift has reported, at the end of its turn.
  mutating func endTurn() { liftVelocity = nil }

  /// Loses the touch, ends every motion and moves the content into its range.
  mutating func stopEverything() {
    finger = nil
    fingerVelocity = 0
    animation = nil
    scroll.touchCancelled()
    scroll.scroll(to: scroll.range.clamped(offset), stopsMotion: true)
  }

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

  /// Scrolls by the app; an animated scroll ends every other motion.
  mutating func scroll(to offset: Double, isAnimated: Bool, at time: Double) {
    scroll.scroll(to: isAnimated ? self.offset : offset, stopsMotion: isAnimated)
    animation = isAnimated ? Path(from: self.offset, to: offset, start: time, duration: Self.animationDuration) : nil
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
    lift(&scroll)
    liftVelocity = scroll.velocity
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
