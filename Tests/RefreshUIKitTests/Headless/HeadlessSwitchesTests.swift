#if canImport(HeadlessUIKit)
import HeadlessUIKit
import TestSupport
import Testing

@Suite struct HeadlessSwitchesTests {
  private func coversAll(_ rows: [HeadlessSwitches], strength: Int) -> Bool {
    let sizes = HeadlessSwitches.dimensions.map(\.settings.count)
    let indices = rows.map(\.indices)
    let groups = strength == 2 ? pairs(sizes.count) : triples(sizes.count)
    return groups.allSatisfy { group in
      let wanted = group.reduce(1) { $0 * sizes[$1] }
      return Set(indices.map { row in group.map { row[$0] } }).count == wanted
    }
  }

  private func pairs(_ count: Int) -> [[Int]] {
    (0..<count).flatMap { first in (first + 1..<count).map { [first, $0] } }
  }

  private func triples(_ count: Int) -> [[Int]] {
    pairs(count).flatMap { pair in (pair[1] + 1..<count).map { pair + [$0] } }
  }

  @Test func coverEveryPairOfSettings() {
    let rows = HeadlessSwitches.allPairs()
    #expect(coversAll(rows, strength: 2))
    #expect(rows.count <= 30)
    #expect(rows.first == HeadlessSwitches())
  }

  @Test func coverEveryTripleOfSettings() {
    let rows = HeadlessSwitches.allTriples()
    #expect(coversAll(rows, strength: 3))
    #expect(rows.count <= 120)
  }

  @Test func coverNoPairWhenARowIsMissing() {
    #expect(!coversAll(Array(HeadlessSwitches.allPairs().dropLast()), strength: 2))
  }

  @Test func areTheSameEachTime() {
    #expect(HeadlessSwitches.allPairs() == HeadlessSwitches.allPairs())
  }

  @Test func comeBackFromTheirIndices() {
    for row in HeadlessSwitches.allPairs() {
      #expect(HeadlessSwitches(indices: row.indices) == row)
    }
  }

  @Test func areNamedOnceEach() {
    let names = HeadlessSwitches.dimensions.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(HeadlessSwitches.dimensions.allSatisfy { $0.settings.count > 1 })
  }

  @Test func tellWhatIsNotTheDefault() {
    #expect("\(HeadlessSwitches())" == "defaults")
    let switches = HeadlessSwitches.with {
      $0.firstStep = .nextTick
      $0.reload = .passesThroughZero
    }
    #expect("\(switches)" == "firstStep: nextTick, reload: passesThroughZero")
  }

  @Test func areRepeatedByASeed() {
    var (first, second) = (SeededGenerator(seed: 7), SeededGenerator(seed: 7))
    let drawn = (0..<20).map { _ in HeadlessSwitches.random(using: &first) }
    #expect(drawn == (0..<20).map { _ in HeadlessSwitches.random(using: &second) })
    #expect(Set(drawn).count > 15)
  }
}
#endif
