import Foundation

extension UIView {
  func makeLayer() -> CALayer {
    let layer: CALayer
    switch type(of: self).layerClass {
    case is CAShapeLayer.Type: layer = CAShapeLayer()
    case is CAGradientLayer.Type: layer = CAGradientLayer()
    default: layer = CALayer()
    }
    layer.view = self
    layer.viewName = "\(type(of: self))"
    return layer
  }

  /// The name in the log: the one set by a test, otherwise the type.
  var headlessName: String {
    layer.viewName ?? ""
  }

  func setAlpha(_ alpha: CGFloat) {
    let old = layer.opacity
    layer.opacity = Float(alpha)
    if old != layer.opacity {
      world.animateChange(of: layer, "opacity", from: Double(old), to: Double(layer.opacity))
    }
  }

  func setBackground(_ color: UIColor?) {
    ownBackground = color
    layer.backgroundColor = color?.resolvedColor(with: traitCollection).cgColor
  }

  func setTint(_ color: UIColor?) {
    let old = tintColor
    ownTint = color
    if tintColor != old { announceTint() }
  }

  func announceTint() {
    tintColorDidChange()
    for view in subviews where view.ownTint == nil {
      view.announceTint()
    }
  }

  /// The part of the window's safe area that overlaps the view, in points.
  var computedSafeArea: UIEdgeInsets {
    if let window = self as? UIWindow { return window.ownSafeArea }
    guard window != nil, let superview else { return world.switches.safeAreaOffWindow == .kept ? lastSafeArea : .zero }
    let covered = controller?.coveredByBars ?? .zero
    let above = superview.safeAreaInsets
    guard above != .zero else { return covered }
    let frame = frame
    let space = superview.bounds
    return UIEdgeInsets(
      top: Self.part(of: above.top, beyond: frame.minY - space.minY) + covered.top,
      left: Self.part(of: above.left, beyond: frame.minX - space.minX) + covered.left,
      bottom: Self.part(of: above.bottom, beyond: space.maxY - frame.maxY) + covered.bottom,
      right: Self.part(of: above.right, beyond: space.maxX - frame.maxX) + covered.right
    )
  }

  /// The part of a superview's inset that reaches into a view at a distance from that edge.
  private static func part(of inset: CGFloat, beyond distance: CGFloat) -> CGFloat {
    inset == 0 ? 0 : max(0, inset - distance)
  }

  /// Updates the safe area of the view and its descendants.
  func updateSafeArea() {
    let new = safeAreaInsets
    if new != lastSafeArea {
      lastSafeArea = new
      safeAreaInsetsDidChange()
      surroundingsDidChange()
    }
    subviews.forEach { $0.updateSafeArea() }
  }

  func announceTraits(from previous: UITraitCollection) {
    if let ownBackground { setBackground(ownBackground) }
    traitCollectionDidChange(previous)
    traitObservers.forEach { $0.notify(self, previous) }
    markForLayout()
    subviews.forEach { $0.announceTraits(from: previous) }
  }

  /// Returns the layout direction of content with a semantic attribute.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(for: attribute, relativeTo: HeadlessWorld.current.traits.layoutDirection)
  }

  class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute,
    relativeTo direction: UITraitEnvironmentLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch attribute {
    case .forceRightToLeft: .rightToLeft
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .unspecified: direction == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }
}
