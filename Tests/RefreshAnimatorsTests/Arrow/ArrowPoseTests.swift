import Testing

@testable import RefreshAnimators

/// The icon, in numbers.
@Suite struct ArrowPoseTests {
  private func pose(
    _ symbol: ArrowAnimator.ArmedSymbol = .arrow, extent: Double = 58, armedFraction: Double = 0,
    activityFraction: Double = 0,
    outcomeFraction: Double = 0, rightToLeft: Bool = false, still: Bool = false
  ) -> ArrowPose {
    let surroundings = RefreshSurroundings(isRightToLeft: rightToLeft, reducesMotion: still)
    let update = RefreshUpdate(
      outcome: .success, visibleExtent: extent, heldExtent: 58, triggerDistance: 81.2, armedFraction: armedFraction,
      activityFraction: activityFraction,
      outcomeFraction: outcomeFraction, timeSinceEnd: 0.5, surroundings: surroundings)
    let words = ArrowWords(update, .standard(for: .english), hasSecondLine: true)
    let layout = ArrowLayout(in: surroundings, showsLastUpdate: true)
    return ArrowPose(update, ArrowRow(update, layout, words, measuredBy: Drawing()), armedSymbol: symbol)
  }

  @Test func theArrowTurnsOverAsItArms() {
    #expect(pose().arrow.angle == 0)
    #expect(abs(pose(armedFraction: 0.5).arrow.angle + 90 * Drawing.degree) < 1e-12)
    #expect(abs(pose(armedFraction: 1).arrow.angle + 180 * Drawing.degree) < 1e-12)
    #expect(abs(pose(armedFraction: 1, rightToLeft: true).arrow.angle - 180 * Drawing.degree) < 1e-12)
  }

  @Test func itGrowsInTheGap() {
    #expect(pose(extent: 14).opacity == 0)
    #expect(pose(extent: 34).opacity == 1)
    #expect(pose(extent: 18).unit == 0.5)
    #expect(pose(extent: 36).unit == 1)
    #expect(pose(extent: 300).unit == 1)
  }

  @Test func itLeavesWithItsWords() {
    for (armedFraction, outcomeFraction) in [(1.0, 0.0), (1, 1)] {
      for extent in stride(from: 0.0, through: 58, by: 2) {
        // A success has a second line, which needs 37 points.
        let room = extent - (outcomeFraction == 1 ? 38 : 20)
        let pose = pose(extent: extent, armedFraction: armedFraction, outcomeFraction: outcomeFraction)
        #expect(pose.opacity <= Easing.smooth(room / 10) + 1e-9, "\(extent) points")
      }
    }
    #expect(pose(extent: 34, armedFraction: 0, outcomeFraction: 0).opacity == 1, "under a finger it comes before them")
  }

  @Test func theSpinnerTakesItsPlace() {
    let pose = pose(armedFraction: 1, activityFraction: 1)
    #expect(pose.arrow.opacity == 0 && pose.spinner == .init(opacity: 1))
  }

  @Test func theOutcomeTakesThePlaceOfEverything() {
    for symbol in ArrowAnimator.ArmedSymbol.allCases {
      let pose = pose(symbol, armedFraction: 1, outcomeFraction: 1)
      #expect([pose.arrow, pose.turned, pose.reload, pose.spinner].allSatisfy { $0.opacity == 0 })
      #expect(pose.badge?.opacity == 1)
    }
  }

  @Test func theArrowDoesNotComeBackBeforeAnOutcome() {
    for outcomeFraction in stride(from: 0.0, through: 1, by: 0.01) {
      let pose = pose(armedFraction: 1, activityFraction: 1 - outcomeFraction, outcomeFraction: outcomeFraction)
      #expect(pose.arrow.opacity == 0, "\(outcomeFraction)")
    }
  }

  @Test func theReloadSymbolTakesThePlaceOfTheArrow() {
    #expect(pose(.reload).arrow.opacity == 1 && pose(.reload).reload.opacity == 0)
    let armedFraction = pose(.reload, armedFraction: 1)
    #expect(armedFraction.arrow.opacity == 0 && armedFraction.reload == .init(opacity: 1, scale: 1, angle: 0))
    #expect(pose(.reload, armedFraction: 0.7).arrow.angle == 0)
    #expect(pose(.reload, armedFraction: 1, activityFraction: 1).reload.opacity == 0)
  }

  @Test func withLessMotionNothingTurnsOrGrows() {
    for symbol in ArrowAnimator.ArmedSymbol.allCases {
      for armedFraction in [0.0, 0.3, 0.7, 1] {
        let pose = pose(symbol, armedFraction: armedFraction, activityFraction: 0.4, still: true)
        #expect(pose.arrow.angle == 0 && pose.reload.angle == 0)
        #expect([pose.arrow, pose.turned, pose.reload, pose.spinner].allSatisfy { $0.scale == 1 })
      }
    }
    let middle = pose(armedFraction: 0.5, still: true)
    #expect(middle.arrow.opacity == 0.5 && middle.turned.opacity == 0.5)
  }
}
