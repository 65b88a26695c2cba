import Foundation

extension CALayer {
  /// Inserts a sublayer at an index.
  public func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    layer.removeFromSuperlayer()
    insert(layer, at: Int(idx))
  }

  /// Inserts a sublayer below another sublayer.
  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insert(layer, at: orderedSublayers.firstIndex { $0 === sibling } ?? 0)
  }

  /// Inserts a sublayer above another sublayer.
  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insert(layer, at: (orderedSublayers.firstIndex { $0 === sibling } ?? orderedSublayers.count - 1) + 1)
  }

  /// Replaces a sublayer.
  public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard let index = orderedSublayers.firstIndex(where: { $0 === oldLayer }) else { return }
    oldLayer.removeFromSuperlayer()
    newLayer.removeFromSuperlayer()
    insert(newLayer, at: index)
  }

  /// Returns the transform as an affine transform.
  public func affineTransform() -> CGAffineTransform {
    CATransform3DGetAffineTransform(transform)
  }

  /// Sets the transform to an affine transform.
  public func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  func insert(_ layer: CALayer, at index: Int) {
    orderedSublayers.insert(layer, at: min(max(index, 0), orderedSublayers.count))
    layer.superlayer = self
  }

  /// The view of the layer, if any.
  public var headlessView: UIView? {
    view
  }

  /// `true` if the layer is below that of a window.
  var isInWindow: Bool {
    var top: CALayer? = self
    while let layer = top {
      if layer.view is UIWindow { return true }
      top = layer.superlayer
    }
    return false
  }

  /// The layer and all of its descendants.
  var family: [CALayer] {
    [self] + (mask?.family ?? []) + orderedSublayers.flatMap(\.family)
  }
}
