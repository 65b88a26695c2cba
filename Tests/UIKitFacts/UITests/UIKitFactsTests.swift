import UIKit
import XCTest

/// Does what the scenarios ask for to a real list, and leaves a log of each in the folder that the script names.
///
/// It judges nothing: the command `uikit-facts` does, when all logs are there.
final class UIKitFactsTests: XCTestCase {
  @MainActor
  func testEveryScenarioWritesItsLog() throws {
    continueAfterFailure = true
    let folder = try folder()
    try UIDevice.current.systemVersion.write(
      to: folder.appendingPathComponent(Handshake.version), atomically: true, encoding: .utf8)
    let model = ProcessInfo.processInfo.environment["SIMULATOR_MODEL_IDENTIFIER"].map { "\($0), simulator" }
    try (model ?? UIDevice.current.model).write(
      to: folder.appendingPathComponent(Handshake.device), atomically: true, encoding: .utf8)
    for scenario in Scenario.allCases where canPerform(scenario.gesture) {
      XCTContext.runActivity(named: scenario.rawValue) { _ in
        writeLog(of: scenario.rawValue, in: folder, after: [scenario.gesture], pause: Gesture.aftermath)
      }
    }
  }

  @MainActor
  func testEveryScenarioOfTheProductWritesItsLog() throws {
    continueAfterFailure = true
    let folder = try folder()
    for scenario in ProductScenario.allCases {
      XCTContext.runActivity(named: scenario.rawValue) { _ in
        writeLog(of: scenario.rawValue, in: folder, after: scenario.gestures, pause: Gesture.sessionTime)
      }
    }
  }

  private func folder() throws -> URL {
    let path = try XCTUnwrap(ProcessInfo.processInfo.environment[Handshake.folder], "start it with make facts-ios")
    return URL(fileURLWithPath: path)
  }

  @MainActor
  private func writeLog(of scenario: String, in folder: URL, after gestures: [Gesture], pause: TimeInterval) {
    let app = XCUIApplication()
    app.launchEnvironment[Handshake.scenario] = scenario
    app.launchEnvironment[Handshake.file] = folder.appendingPathComponent("\(scenario).log").path
    app.launch()
    let finish = app.descendants(matching: .any)[Handshake.finish]
    guard finish.waitForExistence(timeout: 20) else { return XCTFail("\(scenario): the screen did not come") }
    // The screen takes the picture at rest first.
    Thread.sleep(forTimeInterval: Gesture.rest)
    for gesture in gestures {
      carryOut(gesture, on: app)
      Thread.sleep(forTimeInterval: pause)
    }
    finish.tap()
    let limit = Date(timeIntervalSinceNow: 10)
    while finish.value as? String != Handshake.written, Date() < limit {
      Thread.sleep(forTimeInterval: 0.2)
    }
    XCTAssertEqual(finish.value as? String, Handshake.written, "\(scenario): the log was not written")
    app.terminate()
  }

  /// An iPhone has no pointer, and XCTest stops a test that uses one there.
  @MainActor
  private func canPerform(_ gesture: Gesture) -> Bool {
    if case .pointer = gesture { XCUIDevice.shared.supportsPointerInteraction } else { true }
  }

  @MainActor
  private func carryOut(_ gesture: Gesture, on app: XCUIApplication) {
    let (start, end) = (coordinate(.start, in: app), coordinate(.end, in: app))
    switch gesture {
    case .none: break
    case .pull: drag(from: start, to: end, after: 0.05)
    case .quickPullAndPull:
      drag(from: start, to: end, after: 0.05, hold: 0)
      Thread.sleep(forTimeInterval: Gesture.aftermath)
      drag(from: start, to: end, after: 0.05)
    case .flick: app.swipeUp(velocity: .fast)
    case .press: start.press(forDuration: Gesture.rest)
    case .flickAndCatch:
      // XCTest may wait until the list rests; then the log says that no finger came down in a deceleration.
      app.swipeUp(velocity: .fast)
      start.press(forDuration: Gesture.rest)
    case .pullAndCatch:
      // As above: then the log says that no finger caught the list.
      drag(from: start, to: end, after: 0.05)
      start.press(forDuration: Gesture.rest)
    case .pullAndScroll:
      drag(from: start, to: end, after: 0.05)
      drag(from: start, to: coordinate(.above, in: app), after: 0.05, velocity: Gesture.slowSpeed)
    case .edgeSwipe:
      drag(
        from: coordinate(.leftEdge, in: app), to: coordinate(.across, in: app), after: 0, hold: 0,
        velocity: Gesture.swipeSpeed)
    case .dragOnControl: drag(from: start, to: end, after: Gesture.rest)
    case .pointer: app.scroll(byDeltaX: 0, deltaY: -200)
    }
  }

  @MainActor
  private func drag(
    from start: XCUICoordinate, to end: XCUICoordinate, after rest: TimeInterval, hold: TimeInterval = Gesture.hold,
    velocity: Double = Gesture.pullSpeed
  ) {
    start.press(
      forDuration: rest, thenDragTo: end, withVelocity: XCUIGestureVelocity(rawValue: velocity),
      thenHoldForDuration: hold)
  }

  @MainActor
  private func coordinate(_ place: Gesture.Place, in app: XCUIApplication) -> XCUICoordinate {
    app.coordinate(withNormalizedOffset: CGVector(dx: place.x, dy: place.y))
  }
}
