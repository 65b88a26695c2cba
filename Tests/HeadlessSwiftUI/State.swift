/// A property that SwiftUI updates before the body is asked for.
public protocol DynamicProperty {}

/// A property that belongs to a place in the tree.
protocol Installable {
  @MainActor func install(in node: Node, at label: String)
}

/// The storage of a state: that of the first value at its place, which the later values share.
final class StateSlot<Value> {
  private var own: Value
  private var first: StateSlot?
  private weak var node: Node?
  private var readers: [WeakNode] = []

  init(_ value: Value) { own = value }

  @MainActor
  var value: Value {
    get {
      if let first { return first.value }
      if let reader = Graph.reader { readers.append(WeakNode(node: reader)) }
      return own
    }
    set {
      if let first { return first.value = newValue }
      if Graph.isUpdating { HeadlessWorld.current.onViolation("Modifying state during view update") }
      own = newValue
      let known = readers
      readers = []
      known.forEach { $0.node?.setNeedsUpdate() }
    }
  }

  @MainActor
  func join(_ node: Node, at label: String) {
    if let known = node.slots[label] as? StateSlot {
      if known !== self { first = known }
    } else {
      node.slots[label] = self
    }
  }
}

struct WeakNode { weak var node: Node? }

/// A value that SwiftUI keeps for a view.
@propertyWrapper
public struct State<Value>: DynamicProperty, Installable {
  let slot: StateSlot<Value>

  /// Creates a state with its first value.
  public init(wrappedValue value: Value) { slot = StateSlot(value) }

  /// Creates a state with its first value.
  public init(initialValue value: Value) { slot = StateSlot(value) }

  /// The value.
  public var wrappedValue: Value {
    get { MainActor.assumeIsolated { Unchecked(slot.value) }.value }
    nonmutating set {
      let new = Unchecked(newValue)
      MainActor.assumeIsolated { slot.value = new.value }
    }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    Binding(get: { self.wrappedValue }, set: { self.wrappedValue = $0 })
  }

  func install(in node: Node, at label: String) { slot.join(node, at: label) }
}

struct Unchecked<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}

/// A value that somebody else keeps.
///
/// The value of a binding that is no property of the view is read without a dependency, as in SwiftUI.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value>: DynamicProperty, Installable {
  private final class Place { var isInstalled = false }

  private let get: () -> Value
  private let set: (Value) -> Void
  private let place = Place()

  /// Creates a binding from closures.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) { (self.get, self.set) = (get, set) }

  /// Returns a binding to a value that never changes.
  public static func constant(_ value: Value) -> Binding<Value> { Binding(get: { value }, set: { _ in }) }

  /// The value.
  public var wrappedValue: Value {
    get {
      guard !place.isInstalled else { return get() }
      return MainActor.assumeIsolated { Unchecked(Graph.reading(for: nil) { Unchecked(get()) }.value) }.value
    }
    nonmutating set { set(newValue) }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// Returns a binding to a part of the value.
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    Binding<Subject>(get: { self.wrappedValue[keyPath: keyPath] }, set: { self.wrappedValue[keyPath: keyPath] = $0 })
  }

  func install(in node: Node, at label: String) { place.isInstalled = true }
}

/// The key of a value in the environment.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value

  /// The value where none is set.
  static var defaultValue: Value { get }
}

/// The keys that were read.
final class EnvironmentReads {
  var keys: Set<ObjectIdentifier> = []
  var isEverything = false
}

/// The values that come from the views around a view.
public struct EnvironmentValues {
  var entries: [ObjectIdentifier: (value: Any, stamp: Int)] = [:]
  var reads: EnvironmentReads?
  nonisolated(unsafe) static var lastStamp = 0

  /// Creates an empty environment.
  public init() {}

  /// The value of a key.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      reads?.keys.insert(ObjectIdentifier(key))
      return entries[ObjectIdentifier(key)]?.value as? K.Value ?? K.defaultValue
    }
    set {
      Self.lastStamp += 1
      entries[ObjectIdentifier(key)] = (newValue, Self.lastStamp)
    }
  }

  /// Returns `true` if a value that was read is another one.
  func differs(from old: EnvironmentValues, for reads: EnvironmentReads) -> Bool {
    let keys = reads.isEverything ? Set(entries.keys).union(old.entries.keys) : reads.keys
    return keys.contains { entries[$0]?.stamp != old.entries[$0]?.stamp }
  }

  /// Keeps the stamps of values that are the same as before.
  func keeping(_ old: EnvironmentValues) -> EnvironmentValues {
    var kept = self
    for (key, entry) in entries {
      if let known = old.entries[key], isSame(known.value, entry.value) { kept.entries[key] = known }
    }
    return kept
  }

  private func isSame(_ first: Any, _ second: Any) -> Bool {
    func equals<Value: Equatable>(_ value: Value) -> Bool { (second as? Value) == value }
    if let value = first as? any Equatable { return equals(value) }
    return type(of: first) is AnyClass && first as AnyObject === second as AnyObject
  }
}

/// A value of the environment.
@propertyWrapper
public struct Environment<Value>: DynamicProperty, Installable {
  private final class Place { weak var node: Node? }

  private let keyPath: KeyPath<EnvironmentValues, Value>
  private let place = Place()

  /// Creates a property that reads the environment.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

  /// The value.
  public var wrappedValue: Value {
    MainActor.assumeIsolated {
      var values = place.node?.environment ?? EnvironmentValues()
      if keyPath == \EnvironmentValues.self {
        place.node?.reads.isEverything = true
      } else {
        values.reads = place.node?.reads
      }
      return Unchecked(values[keyPath: keyPath])
    }.value
  }

  func install(in node: Node, at label: String) { place.node = node }
}

/// The action of `refreshable`.
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void

  /// Runs the action.
  public func callAsFunction() async { await action() }
}

/// The appearance.
public enum ColorScheme: CaseIterable, Sendable {
  /// Dark on light.
  case light
  /// Light on dark.
  case dark
}

private enum RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }

private enum EnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }

private enum SchemeKey: EnvironmentKey { static var defaultValue: ColorScheme { .light } }

extension EnvironmentValues {
  /// The action of the nearest `refreshable`.
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set {
      guard newValue != nil || HeadlessSwiftUISwitches.current.clearedRefresh == .isCleared else { return }
      self[RefreshKey.self] = newValue
    }
  }

  /// `true` if the views accept the user's actions.
  public var isEnabled: Bool {
    get { self[EnabledKey.self] }
    set { self[EnabledKey.self] = newValue }
  }

  /// The appearance.
  public var colorScheme: ColorScheme {
    get { self[SchemeKey.self] }
    set { self[SchemeKey.self] = newValue }
  }
}
