import Foundation

/// A part of the app that is put away and returns by itself.
@MainActor
open class UIScene: UIResponder {
  /// The state of a scene.
  public enum ActivationState: Int, Sendable {
    /// The scene is not connected to the app.
    case unattached = -1
    /// The scene is on the screen and receives events.
    case foregroundActive
    /// The scene is on the screen and receives no events.
    case foregroundInactive
    /// The scene is not on the screen.
    case background
  }

  /// Posted by a scene that has entered the background.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification"
  )

  /// Posted by a scene that is about to enter the foreground.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification"
  )

  /// The state of the scene.
  open internal(set) var activationState = ActivationState.foregroundActive
}
