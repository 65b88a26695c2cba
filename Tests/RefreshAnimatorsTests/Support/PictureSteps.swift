import RefreshAnimators

/// The largest steps of everything in a picture, thing by thing: beside a fast thing the jump of a slow one would not be
/// noticed.
struct PictureSteps {
  /// The largest step of the things of a kind, colour and outline.
  private(set) var things: [(name: DrawnMark.Name, step: PictureStep)] = []

  /// The farthest that any point moves, in points.
  var distance: Double { things.map(\.step.distance).max() ?? 0 }

  /// The largest step of the things that are like one; nothing if there are none.
  func step(of name: DrawnMark.Name) -> PictureStep {
    things.first { $0.name.isOfSameKind(as: name) }?.step ?? PictureStep()
  }

  /// Adds the step between two frames.
  mutating func add(from old: DrawnPicture, to new: DrawnPicture) {
    for mark in new.marks {
      let last = old.marks.first { $0.name == mark.name }
      add(mark.name, last.map { PictureStep(from: $0, to: mark) } ?? PictureStep(of: mark, appearingIn: new))
    }
    for mark in old.marks where !new.marks.contains(where: { $0.name == mark.name }) {
      add(mark.name, PictureStep(of: mark, appearingIn: old))
    }
    for ring in new.rings {
      add(ring.name, PictureStep(from: old.rings.first { $0.color == ring.color }, to: ring))
    }
    for ring in old.rings where !new.rings.contains(where: { $0.color == ring.color }) {
      add(ring.name, PictureStep(from: nil, to: ring))
    }
  }

  private mutating func add(_ name: DrawnMark.Name, _ step: PictureStep) {
    if let index = things.firstIndex(where: { $0.name.isOfSameKind(as: name) }) {
      things[index].step = things[index].step.joined(step)
    } else {
      things.append((name, step))
    }
  }
}

extension RingCoverage {
  fileprivate var name: DrawnMark.Name { .init(kind: .stroke, color: color, count: 6) }
}
