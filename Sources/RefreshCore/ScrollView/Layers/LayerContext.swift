#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif

/// The properties that a level of a drawing inherits from the groups around it.
struct LayerContext {
  /// The offset to the coordinates of the control, in points; `nil` if a group around the level rotates, scales or
  /// loops.
  var offset: CGPoint?

  /// The innermost loop around the level that changes strokes.
  var strokeLoop: Drawing.Motion?

  /// The context for the content of a group.
  func inside(_ group: Drawing.Group) -> LayerContext {
    var inner = self
    if group.motion?.property.isOfStrokes == true { inner.strokeLoop = group.motion }
    let place = group.placement
    let isShift = place.a == 1 && place.b == 0 && place.c == 0 && place.d == 1
    if isShift && group.motion.map(\.property.isOfStrokes) ?? true {
      inner.offset = offset.map { CGPoint(x: $0.x + CGFloat(place.tx), y: $0.y + CGFloat(place.ty)) }
    } else {
      inner.offset = nil
    }
    return inner
  }
}

extension Drawing.Motion.Property {
  /// `true` if the loop changes the strokes in a group instead of the group.
  fileprivate var isOfStrokes: Bool { self == .strokeLength || self == .strokeEnd }
}

#endif
