import Foundation

extension CALayer {
  /// Puts a layer at a place among the others in it.
  public func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    layer.removeFromSuperlayer()
    insert(layer, at: Int(idx))
  }

  /// Puts a layer just behind another one in it.
  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insert(layer, at: orderedSublayers.firstIndex { $0 === sibling } ?? 0)
  }

  /// Puts a layer just in front of another one in it.
  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insert(layer, at: (orderedSublayers.firstIndex { $0 === sibling } ?? orderedSublayers.count - 1) + 1)
  }

  /// Puts a layer in the place of another one in it.
  public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard let index = orderedSublayers.firstIndex(where: { $0 === oldLayer }) else { return }
    oldLayer.removeFromSuperlayer()
    newLayer.removeFromSuperlayer()
    insert(newLayer, at: index)
  }

  /// Returns the transform as one of the plane.
  public func affineTransform() -> CGAffineTransform {
    CATransform3DGetAffineTransform(transform)
  }

  /// Sets the transform as one of the plane.
  public func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  func insert(_ layer: CALayer, at index: Int) {
    orderedSublayers.insert(layer, at: min(max(index, 0), orderedSublayers.count))
    layer.superlayer = self
  }

  /// The view whose layer it is, if there is one.
  public var headlessView: UIView? {
    view
  }

  /// Whether the layer is under that of a window.
  var isInWindow: Bool {
    var top: CALayer? = self
    while let layer = top {
      if layer.view is UIWindow { return true }
      top = layer.superlayer
    }
    return false
  }

  /// The layer and all layers in it.
  var family: [CALayer] {
    [self] + (mask?.family ?? []) + orderedSublayers.flatMap(\.family)
  }
}
