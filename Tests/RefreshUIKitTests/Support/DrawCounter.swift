#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif
#if canImport(UIKit) || canImport(HeadlessUIKit)
import RefreshAnimators

/// Counts its drawings, and spins during a session.
final class DrawCounter: RefreshAnimator {
  private(set) var count = 0
  private(set) var last: RefreshUpdate?

  /// Called with each update before it is drawn.
  var onDraw: ((RefreshUpdate) -> Void)?

  func draw(_ update: RefreshUpdate, into drawing: inout Drawing) {
    count += 1
    last = update
    onDraw?(update)
    let center = Drawing.Point(x: 20, y: 20)
    let motion: Drawing.Motion? = update.state == .refreshing ? .spin(period: 1) : nil
    drawing.group(motion: motion, around: center) { $0.fill { $0.circle(center: center, radius: 9) } }
  }
}
#endif
