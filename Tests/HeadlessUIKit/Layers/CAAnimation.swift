import Foundation

/// Something that is told about an animation; the animation keeps it alive.
public protocol CAAnimationDelegate: NSObjectProtocol {
  /// The animation began.
  func animationDidStart(_ anim: CAAnimation)

  /// The animation ended; `flag` tells whether it came to its end.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}

  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// What an animation of a layer has in common with others.
open class CAAnimation: NSObject, CAMediaTiming {
  /// When it begins, in seconds of the layer's time; 0 means when it is added.
  open var beginTime: CFTimeInterval = 0

  /// How long one run lasts, in seconds; 0 means that of the transaction.
  open var duration: CFTimeInterval = 0

  /// How fast its time runs.
  open var speed: Float = 1

  /// What is added to its time, in seconds.
  open var timeOffset: CFTimeInterval = 0

  /// How often it runs; `.infinity` for ever.
  open var repeatCount: Float = 0

  /// For how long it is repeated, in seconds.
  open var repeatDuration: CFTimeInterval = 0

  /// Whether every second run goes backwards.
  open var autoreverses = false

  /// What it shows outside its time.
  open var fillMode = CAMediaTimingFillMode.removed

  /// Whether the layer forgets it when it has ended; `true` by default.
  open var isRemovedOnCompletion = true

  /// The pacing; linear if there is none.
  open var timingFunction: CAMediaTimingFunction?

  /// Is told about begin and end; kept alive.
  open var delegate: (any CAAnimationDelegate)?

  /// Creates an animation.
  public override init() {
    super.init()
  }

  /// When a layer got it, in seconds.
  var addedAt: CFTimeInterval = 0

  /// Is called when the layer forgets it, with whether it came to its end.
  var wasRemoved: ((Bool) -> Void)?

  /// The duration that the transaction gave it, when it has none.
  var inheritedDuration: CFTimeInterval = 0.25

  var runDuration: CFTimeInterval {
    (duration > 0 ? duration : inheritedDuration) * (autoreverses ? 2 : 1)
  }

  var start: CFTimeInterval {
    beginTime == 0 ? addedAt : beginTime
  }

  /// When it ends, in seconds; infinite if it never does.
  var end: CFTimeInterval {
    guard repeatDuration == 0 else { return start + repeatDuration }
    let runs = repeatCount == 0 ? 1 : Double(repeatCount)
    return start + runDuration * runs / Double(speed)
  }

  /// The share of a run at a time, from 0 to 1, paced; nil outside the time that the animation shows something.
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
  /// The property, such as `transform.rotation.z`.
  open var keyPath: String?

  /// Whether the values are added to the layer's own.
  open var isAdditive = false

  /// Whether each run begins where the last one ended.
  open var isCumulative = false

  /// Creates an animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  /// The value at a time, nil where the animation shows nothing.
  func value(at time: CFTimeInterval, of model: Any?) -> Any? {
    nil
  }
}
