import Foundation

/// The settings of the layer changes in one turn, or in a part of it.
public final class CATransaction: NSObject {
  /// Begins a nested transaction.
  public class func begin() {
    HeadlessScope.world.transactions.append(TransactionSettings(isDisabled: disableActions()))
  }

  /// Commits the innermost transaction.
  public class func commit() {
    let world = HeadlessScope.world
    precondition(world.transactions.count > 1, "CATransaction.commit() without begin()")
    world.transactions.removeLast()
  }

  /// Disables or enables implicit animations.
  public class func setDisableActions(_ flag: Bool) {
    let world = HeadlessScope.world
    world.transactions[world.transactions.count - 1].isDisabled = flag
  }

  /// Returns `true` if implicit animations are disabled.
  public class func disableActions() -> Bool {
    HeadlessScope.world.transactions.last?.isDisabled ?? false
  }

  /// Sets the duration of animations without one, in seconds; 0.25 by default.
  public class func setAnimationDuration(_ dur: CFTimeInterval) {
    let world = HeadlessScope.world
    world.transactions[world.transactions.count - 1].duration = dur
  }

  /// Returns the duration of animations without one, in seconds.
  public class func animationDuration() -> CFTimeInterval {
    HeadlessScope.world.transactions.last?.duration ?? TransactionSettings.implicitDuration
  }
}

/// The settings of one open transaction; the first one of a world belongs to the turn.
struct TransactionSettings {
  /// The duration of an implicit animation, in seconds (Core Animation's documentation).
  static let implicitDuration = 0.25

  var isDisabled = false
  var duration = TransactionSettings.implicitDuration
}
