import HeadlessUIKit
import RefreshAnimators
import RefreshPictures
import RefreshTesting
import TouchLog

/// The result of a recorded gesture.
struct Performance {
  /// The settings of a replay.
  struct Options {
    let rate: FrameRate
    let animator: RefreshPreset
    /// The role of the control in the film; a control that loads more comes with a header.
    let role: RefreshRole

    /// The end of its action.
    let outcome: ActionOutcome

    /// The number of pages to load; `nil` if there is no end.
    let pageCount: Int?

    /// The time of new rows after a refresh.
    let newRows: NewRows

    /// The duration of the action, or the timeout of the control, in seconds.
    let refreshTime: Double
  }

  let trace: RefreshTrace
  let shots: [Shot]

  /// The recording of the control.
  let inputs: String

  /// The number of frames of the screen.
  let frameCount: Int

  /// Replays a finger on a screen of its own, until everything is at rest.
  @MainActor
  static func of(_ log: TouchLog, with options: Options) async -> Performance {
    await HeadlessWorld.run(switches: options.rate.switches, screenSize: DemoScreen.screenSize) { world in
      let screen = DemoScreen(world, options)
      screen.control.isRecording = true
      let recorder = Recorder(screen)
      let replay = Replay(log, on: screen) { recorder.note(at: $0) }
      await replay.run(atMost: log.duration + options.refreshTime + longestEnding)
      let inputs = screen.control.recording ?? ""
      let frameCount = Int(((recorder.shots.last?.time ?? 0) * Double(options.rate.perSecond)).rounded())
      return Performance(trace: recorder.trace, shots: recorder.shots, inputs: inputs, frameCount: frameCount)
    }
  }

  /// The time in which everything comes to rest after the last touch and the action, in seconds, and much more.
  static let longestEnding = 10.0
}
