import Foundation
import RefreshTesting
import TestSupport
import Testing

@testable import RefreshCore

/// Texts that are no recordings.
@Suite struct ReplayTests {
  private static let head = "refresh-recording 2 vertical\nnear present=true\nrest 0.5\n"

  /// A text and the sentence about it.
  struct Case: CustomTestStringConvertible {
    let text: String
    let sentence: String
    var testDescription: String { sentence }
  }

  private static let title = "a recording begins with \"refresh-recording 2 vertical\" or \"… horizontal\""

  private static let cases = [
    Case(text: "", sentence: "1: \(title)"),
    Case(text: "\n\nnear present=true\n", sentence: "1: \(title)"),
    Case(text: "refresh-recording 1 vertical\n", sentence: "1: \(title)"),
    Case(text: "refresh-recording 2 vertical early\n", sentence: "1: \(title)"),
    Case(text: "refresh-recording 2 vertical\n", sentence: "2: \"rest\" and a time are missing here"),
    Case(
      text: "refresh-recording 2 vertical\nnear\n1 scrolled\n", sentence: "3: \"rest\" and a time are missing here"),
    Case(text: "refresh-recording 2 vertical\nrest\n", sentence: "2: \"rest\" and a time are missing here"),
    Case(text: "refresh-recording 2 vertical\nrest now\n", sentence: "2: \"now\" is no time in seconds"),
    Case(
      text: "refresh-recording 2 vertical\nfar session=-1\n", sentence: "2: \"session=-1\" is no value of this field"),
    Case(text: "refresh-recording 2 vertical\nfar rows=3\n", sentence: "2: \"rows=3\" is no field of this line"),
    Case(
      text: "refresh-recording 2 vertical\nfar trigger=onReachingEnd\n",
      sentence: "2: \"trigger=onReachingEnd\" is no value of this field"),
    Case(text: head + "1 pulled\n", sentence: "4: \"pulled\" is no event"),
    Case(text: head + "now scrolled\n", sentence: "4: \"now\" is no time in seconds"),
    Case(text: head + "0x1p3 scrolled\n", sentence: "4: \"0x1p3\" is no time in seconds"),
    Case(text: head + "nan scrolled\n", sentence: "4: \"nan\" is no time in seconds"),
    Case(text: head + "1e999 scrolled\n", sentence: "4: \"1e999\" is no time in seconds"),
    Case(text: head + "= flush\n", sentence: "4: \"=\" is no time in seconds"),
    Case(
      text: head + "1 \(String(repeating: "é", count: 41))\n",
      sentence: "4: \"\(String(repeating: "é", count: 40))…\" is no event"),
    Case(text: head + "1\n", sentence: "4: \"\" is no event"),
    Case(text: head + "1 scrolled near\n", sentence: "4: \"scrolled near\" is no event"),
    Case(text: head + "\n\n1 tapped\n", sentence: "6: \"tapped\" is no event"),
    Case(text: head + "1 tapped left\n", sentence: "4: \"tapped left\" is no event"),
    Case(text: head + "1 ended near fine\n", sentence: "4: \"ended near fine\" is no event"),
    Case(text: head + "1 enabled near 1\n", sentence: "4: \"enabled near 1\" is no event"),
    Case(
      text: head + "1 actionFinished -1 near success\n", sentence: "4: \"actionFinished -1 near success\" is no event"),
    Case(text: head + "1 progressed near\n", sentence: "4: \"progressed near\" is no event"),
    Case(text: head + "1 progressed near x\n", sentence: "4: \"progressed near x\" is no event"),
    Case(text: head + "1 clientDidSetInset 1\n", sentence: "4: \"clientDidSetInset 1\" is no event"),
    Case(text: head + "1 scrolled offset\n", sentence: "4: \"scrolled offset\" is no event"),
    Case(text: head + "1 scrolled place=3\n", sentence: "4: \"place=3\" is no field of this line"),
    Case(text: head + "1 scrolled offset=3=4\n", sentence: "4: \"offset=3=4\" is no value of this field"),
    Case(text: head + "1 scrolled offset=x\n", sentence: "4: \"offset=x\" is no value of this field"),
    Case(text: head + "1 scrolled offset=1 offset=2\n", sentence: "4: \"offset=2\" is no field of this line"),
    Case(text: head + "1 scrolled dragging=2\n", sentence: "4: \"dragging=2\" is no value of this field"),
    Case(text: head + "settings\n", sentence: "4: \"near\" or \"far\" is missing after \"settings\""),
    Case(text: head + "settings left\n", sentence: "4: \"near\" or \"far\" is missing after \"settings\""),
    Case(text: head + "settings near role\n", sentence: "4: \"role=\" is no value of this field"),
    Case(text: head + "settings near 1\n", sentence: "4: \"1\" is no field of this line"),
  ]

  @Test(arguments: cases)
  func aTextThatIsNoRecordingIsRefusedWithItsLine(wrong: Case) {
    #expect {
      try RefreshReplay(parsing: wrong.text)
    } throws: { error in
      "\(error)" == wrong.sentence
    }
  }

  @Test func numbersThatAreNotFiniteAreReadAndStopNothing() throws {
    let text = Self.head + "1 scrolled offset=inf\n2 scrolled offset=-inf\n3 scrolled offset=nan\n"
    let offsets = try RefreshReplay(parsing: text).steps.map(\.scroll.offset)
    #expect(offsets[0] == .infinity && offsets[1] == -.infinity && offsets[2].isNaN)
  }

  @Test func theCourseNamesTheStepOfEachRow() throws {
    let text = Self.head + "1 attached near\n1 laidOut\n2 ticked\n3 began near program always\n3 laidOut\n"
    let replay = try RefreshReplay(parsing: text)
    let course = replay.course(at: .near)
    #expect(course.trace == replay.trace(at: .near) && course.steps.count == course.trace.rows.count)
    #expect(course.steps.first == 0 && course.steps.contains(3) && !course.steps.contains(2))
    for (row, step) in zip(course.trace.rows, course.steps) {
      #expect(row.state == replay.steps[step].machine.state(at: .near))
    }
  }

  @Test func aTextWithoutInputsHasNoCourse() throws {
    let course = try RefreshReplay(parsing: Self.head).course(at: .near)
    #expect(course.trace.rows.isEmpty && course.steps.isEmpty)
  }

  @Test func linesMayEndAsOnWindowsAndTheLastNeedsNoEnd() throws {
    let text = (Self.head + "1 attached near\n2 scrolled offset=-40").replacingOccurrences(of: "\n", with: "\r\n")
    let replay = try RefreshReplay(parsing: text)
    #expect(replay.steps.map(\.line) == [4, 5] && replay.steps.last?.scroll.offset == -40)
  }

  @Test func everyTruncatedOrDamagedTextIsRefusedOrReplayed() throws {
    let events =
      "1 attached near\n1 laidOut\n1.5 began near program always\n1.5 laidOut\n2 ticked\n3 ended near failure\n"
    let bytes = Array((Self.head + events).utf8)
    for length in stride(from: 0, to: bytes.count, by: 3) {
      _ = try? RefreshReplay(parsing: String(decoding: bytes[..<length], as: UTF8.self))
    }
    for index in bytes.indices {
      for byte in [UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: " "), 0xFF] {
        var damaged = bytes
        damaged[index] = byte
        _ = try? RefreshReplay(parsing: String(decoding: damaged, as: UTF8.self))
      }
    }
  }
}
