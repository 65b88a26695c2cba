import RefreshAnimators
import RefreshPictures
import RefreshTesting

/// Pulls a control with a simulated finger, and records frames of a filmstrip.
///
/// The numbers are those of the real machine.
struct Take {
  /// The recorded frames, in order.
  private(set) var frames: [Filmstrip.Frame] = []

  private var simulation: RefreshSimulation
  private var setup: FilmstripSetup
  private let trigger: RefreshTrigger

  /// The app's message about a failure; `nil` for nothing.
  private var message: String?

  /// The frame rate, high enough for the frames of a snap.
  private static let frameRate = 120.0

  private static let contentLength = 4000.0

  init(_ setup: FilmstripSetup, trigger: RefreshTrigger = .onRelease) {
    self.setup = setup
    self.trigger = trigger
    let surroundings = setup.surroundings
    let isFar = surroundings.edge == .bottom || surroundings.edge == .trailing
    let settings = Self.settings(setup, trigger)
    let scroll = RefreshStateMachine.ScrollMetrics(
      offset: isFar ? Self.contentLength - surroundings.viewport : 0, contentLength: Self.contentLength,
      viewport: surroundings.viewport)
    simulation = RefreshSimulation(settings, at: isFar ? .far : .near, in: scroll, frameRate: Self.frameRate)
    simulation.keepsTrace = false
  }

  private static func settings(_ setup: FilmstripSetup, _ trigger: RefreshTrigger) -> RefreshStateMachine.SideSettings {
    RefreshStateMachine.SideSettings(
      role: setup.surroundings.role, metrics: setup.metrics, trigger: trigger, placement: setup.placement)
  }

  /// Ends the session; the row of a footer is laid out for the message, as a control does it.
  mutating func finish(_ outcome: RefreshOutcome, message: String?) {
    self.message = message
    setup.surroundings.hasMessage = message != nil && setup.surroundings.role == .loadMore
    simulation.configure(Self.settings(setup, trigger))
    simulation.finishAction(outcome)
  }

  /// Runs code and records the frame after it.
  mutating func shoot(_ caption: String, after action: (inout RefreshSimulation) -> Void = { _ in }) {
    action(&simulation)
    var update = simulation.update(in: setup.surroundings)
    update.lastRefresh = setup.lastRefresh
    update.message = message
    let isFloating = setup.placement == .floating
    frames.append(
      Filmstrip.Frame(
        time: simulation.time, drawing: setup.draw(update),
        visibleExtent: isFloating ? max(0, simulation.pull) : update.visibleExtent,
        floatingExtent: isFloating ? update.visibleExtent : nil, caption: caption))
  }

  /// Advances and records the frames at times in milliseconds from now.
  mutating func shoot(at moments: [Int], _ caption: (Int) -> String) {
    let start = simulation.time
    for moment in moments {
      shoot(caption(moment)) { $0.advance(by: max(0, start + Double(moment) / 1000 - $0.time)) }
    }
  }

  /// Runs code without recording a frame.
  mutating func run(_ action: (inout RefreshSimulation) -> Void) { action(&simulation) }

  /// Returns a copy without the recorded frames.
  func cut() -> Take {
    var take = self
    take.frames = []
    return take
  }

  /// The pull that arms, as it is in use, in points.
  var triggerDistance: Double { simulation.triggerDistance }

  /// The space that is held, as it is in use, in points.
  var heldExtent: Double { simulation.update(in: setup.surroundings).heldExtent }
}
