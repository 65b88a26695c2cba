import RefreshAnimators
import TestSupport
import Testing

/// Nothing pops in a footer, although states, outcomes and taps jump.
@Suite struct FooterContinuityTests {
  private typealias Story = FooterTimeline.Story

  private static let style = FooterStyle(showsLoadingText: true)
  private static let places = [
    FooterSample.surroundings(), FooterSample.surroundings { $0.reducesMotion = true },
    FooterSample.surroundings { ($0.isRightToLeft, $0.textSize) = (true, .accessibilityMedium) },
  ]

  /// The thorough run draws every story in every place.
  private static let told = SweepWidth.choose(quick: 0..<1, full: 0..<1, thorough: places.indices)

  @Test(arguments: Story.allCases, told) func nothingPopsInTheRows(story: FooterTimeline.Story, place: Int) {
    check(FooterSample(style: Self.style), story, Self.places[place], message: "No connection")
  }

  /// The presets and what they go through.
  private static let tales = PictureContinuity.samples(
    of: FooterSample.presets.indices.flatMap { preset in Story.allCases.map { (preset, $0) } }, from: 0,
    by: Story.allCases.count + 1)

  @Test(arguments: tales) func nothingPopsInAPreset(preset: Int, story: FooterTimeline.Story) {
    for place in Self.told { check(FooterSample.presets[preset], story, Self.places[place]) }
  }

  @Test func nothingPopsWhereNothingMoves() {
    check(FooterSample(style: Self.style), .endedEarly, Self.places[1])
  }

  @Test(arguments: 0..<UInt64(PictureContinuity.scripts.count)) func nothingPopsWhateverBecomesOfALoad(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let timeline = FooterTimeline.random(&random, in: Self.places[0], of: FooterSample())
    PictureContinuity.check(FooterSample(style: Self.style), "seed \(seed)") { timeline.updates(rate: $0) }
  }

  private func check(
    _ animator: some RefreshAnimator, _ story: FooterTimeline.Story, _ place: RefreshSurroundings,
    message: String? = nil
  ) {
    let timeline = FooterTimeline(story, in: place, of: animator, message: message)
    PictureContinuity.check(animator, "\(type(of: animator)), \(story)") { timeline.updates(rate: $0) }
  }
}
