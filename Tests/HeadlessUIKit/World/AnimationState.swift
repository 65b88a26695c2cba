import Foundation

/// The view animations of a world.
struct AnimationState {
  /// One call of `UIView.animate`.
  final class Block {
    let duration: Double
    let delay: Double
    let timing: CAMediaTimingFunction
    let completion: ((Bool) -> Void)?
    var runningCount = 0
    var finished = true

    init(duration: Double, delay: Double, timing: CAMediaTimingFunction, completion: ((Bool) -> Void)?) {
      self.duration = duration
      self.delay = delay
      self.timing = timing
      self.completion = completion
    }
  }

  var isEnabled = true
  var open: [Block?] = []

  /// The current animation; `nil` outside of one.
  var present: Block? {
    isEnabled ? open.last ?? nil : nil
  }
}

extension HeadlessWorld {
  func animate(
    _ duration: Double,
    delay: Double,
    options: UIView.AnimationOptions,
    _ animations: () -> Void,
    _ completion: ((Bool) -> Void)?
  ) {
    let inherited = options.contains(.overrideInheritedDuration) ? nil : self.animations.present?.duration
    let timing = CAMediaTimingFunction(name: options.timingName)
    let block = AnimationState.Block(
      duration: inherited ?? duration, delay: delay, timing: timing, completion: completion
    )
    self.animations.open.append(block.duration > 0 ? block : nil)
    animations()
    self.animations.open.removeLast()
    if block.runningCount == 0, let completion {
      enqueue { completion(true) }
    }
  }

  func withoutAnimation(_ body: () -> Void) {
    let wasEnabled = animations.isEnabled
    animations.isEnabled = false
    body()
    animations.isEnabled = wasEnabled
  }

  /// Animates a change of a view property with the current animation.
  func animateChange(of layer: CALayer, _ keyPath: String, from: Any, to: Any) {
    guard let block = animations.present else { return }
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.fromValue = from
    animation.toValue = to
    animation.duration = block.duration
    animation.beginTime = block.delay > 0 ? now + block.delay : 0
    animation.fillMode = .backwards
    animation.timingFunction = block.timing
    block.runningCount += 1
    animation.wasRemoved = { [weak self] finished in
      block.runningCount -= 1
      block.finished = block.finished && finished
      guard block.runningCount == 0, let completion = block.completion else { return }
      let result = block.finished
      self?.enqueue { completion(result) }
    }
    layer.add(animation, forKey: layer.animation(forKey: keyPath) == nil ? keyPath : nil)
  }
}
