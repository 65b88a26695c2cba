import TestSupport
import Testing

@testable import RefreshCore
@testable import RefreshTesting

/// The words of a recording.
@Suite struct RecordedValueTests {
  private static let loadMore = LoadMoreOptions.with {
    ($0.loadsPerGesture, $0.loadsToFill, $0.hidesNoMoreData, $0.shortContent) = (.max, 3, true, .hidden)
    ($0.keepsNoMoreData, $0.keepsPlace, $0.retriesOnScroll, $0.offersTap) = (true, false, true, true)
    $0.exclusion = .independent
  }

  private func expectOwnNames<Case: NamedCase & CaseIterable & Equatable>(_: Case.Type) {
    #expect(Case.allCases.map { "\($0)" }.joined(separator: " ") == Case.names)
    for value in Case.allCases { #expect(Case(recorded: value.recorded[...]) == value) }
    #expect(Case(recorded: "") == nil && Case(recorded: "other") == nil)
  }

  @Test func theNameOfACaseIsItsOwn() {
    expectOwnNames(AxisSide.self)
    expectOwnNames(RefreshOrigin.self)
    expectOwnNames(Reveal.self)
    expectOwnNames(RefreshOutcome.self)
    expectOwnNames(RefreshState.self)
    expectOwnNames(RefreshFeedback.self)
    expectOwnNames(RefreshRequestResult.Reason.self)
    expectOwnNames(RefreshRole.self)
    expectOwnNames(RefreshShortContent.self)
    expectOwnNames(RefreshExclusion.self)
    expectOwnNames(RefreshPlacement.self)
    expectOwnNames(RefreshPinnedHeaders.self)
    expectOwnNames(RefreshBusyPolicy.self)
    expectOwnNames(RefreshBacking.self)
  }

  @Test(arguments: [
    0.1 + 0.2, -0.0, .nan, .infinity, -.infinity, 1e-300, 1e300, 1e15, 123_456_789_012_345, -7, .leastNonzeroMagnitude,
    .greatestFiniteMagnitude, 104_323.016_666_666_67,
  ])
  func aNumberIsReadBackBitForBit(number: Double) throws {
    let read = try #require(Double(recorded: number.recorded[...]))
    #expect(read.bitPattern == number.bitPattern || read.isNaN && number.isNaN)
    #expect(SidePair(recorded: SidePair(near: number, far: -1).recorded[...])?.far == -1)
    #expect(Double?(recorded: Optional(number).recorded[...]) != .none)
  }

  @Test func whatIsNoValueIsNotRead() {
    for word in ["", ".", "0x1p3", "nan(0x1)", "1e", "infinity", "\u{661}", "1 "] {
      #expect(Double(recorded: word[...]) == nil, "\(word)")
    }
    for word in ["1/", "/1", "1", "1/2/3", "1/x"] { #expect(SidePair(recorded: word[...]) == nil, "\(word)") }
    for word in ["points", "points:", "points:x", "items:1.5", "rows:3", "onReachingEnd"] {
      #expect(RefreshTrigger(recorded: word[...]) == nil, "\(word)")
    }
    #expect(
      Bool(recorded: "1") == nil && Int(recorded: "1.5") == nil && Int(recorded: "nan") == nil
        && UInt32(recorded: "-1") == nil)
    #expect(Int(recorded: "9223372036854775807") == .max && Int(recorded: "-1e999") == .min)
    #expect(Double?(recorded: "none") == .some(nil) && Double?(recorded: "x") == nil)
  }

  @Test(arguments: [
    SideSettings(),
    SideSettings(
      role: .loadMore, metrics: RefreshMetrics(heldExtent: 0.1, triggerDistance: 200, viewportFraction: 0.3),
      trigger: .onReachingEnd(within: .items(7)),
      loadMore: loadMore, placement: .floating, pinnedHeaders: .fixed, whenBusy: .restart, backing: .system,
      startOffset: -3, startsOnlyAtEdge: true, minimumVisibleTime: 1 / 3, timeout: 0.1),
    SideSettings(
      metrics: RefreshMetrics(
        heldExtent: 7, triggerDistance: 8, activationDelay: 0.25, activationDelayFromRest: 0.75, showsOutcomes: true
      ).showing(success: 2, failure: 3),
      trigger: .onReachingEnd(within: .viewports(0.5))),
    SideSettings(metrics: RefreshMetrics().showingFailures(), trigger: .onReachingEnd(within: .points(1 / 3))),
    SideSettings(trigger: .manual), SideSettings(trigger: .onTap), SideSettings(trigger: .whilePulling),
  ])
  func settingsAreReadBack(settings: SideSettings) throws {
    let words = settings.words().split(separator: " ").map(String.init)
    var (read, fields) = (SideSettings(), FieldReader(words))
    read.code(fields)
    #expect(read == settings && fields.stranger == nil && fields.fault == nil)
    // A word for each field, but for the note that the animator's metrics were out of range.
    #expect(words.count == fieldCount(settings) - 1)
    #expect(settings.words(unlike: settings).isEmpty)
  }

  @Test func aReadingIsReadBackWithAllItsFields() {
    var reading = ScrollMetrics(
      offset: 1 / 3, contentLength: 2, viewport: 3, inset: SidePair(near: 4, far: 5),
      adjustedInset: SidePair(near: 6, far: 7), scale: 2, isDragging: true, isDragStale: true, isTracking: true,
      isDecelerating: true, isLifting: true, isZooming: true, isScrollAnimating: true, isInWindow: false,
      isHidden: true,
      areAnimationsEnabled: false, hasPinnedHeaders: true, dragVelocity: -8, itemCount: 9)
    reading.hasGrowingBar = true
    (reading.insetStair, reading.isUpdating) = (8, true)
    let words = reading.words(unlike: ScrollMetrics()).split(separator: " ").map(String.init)
    var (read, fields) = (ScrollMetrics(), FieldReader(words))
    read.code(fields)
    #expect(read == reading && words.count == Mirror(reflecting: reading).children.count)
  }

  /// The number of stored properties, with those of the structures inside.
  private func fieldCount(_ value: Any) -> Int {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .struct else { return 1 }
    return mirror.children.reduce(0) { $0 + fieldCount($1.value) }
  }
}
