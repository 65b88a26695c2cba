@_exported import Foundation

/// What a key-value observer wants to be told.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: UInt

  /// Creates options from bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The new value is wanted in the change.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)

  /// The old value is wanted in the change.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)

  /// The observer is called once when it is added.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)

  /// The observer is called before the change as well as after it.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// One change of an observed property.
public struct NSKeyValueObservedChange<Value> {
  /// The value after the change, if it was asked for.
  public let newValue: Value?

  /// The value before the change, if it was asked for.
  public let oldValue: Value?

  /// Whether the change is still to come.
  public let isPrior: Bool
}

/// A key-value observation, which ends when this is invalidated or released.
public final class NSKeyValueObservation: NSObject {
  private var cancel: (() -> Void)?

  init(_ cancel: @escaping () -> Void) {
    self.cancel = cancel
  }

  /// Ends the observation; a second call has no effect.
  public func invalidate() {
    cancel?()
    cancel = nil
  }

  deinit {
    cancel?()
  }
}
