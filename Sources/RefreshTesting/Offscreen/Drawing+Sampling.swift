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
    var changes = [StrokeChange()]
    for (index, command) in commands.enumerated() {
      switch command {
      case .beginGroup(let group):
        let sample = groups[group].sampled(at: time, motionStart: motionStart)
        changes.append((changes.last ?? StrokeChange()).followed(by: sample.strokes))
        result.groups[group] = sample.group
      case .endGroup:
        changes.removeLast()
      case .stroke(let paint, let stroke, let range):
        let changed = (changes.last ?? StrokeChange()).applied(to: stroke)
        result.commands[index] = .stroke(paint, changed, range)
      case .fill, .shadow, .text:
        break
      }
    }
    return result
  }
}

/// The change that the enclosing loops make to a stroke.
private struct StrokeChange {
  /// The visible fraction about the middle.
  var length = 1.0

  /// The visible fraction from the start.
  var end = 1.0

  func followed(by other: StrokeChange) -> StrokeChange {
    StrokeChange(length: length * other.length, end: end * other.end)
  }

  func applied(to stroke: Drawing.Stroke) -> Drawing.Stroke {
    guard length != 1 || end != 1 else { return stroke }
    let middle = (stroke.start + stroke.end) / 2
    let half = (stroke.end - stroke.start) / 2 * length
    var changed = stroke
    changed.start = middle - half
    changed.end = changed.start + 2 * half * end
    return changed
  }
}

extension Drawing.Group {
  /// The group without its motion, and the change that the motion makes to its strokes.
  fileprivate func sampled(at time: Double, motionStart: Double) -> (group: Drawing.Group, strokes: StrokeChange) {
    guard let motion else { return (self, StrokeChange()) }
    let value = motion.value(at: time, motionStart: motionStart)
    var sample = self
    var strokes = StrokeChange()
    sample.motion = nil
    switch motion.property {
    case .opacity: sample.opacity *= value
    case .rotation: sample.transform = Drawing.Transform.rotation(value).followed(by: transform)
    case .scale: sample.transform = Drawing.Transform.scale(value).followed(by: transform)
    case .translationX: sample.transform = Drawing.Transform.translation(x: value, y: 0).followed(by: transform)
    case .translationY: sample.transform = Drawing.Transform.translation(x: 0, y: value).followed(by: transform)
    case .strokeLength: strokes.length = value
    case .strokeEnd: strokes.end = value
    }
    return (sample, strokes)
  }
}
