#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif
#if canImport(UIKit) || canImport(HeadlessUIKit)
extension CALayer {
  /// The layer and all of its descendants, hidden ones included, parents first.
  var tree: [CALayer] { [self] + (sublayers ?? []).flatMap(\.tree) }

  /// The visible layers of the tree.
  var visibleTree: [CALayer] { isHidden ? [] : [self] + (sublayers ?? []).flatMap(\.visibleTree) }

  /// The loops of the tree: the animations without an end.
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
