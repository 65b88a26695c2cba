#if canImport(AllocationCounter)
import RefreshAnimators
import Testing

/// A frame allocates nothing once the buffers have grown, whatever it shows.
@Suite struct AllocationTests {
  @Test(arguments: Preset.drawing, Place.allCases) func aFrameAllocatesNothing(preset: Preset, place: Place) {
    let situations = Situations(in: place, of: preset.animator)
    expectNoAllocation(preset.animator, [20.0, 40, 60, 90, 120].flatMap { situations.updates($0) })
  }
}
#endif
