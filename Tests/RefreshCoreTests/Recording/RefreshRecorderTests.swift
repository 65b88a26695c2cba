import Foundation
import RefreshTesting
import TestSupport
import Testing

@testable import RefreshCore

/// Recordings of the inputs of a machine.
@Suite struct RefreshRecorderTests {
  private static let away = ScrollMetrics(offset: 500)
  private static let rest = ScrollMetrics()

  /// Attaches a header, refreshes by a call, and waits for the end; the recorder is there from the start.
  private func refresh(by recorder: inout RefreshRecorder, _ machine: inout RefreshStateMachine, at start: Double) {
    var scroll = Self.rest
    let events: [(RefreshStateMachine.Event, Double)] =
      [(.began(.near, .program, .always), 0), (.laidOut, 0)]
      + (1...60).map { (.ticked, Double($0) / 60) }
      + [(.ended(.near, .success), 1.5), (.laidOut, 1.5)]
      + (1...90).map { (.ticked, 1.5 + Double($0) / 60) }
    var wake = RefreshStateMachine.Wake.nextFrame
    for (event, time) in events where event != .ticked || wake == .nextFrame {
      let effects = recorder.receive(event, scroll, at: start + time, by: &machine)
      wake = event == .laidOut || event == .ticked ? effects.wake : .nextFrame
      if let offset = effects.offset { scroll.offset = offset }
      guard let inset = effects.inset else { continue }
      (scroll.inset, scroll.adjustedInset) = (inset, inset)
    }
    // The scroll view tells of what was written.
    for event in [RefreshStateMachine.Event.scrolled, .laidOut] {
      _ = recorder.receive(event, scroll, at: start + 4, by: &machine)
    }
  }

  private func attached() -> RefreshStateMachine {
    var machine = RefreshStateMachine()
    machine.configure(SideSettings(), at: .near)
    _ = machine.receive(.attached(.near), Self.rest, at: 0)
    _ = machine.receive(.laidOut, Self.rest, at: 0)
    return machine
  }

  private func recorder(of machine: RefreshStateMachine, isVertical: Bool = true) -> RefreshRecorder {
    RefreshRecorder(machine, Self.rest, at: 0, isVertical: isVertical)
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func aRandomRunIsReplayedWithTheSameEffects(seed: UInt64) throws {
    var run = RandomRun(seed: seed)
    for _ in 0..<100 { run.step() }
    let replay = try replay(run.recorder)
    #expect(replay.difference == nil && replay.steps.count > 100 && !replay.isCut && replay.isVertical, "seed \(seed)")
  }

  private func replay(_ recorder: RefreshRecorder) throws -> RefreshReplay {
    try RefreshReplay(parsing: try #require(recorder.recording))
  }

  @Test func aRefreshIsReplayedFromItsBeginToItsEnd() throws {
    var machine = attached()
    var recorder = recorder(of: machine, isVertical: false)
    refresh(by: &recorder, &machine, at: 100)
    let replay = try replay(recorder)
    #expect(replay.difference == nil && !replay.isVertical)
    #expect(replay.trace(at: .near).states == [.refreshing, .ending, .idle])
    #expect(replay.hasControl(at: .near) && !replay.hasControl(at: .far))
    #expect(recorder.recording?.hasPrefix("\(RefreshRecorder.title) horizontal\n") == true)
  }

  @Test func theRecordingBeginsAnewWithThePullOrSessionAfterARest() throws {
    var machine = attached()
    var recorder = recorder(of: machine)
    refresh(by: &recorder, &machine, at: 100)
    let first = recorder.recording
    // At rest nothing is added, and nothing is lost: also not while the reader scrolls.
    for (frame, isDragging) in [true, true, false].enumerated() {
      let scroll = ScrollMetrics(offset: 500 + Double(frame), isDragging: isDragging, isTracking: isDragging)
      _ = recorder.receive(isDragging ? .scrolled : .lifted, scroll, at: 110 + Double(frame), by: &machine)
      _ = recorder.receive(.laidOut, scroll, at: 110 + Double(frame), by: &machine)
    }
    recorder.configure(SideSettings(minimumVisibleTime: 1), at: .near, of: &machine)
    _ = recorder.receive(.laidOut, Self.rest, at: 120, by: &machine)
    #expect(recorder.recording == first && recorder.recording != nil)
    refresh(by: &recorder, &machine, at: 200)
    let second = try replay(recorder)
    #expect(second.steps.first?.time == 200 && second.start.session(at: .near) == 1 && second.difference == nil)
    #expect(second.start.settings(at: .near).minimumVisibleTime == 1)
    #expect(second.steps.last?.machine.session(at: .near) == 2)
  }

  @Test func aRecordingThatIsAskedForInASessionBeginsAtTheNextRest() throws {
    var machine = attached()
    _ = machine.receive(.began(.near, .program, .always), Self.rest, at: 1)
    var recorder = recorder(of: machine)
    for frame in 1...30 { _ = recorder.receive(.ticked, Self.rest, at: 1 + Double(frame) / 60, by: &machine) }
    #expect(recorder.recording == nil)
    _ = recorder.receive(.ended(.near, .success), Self.rest, at: 2, by: &machine)
    for frame in 1...90 { _ = recorder.receive(.ticked, Self.rest, at: 2 + Double(frame) / 60, by: &machine) }
    refresh(by: &recorder, &machine, at: 100)
    let replay = try replay(recorder)
    #expect(replay.difference == nil && replay.trace(at: .near).states == [.refreshing, .ending, .idle])
  }

  @Test func theSettingsThatChangeInASessionAreReplayed() throws {
    var machine = attached()
    var recorder = recorder(of: machine)
    _ = recorder.receive(.began(.near, .program, .always), Self.rest, at: 1, by: &machine)
    recorder.configure(SideSettings(placement: .floating, timeout: 3), at: .near, of: &machine)
    _ = recorder.receive(.laidOut, Self.rest, at: 1, by: &machine)
    #expect(recorder.recording?.contains("\nsettings near placement=floating timeout=3\n") == true)
    let replay = try replay(recorder)
    #expect(replay.difference == nil && replay.steps.last?.machine.settings(at: .near).timeout == 3)
    #expect(replay.steps.map(\.time) == [1, 1, 1])
  }

  @Test func aLongSessionEndsEarlyAndSaysSo() throws {
    var machine = attached()
    var recorder = recorder(of: machine)
    _ = recorder.receive(.began(.near, .program, .always), Self.rest, at: 1, by: &machine)
    var isCut = false
    for frame in 1...5000 {
      let scroll = ScrollMetrics(offset: Double(frame) / 7, isDragging: true, isTracking: true)
      _ = recorder.receive(.scrolled, scroll, at: 1 + Double(frame) / 60, by: &machine)
      guard frame % 500 == 0 else { continue }
      let recording = try #require(recorder.recording)
      #expect(recording.utf8.count <= 256_000)
      let replay = try RefreshReplay(parsing: recording)
      #expect(replay.difference == nil && replay.start.state(at: .near) == .idle)
      isCut = replay.isCut
      #expect(
        isCut == (recording.utf8.count > 250_000) && isCut == recording.contains("vertical ends early\n"))
    }
    #expect(isCut)
    _ = recorder.receive(.detached(.near), Self.rest, at: 100, by: &machine)
    _ = recorder.receive(.laidOut, Self.rest, at: 101, by: &machine)
    _ = recorder.receive(.attached(.near), Self.rest, at: 102, by: &machine)
    #expect(recorder.recording?.contains("early") == true)
    _ = recorder.receive(.began(.near, .program, .always), Self.rest, at: 103, by: &machine)
    #expect(recorder.recording?.contains("early") == false)
  }

  @Test func theFirstLineThatDiffersIsNamed() throws {
    var machine = attached()
    var recorder = recorder(of: machine)
    refresh(by: &recorder, &machine, at: 100)
    let text = try #require(recorder.recording)
    let lines = text.split(separator: "\n").map(String.init)
    let begin = try #require(lines.firstIndex { $0.hasPrefix("= near refreshing") })
    let damaged = text.replacingOccurrences(of: lines[begin], with: "= near armed")
    let difference = try #require(RefreshReplay(parsing: damaged).difference)
    #expect(
      difference.line == begin + 1 && difference.expected == "near armed" && "= \(difference.came)" == lines[begin])
    #expect("\(difference)" == "\(begin + 1): recorded \"near armed\", replayed \"\(difference.came)\"")
    // Without the line, the input is named.
    let without = try #require(
      RefreshReplay(parsing: text.replacingOccurrences(of: lines[begin] + "\n", with: "")).difference)
    #expect(without.line == begin && without.expected.isEmpty && without.came == difference.came)
    // Other settings have other effects, of which the first is named.
    let longer = try #require(
      RefreshReplay(parsing: text.replacingOccurrences(of: "heldExtent=60", with: "heldExtent=61")).difference)
    #expect(longer.line > begin)
  }
}
