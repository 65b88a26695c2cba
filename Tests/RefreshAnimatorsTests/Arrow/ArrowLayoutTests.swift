import TestSupport
import Testing

@testable import RefreshAnimators

/// Which form the row has where, and how much room it takes.
@Suite struct ArrowLayoutTests {
  private func layout(
    _ size: RefreshTextSize = .large, viewport: Double = 10_000, crossLength: Double = 402, edge: RefreshEdge = .top,
    role: RefreshRole = .refresh, showsLastUpdate: Bool = true
  ) -> ArrowLayout {
    let surroundings = RefreshSurroundings(
      role: role, edge: edge, viewport: viewport, crossLength: crossLength, textSize: size)
    return ArrowLayout(in: surroundings, showsLastUpdate: showsLastUpdate)
  }

  /// From the smallest text size to the largest.
  private func extents(viewport: Double = 10_000, role: RefreshRole = .refresh, showsLastUpdate: Bool = true)
    -> [Double]
  {
    RefreshTextSize.allCases.map {
      layout($0, viewport: viewport, role: role, showsLastUpdate: showsLastUpdate).heldExtent
    }
  }

  @Test func twoLinesTakeWhatTheTableSays() {
    #expect(extents() == [52, 52, 54, 58, 62, 66, 72, 124, 140, 162, 182, 206])
  }

  @Test func aTitleTakesWhatTheTableSays() {
    #expect(extents(showsLastUpdate: false) == [48, 48, 48, 48, 50, 52, 56, 96, 108, 122, 136, 154])
  }

  @Test func aTitleBesideALargeIconTakesWhatTheTableSays() {
    // Too short for a title under its icon at all accessibility sizes, and long enough for one beside it.
    let extents = RefreshTextSize.allCases.filter(\.isAccessibilitySize).map { size in
      let layout = layout(size, viewport: 5 * (layout(size, showsLastUpdate: false).heldExtent + 7), crossLength: 844)
      #expect(layout.form == .beside)
      return layout.heldExtent
    }
    #expect(extents == [60, 66, 72, 78, 86])
  }

  @Test func aFooterTakesWhatTheTableSays() {
    #expect(extents(role: .loadMore) == [52, 52, 52, 52, 52, 52, 52, 58, 62, 68, 74, 80])
  }

  @Test func theTriggerIsFourTenthsFartherThanWhatIsHeld() {
    #expect(abs(layout().triggerDistance - 81.2) < 1e-9)
    #expect(abs(layout(showsLastUpdate: false).triggerDistance - 67.2) < 1e-9)
  }

  @Test func theIconGrowsWithTheTitle() {
    let icons = RefreshTextSize.allCases.map { (layout($0).icon * 10).rounded() / 10 }
    #expect(icons == [16, 17.3, 18.7, 20, 22.7, 25.3, 28, 33.3, 40, 48, 56, 65.3])
  }

  @Test func onAPhoneUprightTheSecondLineGoesAtTheThirdAccessibilitySize() {
    let forms = RefreshTextSize.allCases.map { layout($0, viewport: 844) }
    #expect(forms.map(\.hasSecondLine) == [Bool](repeating: true, count: 9) + [Bool](repeating: false, count: 3))
    #expect(forms.map { $0.form == .above } == RefreshTextSize.allCases.map(\.isAccessibilitySize))
  }

  @Test func onAPhoneOnItsSideThereIsATitleBesideTheIcon() {
    let forms = RefreshTextSize.allCases.map { layout($0, viewport: 390, crossLength: 844) }
    #expect(forms.map(\.hasSecondLine) == [Bool](repeating: true, count: 6) + [Bool](repeating: false, count: 6))
    #expect(forms.map(\.form) == [ArrowLayout.Form](repeating: .beside, count: 9) + [.alone, .alone, .alone])
  }

  @Test(arguments: RefreshTextSize.allCases, [90.0, 120, 240, 390, 667, 844, 1366])
  func somethingIsLeftToBePulledOn(size: RefreshTextSize, viewport: Double) {
    for showsLastUpdate in [true, false] {
      for role in RefreshRole.allCases {
        let held = layout(size, viewport: viewport, role: role, showsLastUpdate: showsLastUpdate).heldExtent
        let trigger = min(1.4 * held, viewport / 5)
        #expect(held + 8 <= trigger + 1e-9 || abs(1.4 * held - trigger) < 1e-9, "\(held) of \(trigger)")
      }
    }
  }

  @Test func aFormIsTakenUpToTheLastPoint() {
    #expect(layout(viewport: 5 * 66).hasSecondLine)
    #expect(!layout(viewport: 5 * 66 - 0.01).hasSecondLine)
    #expect(layout(viewport: 5 * 56).form == .beside)
    #expect(layout(viewport: 5 * 56 - 0.01).form == .alone)
  }

  @Test(arguments: [RefreshEdge.leading, .trailing]) func atTheSidesTheIconIsAlone(edge: RefreshEdge) {
    #expect(layout(viewport: 402, crossLength: 200, edge: edge).form == .alone)
    #expect(layout(viewport: 402, crossLength: 200, edge: edge).heldExtent == 48)
  }

  @Test func inANarrowStripTheIconIsAlone() {
    #expect(layout(crossLength: 137).form == .beside)
    #expect(layout(crossLength: 136).form == .alone)
    #expect(layout(.accessibilityMedium, crossLength: 157).form == .above)
    #expect(layout(.accessibilityMedium, crossLength: 156).form == .alone)
  }

  @Test(arguments: RefreshTextSize.allCases) func theMiddleOfTheIconIsOnAPixel(size: RefreshTextSize) {
    for viewport in [844.0, 10_000] {
      let layout = layout(size, viewport: viewport)
      let center = layout.iconCenter(layout.heldExtent)
      let top = layout.textTop(layout.heldExtent, hasLine: layout.hasSecondLine)
      #expect(center == center.rounded() && top == top.rounded())
    }
  }

  @Test(arguments: RefreshTextSize.allCases) func whatIsHeldHasRoomForIconAndText(size: RefreshTextSize) {
    for layout in [layout(size), layout(size, showsLastUpdate: false), layout(size, role: .loadMore)] {
      #expect(layout.roomForText(hasLine: layout.hasSecondLine) + 10 <= layout.heldExtent)
      #expect(layout.iconOpacity(layout.heldExtent) == 1)
      #expect(layout.icon / 2 <= layout.iconCenter(layout.heldExtent))
    }
  }
}
