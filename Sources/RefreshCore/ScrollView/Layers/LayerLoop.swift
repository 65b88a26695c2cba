#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif

/// The looping animation of one layer.
///
/// The animation is added once and kept while motion and start do not change. Its phase depends on the start, not on
/// the time at which it is added, so it can be added again at any time.
struct LayerLoop {
  private var running: Key?
  private var keyPaths: [String] = []

  private struct Key: Equatable {
    let motion: Drawing.Motion
    let motionStart: Double
    let base: Base
  }

  /// The ends of a stroke, on which its animated values depend; the standard ones for a group.
  struct Base: Equatable {
    var start = 0.0
    var end = 1.0
  }

  /// Runs a motion on a layer.
  ///
  /// - Parameters:
  ///   - motion: The loop.
  ///   - motionStart: The host time of its phase 0, in seconds.
  ///   - base: The ends of the stroke.
  ///   - layer: The animated layer.
  ///   - values: Returns the layer's properties for a value of the motion.
  mutating func run(
    _ motion: Drawing.Motion, _ motionStart: Double, base: Base, on layer: CALayer,
    values: (Double) -> [(String, Double)]
  ) {
    let key = Key(motion: motion, motionStart: motionStart, base: base)
    guard key != running else { return }
    remove(from: layer)
    running = key
    keyPaths = values(0).map(\.0)
    for (index, keyPath) in keyPaths.enumerated() {
      layer.add(animation(keyPath, motion, motionStart, on: layer) { values($0)[index].1 }, forKey: keyPath)
    }
  }

  mutating func remove(from layer: CALayer) {
    guard running != nil else { return }
    keyPaths.forEach { layer.removeAnimation(forKey: $0) }
    keyPaths = []
    running = nil
  }

  private func animation(
    _ keyPath: String, _ motion: Drawing.Motion, _ motionStart: Double, on layer: CALayer,
    value: (Double) -> Double
  ) -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: keyPath)
    let corners = motion.wave.corners
    animation.values = corners.map { NSNumber(value: value($0.value)) }
    animation.keyTimes = corners.map { NSNumber(value: $0.time) }
    animation.duration = motion.period
    animation.repeatCount = .infinity
    animation.isRemovedOnCompletion = false
    // Core Animation reads a `beginTime` of 0 as now; one period earlier, the phase is the same.
    let start = layer.convertTime(motion.start(motionStart: motionStart), from: nil)
    animation.beginTime = start == 0 ? -motion.period : start
    return animation
  }
}

#endif
