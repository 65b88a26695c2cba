import Foundation

extension CALayer {
  /// Adds an animation for a key; replaces the animation with the same key.
  ///
  /// Core Animation adds a copy; the stand-in keeps the object, so do not change it afterwards.
  public func add(_ anim: CAAnimation, forKey key: String?) {
    let name = key ?? "animation \(ObjectIdentifier(anim))"
    removeAnimation(forKey: name)
    anim.addedAt = world.clock.now
    anim.inheritedDuration = CATransaction.animationDuration()
    animations.append((name, anim))
    world.animatedLayers.insert(self)
    let keyPath = (anim as? CAPropertyAnimation)?.keyPath ?? name
    world.log.record(.animation, logName, keyPath, [anim.start, anim.runDuration, Double(anim.repeatCount)], "added")
    anim.delegate?.animationDidStart(anim)
  }

  /// Removes the animation of a key.
  public func removeAnimation(forKey key: String) {
    guard let index = animations.firstIndex(where: { $0.key == key }) else { return }
    stop(animations.remove(at: index).animation, finished: false)
  }

  /// Removes all animations.
  public func removeAllAnimations() {
    let running = animations
    animations = []
    running.forEach { stop($0.animation, finished: false) }
  }

  /// Returns the animation of a key.
  public func animation(forKey key: String) -> CAAnimation? {
    animations.first { $0.key == key }?.animation
  }

  /// Returns the keys of the animations, in the order of their addition; `nil` without animations.
  public func animationKeys() -> [String]? {
    animations.isEmpty ? nil : animations.map(\.key)
  }

  /// Returns a time of another layer, or of the clock, in the time of this layer.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    localTime(l?.absoluteTime(t) ?? t)
  }

  func localTime(_ absolute: CFTimeInterval) -> CFTimeInterval {
    let above = superlayer?.localTime(absolute) ?? absolute
    return (above - beginTime) * Double(speed) + timeOffset
  }

  private func absoluteTime(_ local: CFTimeInterval) -> CFTimeInterval {
    let above = speed == 0 ? beginTime : (local - timeOffset) / Double(speed) + beginTime
    return superlayer?.absoluteTime(above) ?? above
  }

  func removeFinished(at time: CFTimeInterval) {
    // A loop has no end, and every turn asks.
    guard animations.contains(where: { $0.animation.isRemovedOnCompletion && $0.animation.end.isFinite }) else {
      return
    }
    let local = localTime(time) + HeadlessClock.roundingError
    let finished = animations.filter { $0.animation.isRemovedOnCompletion && $0.animation.end <= local }
    guard !finished.isEmpty else { return }
    animations.removeAll { entry in finished.contains { $0.animation === entry.animation } }
    finished.forEach { stop($0.animation, finished: true) }
  }

  private func stop(_ animation: CAAnimation, finished: Bool) {
    animation.delegate?.animationDidStop(animation, finished: finished)
    animation.wasRemoved?(finished)
  }

  /// Animates a change implicitly, if the layer belongs to no view and actions are enabled.
  func changed<Value>(_ key: String, _ old: Value, _ new: Value) {
    if superlayer != nil { world.layerWriteCount += 1 }
    guard view == nil, superlayer != nil, !CATransaction.disableActions(), actions?[key] == nil else { return }
    let animation = CABasicAnimation(keyPath: key)
    animation.fromValue = old
    animation.timingFunction = CAMediaTimingFunction(name: .default)
    animation.fillMode = .backwards
    world.log.record(.animation, logName, key, [], "implicit")
    add(animation, forKey: key)
  }

  var logName: String {
    viewName ?? name ?? "\(type(of: self))"
  }
}

/// The layers of a world that have animations.
final class AnimatedLayers {
  private var layers: [WeakLayer] = []

  /// The time at which the finished animations were removed last; `nil` if another animation has begun since.
  private var checked: CFTimeInterval?

  private struct WeakLayer {
    weak var layer: CALayer?
  }

  var isEmpty: Bool { layers.isEmpty }

  func insert(_ layer: CALayer) {
    checked = nil
    guard !layers.contains(where: { $0.layer === layer }) else { return }
    layers.append(WeakLayer(layer: layer))
  }

  func removeFinished(at time: CFTimeInterval) {
    // A frame has several turns.
    guard checked != time else { return }
    checked = time
    layers.forEach { $0.layer?.removeFinished(at: time) }
    layers.removeAll { $0.layer?.animations.isEmpty ?? true }
  }

  /// Removes the animations of layers on the screen, as Core Animation does when the app leaves the foreground.
  func removeForBackground() {
    for entry in layers where entry.layer?.isInWindow == true {
      for (key, animation) in entry.layer?.animations ?? [] where animation.isRemovedOnCompletion {
        entry.layer?.removeAnimation(forKey: key)
      }
    }
  }
}
