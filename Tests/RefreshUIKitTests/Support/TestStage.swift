#if canImport(HeadlessUIKit)
import HeadlessUIKit

/// A window of the size of a phone, with bars of any height.
@MainActor
final class TestStage {
  private let world: HeadlessWorld

  private init(_ world: HeadlessWorld) { self.world = world }

  /// Runs a test with a visible window.
  static func run<Result>(_ body: @MainActor (TestStage) async throws -> Result) async rethrows -> Result {
    try await HeadlessWorld.run { world in try await body(TestStage(world)) }
  }

  /// Runs a test with a visible window.
  static func run<Result>(_ body: @MainActor (TestStage) throws -> Result) rethrows -> Result {
    try HeadlessWorld.run { world in try body(TestStage(world)) }
  }

  /// The view that fills the window.
  var view: UIView { world.window }

  /// The number of pixels per point.
  var displayScale: CGFloat { world.displayScale }

  /// Sets the safe area of the view.
  func setSafeArea(_ insets: UIEdgeInsets) { world.setSafeArea(insets) }

  /// Lays the window out.
  func finishTurn() { world.finishTurn() }
}
#elseif canImport(UIKit)
import UIKit

/// A window of the size of a phone, with bars of any height.
@MainActor
final class TestStage {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
  private let controller = UIViewController()

  private init() {
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
  }

  /// Runs a test with a visible window.
  static func run<Result>(_ body: @MainActor (TestStage) async throws -> Result) async rethrows -> Result {
    let stage = TestStage()
    defer { stage.window.isHidden = true }
    return try await body(stage)
  }

  /// Runs a test with a visible window.
  static func run<Result>(_ body: @MainActor (TestStage) throws -> Result) rethrows -> Result {
    let stage = TestStage()
    defer { stage.window.isHidden = true }
    return try body(stage)
  }

  /// The view that fills the window.
  var view: UIView { controller.view }

  /// The number of pixels per point.
  var displayScale: CGFloat { max(view.traitCollection.displayScale, 1) }

  /// Sets the safe area of the view: that of the device, and the difference.
  func setSafeArea(_ insets: UIEdgeInsets) {
    controller.additionalSafeAreaInsets = .zero
    window.layoutIfNeeded()
    let own = view.safeAreaInsets
    controller.additionalSafeAreaInsets = UIEdgeInsets(
      top: insets.top - own.top, left: insets.left - own.left, bottom: insets.bottom - own.bottom,
      right: insets.right - own.right)
    window.layoutIfNeeded()
  }

  /// Lays the window out.
  func finishTurn() { window.layoutIfNeeded() }
}
#endif
