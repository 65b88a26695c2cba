import Foundation

extension CALayer {
  /// Returns a copy with the present appearance on the screen, animations included.
  ///
  /// Returns `nil` for a subclass defined by the app: the stand-in copies only its own classes.
  public func presentation() -> Self? {
    headlessPresentation() as? Self
  }

  /// Returns the same copy, also for a subclass defined by the app: then as an instance of its UIKit superclass.
  public func headlessPresentation() -> CALayer {
    let copy: CALayer
    switch self {
    case let layer as CAShapeLayer: copy = CAShapeLayer(layer: layer)
    case let layer as CAGradientLayer: copy = CAGradientLayer(layer: layer)
    default: copy = CALayer(layer: self)
    }
    let time = localTime(world.clock.now)
    for entry in animations {
      let parts = (entry.animation as? CAAnimationGroup)?.animations ?? [entry.animation]
      for case let part as CAPropertyAnimation in parts {
        guard let keyPath = part.keyPath else { continue }
        if let value = part.value(at: time, of: modelValue(keyPath)) { copy.show(value, at: keyPath) }
      }
    }
    return copy
  }

  /// Returns the layer itself: only `presentation()` returns a different layer.
  public func model() -> Self {
    self
  }

  func copyBaseAppearance(to copy: CALayer) {
    copy.bounds = bounds
    copy.position = position
    copy.anchorPoint = anchorPoint
    copy.transform = transform
    copy.opacity = opacity
    copy.isHidden = isHidden
    copy.backgroundColor = backgroundColor
    copy.cornerRadius = cornerRadius
    copy.zPosition = zPosition
    copy.contents = contents
    copy.contentsScale = contentsScale
  }

  func baseValue(_ keyPath: String) -> Any? {
    let plane = affineTransform()
    return switch keyPath {
    case "bounds": bounds
    case "bounds.origin": bounds.origin
    case "bounds.size": bounds.size
    case "position": position
    case "opacity": Double(opacity)
    case "backgroundColor": backgroundColor
    case "transform.rotation", "transform.rotation.z": Double(atan2(plane.b, plane.a))
    case "transform.scale", "transform.scale.x": Double((plane.a * plane.a + plane.b * plane.b).squareRoot())
    case "transform.translation.x": Double(plane.tx)
    case "transform.translation.y": Double(plane.ty)
    case "contents": contents
    default: nil
    }
  }

  func showBase(_ value: Any, at keyPath: String) {
    let number = AnimatedValue.numbers(value)?.first ?? 0
    switch keyPath {
    case "bounds": bounds = value as? CGRect ?? bounds
    case "bounds.origin": bounds.origin = value as? CGPoint ?? bounds.origin
    case "bounds.size": bounds.size = value as? CGSize ?? bounds.size
    case "position": position = value as? CGPoint ?? position
    case "opacity": opacity = Float(number)
    case "transform": transform = value as? CATransform3D ?? transform
    case "transform.rotation", "transform.rotation.z": setPlane(angle: CGFloat(number), scale: nil)
    case "transform.scale", "transform.scale.x": setPlane(angle: nil, scale: CGFloat(number))
    case "transform.translation.x": transform.m41 = CGFloat(number)
    case "transform.translation.y": transform.m42 = CGFloat(number)
    case "contents": contents = value
    default: break
    }
  }

  /// Replaces the rotation or the scale of the transform, and keeps the rest.
  private func setPlane(angle: CGFloat?, scale: CGFloat?) {
    let present = affineTransform()
    let angle = angle ?? atan2(present.b, present.a)
    let scale = scale ?? (present.a * present.a + present.b * present.b).squareRoot()
    var result = CGAffineTransform(rotationAngle: angle).scaledBy(x: scale, y: scale)
    (result.tx, result.ty) = (present.tx, present.ty)
    setAffineTransform(result)
  }
}
