import Testing

@testable import TouchLog

/// Texts that are longer than any recording, and recordings that are as long as they may be.
@Suite struct TouchLogLimitTests {
  /// Moments that count how many of them are read.
  private struct CountedMoments: RandomAccessCollection {
    final class Counter { var reads = 0 }

    let counter = Counter()
    let endIndex: Int
    var startIndex: Int { 0 }

    subscript(index: Int) -> TouchLog.Moment {
      counter.reads += 1
      return TouchLog.Moment(time: Double(index) / 240, position: .init(x: 0, y: Double(index)))
    }
  }

  @Test func aFrameReadsAsManyMomentsOfALongRecordingAsItsLengthHasBinaryDigits() {
    let moments = CountedMoments(endIndex: 144_000)
    for frame in 0..<36_000 {
      let position = TouchLog.Touch.position(at: Double(frame) / 60, along: moments)
      #expect(abs(position.y - Double(frame * 4)) < 1e-6)
    }
    #expect(moments.counter.reads <= 36_000 * (18 + 2))
  }

  @Test func aPositionIsThatOfTheLinearSearch() throws {
    let text = (0..<200).map { "\($0 / 3),\($0 * 7 % 50),\($0)" }.joined(separator: "\n")
    let touch = try TouchLog(parsing: text).touches[0]
    for step in -4...280 {
      let time = Double(step) / 4
      let next = touch.moments.firstIndex { $0.time > time } ?? touch.moments.count
      let (before, after) = (touch.moments[max(next - 1, 0)], touch.moments[min(next, touch.moments.count - 1)])
      let position = touch.position(at: time).y
      #expect((min(before.position.y, after.position.y)...max(before.position.y, after.position.y)).contains(position))
      if time == before.time { #expect(position == before.position.y) }
    }
  }

  @Test func aRecordingMayHaveTheMostMomentsAndNoMore() {
    let text = String(repeating: "0,0\n", count: TouchLog.mostMoments + 1)
    #expect(throws: TouchLog.Malformed(line: 600_001, reason: "a recording has at most 600000 moments")) {
      try TouchLog(parsing: text)
    }
  }

  @Test func aFieldIsQuotedUpToALength() {
    let long = String(repeating: "9", count: 1_000_000)
    let start = String(repeating: "9", count: 40)
    for (line, reason) in [
      ("0,\(long)x", "\"\(start)…\" is not a number of points"),
      ("0,\(long)", "\(start)… is not a finite number of points"),
      ("0,20000.\(long)", "20000.\(start.dropLast(6))… is more than 10000 points from the corner of the view"),
      ("0,0,\(long)x", "\"\(start)…\" is neither a number of points nor one of down, up and cancel"),
      ("0,0,0,\(long)", "\"\(start)…\" is not one of down, up and cancel"),
    ] {
      #expect(throws: TouchLog.Malformed(line: 1, reason: reason)) { try TouchLog(parsing: line) }
    }
  }

  @Test func aFieldIsQuotedWithoutControlCharacters() {
    for (field, shown) in [
      ("\u{1B}[2J", "\\u{1B}[2J"), ("a\u{7}\u{9B}b", "a\\u{7}\\u{9B}b"), ("\u{202E}txt", "\\u{202E}txt"),
      ("a\u{2028}b", "a\\u{2028}b"), ("é\u{301}", "é\u{301}"),
    ] {
      let reason = "\"\(shown)\" is not a number of points"
      #expect(throws: TouchLog.Malformed(line: 1, reason: reason)) { try TouchLog(parsing: "0,\(field)\n1,0") }
    }
  }

  @Test func aNumberDoesNotEndAtAZeroCharacter() {
    for (line, reason) in [
      ("0,300\0junk", "\"300\\u{0}junk\" is not a number of points"),
      ("0\0,300", "\"0\\u{0}\" is not a number of seconds"),
      ("0,300,2\0", "\"2\\u{0}\" is neither a number of points nor one of down, up and cancel"),
    ] {
      #expect(throws: TouchLog.Malformed(line: 1, reason: reason)) { try TouchLog(parsing: "\(line)\n1,480") }
    }
  }

  @Test func aLineEndsAsOnEverySystem() throws {
    let plain = try TouchLog(parsing: "0,200\n0.5,250\n1,300")
    #expect(try TouchLog(parsing: "0,200\r\n0.5,250\r\n1,300\r\n") == plain)
    #expect(try TouchLog(parsing: "0,200\r0.5,250\r1,300\r") == plain)
    for end in ["\n", "\r\n", "\r"] {
      #expect(throws: TouchLog.Malformed(line: 4, reason: "\"x\" is not a number of seconds")) {
        try TouchLog(parsing: "0,200\(end)\(end)# nothing\(end)x,2\(end)")
      }
    }
  }

  @Test func aMillionCommasAreCounted() {
    let reason = "a line is seconds,y[,x][,down|up|cancel], and this one has 1000001 fields"
    #expect(throws: TouchLog.Malformed(line: 1, reason: reason)) {
      try TouchLog(parsing: String(repeating: ",", count: 1_000_000))
    }
  }
}
