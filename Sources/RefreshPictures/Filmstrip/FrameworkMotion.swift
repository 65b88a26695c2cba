import RefreshCore
import RefreshTesting

/// A motion that the framework makes: its curve is for review by eye, because a hitch of a frame shows in no single picture.
public struct FrameworkMotion: Sendable {
  /// The mover of content that is let go.
  public enum Mover: CaseIterable, Sendable {
    /// The machine, from the turn of the lift on.
    case machine

    /// UIKit's bounce, to an edge that the machine moves before it begins.
    case bounce

    /// UIKit's bounce, which leads to the edge before that, until the machine notices.
    case failingBounce

    var title: String {
      switch self {
      case .machine: ""
      case .bounce: ", by UIKit's bounce to the hold line"
      case .failingBounce: ", by a bounce that ignores the hold line"
      }
    }
  }

  /// The title of the motion.
  public let heading: String

  /// The mover of content that is let go.
  public let mover: Mover

  /// The events before the curve begins.
  private let before: @Sendable (inout RefreshSimulation) -> Void

  /// The events in the curve.
  private let then: @Sendable (inout RefreshSimulation) -> Void

  private init(
    _ heading: String, _ mover: Mover = .machine, before: @escaping @Sendable (inout RefreshSimulation) -> Void,
    then: @escaping @Sendable (inout RefreshSimulation) -> Void
  ) {
    self.heading = heading + mover.title
    self.mover = mover
    self.before = before
    self.then = then
  }

  /// Returns the curve at a frame rate, with the pull of each frame until the content rests.
  public func curve(at frameRate: Double) -> MotionCurve {
    let metrics = RefreshMetrics(heldExtent: 60, triggerDistance: 84)
    var simulation = RefreshSimulation(RefreshSettings(metrics: metrics), frameRate: frameRate)
    simulation.keepsTrace = false
    simulation.keepsFrames = true
    simulation.ridesBounce = mover != .machine
    simulation.bouncesToOldEdge = mover == .failingBounce
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
  public static let all: [FrameworkMotion] = Mover.allCases.flatMap(lifts) + calls + Mover.allCases.flatMap(catches)

  private static func lifts(_ mover: Mover) -> [FrameworkMotion] {
    [
      FrameworkMotion("A pull past the trigger, its lift and the opening", mover, before: wait) {
        $0.pull(to: 1.2)
        $0.hold(for: 0.15)
        $0.release()
      },
      FrameworkMotion("The same, with UIKit's first step inside the lift", mover, before: wait) {
        $0.bouncesInLift = true
        $0.pull(to: 1.2)
        $0.hold(for: 0.15)
        $0.release()
      },
      FrameworkMotion("A lift that flings the content outward", mover, before: wait) {
        $0.pull(to: 1)
        $0.pull(to: 1.3, over: 0.05)
        $0.release()
      },
    ]
  }

  private static let calls = [
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
  ]

  private static func catches(_ mover: Mover) -> [FrameworkMotion] {
    [
      FrameworkMotion("Caught while it opens, and pulled by 40 points", mover, before: wait) {
        $0.begin()
        $0.advance(by: 0.1)
        catchContent(&$0, pulling: 40)
      },
      FrameworkMotion("Caught while it closes, and pulled by 40 points", mover, before: open) {
        $0.end(.cancelled)
        $0.advance(by: 0.1)
        catchContent(&$0, pulling: 40)
      },
    ]
  }

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
