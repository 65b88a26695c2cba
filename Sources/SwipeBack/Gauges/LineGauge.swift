import RefreshCore
import ScrollPhysics

/// A line along the lower edge of the navigation bar, which grows from the trailing edge.
///
/// ```swift
/// navigationController.swipeBack.gauge = LineGauge(color: .hex(0x007AFF))
/// navigationController.swipeBack.gauge = .line
/// ```
public struct LineGauge: SwipeBackGauge, Equatable {
  private let color: Drawing.Color

  /// The height of the line in points.
  private static let height = 2.0

  /// Creates the line; in the tint by default.
  public init(color: Drawing.Color = .tint) { self.color = color }

  /// Draws a frame.
  public func draw(_ update: SwipeBackUpdate, into drawing: inout Drawing) {
    drawing.fill(Drawing.Paint(color).opacity(update.growingOpacity)) {
      $0.growing(update, from: max(update.barBottom - Self.height, 0), height: Self.height)
    }
  }
}

/// No picture: the app draws the progress itself.
///
/// ```swift
/// navigationController.swipeBack.gauge = .none
/// navigationController.swipeBack.gauge = NoGauge()  // the same
/// ```
public struct NoGauge: SwipeBackGauge, Equatable {
  /// Creates no picture.
  public init() {}

  /// Draws a frame.
  public func draw(_ update: SwipeBackUpdate, into drawing: inout Drawing) {}
}

extension SwipeBackGauge where Self == LineGauge {
  /// A line along the lower edge of the navigation bar.
  public static var line: LineGauge { LineGauge() }
}

extension SwipeBackGauge where Self == NoGauge {
  /// No picture.
  public static var none: NoGauge { NoGauge() }
}

extension SwipeBackUpdate {
  /// The opacity of what grows: 0.1 + 0.25 · p^1.2, and less as it leaves.
  ///
  /// With Reduce Motion it fades in place.
  var growingOpacity: Double {
    let power = progress > 0 ? Kernel.exp(1.2 * Kernel.log(progress)) : 0
    return (reducesMotion ? 0.35 * progress : 0.1 + 0.25 * power) * (1 - leavingFraction)
  }
}

extension Drawing.Path {
  /// Adds a rectangle that grows from the trailing edge, or has the whole width with Reduce Motion.
  mutating func growing(_ update: SwipeBackUpdate, from top: Double, height: Double) {
    let width = update.size.width * (update.reducesMotion ? 1 : update.progress)
    let size = Drawing.Size(width: update.isRightToLeft ? width : -width, height: height)
    rect(origin: .init(x: update.x(update.size.width), y: top), size: size)
  }
}
