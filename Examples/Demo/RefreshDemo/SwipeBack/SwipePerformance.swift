import HeadlessUIKit
import TouchLog

/// The result of a recorded swipe.
struct SwipePerformance {
  let shots: [SwipeShot]

  /// Replays a finger on a stack of its own, until everything is at rest.
  @MainActor
  static func of(_ log: TouchLog, on scene: SwipeScene, at rate: FrameRate) async -> SwipePerformance {
    await HeadlessWorld.run(switches: rate.switches, screenSize: DemoScreen.screenSize) { world in
      let screen = SwipeScreen(world, scene)
      var shots: [SwipeShot] = []
      var heard = world.feedback.count
      let replay = Replay(log, on: screen) { time in
        let swipe = screen.navigation.swipeBack
        let haptics = world.feedback[heard...].map(\.name)
        heard = world.feedback.count
        let shot = SwipeShot(
          time: time, finger: screen.location, progress: swipe.progress, state: swipe.state, depth: screen.depth,
          update: swipe.state == .idle ? nil : screen.gauge.last, haptics: haptics)
        if shots.last.map(shot.looks) != true { shots.append(shot) }
      }
      await replay.run(atMost: log.duration + Performance.longestEnding)
      return SwipePerformance(shots: shots)
    }
  }
}
