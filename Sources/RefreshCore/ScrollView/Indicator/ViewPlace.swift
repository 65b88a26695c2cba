#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif

/// The frame of a view in the uncovered area.
///
/// Its length is the held extent, or the trigger distance if no space is held. With `.withContent` it lies at the
/// content's edge and moves in with it; pinned or floating it lies at the rest line and is uncovered.
struct ViewPlace {
  /// The frame in the uncovered area, in points.
  let frame: CGRect

  /// - Parameters:
  ///   - update: The present update.
  ///   - placement: The placement of the control.
  ///   - area: The size of the uncovered area, in points.
  init(_ update: RefreshUpdate, placement: RefreshPlacement, in area: CGSize) {
    let length = CGFloat(update.heldExtent > 0 ? update.heldExtent : update.triggerDistance)
    let room = (update.edge.isVertical ? area.height : area.width) - length
    let start = (placement == .withContent) == update.isAtFarSide ? 0 : room
    frame =
      update.edge.isVertical
      ? CGRect(x: 0, y: start, width: area.width, height: length)
      : CGRect(x: start, y: 0, width: length, height: area.height)
  }
}

#endif
