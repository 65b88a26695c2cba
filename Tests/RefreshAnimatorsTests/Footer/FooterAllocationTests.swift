#if canImport(AllocationCounter)
import RefreshAnimators
import Testing

/// A frame of a footer allocates nothing once the buffers have grown.
@Suite struct FooterAllocationTests {
  @Test func aFrameOfTheRowsAllocatesNothing() {
    expectNoAllocationOfRows(FooterSample(style: FooterStyle(showsLoadingText: true)))
  }

  @Test(arguments: FooterSample.presets.indices) func aFrameOfAPresetAllocatesNothing(preset: Int) {
    expectNoAllocationOfRows(FooterSample.presets[preset])
  }

  private func expectNoAllocationOfRows(_ animator: some RefreshAnimator) {
    let updates = FooterSample.Row.allCases.flatMap { row in
      [0.0, 0.3, 1].map { activityFraction in
        var update = FooterSample.update(row, of: animator)
        update.activityFraction = max(update.activityFraction, activityFraction)
        return update
      }
    }
    expectNoAllocation(animator, updates)
  }
}
#endif
