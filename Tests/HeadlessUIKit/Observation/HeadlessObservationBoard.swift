/// The observers of one object, by property.
///
/// Linux has no key-value observing, and its key paths have neither a name nor reliable equality. A property is
/// therefore identified by reading it: its getter stores its name here, and `observe` reads the value once through the
/// key path.
public final class HeadlessObservationBoard {
  struct Entry {
    let id: Int
    let wantsPrior: Bool
    let notify: (_ old: Any, _ new: Any?) -> Void
  }

  /// The last property that was read.
  var lastRead: String?

  private var entries: [String: [Entry]] = [:]
  private var nextID = 0

  init() {}

  /// The number of observers of all properties.
  public var observerCount: Int {
    entries.values.reduce(0) { $0 + $1.count }
  }

  /// The number of observers of one property.
  public func observerCount(of property: String) -> Int {
    entries[property]?.count ?? 0
  }

  func add(_ property: String, wantsPrior: Bool, _ notify: @escaping (Any, Any?) -> Void) -> NSKeyValueObservation {
    let id = nextID
    nextID += 1
    entries[property, default: []].append(Entry(id: id, wantsPrior: wantsPrior, notify: notify))
    return NSKeyValueObservation { [self] in
      entries[property]?.removeAll { $0.id == id }
    }
  }

  func willChange(_ property: String, from old: Any) {
    for entry in entries[property] ?? [] where entry.wantsPrior {
      entry.notify(old, nil)
    }
  }

  func didChange(_ property: String, from old: Any, to new: Any) {
    for entry in entries[property] ?? [] where contains(entry, of: property) {
      entry.notify(old, new)
    }
  }

  /// `true` unless the observer was removed by an earlier observer of the same change.
  private func contains(_ entry: Entry, of property: String) -> Bool {
    entries[property]?.contains { $0.id == entry.id } ?? false
  }
}
