extension Drawing {
  /// The drawing as it looks at a time: every motion is replaced by what it comes to then.
  ///
  /// For hosts that draw pictures. It makes a copy, so it is not for every frame.
  ///
  /// `time` is in seconds of the same clock as `motionStart`.
  public func sampled(at time: Double) -> Drawing {
    var result = self
    var lengths = [1.0]
    for (index, command) in commands.enumerated() {
      switch command {
      case .beginGroup(let group):
        let sample = groups[group].sampled(at: time, motionStart: motionStart)
        lengths.append((lengths.last ?? 1) * sample.strokeLength)
        result.replace(at: group, group: sample.group)
      case .endGroup:
        lengths.removeLast()
      case .stroke(let paint, let stroke, let range):
        let shortened = stroke.shortened(to: lengths.last ?? 1)
        result.replace(at: index, command: .stroke(paint, shortened, range))
      case .fill, .shadow:
        break
      }
    }
    return result
  }
}

extension Drawing.Group {
  /// The group without its motion, and what the motion makes of the strokes in it.
  fileprivate func sampled(at time: Double, motionStart: Double) -> (group: Drawing.Group, strokeLength: Double) {
    guard let motion else { return (self, 1) }
    let value = motion.value(at: time, motionStart: motionStart)
    var sample = self
    sample.motion = nil
    switch motion.property {
    case .opacity: sample.opacity *= value
    case .rotation: sample.transform = Drawing.Transform.rotation(value).followed(by: transform)
    case .scale: sample.transform = Drawing.Transform.scale(value).followed(by: transform)
    case .strokeLength: return (sample, value)
    }
    return (sample, 1)
  }
}

extension Drawing.Stroke {
  /// The stroke with `fraction` of its length, about the same middle.
  fileprivate func shortened(to fraction: Double) -> Drawing.Stroke {
    guard fraction != 1 else { return self }
    let middle = (start + end) / 2
    let half = (end - start) / 2 * fraction
    return Drawing.Stroke(width: width, cap: cap, from: middle - half, to: middle + half)
  }
}
