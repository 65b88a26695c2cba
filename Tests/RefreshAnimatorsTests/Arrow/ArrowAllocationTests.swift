#if canImport(AllocationCounter)
import RefreshAnimators
import RefreshTesting
import TestSupport
import Testing

/// A row with words allocates no more than a picture.
@Suite struct ArrowAllocationTests {
  @Test(arguments: [RefreshTextSize.large, .accessibilityLarge])
  func aFrameWithWordsAllocatesNothing(textSize: RefreshTextSize) {
    let surroundings = RefreshSurroundings(textSize: textSize, language: .german)
    let (animator, extent) = (ArrowAnimator.arrow, 200.0)
    var updates: [RefreshUpdate] = []
    for (armedFraction, activityFraction, outcomeFraction) in [
      (0.0, 0.0, 0.0), (0.42, 0, 0), (1, 0, 0), (1, 0.42, 0), (1, 0.6, 0.4), (1, 0, 1),
    ] {
      for outcome in [RefreshOutcome.success, .failure] {
        updates.append(
          RefreshUpdate(
            outcome: outcome, visibleExtent: extent, heldExtent: 58, triggerDistance: 81.2,
            armedFraction: armedFraction,
            activityFraction: activityFraction, outcomeFraction: outcomeFraction,
            message: "The server cannot be reached at the moment.",
            lastRefresh: "Aktualisiert: gestern, 22:41", surroundings: surroundings))
      }
    }
    var drawing = Drawing(measuring: TextEstimate(textSize: textSize))
    let allocations = fewestAllocations {
      for index in updates.indices { animator.redraw(updates[index], in: &drawing) }
    }
    #expect(allocations == 0)
    #expect(drawing.texts.count == 2)
  }
}
#endif
