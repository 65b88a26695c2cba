#if REFRESH_ADAPTER
import RefreshCore

/// A colour that fills a view of the app from its trailing edge, under its content: for a back button of the app's own.
///
/// The back button of the system is a private view, and not touched.
///
/// ```swift
/// detail.swipeBack.gauge = FillGauge(backButton, color: .hex(0x007AFF))
/// detail.swipeBack.gauge = .fill(backButton)
/// ```
public struct FillGauge: SwipeBackGauge {
  private(set) weak var view: UIView?
  private let color: Drawing.Color

  /// Creates the filling of a view, which is not retained; in the tint by default.
  public init(_ view: UIView, color: Drawing.Color = .tint) { (self.view, self.color) = (view, color) }

  /// Draws a frame.
  public func draw(_ update: SwipeBackUpdate, into drawing: inout Drawing) {
    drawing.fill(Drawing.Paint(color).opacity(update.growingOpacity)) {
      $0.growing(update, from: 0, height: update.size.height)
    }
  }
}

extension SwipeBackGauge where Self == FillGauge {
  /// A colour that fills a view of the app from its trailing edge.
  public static func fill(_ view: UIView) -> FillGauge { FillGauge(view) }
}
#endif
