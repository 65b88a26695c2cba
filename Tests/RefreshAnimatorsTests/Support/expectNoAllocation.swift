#if canImport(AllocationCounter)
import RefreshAnimators
import RefreshTesting
import TestSupport
import Testing

/// Expects that the frames of an animator allocate nothing once the buffers have grown.
func expectNoAllocation(_ animator: some RefreshAnimator, _ updates: [RefreshUpdate]) {
  var (drawing, last) = (Drawing(measuring: TextEstimate()), Drawing(measuring: TextEstimate()))
  let allocations = fewestAllocations {
    // By index: iterating copies an update, which allocates in a debug build.
    for index in updates.indices {
      swap(&drawing, &last)
      animator.redraw(updates[index], in: &drawing)
      if drawing == last { continue }
    }
  }
  #expect(allocations == 0)
  #expect(!last.isEmpty)
}
#endif
