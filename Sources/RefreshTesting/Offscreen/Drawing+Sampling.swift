import RefreshCore

extension Drawing {
  /// The drawing at a time, with the value of each loop at that time in place of the loop.
  ///
  /// For hosts that draw still images. Copies the drawing, so do not call it for every frame.
  ///
  /// - Parameter time: The time in seconds of the clock of `motionStart`.
  /// - Returns: The drawing without loops.
  package func sampled(at time: Double) -> Drawing {
    var result = self
    // For each open group, the fraction of a stroke that the loops around it show.
    var lengths = [1.0]
    for (index, command) in commands.enumerated() {
      switch command {
      case .beginGroup(let group):
        let sample = groups[group].sampled(at: time, motionStart: motionStart)
        lengths.append(lengths[lengths.count - 1] * sample.length)
        result.groups[group] = sample.group
      case .endGroup:
        lengths.removeLast()
      case .stroke(let paint, let stroke, let range):
        result.commands[index] = .stroke(paint, stroke.shortened(to: lengths[lengths.count - 1]), range)
      case .fill, .shadow, .text:
        break
      }
    }
    return result
  }
}

extension Drawing.Stroke {
  /// The middle of the stroke, at a fraction of its length.
  fileprivate func shortened(to length: Double) -> Drawing.Stroke {
    guard length != 1 else { return self }
    let middle = (start + end) / 2
    let half = (end - start) / 2 * length
    var result = self
    result.start = middle - half
    result.end = result.start + 2 * half
    return result
  }
}

extension Drawing.Group {
  /// The group without its motion, and the fraction of its strokes that the motion shows.
  fileprivate func sampled(at time: Double, motionStart: Double) -> (group: Drawing.Group, length: Double) {
    guard let motion else { return (self, 1) }
    let value = motion.value(at: time, motionStart: motionStart)
    var sample = self
    var length = 1.0
    sample.motion = nil
    switch motion.property {
    case .opacity: sample.opacity *= value
    case .rotation: sample.transform = Drawing.Transform.rotation(value).followed(by: transform)
    case .scale: sample.transform = Drawing.Transform.scale(value).followed(by: transform)
    case .translationX: sample.transform = Drawing.Transform.translation(x: value, y: 0).followed(by: transform)
    case .translationY: sample.transform = Drawing.Transform.translation(x: 0, y: value).followed(by: transform)
    case .strokeLength: length = value
    }
    return (sample, length)
  }
}
