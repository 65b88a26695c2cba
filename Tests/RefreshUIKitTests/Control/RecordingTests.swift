#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshAnimators
import RefreshPictures
import RefreshTesting
import Testing

@testable import RefreshCore

/// Recordings of controls, replayed to the same states.
@MainActor
@Suite struct RecordingTests {
  /// Expects that a recording is replayed with the same effects; returns the states of the control at the near side.
  private func states(
    of recording: String?, location: SourceLocation = #_sourceLocation
  ) throws -> [RefreshState] {
    let replay = try RefreshReplay(parsing: try #require(recording, sourceLocation: location))
    #expect(replay.difference == nil && !replay.isCut, sourceLocation: location)
    return replay.trace(at: .near).states
  }

  @Test func nothingIsRecordedUnlessTheAppAsksForIt() async {
    await Scene.run(HeadlessSwitches()) { scene in
      let control = scene.addHeader()
      control.isRecording = false
      await scene.refresh()
      #expect(!control.isRecording && control.recording == nil && control.attachment?.recorded.recorder == nil)
      await scene.finish()
      control.isRecording = true
      #expect(control.recording != nil)
      control.isRecording = false
      #expect(control.recording == nil && control.attachment?.recorded.recorder == nil)
    }
  }

  @Test(arguments: RefreshPreset.all.map(\.name))
  func aPullWithEachPresetIsReplayed(name: String) async throws {
    try await HeadlessWorld.run { world in
      let scene = Scene(world)
      let preset = try #require(RefreshPreset.all.first { $0.name == name })
      let control = scene.addHeader(animator: AnyPreset(preset))
      scene.pullAndRelease(to: 150)
      await scene.advance(by: 0.8)
      #expect(control.isRefreshing)
      await scene.finish()
      let states = try states(of: control.recording)
      #expect(states.last == .idle && states.contains(.refreshing) && states.contains(.pulling))
      #expect(control.recording?.contains("header") == false)
    }
  }

  @Test(arguments: RefreshPreset.all.map(\.name))
  func aLoadWithEachPresetIsReplayed(name: String) async throws {
    try await HeadlessWorld.run { world in
      let scene = Scene(world)
      let preset = try #require(RefreshPreset.all.first { $0.name == name })
      let footer = scene.addFooter(animator: AnyPreset(preset))
      await scene.failToLoad()
      _ = try states(of: footer.recording)
      #expect(footer.recording?.contains("= far ending, ") == true)
    }
  }

  enum Turn: CaseIterable {
    case begunByCode, hidden, disabled, removed, reentrant, headerAndFooter
  }

  @Test(arguments: HeadlessSwitches.everySetting(with: Turn.allCases))
  func whateverHappensInASessionIsReplayed(switches: HeadlessSwitches, turn: Turn) async throws {
    try await HeadlessWorld.run(switches: switches) { world in
      let scene = Scene(world)
      scene.watch.recordsSessions = true
      let control = scene.addHeader()
      if turn == .headerAndFooter { scene.addFooter() }
      if turn == .reentrant {
        control.addAction(
          UIAction { _ in
            control.endRefreshing()
            control.beginRefreshing()
          }, for: .valueChanged)
        await scene.refresh()
      } else {
        control.beginRefreshing()
        await scene.advance(by: 0.8)
      }
      #expect(control.isRefreshing)
      switch turn {
      case .begunByCode, .reentrant, .headerAndFooter: break
      case .hidden: control.isHidden = true
      case .disabled: control.isEnabled = false
      case .removed: scene.list.refresh.removeHeader()
      }
      await scene.advance(by: 0.2)
      let isOver = [.hidden, .disabled, .removed].contains(turn)
      if !isOver { await scene.finish() }
      let states = try states(of: control.recording)
      #expect(states.contains(.refreshing) && states.last == .idle)
      control.isHidden = false
      control.isEnabled = true
    }
  }

  @Test func theRecordingIsKeptAfterTheRemovalAndBeginsAnewInAnotherList() async throws {
    await HeadlessWorld.run { world in
      let scene = Scene(world)
      let control = RefreshControl(animator: PlainAnimator())
      control.isRecording = true
      #expect(control.recording == nil)
      scene.add(control)
      control.beginRefreshing()
      await scene.advance(by: 1)
      control.removeFromSuperview()
      let first = control.recording
      #expect(first?.contains("detached near") == true)
      scene.add(control)
      #expect(control.recording != nil && control.recording != first)
    }
  }

  @Test func theDescriptionSaysWhatIsInUse() async {
    await Scene.run(HeadlessSwitches()) { scene in
      let control = scene.addHeader(animator: PlainAnimator(extent: 60, trigger: 60))
      scene.pull(to: 75)
      #expect(control.debugDescription.contains("pulled 75.0 of 84.0"), "\(control.debugDescription)")
      scene.finger.lift()
      await scene.settle()
      control.isRecording = false
      control.backing = .system
      await scene.advance(by: 0.1)
      control.begin(reveals: false)
      control.sessionProgress = 1.0 / 3
      await scene.advance(by: 0.5)
      #expect(control.debugDescription.contains("refreshing, session 1 from program, progress 0.33"))
      #expect(control.debugDescription.hasSuffix("backing system"))
      control.end(.failure, message: "Too late")
      #expect(control.debugDescription.contains("failure, \"Too late\", pulled"))
    }
  }

  @Test func theDescriptionMeasuresAPullFromWhereItBegins() async {
    await Scene.run(HeadlessSwitches()) { scene in
      let control = scene.addHeader()
      control.pull.startOffset = 40
      await scene.advance(by: 0.1)
      #expect(control.debugDescription.contains("idle, no session yet, pulled 0.0 of"))
      scene.pull(to: 90)
      let text = control.debugDescription
      #expect(text.contains("pulling, no session yet, pulled 50.0 of"), "\(text)")
      scene.finger.lift()
      await scene.settle()
    }
  }

  @Test func theDescriptionOfAPullSaysNothingOfTheSessionBefore() async {
    await Scene.run(HeadlessSwitches()) { scene in
      let control = scene.addHeader()
      control.begin()
      control.sessionProgress = 0.5
      await scene.advance(by: 1)
      control.end(.failure, message: "Too late")
      await scene.settle()
      #expect(control.debugDescription.contains("failure"))
      scene.pull(to: 50)
      let text = control.debugDescription
      #expect(!text.contains("failure") && !text.contains("progress") && !text.contains("Too late"), "\(text)")
      scene.finger.lift()
      await scene.settle()
    }
  }

  @Test func aRecordingThatIsSwitchedOnTwiceIsKept() async {
    await Scene.run(HeadlessSwitches()) { scene in
      let control = scene.addHeader()
      control.isRecording = true
      await scene.refresh()
      await scene.finish()
      control.removeFromSuperview()
      let recording = control.recording
      control.isRecording = true
      #expect(recording != nil && control.recording == recording)
    }
  }

  @Test func theDescriptionOfAControlIsOneLine() async {
    await Scene.run(HeadlessSwitches()) { scene in
      let control = RefreshControl(animator: PlainAnimator())
      #expect(control.debugDescription == "RefreshControl: refreshes at top, in no scroll view")
      scene.add(control)
      control.isRecording = false
      #expect(
        control.debugDescription == """
          RefreshControl: refreshes at top, idle, no session yet, pulled 0.0 of 84.0, added inset 0.0
          """)
      control.beginRefreshing()
      control.isRecording = true
      await scene.advance(by: 1)
      #expect(
        control.debugDescription == """
          RefreshControl: refreshes at top, refreshing, session 1 from program, pulled 60.0 of 84.0, added inset 60.0, \
          recording
          """)
      control.end(.failure)
      control.isRecording = false
      await scene.settle()
      control.isEnabled = false
      control.isHidden = true
      #expect(control.debugDescription.hasSuffix("failure, pulled 0.0 of 84.0, added inset 0.0, disabled, hidden"))
      #expect(!control.debugDescription.contains("\n"))
      control.isEnabled = true
      control.isHidden = false
    }
  }
}

/// A preset as one type.
private struct AnyPreset: RefreshAnimator {
  let animator: any RefreshAnimator & Sendable

  init(_ preset: RefreshPreset) { animator = preset.animator }

  var preferredTrigger: RefreshTrigger { animator.preferredTrigger }
  var preferredPlacement: RefreshPlacement { animator.preferredPlacement }
  func metrics(in surroundings: RefreshSurroundings) -> RefreshMetrics { animator.metrics(in: surroundings) }
  func draw(_ update: RefreshUpdate, into drawing: inout Drawing) { animator.draw(update, into: &drawing) }
}
#endif
