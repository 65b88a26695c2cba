import RefreshCore
import RefreshTesting

/// The pull and the speed of a list over time, frame by frame.
public struct MotionCurve: Equatable, Sendable {
  /// A frame of the motion.
  public struct Sample: Equatable, Sendable {
    /// The time since the beginning of the motion, in seconds.
    public var time: Double

    /// The distance of the content past its rest, in points; negative where it is scrolled away.
    public var pull: Double

    /// The speed since the frame before, in points per second: above 0 away from the rest, and 0 in the first frame.
    public var speed: Double

    /// `true` while a finger is on the list.
    public var isTouched: Bool
  }

  /// The frames, in the order of their times.
  public let samples: [Sample]

  /// The pull at which a session holds the content, in points.
  public let hold: Double

  /// Creates the curve of the recorded frames from a time on; it is empty unless `keepsFrames` was set.
  ///
  /// - Parameters:
  ///   - simulation: The simulation of the motion.
  ///   - start: The time at which the curve begins, in seconds; the first frame before it is included.
  public init(_ simulation: RefreshSimulation, from start: Double = 0) {
    let side = simulation.side
    let first = simulation.frames.lastIndex { $0.time <= start } ?? 0
    var samples: [Sample] = []
    for frame in simulation.frames.dropFirst(first) {
      let pull = frame[side].pull(at: frame.reading.offset)
      let time = frame.time - start
      var speed = 0.0
      if let last = samples.last {
        // A call between two frames is recorded at the time of the first.
        guard time > last.time else { continue }
        speed = (pull - last.pull) / (time - last.time)
      }
      let isTouched = frame.reading.isTracking || frame.reading.isDragging
      samples.append(Sample(time: time, pull: pull, speed: speed, isTouched: isTouched))
    }
    self.samples = samples
    hold = simulation.update().heldExtent
  }

  /// The times at which a finger is on the list: the first and the last frame of each touch, in seconds.
  var touches: [ClosedRange<Double>] {
    var touches: [ClosedRange<Double>] = []
    var isLastTouched = false
    for sample in samples where sample.isTouched || isLastTouched {
      if sample.isTouched {
        let start = isLastTouched ? touches.removeLast().lowerBound : sample.time
        touches.append(start...sample.time)
      }
      isLastTouched = sample.isTouched
    }
    return touches
  }
}
