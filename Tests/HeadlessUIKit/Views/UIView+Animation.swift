import Foundation

extension UIView {
  /// Changes views; the screen follows over a time, in seconds.
  public class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    HeadlessWorld.current.animate(duration, delay: delay, options: options, animations, completion)
  }

  /// Changes views; the screen follows over a time, in seconds.
  public class func animate(
    withDuration duration: TimeInterval,
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    HeadlessWorld.current.animate(duration, delay: 0, options: [], animations, completion)
  }

  /// Changes views; the screen follows over a time, in seconds.
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    HeadlessWorld.current.animate(duration, delay: 0, options: [], animations, nil)
  }

  /// Changes views without an animation, also inside one.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    HeadlessWorld.current.withoutAnimation(actionsWithoutAnimation)
  }

  /// Sets whether changes can be animated.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    HeadlessWorld.current.animations.isEnabled = enabled
  }

  /// Whether changes can be animated; false inside `performWithoutAnimation(_:)`.
  public class var areAnimationsEnabled: Bool {
    HeadlessWorld.current.animations.isEnabled
  }

  /// The duration of the animation that changes belong to now, in seconds; 0 outside one.
  public class var inheritedAnimationDuration: TimeInterval {
    HeadlessWorld.current.animations.present?.duration ?? 0
  }
}
