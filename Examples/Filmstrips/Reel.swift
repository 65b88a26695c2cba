import RefreshAnimators
import RefreshPictures
import RefreshTesting

/// A pull, a refresh and its success, frame by frame.
struct Reel {
  /// The frames so far, from time 0.
  private(set) var frames: [Filmstrip.Frame] = []

  private var simulation: RefreshSimulation
  private let setup: FilmstripSetup

  private static let frameRate = 60.0

  /// The position of the touch-down: points below the rest line, and a fraction of the cross length.
  private static let touch = (down: 22.0, across: 0.72)

  init(_ setup: FilmstripSetup) {
    self.setup = setup
    let animator = setup.preset.animator
    let settings = RefreshStateMachine.SideSettings(metrics: setup.metrics, trigger: animator.preferredTrigger)
    simulation = RefreshSimulation(settings, frameRate: Self.frameRate)
    simulation.keepsTrace = false
    simulation.action = .ends(after: 1.9, .success)
  }

  /// Pulls past the trigger, waits, lifts, and waits until everything is at rest.
  mutating func play() {
    wait(0.3)
    simulation.touchDown(at: Self.touch.down)
    pull(from: 0, to: 0.97, over: 1)
    pull(from: 0.97, to: 1.06, over: 0.3)
    wait(0.5)
    simulation.release()
    wait(3.2)
  }

  private mutating func pull(from start: Double, to end: Double, over seconds: Double) {
    let count = Int(seconds * Self.frameRate)
    for index in 1...count {
      let fraction = Easing.lerp(start, end, Easing.smooth(Double(index) / Double(count)))
      simulation.pull(to: fraction, over: 1 / Self.frameRate)
      keep()
    }
  }

  private mutating func wait(_ seconds: Double) {
    for _ in 0..<Int(seconds * Self.frameRate) {
      simulation.advance(by: 1 / Self.frameRate)
      keep()
    }
  }

  private mutating func keep() {
    var update = simulation.update(in: setup.surroundings)
    let time = Double(frames.count) / Self.frameRate
    update.motionStart += time - simulation.time
    update.lastRefresh = setup.lastRefresh
    let across = Self.touch.across * setup.surroundings.crossLength
    frames.append(
      Filmstrip.Frame(
        time: time, drawing: setup.draw(update),
        visibleExtent: update.visibleExtent, caption: "",
        finger: simulation.list.finger.map { Drawing.Point(x: across, y: $0) }))
  }
}
