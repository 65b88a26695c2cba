import Foundation
import RefreshTesting
import Testing

@testable import RefreshCore

/// Texts that are no recordings.
@Suite struct ReplayTests {
  private static let machine: String = {
    var (tape, machine) = (NumberTape(), RefreshStateMachine())
    machine.code(on: &tape)
    return "machine " + tape.numbers.map { "\($0)" }.joined(separator: " ")
  }()

  private static let head = "refresh-recording 1 vertical\n\(machine)\n"

  /// A text and the sentence about it.
  struct Case: CustomTestStringConvertible {
    let text: String
    let sentence: String
    var testDescription: String { sentence }
  }

  private static let numbersSentence =
    "does not consist of these numbers: they are damaged, or of another version of RefreshKit"

  private static let cases = [
    Case(text: "", sentence: "1: a recording begins with \"refresh-recording 1 vertical\" or \"… horizontal\""),
    Case(
      text: "refresh-recording 2 vertical\n",
      sentence: "1: a recording begins with \"refresh-recording 1 vertical\" or \"… horizontal\""),
    Case(text: "refresh-recording 1 vertical\n", sentence: "2: the state of the machine is missing here"),
    Case(text: "refresh-recording 1 vertical\ncut\n", sentence: "3: the state of the machine is missing here"),
    Case(text: "refresh-recording 1 vertical\nmachine 0 1\n", sentence: "2: the machine \(numbersSentence)"),
    Case(text: "refresh-recording 1 vertical\nmachine nan\n", sentence: "2: \"nan\" is too large or not finite"),
    Case(text: head + "1 pulled\n", sentence: "3: \"pulled\" is no event"),
    Case(text: head + "now scrolled\n", sentence: "3: \"now\" is not a number"),
    Case(text: head + "0x1p3 scrolled\n", sentence: "3: \"0x1p3\" is not a number"),
    Case(text: head + "nan(0x1) scrolled\n", sentence: "3: \"nan(0x1)\" is not a number"),
    Case(text: head + "1e scrolled\n", sentence: "3: \"1e\" is not a number"),
    Case(text: head + "\u{661} scrolled\n", sentence: "3: \"\u{661}\" is not a number"),
    Case(
      text: head + "1 \(String(repeating: "é", count: 41))\n",
      sentence: "3: \"\(String(repeating: "é", count: 40))…\" is no event"),
    Case(text: head + "nan scrolled\n", sentence: "3: \"nan\" is not a number of seconds"),
    Case(text: head + "1\n", sentence: "3: the event is missing after the time"),
    Case(text: head + "1 scrolled near\n", sentence: "3: \"scrolled\" has 0 values, and not 1"),
    Case(text: head + "\n\n1 tapped\n", sentence: "5: \"tapped\" has 1 values, and not 0"),
    Case(text: head + "1 tapped left\n", sentence: "3: \"left\" is not one of near, far"),
    Case(
      text: head + "1 ended near fine\n",
      sentence: "3: \"fine\" is not one of success, failure, cancelled, noMoreData"),
    Case(text: head + "1 enabled near 1\n", sentence: "3: \"1\" is neither true nor false"),
    Case(text: head + "1 actionFinished -1 near success\n", sentence: "3: \"-1\" is no number of a session"),
    Case(text: head + "1 scrolled offset\n", sentence: "3: \"scrolled\" has 0 values, and not 1"),
    Case(text: head + "1 scrolled place=3\n", sentence: "3: \"place=3\" is no number of a reading"),
    Case(text: head + "1 scrolled offset=3=4\n", sentence: "3: \"offset=3=4\" is no number of a reading"),
    Case(text: head + "1 scrolled offset=x\n", sentence: "3: \"x\" is not a number"),
    Case(text: head + "1 scrolled dragging=2\n", sentence: "3: a flag of the reading is neither 0 nor 1"),
    Case(text: head + "configure\n", sentence: "3: a side is missing after \"configure\""),
    Case(text: head + "configure near 1\n", sentence: "3: the settings \(numbersSentence)"),
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
    let text = Self.head + "1 attached near\n2 scrolled offset=inf\n3 scrolled offset=-inf\n4 scrolled offset=nan\n"
    let offsets = try RefreshReplay(parsing: text).steps.map(\.scroll.offset)
    #expect(offsets[1] == .infinity && offsets[2] == -.infinity && offsets[3].isNaN)
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
    #expect(replay.steps.map(\.line) == [3, 4] && replay.steps.last?.scroll.offset == -40)
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
