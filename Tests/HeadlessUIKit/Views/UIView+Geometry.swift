import Foundation

extension UIView {
  /// Returns a point of this view in the coordinates of another view; `nil` means the window.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let top = pointInTop(point)
    guard let view = view ?? window else { return top }
    return view.pointFromTop(top)
  }

  /// Returns a point of another view in the coordinates of this view; `nil` means the window.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    guard let view = view ?? window else { return pointFromTop(point) }
    return view.convert(point, to: self)
  }

  /// Returns a rectangle of this view in the coordinates of another view; `nil` means the window.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// Returns a rectangle of another view in the coordinates of this view; `nil` means the window.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  /// Resizes the view to the size that fits best.
  public func sizeToFit() {
    bounds.size = sizeThatFits(bounds.size)
  }

  private func pointInTop(_ point: CGPoint) -> CGPoint {
    guard let superview else { return point }
    return superview.pointInTop(pointInSuperview(point))
  }

  private func pointFromTop(_ point: CGPoint) -> CGPoint {
    guard let superview else { return point }
    return pointFromSuperview(superview.pointFromTop(point))
  }

  private func pointInSuperview(_ point: CGPoint) -> CGPoint {
    let local = CGPoint(x: point.x - bounds.midX, y: point.y - bounds.midY).applying(transform)
    return CGPoint(x: local.x + center.x, y: local.y + center.y)
  }

  func pointFromSuperview(_ point: CGPoint) -> CGPoint {
    let local = CGPoint(x: point.x - center.x, y: point.y - center.y).applying(transform.inverted())
    return CGPoint(x: local.x + bounds.midX, y: local.y + bounds.midY)
  }

  func hitView(at point: CGPoint, with event: UIEvent?) -> UIView? {
    // UIKit skips views that are hidden, ignore touches or have an opacity below 0.01 (documented).
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01 else { return nil }
    guard self.point(inside: point, with: event) else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(view.pointFromSuperview(point), with: event) { return hit }
    }
    return self
  }

  func setFrame(_ frame: CGRect) {
    let old = bounds
    let oldCenter = center
    layer.frame = frame
    reportGeometry(from: old, oldCenter)
  }

  func setBounds(_ bounds: CGRect) {
    let old = layer.bounds
    layer.bounds = bounds
    reportGeometry(from: old, center)
  }

  func setCenter(_ center: CGPoint) {
    let old = layer.position
    layer.position = center
    reportGeometry(from: bounds, old)
  }

  func setTransform(_ transform: CGAffineTransform) {
    let old = layer.transform
    layer.setAffineTransform(transform)
    if old != layer.transform { world.animateChange(of: layer, "transform", from: old, to: layer.transform) }
  }

  private func reportGeometry(from oldBounds: CGRect, _ oldCenter: CGPoint) {
    let new = bounds
    if oldCenter != center {
      world.animateChange(of: layer, "position", from: oldCenter, to: center)
    }
    if oldBounds.origin != new.origin {
      world.animateChange(of: layer, "bounds.origin", from: oldBounds.origin, to: new.origin)
      markForLayout()
    }
    if oldBounds.size != new.size {
      world.log.record(.write, headlessName, "bounds.size", [Double(new.width), Double(new.height)])
      world.animateChange(of: layer, "bounds.size", from: oldBounds.size, to: new.size)
      if autoresizesSubviews { subviews.forEach { $0.follow(from: oldBounds.size, to: new.size) } }
      markForLayout()
    }
    guard oldBounds != new || oldCenter != center else { return }
    geometryDidChange(from: oldBounds)
    updateSafeArea()
  }

  private func follow(from old: CGSize, to new: CGSize) {
    guard !autoresizingMask.isEmpty else { return }
    var frame = frame
    (frame.origin.x, frame.size.width) = Self.follow(
      frame.minX, frame.width, old.width, new.width, autoresizingMask.has(.flexibleLeftMargin, .flexibleWidth)
    )
    (frame.origin.y, frame.size.height) = Self.follow(
      frame.minY, frame.height, old.height, new.height, autoresizingMask.has(.flexibleTopMargin, .flexibleHeight)
    )
    self.frame = frame
  }

  /// Distributes a change of length to the flexible parts in proportion to their lengths, or equally if all are 0.
  private static func follow(
    _ start: CGFloat,
    _ length: CGFloat,
    _ old: CGFloat,
    _ new: CGFloat,
    _ flexible: (margin: Bool, length: Bool, farMargin: Bool)
  ) -> (start: CGFloat, length: CGFloat) {
    let parts = [
      flexible.margin ? start : 0, flexible.length ? length : 0, flexible.farMargin ? old - start - length : 0,
    ]
    let count = [flexible.margin, flexible.length, flexible.farMargin].filter { $0 }.count
    guard count > 0 else { return (start, length) }
    let total = parts.reduce(0, +)
    let change = new - old
    let shares = zip(parts, [flexible.margin, flexible.length, flexible.farMargin]).map { part, isFlexible in
      isFlexible ? (total == 0 ? change / CGFloat(count) : change * part / total) : 0
    }
    return (start + shares[0], length + shares[1])
  }
}

extension UIView.AutoresizingMask {
  /// The flexibility of near margin, length and far margin of an axis; the bit of the far margin follows that of the
  /// length.
  fileprivate func has(
    _ margin: UIView.AutoresizingMask,
    _ length: UIView.AutoresizingMask
  ) -> (margin: Bool, length: Bool, farMargin: Bool) {
    (contains(margin), contains(length), contains(UIView.AutoresizingMask(rawValue: length.rawValue * 2)))
  }
}
