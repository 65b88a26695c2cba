extension Drawing.Wave {
  /// A corner of a wave that is approximated by straight lines.
  package struct Corner: Equatable, Sendable {
    /// The time as a fraction of the period.
    package var time: Double
    /// The value at that time.
    package var value: Double
  }

  /// The number of straight lines for a cosine; 32 keep the error within 0.25 % of its height.
  private static let cosinePieces = 32

  /// The number of straight lines for an eased keyframe; 24 keep the error of a cubic within 0.13 % of its height.
  private static let easedPieces = 24

  /// The wave approximated by straight lines, for hosts that support no other.
  ///
  /// Allocates an array, so do not call it for every frame.
  package var corners: [Corner] {
    switch self {
    case .ramp: [0, 1].map(corner)
    case .cosine: (0...Self.cosinePieces).map { corner(at: Double($0) / Double(Self.cosinePieces)) }
    case .flash(_, _, let fall, let rise): [0, fall, rise, 1].map(corner)
    case .keyframes(let frames): Self.corners(of: frames)
    }
  }

  private func corner(at time: Double) -> Corner { Corner(time: time, value: value(at: time)) }

  private static func corners(of frames: [Drawing.Keyframe]) -> [Corner] {
    guard var last = frames.first else { return [] }
    var corners = [Corner(time: 0, value: last.value)]
    for frame in frames where frame.time > 0 {
      let pieces = frame.easing == .linear || frame.time == last.time ? 1 : easedPieces
      for piece in 1...pieces {
        let part = Double(piece) / Double(pieces)
        let value = Easing.lerp(last.value, frame.value, frame.easing.value(at: part))
        corners.append(Corner(time: Easing.lerp(last.time, frame.time, part), value: value))
      }
      last = frame
    }
    if last.time < 1 { corners.append(Corner(time: 1, value: last.value)) }
    return corners
  }
}
