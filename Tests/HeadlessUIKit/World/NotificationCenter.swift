import Foundation

/// Foundation's, with a default one for each world: tests run side by side in one process, each in an app of its own.
public enum NotificationCenter {
  /// The centre of the present world.
  public static var `default`: Foundation.NotificationCenter { HeadlessScope.world.notifications }
}
