@_exported import Foundation

/// The options of a key-value observer.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The raw bits.
  public let rawValue: UInt

  /// Creates options from raw bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The change contains the new value.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)

  /// The change contains the old value.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)

  /// The observer is called once when it is added.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)

  /// The observer is called before each change too.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// A change of an observed property.
public struct NSKeyValueObservedChange<Value> {
  /// The value after the change, if requested.
  public let newValue: Value?

  /// The value before the change, if requested.
  public let oldValue: Value?

  /// `true` before the change.
  public let isPrior: Bool
}

/// A key-value observation, which ends when it is invalidated or deallocated.
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
