/// An object whose properties can be observed with key paths, like every `NSObject` of UIKit.
public protocol HeadlessObservable: AnyObject {
  /// The observers of the object.
  nonisolated var headlessObservations: HeadlessObservationBoard { get }
}

extension HeadlessObservable {
  /// Observes a property; the handler runs inside the setter, on the thread of the caller.
  ///
  /// - Parameters:
  ///   - keyPath: The property. A property that UIKit does not notify stops the program with a message.
  ///   - options: The requested parts of the change.
  ///   - changeHandler: Called for every change.
  /// - Returns: The observation, which ends when it is deallocated.
  @preconcurrency
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>,
    options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let board = headlessObservations
    board.lastRead = nil
    let current = self[keyPath: keyPath]
    guard let property = board.lastRead else {
      preconditionFailure("UIKit does not notify observers of \(keyPath); see HeadlessObservationBoard")
    }
    let observation = board.add(property, wantsPrior: options.contains(.prior)) { [weak self] old, new in
      guard let self else { return }
      changeHandler(self, change(from: old, to: new, options: options))
    }
    if options.contains(.initial) {
      let value = options.contains(.new) ? current : nil
      changeHandler(self, NSKeyValueObservedChange(newValue: value, oldValue: nil, isPrior: false))
    }
    return observation
  }

  private func change<Value>(
    from old: Any,
    to new: Any?,
    options: NSKeyValueObservingOptions
  ) -> NSKeyValueObservedChange<Value> {
    NSKeyValueObservedChange(
      newValue: options.contains(.new) ? new as? Value : nil,
      oldValue: options.contains(.old) ? old as? Value : nil,
      isPrior: new == nil
    )
  }
}
