/// Facts that a write of the inset tells.
extension FactsLog {
  /// The tolerance for an offset at an edge, in points: more than half a pixel.
  private static let nearness = 0.6

  /// A move at once is longer than the last step of a bounce, in points.
  private static let jump = 15.0

  /// The minimum distance out of range at which a clamp is visible, in points.
  private static let visible = 20.0

  var clampOnInsetWhileTracking: Answer {
    guard let probe, flag("isDragging", before: probe.lowerBound),
      -offset(before: probe.lowerBound) > edge + Self.visible
    else { return .noProbe }
    return .either(offsets(in: probe.inside).isEmpty, "off", "on")
  }

  var bounceEdge: Answer {
    guard let probe, isOutsideInBounce(probe) else { return .noProbe }
    let later = offsets(in: probe.lowerBound..<events.endIndex)
    guard let last = later.last, abs(last) < Self.nearness || abs(last + edge) < Self.nearness else {
      return .unknown("the bounce ended neither at the old edge nor at the new one")
    }
    return .either(later.contains { $0 > -edge + Self.nearness }, "readAtStart", "readEachStep")
  }

  var raisedInsetInBounce: Answer {
    guard let probe, isOutsideInBounce(probe) else { return .noProbe }
    let before = offset(before: probe.lowerBound)
    if let inside = offsets(in: probe.inside).last {
      return abs(inside + edge) < Self.nearness ? clampInside(probe) : .unknown("the write moved the list elsewhere")
    }
    let path = [before] + offsets(in: probe.upperBound..<events.endIndex)
    let jumps = zip(path, path.dropFirst()).contains { old, new in
      abs(new + edge) < Self.nearness && new - old > Self.jump
    }
    return .either(jumps, "clampsAtNextLayout", "neverClamps")
  }

  var raisedInset: Answer {
    guard let probe, -offset(before: probe.lowerBound) > edge + Self.visible else { return .noProbe }
    if !offsets(in: probe.inside).isEmpty { return clampInside(probe) }
    return .either(
      offsets(in: probe.upperBound..<events.endIndex).isEmpty, "neverClamps", "clampsAtNextLayout")
  }

  /// Only an offset that goes outwards once more shows the pan: a bounce goes inwards, a clamp too.
  var insetWriteInLift: Answer {
    guard let probe else { return .noProbe }
    let before = offset(before: probe.lowerBound)
    guard -before > edge else { return .unknown("the list was not pulled far enough at the lift") }
    let later = offsets(in: probe.lowerBound..<events.endIndex)
    return .either(later.contains { $0 < before - 5 }, "isFollowedByPan", "isKept")
  }

  var clampingInsetWrite: Answer {
    guard let probe else { return .noProbe }
    let observed = events[probe.inside].filter { $0.kind == .observation }.map(\.name)
    guard let offset = observed.firstIndex(of: "contentOffset"), let inset = observed.firstIndex(of: "contentInset")
    else { return .unknown("the write clamped nothing, or was not observed") }
    return .either(offset < inset, "offsetFirst", "insetFirst")
  }

  /// The list is the only one that adds its safe area to its inset, so that its top is the negative of it.
  var safeAreaChange: Answer {
    guard let probe, let before = value("safeAreaInsets", before: probe.lowerBound)?.first,
      let after = value("safeAreaInsets", before: events.endIndex)?.first, after > before + Self.visible
    else { return .unknown("the safe area did not grow") }
    guard abs(offset(before: probe.lowerBound) + before) < Self.nearness else {
      return .unknown("the list was not at its top")
    }
    let offset = offset(before: events.endIndex)
    if abs(offset + after) < Self.nearness { return .setting("keepsTop") }
    let stays = abs(offset + before) < Self.nearness
    return stays ? .setting("keepsOffset") : .unknown("the list moved elsewhere")
  }

  var insetWriteLayout: Answer {
    guard let probe else { return .noProbe }
    return .either(hasLayout(in: probe), "inSetter", "atEndOfTurn")
  }

  /// The top inset that was written in the probe; the edge is where the offset is its negative.
  private var edge: Double {
    guard let probe else { return 0 }
    return value("contentInset", before: probe.upperBound)?.first ?? 0
  }

  private func isOutsideInBounce(_ probe: ClosedRange<Int>) -> Bool {
    !flag("isDragging", before: probe.lowerBound) && -offset(before: probe.lowerBound) > edge + Self.visible
  }

  /// Which setting a clamp in the call stack of the write is: with a layout in the setter, both would look so.
  private func clampInside(_ probe: ClosedRange<Int>) -> Answer {
    hasLayout(in: probe)
      ? .unknown("the write ran a layout, which may have moved the list") : .setting("clampsAtOnce")
  }

  private func hasLayout(in probe: ClosedRange<Int>) -> Bool {
    events[probe.inside].contains { $0.kind == .layout }
  }
}

extension ClosedRange<Int> {
  /// The lines between the two of a probe, with those that the second one finds.
  var inside: Range<Int> {
    lowerBound + 1..<upperBound
  }
}
