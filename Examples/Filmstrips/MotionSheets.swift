import RefreshAnimators
import RefreshPictures
import RefreshTesting

/// The motions that the framework makes: curves for review by eye, because a hitch of a frame shows in no single picture.
enum MotionSheets {
  /// The frame rates of the sheets, per second.
  private static let frameRates = [60.0, 120]

  /// The names of the files with their texts.
  static var files: [(String, String)] {
    frameRates.map { rate in
      let sheet = MotionSheet(
        title: "The motions at \(Int(rate)) frames per second",
        rows: motions.map { MotionSheet.Row($0.heading, $0.curve(at: rate)) })
      return ("motions-\(Int(rate))", sheet.svg())
    }
  }

  private struct Motion {
    let heading: String

    /// The events before the curve begins.
    let before: @Sendable (inout RefreshSimulation) -> Void

    /// The events in the curve.
    let then: @Sendable (inout RefreshSimulation) -> Void

    func curve(at frameRate: Double) -> MotionCurve {
      let metrics = RefreshMetrics(heldExtent: 60, triggerDistance: 84)
      var simulation = RefreshSimulation(RefreshSettings(metrics: metrics), frameRate: frameRate)
      simulation.keepsTrace = false
      simulation.keepsFrames = true
      before(&simulation)
      let start = simulation.time
      then(&simulation)
      simulation.advance(by: MotionSheets.rest)
      return MotionCurve(simulation, from: start)
    }
  }

  /// The time in which a motion comes to rest, in seconds.
  private static let rest = 0.8

  private static let motions = [
    Motion(heading: "A pull past the trigger, its lift and the opening", before: wait) {
      $0.pull(to: 1.2)
      $0.hold(for: 0.1)
      $0.release()
    },
    Motion(heading: "The same, with UIKit's first step inside the lift", before: wait) {
      $0.bouncesInLift = true
      $0.pull(to: 1.2)
      $0.hold(for: 0.1)
      $0.release()
    },
    Motion(heading: "A lift that flings the content away during the opening", before: wait) {
      $0.pull(to: 1.2)
      $0.flick(velocity: -1500)
    },
    Motion(heading: "A pull that is let go before the trigger", before: wait) {
      $0.pull(to: 0.8)
      $0.release()
    },
    Motion(heading: "An opening by a call", before: wait) { $0.begin() },
    Motion(heading: "A closing", before: open) { $0.end(.cancelled) },
    Motion(heading: "Caught while it opens, held, and let go", before: wait) {
      $0.begin()
      $0.advance(by: 0.1)
      catches(&$0)
    },
    Motion(heading: "Caught while it opens, and pulled by 40 points", before: wait) {
      $0.begin()
      $0.advance(by: 0.1)
      catches(&$0, pulling: 40)
    },
    Motion(heading: "Caught while it closes, held, and let go", before: open) {
      $0.end(.cancelled)
      $0.advance(by: 0.1)
      catches(&$0)
    },
    Motion(heading: "Caught while it closes, and pulled by 40 points", before: open) {
      $0.end(.cancelled)
      $0.advance(by: 0.1)
      catches(&$0, pulling: 40)
    },
  ]

  private static func wait(_ simulation: inout RefreshSimulation) { simulation.advance(by: 0.1) }

  private static func open(_ simulation: inout RefreshSimulation) {
    simulation.begin()
    simulation.advance(by: 1.5)
  }

  private static func catches(_ simulation: inout RefreshSimulation, pulling distance: Double = 0) {
    simulation.touchDown()
    if distance != 0 { simulation.drag(by: distance, over: 0.2) }
    simulation.hold(for: 0.2)
    simulation.release()
  }
}
