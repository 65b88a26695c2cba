import Foundation

/// The delegate of an animation, which retains it.
public protocol CAAnimationDelegate: NSObjectProtocol {
  /// Called when the animation begins.
  func animationDidStart(_ anim: CAAnimation)

  /// Called when the animation ends; `flag` is `true` if it ran to its end.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}

  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// The base class of layer animations.
open class CAAnimation: NSObject, CAMediaTiming {
  /// The begin time in seconds of the layer's time; 0 means the time at which it is added.
  open var beginTime: CFTimeInterval = 0

  /// The duration of one run, in seconds; 0 means that of the transaction.
  open var duration: CFTimeInterval = 0

  /// The speed of the animation's time.
  open var speed: Float = 1

  /// The offset of the animation's time, in seconds.
  open var timeOffset: CFTimeInterval = 0

  /// The number of repetitions; `.infinity` for no limit.
  open var repeatCount: Float = 0

  /// The duration of the repetitions, in seconds.
  open var repeatDuration: CFTimeInterval = 0

  /// `true` if every second run goes backwards.
  open var autoreverses = false

  /// The values outside of the animation's time.
  open var fillMode = CAMediaTimingFillMode.removed

  /// `true` if the layer removes the animation when it ends; `true` by default.
  open var isRemovedOnCompletion = true

  /// The pacing; linear by default.
  open var timingFunction: CAMediaTimingFunction?

  /// The delegate, which is retained.
  open var delegate: (any CAAnimationDelegate)?

  /// Creates an animation.
  public override init() {
    super.init()
  }

  /// The time at which a layer received the animation, in seconds.
  var addedAt: CFTimeInterval = 0

  /// Called when the layer removes the animation, with `true` if it ran to its end.
  var wasRemoved: ((Bool) -> Void)?

  /// The duration from the transaction, for an animation without one.
  var inheritedDuration: CFTimeInterval = 0.25

  var runDuration: CFTimeInterval {
    (duration > 0 ? duration : inheritedDuration) * (autoreverses ? 2 : 1)
  }

  var start: CFTimeInterval {
    beginTime == 0 ? addedAt : beginTime
  }

  /// The end time in seconds; infinite if it never ends.
  var end: CFTimeInterval {
    guard repeatDuration == 0 else { return start + repeatDuration }
    let runs = repeatCount == 0 ? 1 : Double(repeatCount)
    return start + runDuration * runs / Double(speed)
  }

  /// The paced fraction of a run at a time, from 0 to 1; `nil` while the animation has no effect.
  func progress(at time: CFTimeInterval) -> Double? {
    if time < start, fillMode != .backwards, fillMode != .both { return nil }
    if time >= end - HeadlessClock.roundingError, fillMode != .forwards, fillMode != .both { return nil }
    let local = (min(max(time, start), end) - start) * Double(speed) + timeOffset
    let single = duration > 0 ? duration : inheritedDuration
    let run = (local / single).rounded(.down)
    var share = local / single - run
    if time >= end, share == 0, run > 0 { share = 1 }
    if autoreverses, run.truncatingRemainder(dividingBy: 2) == 1 { share = 1 - share }
    return timingFunction?.progress(at: share) ?? share
  }
}

/// An animation of one property.
open class CAPropertyAnimation: CAAnimation {
  /// The key path of the property, such as `transform.rotation.z`.
  open var keyPath: String?

  /// `true` if the values are added to those of the layer.
  open var isAdditive = false

  /// `true` if each run begins with the last value of the previous one.
  open var isCumulative = false

  /// Creates an animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  /// The value at a time; `nil` while the animation has no effect.
  func value(at time: CFTimeInterval, of model: Any?) -> Any? {
    nil
  }
}
