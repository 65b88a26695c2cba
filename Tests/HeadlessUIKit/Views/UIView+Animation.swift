import Foundation

extension UIView {
  /// Changes views with an animation; the duration is in seconds.
  public class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    HeadlessWorld.current.animate(duration, delay: delay, options: options, animations, completion)
  }

  /// Changes views with an animation; the duration is in seconds.
  public class func animate(
    withDuration duration: TimeInterval,
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    HeadlessWorld.current.animate(duration, delay: 0, options: [], animations, completion)
  }

  /// Changes views with an animation; the duration is in seconds.
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    HeadlessWorld.current.animate(duration, delay: 0, options: [], animations, nil)
  }

  /// Changes views without an animation, also inside an animation.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    HeadlessWorld.current.withoutAnimation(actionsWithoutAnimation)
  }

  /// Enables or disables animations.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    HeadlessWorld.current.animations.isEnabled = enabled
  }

  /// `true` if animations are enabled; `false` inside `performWithoutAnimation(_:)`.
  public class var areAnimationsEnabled: Bool {
    HeadlessWorld.current.animations.isEnabled
  }

  /// The duration of the current animation, in seconds; 0 outside of an animation.
  public class var inheritedAnimationDuration: TimeInterval {
    HeadlessWorld.current.animations.present?.duration ?? 0
  }
}
