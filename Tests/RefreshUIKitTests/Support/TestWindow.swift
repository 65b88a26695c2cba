#if canImport(HeadlessUIKit)
import HeadlessUIKit

/// A window of the size of a phone.
@MainActor
enum TestWindow {
  /// Runs a test with a visible window.
  static func run(_ body: @MainActor (UIWindow) async throws -> Void) async rethrows {
    try await HeadlessWorld.run { world in try await body(world.window) }
  }
}
#elseif canImport(UIKit)
import UIKit

/// A window of the size of a phone.
@MainActor
enum TestWindow {
  /// Runs a test with a visible window.
  static func run(_ body: @MainActor (UIWindow) async throws -> Void) async rethrows {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    window.isHidden = false
    defer { window.isHidden = true }
    try await body(window)
  }
}
#endif
