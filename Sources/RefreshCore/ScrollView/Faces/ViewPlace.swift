#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif

/// Where a view stands in the strip that a pull uncovers.
///
/// It is as long as the space that is held, or as the pull that arms if none is. With the content it stands at the
/// content's edge and comes in with it; pinned or floating it stands at the rest line and is uncovered.
struct ViewPlace {
  /// In the strip, in points.
  let frame: CGRect

  /// - Parameters:
  ///   - update: What is happening.
  ///   - placement: Where the control stands.
  ///   - strip: The size of the strip, in points.
  init(_ update: RefreshUpdate, placement: RefreshPlacement, in strip: CGSize) {
    let length = CGFloat(update.heldExtent > 0 ? update.heldExtent : update.triggerDistance)
    let room = (update.edge.isVertical ? strip.height : strip.width) - length
    let start = (placement == .withContent) == update.isAtFarSide ? 0 : room
    frame =
      update.edge.isVertical
      ? CGRect(x: 0, y: start, width: strip.width, height: length)
      : CGRect(x: start, y: 0, width: length, height: strip.height)
  }
}

#endif
