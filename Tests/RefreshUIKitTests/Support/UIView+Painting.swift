#if canImport(HeadlessUIKit)
import HeadlessUIKit

extension UIView {
  /// The siblings with a background that are painted over the view, from back to front.
  var coveringSiblings: [UIView] {
    let siblings = superview?.subviews ?? []
    guard let place = siblings.firstIndex(where: { $0 === self }) else { return [] }
    return siblings.enumerated().filter { index, sibling in
      let (depth, own) = (sibling.layer.zPosition, layer.zPosition)
      return (depth > own || depth == own && index > place) && sibling.isPainted && sibling.frame.intersects(frame)
    }.map(\.element)
  }

  private var isPainted: Bool { !isHidden && alpha > 0 && backgroundColor != nil }
}
#endif
