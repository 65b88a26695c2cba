/// A buffer of numbers whose address is stable until it grows, so that the page can read it.
struct FlatBuffer<Number> {
  private(set) var start: UnsafeMutablePointer<Number>
  private(set) var count = 0
  private var capacity: Int

  /// A buffer with room for so many numbers; it lives until it is freed.
  init(capacity: Int) {
    start = .allocate(capacity: capacity)
    self.capacity = capacity
  }

  mutating func removeAll() { count = 0 }

  /// Frees the memory; the buffer must not be used afterwards.
  func free() { start.deallocate() }

  @inline(never)
  mutating func append(_ number: Number) {
    if count == capacity { grow() }
    (start + count).initialize(to: number)
    count += 1
  }

  private mutating func grow() {
    let larger = UnsafeMutablePointer<Number>.allocate(capacity: capacity * 2)
    larger.moveInitialize(from: start, count: count)
    start.deallocate()
    start = larger
    capacity *= 2
  }
}
