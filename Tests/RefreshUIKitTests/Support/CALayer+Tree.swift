#if canImport(HeadlessUIKit)
import HeadlessUIKit

extension CALayer {
  /// The layer and all layers in it, those that are hidden included, from the outside in.
  var tree: [CALayer] { [self] + (sublayers ?? []).flatMap(\.tree) }

  /// Those of the tree that are seen.
  var visibleTree: [CALayer] { isHidden ? [] : [self] + (sublayers ?? []).flatMap(\.visibleTree) }

  /// The loops of the tree: animations that never end.
  var loops: [(layer: CALayer, animation: CAKeyframeAnimation)] {
    tree.flatMap { layer in
      (layer.animationKeys() ?? []).compactMap { key in
        guard let loop = layer.animation(forKey: key) as? CAKeyframeAnimation, loop.repeatCount == .infinity else {
          return nil
        }
        return (layer, loop)
      }
    }
  }
}
#endif
