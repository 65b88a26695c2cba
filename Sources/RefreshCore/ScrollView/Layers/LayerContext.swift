#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif

/// What a level of a drawing takes from the groups around it.
struct LayerContext {
  /// From its coordinates to those of the strip, in points; `nil` if something around it turns, scales or loops.
  var offset: CGPoint?

  /// The loop around it that changes strokes; of several the innermost.
  var strokeLoop: Drawing.Motion?

  /// What the content of a group takes from it and from what is around it.
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
  /// Whether the loop changes the strokes in a group, and not the group.
  fileprivate var isOfStrokes: Bool { self == .strokeLength || self == .strokeEnd }
}

#endif
