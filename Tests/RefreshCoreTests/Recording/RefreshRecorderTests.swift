import RefreshTesting
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
  }

  private func attached() -> RefreshStateMachine {
    var machine = RefreshStateMachine()
    machine.configure(RefreshSettings(), at: .near)
    _ = machine.receive(.attached(.near), Self.rest, at: 0)
    _ = machine.receive(.laidOut, Self.rest, at: 0)
    return machine
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func aRandomRunIsReplayedToTheSameStates(seed: UInt64) throws {
    var run = RandomRun(seed: seed)
    for _ in 0..<50 { run.step() }
    run.record()
    for _ in 0..<300 { run.step() }
    let text = try #require(run.recorder?.recording.text)
    let replay = try RefreshReplay(parsing: text)
    #expect(!replay.steps.isEmpty && !replay.isCut && replay.isVertical)
    // What came before the last rest is not there, and neither are inputs at rest.
    let replayed = replay.steps.map(\.machine)
    var rest = run.machines[...]
    let isThere = replayed.allSatisfy { machine in
      guard let index = rest.firstIndex(of: machine) else { return false }
      rest = rest[index...]
      return true
    }
    #expect(isThere, "seed \(seed)")
  }

  @Test func aRefreshIsReplayedFromItsBeginToItsEnd() throws {
    var machine = attached()
    var recorder = RefreshRecorder(machine, isVertical: false)
    refresh(by: &recorder, &machine, at: 100)
    let replay = try RefreshReplay(parsing: recorder.recording.text)
    #expect(replay.steps.last?.machine == machine && !replay.isVertical)
    #expect(replay.trace(at: .near).states == [.refreshing, .ending, .idle])
    #expect(replay.hasControl(at: .near) && !replay.hasControl(at: .far))
    #expect(recorder.recording.debugDescription.hasPrefix("horizontal, "))
  }

  @Test func theRecordingBeginsAnewWithThePullOrSessionAfterARest() throws {
    var machine = attached()
    var recorder = RefreshRecorder(machine, isVertical: true)
    refresh(by: &recorder, &machine, at: 100)
    let first = recorder.recording
    // At rest nothing is added, and nothing is lost.
    _ = recorder.receive(.scrolled, Self.away, at: 110, by: &machine)
    recorder.configure(RefreshSettings(minimumVisibleTime: 1), at: .near, of: &machine)
    #expect(recorder.recording == first)
    refresh(by: &recorder, &machine, at: 200)
    let second = try RefreshReplay(parsing: recorder.recording.text)
    #expect(second.steps.first?.time == 200 && second.start.session(at: .near) == 1)
    #expect(second.steps.last?.machine == machine)
  }

  @Test func aRecordingThatBeginsInASessionIsReplayed() throws {
    var machine = attached()
    _ = machine.receive(.began(.near, .program, .always), Self.rest, at: 1)
    var recorder = RefreshRecorder(machine, isVertical: true)
    for frame in 1...30 { _ = recorder.receive(.ticked, Self.rest, at: 1 + Double(frame) / 60, by: &machine) }
    let replay = try RefreshReplay(parsing: recorder.recording.text)
    #expect(replay.start.state(at: .near) == .refreshing && replay.steps.last?.machine == machine)
  }

  @Test func aLongSessionIsCutAndReplaysFromThereOn() throws {
    var machine = attached()
    var recorder = RefreshRecorder(machine, isVertical: true)
    _ = recorder.receive(.began(.near, .program, .always), Self.rest, at: 1, by: &machine)
    var isCut = false
    for frame in 1...12_000 {
      let scroll = ScrollMetrics(offset: Double(frame) / 7, isDragging: true, isTracking: true)
      _ = recorder.receive(.scrolled, scroll, at: 1 + Double(frame) / 60, by: &machine)
      guard frame % 500 == 0 else { continue }
      let recording = recorder.recording
      #expect(recording.text.utf8.count <= 128_000)
      let replay = try RefreshReplay(parsing: recording.text)
      #expect(replay.steps.last?.machine == machine)
      isCut = replay.isCut
      if isCut { #expect(recording.text.utf8.count > 60_000 && recording.debugDescription.hasSuffix(", cut")) }
    }
    #expect(isCut)
  }

  @Test func numbersAreReadBackBitForBit() throws {
    var machine = attached()
    var recorder = RefreshRecorder(machine, isVertical: true)
    _ = recorder.receive(.began(.near, .program, .always), Self.rest, at: 1, by: &machine)
    let numbers = [0.1 + 0.2, -0.0, .nan, .infinity, 1e-300, 1e300, 1e15, 123_456_789_012_345, .leastNonzeroMagnitude]
    for number in numbers {
      let scroll = ScrollMetrics(offset: number, dragVelocity: -number, itemCount: 7)
      _ = recorder.receive(.scrolled, scroll, at: 2, by: &machine)
    }
    let replay = try RefreshReplay(parsing: recorder.recording.text)
    let offsets = replay.steps.dropFirst().map(\.scroll.offset)
    #expect(zip(offsets, numbers).allSatisfy { $0.bitPattern == $1.bitPattern || $0.isNaN && $1.isNaN })
    #expect(offsets.count == numbers.count)
  }
}
