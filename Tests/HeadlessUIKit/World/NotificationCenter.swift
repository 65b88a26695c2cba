import Foundation

/// Foundation's notification centre, with a default one for each world, because tests run in parallel in one process.
public enum NotificationCenter {
  /// The centre of the present world.
  public static var `default`: Foundation.NotificationCenter { HeadlessScope.world.notifications }
}
