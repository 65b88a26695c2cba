#if canImport(HeadlessUIKit)
import HeadlessUIKit

/// A shape with its present appearance on the screen, including animations of the shape and its ancestors.
struct SeenStroke {
  let place: CGAffineTransform
  let opacity: Double
  let start: Double
  let end: Double

  /// All visible shapes in a layer, in the layer's coordinates.
  static func all(in layer: CALayer) -> [SeenStroke] {
    (layer.sublayers ?? []).flatMap { all(at: $0, .identity, 1) }
  }

  private static func all(at layer: CALayer, _ outside: CGAffineTransform, _ opacity: Double) -> [SeenStroke] {
    guard !layer.isHidden else { return [] }
    let shown = layer.headlessPresentation()
    let place = shown.toSuperlayer.concatenating(outside)
    let opacity = opacity * Double(shown.opacity)
    let own = (shown as? CAShapeLayer).map {
      SeenStroke(place: place, opacity: opacity, start: Double($0.strokeStart), end: Double($0.strokeEnd))
    }
    return (own.map { [$0] } ?? []) + (layer.sublayers ?? []).flatMap { all(at: $0, place, opacity) }
  }

  /// The largest difference: of opacity, of the drawn part, and of the positions of a point and two neighbours, in
  /// points.
  func difference(from other: SeenStroke, near point: CGPoint) -> Double {
    zip(numbers(near: point), other.numbers(near: point)).map { abs($0 - $1) }.max() ?? 0
  }

  private func numbers(near point: CGPoint) -> [Double] {
    let corners = [point, CGPoint(x: point.x + 1, y: point.y), CGPoint(x: point.x, y: point.y + 1)]
    return corners.map { $0.applying(place) }.flatMap { [Double($0.x), Double($0.y)] } + [opacity, start, end]
  }
}

extension CALayer {
  /// The map from the layer's coordinates to those of an ancestor, without animations.
  func transform(to other: CALayer) -> CGAffineTransform {
    sequence(first: self, next: \.superlayer).prefix { $0 !== other }
      .reduce(.identity) { $0.concatenating($1.toSuperlayer) }
  }

  /// The map from the layer's coordinates to those of its superlayer.
  fileprivate var toSuperlayer: CGAffineTransform {
    let anchor = CGPoint(
      x: bounds.minX + bounds.width * anchorPoint.x, y: bounds.minY + bounds.height * anchorPoint.y)
    return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(affineTransform())
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }
}
#endif
