#if canImport(AllocationCounter)
import AllocationCounter

/// The number of allocations of code in the best of a few rounds: what the runtime sets up once does not count.
@inline(never)
public func fewestAllocations(in body: () -> Void) -> UInt {
  var fewest = UInt.max
  for _ in 0..<4 {
    let before = alloc_count()
    body()
    fewest = min(fewest, UInt(alloc_count() - before))
    if fewest == 0 { break }
  }
  return fewest
}
#endif
