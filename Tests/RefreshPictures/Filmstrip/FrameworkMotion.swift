import RefreshCore
import RefreshTesting

/// A motion that the framework makes: its curve is for review by eye, because a hitch of a frame shows in no single picture.
public struct FrameworkMotion: Sendable {
  /// The title of the motion.
  public let heading: String

  /// The events before the curve begins.
  private let before: @Sendable (inout RefreshSimulation) -> Void

  /// The events in the curve.
  private let then: @Sendable (inout RefreshSimulation) -> Void

  private init(
    _ heading: String, before: @escaping @Sendable (inout RefreshSimulation) -> Void,
    then: @escaping @Sendable (inout RefreshSimulation) -> Void
  ) {
    self.heading = heading
    self.before = before
    self.then = then
  }

  /// Returns the curve at a frame rate, with the pull of each frame until the content rests.
  public func curve(at frameRate: Double) -> MotionCurve {
    let metrics = RefreshMetrics(heldExtent: 60, triggerDistance: 84)
    var simulation = RefreshSimulation(SideSettings(metrics: metrics), frameRate: frameRate)
    simulation.keepsTrace = false
    simulation.keepsFrames = true
    before(&simulation)
    let start = simulation.time
    then(&simulation)
    simulation.advance(by: Self.rest)
    return MotionCurve(simulation, from: start)
  }

  /// The sheet of all motions at a frame rate, per second.
  public static func sheet(at frameRate: Double) -> MotionSheet {
    MotionSheet(
      title: "The motions at \(Int(frameRate)) frames per second",
      rows: all.map { MotionSheet.Row($0.heading, $0.curve(at: frameRate)) })
  }

  /// The time in which a motion comes to rest, in seconds.
  private static let rest = 0.8

  /// The motions, in the order of the sheet.
  public static let all = [
    FrameworkMotion("A pull past the trigger, its lift and the opening", before: wait) {
      $0.pull(to: 1.2)
      $0.hold(for: 0.15)
      $0.release()
    },
    FrameworkMotion("The same, with UIKit's first step inside the lift", before: wait) {
      $0.list.bouncesInLift = true
      $0.pull(to: 1.2)
      $0.hold(for: 0.15)
      $0.release()
    },
    FrameworkMotion("A lift that flings the content outward", before: wait) {
      $0.pull(to: 1)
      $0.pull(to: 1.3, over: 0.05)
      $0.release()
    },
    FrameworkMotion("A lift that flings the content away during the opening", before: wait) {
      $0.pull(to: 1.2)
      $0.flick(velocity: -1500)
    },
    FrameworkMotion("A pull that is let go before the trigger", before: wait) {
      $0.pull(to: 0.8)
      $0.release()
    },
    FrameworkMotion("An opening by a call", before: wait) { $0.begin() },
    FrameworkMotion("A closing", before: open) { $0.end(.cancelled) },
    FrameworkMotion("Caught while it opens, held, and let go", before: wait) {
      $0.begin()
      $0.advance(by: 0.1)
      catchContent(&$0)
    },
    FrameworkMotion("Caught while it closes, held, and let go", before: open) {
      $0.end(.cancelled)
      $0.advance(by: 0.1)
      catchContent(&$0)
    },
    FrameworkMotion("Caught while it opens, and pulled by 40 points", before: wait) {
      $0.begin()
      $0.advance(by: 0.1)
      catchContent(&$0, pulling: 40)
    },
    FrameworkMotion("Caught while it closes, and pulled by 40 points", before: open) {
      $0.end(.cancelled)
      $0.advance(by: 0.1)
      catchContent(&$0, pulling: 40)
    },
  ]

  private static func wait(_ simulation: inout RefreshSimulation) { simulation.advance(by: 0.1) }

  private static func open(_ simulation: inout RefreshSimulation) {
    simulation.begin()
    simulation.advance(by: 1.5)
  }

  private static func catchContent(_ simulation: inout RefreshSimulation, pulling distance: Double = 0) {
    simulation.touchDown()
    if distance != 0 { simulation.drag(by: distance, over: 0.2) }
    simulation.hold(for: 0.2)
    simulation.release()
  }
}
