import RefreshCore

/// Everything that a gauge is told, for one frame.
///
/// ```swift
/// var update = SwipeBackUpdate(state: .armed, progress: 1, size: .init(width: 390, height: 844))
/// (update.stretch, update.armedFraction, update.leavingFraction) = (0.2, 1, 0)
/// (update.fingerY, update.barBottom) = (400, 100)
/// (update.isRightToLeft, update.reducesMotion) = (true, false)
/// let edge = update.x(0)  // 390: the leading edge is the right one
/// ```
public struct SwipeBackUpdate: Equatable, Sendable {
  /// The state of the swipe.
  public var state: SwipeBackState

  /// The progress from 0 to 1: 1 at the distance that goes back.
  public var progress: Double

  /// The progress beyond 1, with resistance: from 0 to less than 0.5.
  public var stretch = 0.0

  /// The armed fraction from 0 to 1, damped; it follows the state within a tenth of a second.
  public var armedFraction = 0.0

  /// The fraction from 0 to 1 by which the gauge has left, damped: 0 until the screen goes back.
  public var leavingFraction = 0.0

  /// The height of the finger in the drawing, in points.
  public var fingerY = 0.0

  /// The size of the drawing: the view of the navigation controller, or the view that is filled.
  public var size: Drawing.Size

  /// The lower edge of the navigation bar in the drawing, in points; 0 without a bar.
  public var barBottom = 0.0

  /// `true` if the layout runs from right to left: the leading edge is the right one.
  public var isRightToLeft = false

  /// `true` if the user turned on Reduce Motion.
  public var reducesMotion = false

  /// Creates an update.
  public init(state: SwipeBackState = .tracking, progress: Double, size: Drawing.Size) {
    (self.state, self.progress, self.size) = (state, progress, size)
  }

  package init(_ machine: SwipeBackMachine, size: Drawing.Size) {
    self.init(state: machine.state, progress: machine.progress, size: size)
    (stretch, fingerY) = (machine.stretch, machine.fingerY)
    (armedFraction, leavingFraction) = (machine.armedFraction, machine.leavingFraction)
  }

  /// The coordinate of a distance from the leading edge, in points.
  public func x(_ distance: Double) -> Double { isRightToLeft ? size.width - distance : distance }
}

/// Draws the progress of a swipe.
///
/// ```swift
/// struct DotGauge: SwipeBackGauge {
///   func draw(_ update: SwipeBackUpdate, into drawing: inout Drawing) {
///     drawing.fill(.tint) { $0.circle(center: .init(x: update.x(20), y: update.fingerY), radius: 12 * update.progress) }
///   }
/// }
/// navigationController.swipeBack.gauge = DotGauge()
/// ```
public protocol SwipeBackGauge {
  /// Draws a frame; not called at rest, where nothing is shown.
  func draw(_ update: SwipeBackUpdate, into drawing: inout Drawing)
}
