/// The fingerprints of all visited states: a hash table with open addressing and 8 bytes per slot.
struct StateTable: ~Copyable {
  private var slots: UnsafeMutablePointer<UInt64>
  private var capacity: Int
  private(set) var count = 0

  init() {
    capacity = 1 << 16
    slots = Self.allocate(capacity)
  }

  deinit { slots.deallocate() }

  /// Adds a fingerprint; returns `true` if it is new.
  mutating func insert(_ fingerprint: UInt64) -> Bool {
    if count * 3 > capacity * 2 { grow() }
    guard Self.insert(fingerprint, into: slots, capacity) else { return false }
    count += 1
    return true
  }

  private mutating func grow() {
    let former = slots
    let formerCapacity = capacity
    capacity *= 2
    slots = Self.allocate(capacity)
    for index in 0..<formerCapacity where former[index] != 0 { _ = Self.insert(former[index], into: slots, capacity) }
    former.deallocate()
  }

  private static func allocate(_ capacity: Int) -> UnsafeMutablePointer<UInt64> {
    let slots = UnsafeMutablePointer<UInt64>.allocate(capacity: capacity)
    slots.initialize(repeating: 0, count: capacity)
    return slots
  }

  private static func insert(_ fingerprint: UInt64, into slots: UnsafeMutablePointer<UInt64>, _ capacity: Int) -> Bool {
    // 0 marks a free slot.
    let word = fingerprint == 0 ? 1 : fingerprint
    var index = Int(truncatingIfNeeded: word) & (capacity - 1)
    while slots[index] != 0 {
      if slots[index] == word { return false }
      index = (index + 1) & (capacity - 1)
    }
    slots[index] = word
    return true
  }
}
