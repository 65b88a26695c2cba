#if canImport(AllocationCounter)
import AllocationCounter
import RefreshAnimators
import Testing

/// A frame allocates nothing once the buffers have grown, whatever it shows.
@Suite struct AllocationTests {
  @Test(arguments: Preset.drawing, Place.allCases) func aFrameAllocatesNothing(preset: Preset, place: Place) {
    expectNoAllocation(preset.animator, in: place)
  }

  private func expectNoAllocation(_ animator: some RefreshAnimator, in place: Place) {
    let situations = Situations(in: place, of: animator)
    let updates = [20.0, 40, 60, 90, 120].flatMap { situations.updates($0) }
    var (drawing, last) = (Drawing(), Drawing())
    var fewest = UInt.max
    // The best of a few rounds: the first ones grow the buffers, and the runtime sets things up.
    for _ in 0..<4 {
      let before = alloc_count()
      // By index: iterating copies an update, which allocates in a debug build.
      for index in updates.indices {
        swap(&drawing, &last)
        animator.redraw(updates[index], in: &drawing)
        if drawing == last { continue }
      }
      fewest = min(fewest, UInt(alloc_count() - before))
    }
    #expect(fewest == 0)
    #expect(!last.isEmpty)
  }
}
#endif
