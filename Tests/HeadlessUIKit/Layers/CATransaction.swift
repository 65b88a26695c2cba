import Foundation

/// The settings of the layer changes of one turn, or of a part of it.
public final class CATransaction: NSObject {
  /// Opens a transaction inside the present one.
  public class func begin() {
    HeadlessScope.world.transactions.append(TransactionSettings(isDisabled: disableActions()))
  }

  /// Closes the transaction that was opened last.
  public class func commit() {
    let world = HeadlessScope.world
    precondition(world.transactions.count > 1, "CATransaction.commit() without begin()")
    world.transactions.removeLast()
  }

  /// Sets whether changes are made without implicit animations.
  public class func setDisableActions(_ flag: Bool) {
    let world = HeadlessScope.world
    world.transactions[world.transactions.count - 1].isDisabled = flag
  }

  /// Returns whether changes are made without implicit animations.
  public class func disableActions() -> Bool {
    HeadlessScope.world.transactions.last?.isDisabled ?? false
  }

  /// Sets the duration of animations that have none, in seconds; 0.25 by default.
  public class func setAnimationDuration(_ dur: CFTimeInterval) {
    let world = HeadlessScope.world
    world.transactions[world.transactions.count - 1].duration = dur
  }

  /// Returns the duration of animations that have none, in seconds.
  public class func animationDuration() -> CFTimeInterval {
    HeadlessScope.world.transactions.last?.duration ?? TransactionSettings.implicitDuration
  }
}

/// What one open transaction says; the first of a world is the one of the turn.
struct TransactionSettings {
  /// The duration of an implicit animation, in seconds (Core Animation's documentation).
  static let implicitDuration = 0.25

  var isDisabled = false
  var duration = TransactionSettings.implicitDuration
}
