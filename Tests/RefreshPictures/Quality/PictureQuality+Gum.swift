import RefreshAnimators

extension PictureQuality {
  static var gum: [PictureQuality] {
    [
      Self(name: "gum, yellow tint: contrast of the cross with the ball", value: crossContrast, bound: .least(4.5)),
      Self(name: "gum, every edge: points between outline and highlight", value: highlightMargin, bound: .most(0.01)),
      Self(name: "gum, more contrast: opacity of a rim off the body", value: rimOffBody, bound: .most(0.1)),
      Self(name: "gum, failure: points between the middles of cross and ball", value: crossShift, bound: .most(0.05)),
      Self(name: "gum, reduced motion, armed: circles round the icon", value: circles, bound: .most(1)),
    ]
  }

  private static func update(
    _ surroundings: RefreshSurroundings, armed: Double = 0, activity: Double = 0
  ) -> RefreshUpdate {
    RefreshUpdate(
      state: armed > 0 ? .refreshing : .pulling, visibleExtent: 95, heldExtent: 52, triggerDistance: 100,
      armedFraction: armed, activityFraction: activity, surroundings: surroundings)
  }

  private static func failure(at time: Double) -> RefreshUpdate {
    RefreshUpdate(
      state: .ending, outcome: .failure, visibleExtent: 52, heldExtent: 52, triggerDistance: 100, armedFraction: 1,
      outcomeFraction: 1, timeSinceEnd: time, surroundings: RefreshSurroundings())
  }

  /// The lines of the cross: two points each.
  private static func cross(at time: Double) -> [PictureMark] {
    PictureMark.all(of: GumAnimator().drawing(failure(at: time))).filter { $0.kind == .stroke && $0.points.count == 2 }
  }

  private static var crossContrast: Double {
    let palette = Palette(tint: .hex(0xFFCC00))
    let ball = palette.color(.failure, over: .white)
    return cross(at: 1).map { palette.color($0.color, over: ball).contrast(with: ball) }.min() ?? 0
  }

  /// The greatest distance, while the cross is drawn, across the shaking ball.
  private static var crossShift: Double {
    var greatest = 0.0
    for step in 1...30 {
      var drawing = Drawing()
      OutcomeMark.cross(reach: 4.8).draw(
        Double(step) / 30, width: 2.6, paint: .label, transform: .identity, into: &drawing)
      guard let box = drawing.bounds() else { continue }
      greatest = max(greatest, abs(box.minX + box.maxX) / 2, abs(box.minY + box.maxY) / 2)
    }
    return greatest
  }

  private static var highlightMargin: Double {
    RefreshEdge.allCases.map { edge in
      let marks = PictureMark.all(of: GumAnimator().drawing(update(RefreshSurroundings(edge: edge))))
      guard let light = marks.first(where: { $0.kind == .fade }), let body = marks.first(where: { $0.kind == .fill })
      else { return .infinity }
      return zip(light.box, body.box).map { abs($0 - $1) }.max() ?? .infinity
    }.max() ?? .infinity
  }

  /// The greatest opacity of the rim where the body has shrunk by a point or more.
  private static var rimOffBody: Double {
    var greatest = 0.0
    for step in 0...100 {
      let update = update(RefreshSurroundings(increasesContrast: true), armed: 1, activity: Double(step) / 100)
      let marks = PictureMark.all(of: GumAnimator().drawing(update))
      guard let rim = marks.first(where: { $0.kind == .stroke && $0.color == .label }) else { continue }
      let body = marks.first { $0.kind == .fill }
      let shrunk = body.map { $0.box[0] - rim.box[0] } ?? .infinity
      if shrunk >= 1 { greatest = max(greatest, rim.opacity) }
    }
    return greatest
  }

  /// The number of circles about the armed ball's middle, without those of the icon; closer than 1.6 points they are one.
  private static var circles: Double {
    let update = update(RefreshSurroundings(reducesMotion: true), armed: 1)
    let marks = PictureMark.all(of: GumAnimator().drawing(update)).filter { $0.opacity > 0.05 }
    var radii: [Double] = []
    for radius in marks.compactMap(\.radius).sorted() where radius > 9 {
      if radius - (radii.last ?? -.infinity) > 1.6 { radii.append(radius) }
    }
    return Double(radii.count)
  }
}
