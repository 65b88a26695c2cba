import Foundation

/// A time in seconds.
public typealias CFTimeInterval = Double

/// Returns the time of the present world's clock, in seconds.
public func CACurrentMediaTime() -> CFTimeInterval {
  HeadlessScope.world.clock.now
}
