import HeadlessUIKit
import RefreshAnimators
import RefreshPictures
import RefreshTesting
import TouchLog

/// What came of a recorded finger.
struct Performance {
  /// What a finger is replayed with.
  struct Options {
    let rate: FrameRate
    let animator: RefreshPreset
    /// What the control is for whose film is made: with one that loads more there is a header too.
    let role: RefreshRole

    /// How its action ends.
    let outcome: ActionOutcome

    /// How many pages there are to load; `nil` if there is no end.
    let pageCount: Int?

    /// How long the action takes, or the control waits for it, in seconds.
    let refreshTime: Double
  }

  let trace: RefreshTrace
  let shots: [Shot]

  /// Replays a finger on a screen of its own, until everything is at rest.
  @MainActor
  static func of(_ log: TouchLog, with options: Options) async -> Performance {
    await HeadlessWorld.run(switches: options.rate.switches, screenSize: DemoScreen.screenSize) { world in
      let screen = DemoScreen(world, options)
      let recorder = Recorder(screen)
      let replay = Replay(log, screen, recorder)
      await replay.run(atMost: log.duration + options.refreshTime + longestEnding)
      return Performance(trace: recorder.trace, shots: recorder.shots)
    }
  }

  /// The time in which everything comes to rest after the last touch and the action, in seconds, and much more.
  private static let longestEnding = 10.0
}
