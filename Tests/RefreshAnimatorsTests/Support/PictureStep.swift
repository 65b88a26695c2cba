import RefreshAnimators

/// The change of a mark from one frame to the next: the largest of each kind.
struct PictureStep {
  /// The farthest that a point moves, in points.
  var distance = 0.0

  /// The reach of an appearing or vanishing mark beyond its cover, in points times its opacity.
  var reach = 0.0

  /// The most that the width of a line changes, in points.
  var width = 0.0

  /// The most that a line's start or end moves along it, as a fraction of its length.
  var part = 0.0

  /// The most that the opacity changes; what appears or vanishes changes by all of it.
  var opacity = 0.0

  /// The larger of two steps, kind by kind.
  func joined(_ other: PictureStep) -> PictureStep {
    PictureStep(
      distance: max(distance, other.distance), reach: max(reach, other.reach), width: max(width, other.width),
      part: max(part, other.part), opacity: max(opacity, other.opacity))
  }
}

extension PictureStep {
  /// The step of one thing.
  init(from old: DrawnMark, to new: DrawnMark) {
    for (index, point) in new.points.enumerated() where index < old.points.count {
      distance = max(distance, old.points[index].distance(to: point))
    }
    width = abs(old.width - new.width)
    part = max(abs(old.part.start - new.part.start), abs(old.part.end - new.part.end))
    opacity = abs(old.amount - new.amount)
  }

  /// The step of a circle; what was not there before appears.
  init(from old: RingCoverage?, to new: RingCoverage) {
    guard let old else {
      opacity = (new.opacities.max() ?? 0) * min(1, new.width / 8)
      return
    }
    distance = max(old.center.distance(to: new.center), abs(old.radius - new.radius))
    width = abs(old.width - new.width)
    opacity = zip(old.opacities, new.opacities).map { abs($0 - $1) }.max() ?? 0
  }

  /// The step of a thing that appears in a picture or vanishes from it.
  ///
  /// The visible part of a mark behind an opaque shape, of its colour or over it: only where it reaches beyond that shape.
  init(of mark: DrawnMark, appearingIn picture: DrawnPicture) {
    let own = picture.marks.lastIndex { $0.name == mark.name } ?? picture.marks.endIndex
    let cover = picture.marks.indices.first { index in
      let other = picture.marks[index]
      guard other.name.kind == .fill, other.points.count > other.corners.count, index != own else { return false }
      return other.name.color == mark.name.color || index > own && other.opacity > 0.999
    }.map { picture.marks[$0] }
    let exposed = cover.flatMap { cover in
      mark.corners.map { cover.outside($0, by: mark.width / 2) }.max()
    }
    if let exposed, exposed < max(mark.width / 2, 1) { reach = exposed * mark.opacity } else { opacity = mark.amount }
  }
}
