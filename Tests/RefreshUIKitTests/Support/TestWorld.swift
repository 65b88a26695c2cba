#if canImport(UIKit)
import UIKit

@testable import RefreshCore

/// UIKit as it is: its facts are no setting.
struct TestSetting: Equatable, Sendable, CustomStringConvertible {
  /// The settings of each scenario.
  static let everySetting = [TestSetting()]

  /// The settings of a scenario with cases.
  static func everySetting<Case: Sendable>(with cases: [Case]) -> [(TestSetting, Case)] {
    cases.map { (TestSetting(), $0) }
  }

  var description: String { "UIKit" }
}

/// A window of UIKit, and time that advances by frames without waiting.
@MainActor
final class TestWorld {
  /// `true` while the simulated finger moves the content.
  var isFingerMoving = false

  /// The number of frames, each of which may have something to do.
  private(set) var busyFrameCount = 0

  private let stage: TestStage
  private let time = SteppedTime()

  private init(_ stage: TestStage) { self.stage = stage }

  /// Runs a test in a new world.
  static func run<Result>(
    switches: TestSetting = TestSetting(), _ body: @MainActor (TestWorld) async throws -> Result
  ) async rethrows -> Result {
    try await TestStage.run { stage in
      let world = TestWorld(stage)
      return try await TestWorldScope.$current.withValue(world) {
        try await world.time.whileClocksStep { try await body(world) }
      }
    }
  }

  /// Runs a test in a new world.
  static func run<Result>(
    switches: TestSetting = TestSetting(), _ body: @MainActor (TestWorld) throws -> Result
  ) rethrows -> Result {
    try TestStage.run { stage in
      let world = TestWorld(stage)
      return try TestWorldScope.$current.withValue(world) {
        try world.time.whileClocksStep { try body(world) }
      }
    }
  }

  /// The view in which lists are.
  var window: UIView { stage.view }

  /// The number of pixels per point.
  var displayScale: CGFloat { stage.displayScale }

  /// The duration of a frame, in seconds.
  var frameDuration: Double { SteppedTime.frameDuration }

  /// The present time, in seconds.
  var now: Double { time.now }

  /// `true` if nothing waits for a frame.
  var isIdle: Bool { time.isStill }

  /// The number of clocks that run frames, as far as it matters: 0 or 1.
  var displayLinkCount: Int { time.isStill ? 0 : 1 }

  /// The number of clocks that wait for a deadline, as far as it matters: 0 or 1.
  var timerCount: Int { time.isStill && !time.isIdle ? 1 : 0 }

  /// Sets the safe area of the view.
  func setSafeArea(_ insets: UIEdgeInsets) { stage.setSafeArea(insets) }

  /// Does nothing: UIKit keeps no log.
  func name(_ view: UIView, _ name: String) {}

  /// Lays the window out.
  func finishTurn() { stage.finishTurn() }

  /// Runs code as a turn.
  func turn(_ body: () throws -> Void) rethrows {
    finishTurn()
    defer { finishTurn() }
    try body()
  }

  /// Runs a number of frames.
  func advance(frames count: Int) {
    for _ in 0..<max(count, 0) { frame() }
  }

  /// Runs frames for a time in seconds, rounded to whole frames.
  func advance(by seconds: Double) { advance(frames: Int((seconds / frameDuration).rounded())) }

  /// Runs a frame, with a touch in a turn of its own.
  func frame(input: () -> Void = {}) {
    busyFrameCount += 1
    turn(input)
    time.runFrame()
    finishTurn()
  }

  /// Runs ready tasks and blocks of the main queue.
  func settleTasks() async {
    for _ in 0..<8 {
      await Task.detached {}.value
      await Task { @MainActor in }.value
      finishTurn()
    }
  }
}

extension UIScrollView {
  /// None: these tests have no refresh control of the system.
  var systemSpace: (inset: CGFloat, bar: CGFloat) { (0, 0) }
}

/// The world of a test.
enum TestWorldScope {
  @TaskLocal static var current: TestWorld?
}
#endif
