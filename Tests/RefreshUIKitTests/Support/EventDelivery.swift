#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif
#if canImport(UIKit) || canImport(HeadlessUIKit)
import Testing

/// Tells if the events of controls are delivered.
///
/// UIKit sends them through its application, and a bundle of tests without an app may have none: there, what a test expects of
/// `.valueChanged` is skipped by name, and the rest of it is checked.
@MainActor
enum EventDelivery {
  /// The beginning of each line about something that was skipped.
  static let mark = "no events:"

  /// `true` if a control performs its action.
  static let isThere = TestStage.run { stage in
    var isPerformed = false
    let control = UIControl(frame: .zero)
    stage.view.addSubview(control)
    control.addAction(UIAction { _ in isPerformed = true }, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    control.removeFromSuperview()
    return isPerformed
  }

  /// Says that an expectation, or a case of a test, was skipped.
  static func skip(at location: SourceLocation = #_sourceLocation) {
    print(mark, Test.current?.name ?? "a test", "at \(location.fileName):\(location.line)")
  }
}

extension SceneWatch {
  /// Expects a number of `.valueChanged` events so far, where they are delivered.
  func expectValueChanges(_ count: Int, sourceLocation: SourceLocation = #_sourceLocation) {
    guard EventDelivery.isThere else { return EventDelivery.skip(at: sourceLocation) }
    #expect(valueChangeCount == count, sourceLocation: sourceLocation)
  }
}

extension Trait where Self == ConditionTrait {
  /// Skips a test whose app acts in an event, where events are not delivered.
  static var deliversEvents: Self {
    .enabled("no events: without a host app, UIKit performs no action of a control") { await EventDelivery.isThere }
  }
}

/// The probe of a bundle of tests.
@MainActor
@Suite struct EventDeliveryTests {
  /// Never fails: it says in the log which expectations of this run count.
  @Test func theProbeIsAsked() {
    print("events of controls are", EventDelivery.isThere ? "delivered" : "not delivered")
  }
}
#endif
