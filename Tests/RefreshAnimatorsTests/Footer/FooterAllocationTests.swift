#if canImport(AllocationCounter)
import AllocationCounter
import RefreshAnimators
import Testing

/// A frame of a footer allocates nothing once the buffers have grown.
@Suite struct FooterAllocationTests {
  @Test func aFrameOfTheRowsAllocatesNothing() {
    expectNoAllocation(FooterSample(style: FooterStyle(showsLoadingText: true)))
  }

  @Test(arguments: FooterSample.presets.indices) func aFrameOfAPresetAllocatesNothing(preset: Int) {
    expectNoAllocation(FooterSample.presets[preset])
  }

  private func expectNoAllocation(_ animator: some RefreshAnimator) {
    let updates = FooterSample.Row.allCases.flatMap { row in
      [0.0, 0.3, 1].map { active in
        var update = FooterSample.update(row, of: animator)
        update.active = max(update.active, active)
        return update
      }
    }
    var (drawing, last, fewest) = (Drawing(), Drawing(), UInt.max)
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
