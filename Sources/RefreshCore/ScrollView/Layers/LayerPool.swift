#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif

/// The layers of one level of a drawing, reused by their index.
@MainActor
final class LayerPool {
  private let container: CALayer
  private var layers: [CALayer] = []
  private var used = 0

  /// The number of layers at the beginning that may not be hidden.
  private var shown = 0

  init(in container: CALayer) { self.container = container }

  /// Starts a drawing: the first layer is the next to be reused.
  func begin() { used = 0 }

  /// The layer at the next index, if it has the given class, otherwise a new one in its place.
  func next<Layer: CALayer>(_ kind: Layer.Type, make: () -> Layer) -> Layer {
    let index = used
    used = index + 1
    if index < layers.count, let layer = layers[index] as? Layer {
      if index >= shown { layer.isHidden = false }
      return layer
    }
    let layer = make()
    if index < layers.count {
      layers[index].removeFromSuperlayer()
      layers[index] = layer
    } else {
      layers.append(layer)
    }
    container.insertSublayer(layer, at: UInt32(index))
    return layer
  }

  /// Hides unused layers and ends their loops; they are kept for later drawings.
  func end() {
    for index in used..<max(used, shown) {
      layers[index].isHidden = true
      forgetLoops(of: layers[index])
    }
    shown = used
  }

  /// Allows the next drawing to restart all loops, in phase.
  func forgetLoops() { layers.forEach(forgetLoops) }

  private func forgetLoops(of layer: CALayer) {
    (layer as? GroupLayer)?.forgetLoops()
    (layer as? ShapeLayer)?.forgetLoop()
  }
}

#endif
