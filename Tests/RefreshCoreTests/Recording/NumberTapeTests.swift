import TestSupport
import Testing

@testable import RefreshCore

/// The fields of a machine as numbers.
@Suite struct NumberTapeTests {
  private func numbers<Value: NumberCoded>(of value: Value) -> [Double] {
    var (tape, value) = (NumberTape(), value)
    value.code(on: &tape)
    return tape.numbers
  }

  private func read<Value: NumberCoded>(_ numbers: [Double], into start: Value) -> Value? {
    var (tape, value) = (NumberTape(reading: numbers), start)
    value.code(on: &tape)
    return tape.isReadWhole ? value : nil
  }

  /// The number of stored properties that are no structures.
  private func fieldCount(_ value: Any) -> Int {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .struct, !mirror.children.isEmpty else { return 1 }
    return mirror.children.reduce(0) { $0 + fieldCount($1.value) }
  }

  @Test func everyFieldOfAMachineIsOnTheTape() {
    // No enumeration of a new machine has a value, and no optional.
    #expect(numbers(of: RefreshStateMachine()).count == fieldCount(RefreshStateMachine()))
    #expect(numbers(of: RefreshSettings()).count == fieldCount(RefreshSettings()))
    #expect(numbers(of: ScrollMetrics()).count == fieldCount(ScrollMetrics()))
    #expect(numbers(of: ScrollMetrics()).count == ScrollMetrics.numberNames.count)
  }

  @Test(arguments: [
    RefreshSettings(
      role: .loadMore, metrics: RefreshMetrics(heldExtent: 0.1, triggerDistance: 200, viewportFraction: 0.3),
      trigger: .onReachingEnd(within: .items(7)),
      loadMore: LoadMoreOptions(
        loadsPerGesture: .max, loadsToFill: 3, hidesNoMoreData: true, keepsNoMoreData: true, keepsPlace: false,
        retriesOnScroll: true, exclusion: .independent),
      placement: .floating, pinnedHeaders: .fixed, whenBusy: .restart, backing: .system, minimumVisibleTime: 1 / 3,
      timeout: 0.1),
    RefreshSettings(
      metrics: RefreshMetrics(
        heldExtent: -1, triggerDistance: .nan, activationDelay: 0.25, activationDelayFromRest: 0.75, showsOutcomes: true
      ).showing(success: 2, failure: 3),
      trigger: .onReachingEnd(within: .viewports(0.5))),
    RefreshSettings(trigger: .onReachingEnd(within: .points(1 / 3))),
    RefreshSettings(trigger: .manual), RefreshSettings(trigger: .onTap), RefreshSettings(trigger: .whilePulling),
  ])
  func settingsAreReadBack(settings: RefreshSettings) {
    #expect(read(numbers(of: settings), into: RefreshSettings()) == settings)
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func everyStateOfARandomRunIsReadBack(seed: UInt64) {
    var run = RandomRun(seed: seed)
    for step in 0..<400 {
      run.step()
      let read = read(numbers(of: run.machine), into: RefreshStateMachine())
      #expect(read == run.machine, "seed \(seed), step \(step)")
      if read != run.machine { return }
    }
  }

  @Test func numbersWithoutAMeaningAreRefused() {
    let whole = numbers(of: RefreshStateMachine())
    #expect(read(whole, into: RefreshStateMachine()) == RefreshStateMachine())
    #expect(read(Array(whole.dropLast()), into: RefreshStateMachine()) == nil)
    #expect(read(whole + [0], into: RefreshStateMachine()) == nil)
    for wrong in [-1, 0.5, 250, Double.nan, .infinity, 1e300] {
      var damaged = whole
      // The role of the near control.
      damaged[0] = wrong
      #expect(read(damaged, into: RefreshStateMachine()) == nil, "\(wrong)")
    }
  }
}
