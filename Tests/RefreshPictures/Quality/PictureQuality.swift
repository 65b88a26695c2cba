import RefreshAnimators
import RefreshTesting

/// A property of the animators' pictures as a number, and the bound that it keeps.
public struct PictureQuality: Sendable {
  /// A limit of a property.
  public enum Bound: Sendable {
    /// The least value.
    case least(Double)
    /// The greatest value.
    case most(Double)
  }

  /// The name of the property, with its unit.
  public let name: String

  /// The measured value.
  public let value: Double

  /// The limit of the value.
  public let bound: Bound

  /// `true` if the value is within the limit.
  public var isKept: Bool {
    switch bound {
    case .least(let least): value >= least
    case .most(let most): value <= most
    }
  }

  /// All properties, measured now.
  public static var all: [PictureQuality] { gum + ring + arrow + [material] + failure }
}

extension PictureQuality {
  /// The drawings of a footer that waits for a tap, has failed, and has loaded everything.
  private static var ring: [PictureQuality] {
    let rows: [(RefreshState, RefreshTap?, RefreshOutcome?)] = [
      (.idle, .load, nil), (.idle, .retry, .failure), (.noMoreData, nil, .noMoreData),
    ]
    var seen: [Drawing] = []
    for (state, tap, outcome) in rows {
      let update = RefreshUpdate(
        state: state, outcome: outcome, visibleExtent: 56, heldExtent: 56, triggerDistance: 78.4, timeSinceEnd: 5,
        tap: tap, surroundings: RefreshSurroundings(role: .loadMore, edge: .bottom))
      let drawing = RingAnimator().drawing(update)
      if !drawing.isEmpty, !seen.contains(drawing) { seen.append(drawing) }
    }
    return [
      Self(name: "ring, footer: different pictures of three rows", value: Double(seen.count), bound: .least(3)),
      Self(name: "ring, footer, no more: opacity of the line over the ring", value: lineOverRing, bound: .most(0.01)),
      Self(name: "footers, no more, without words: contrast with the list", value: endContrast, bound: .least(3)),
      Self(name: "footers: presets that look the same pulled and armed", value: unarmed, bound: .most(0)),
    ]
  }

  /// The number of presets whose footer draws the same for three quarters of a pull and for an armed one.
  ///
  /// At the top edge, where a longer pull does not move the picture.
  private static var unarmed: Double {
    let surroundings = RefreshSurroundings(role: .loadMore, edge: .top)
    let same = RefreshPreset.all.filter(\.draws).filter { preset in
      let metrics = preset.animator.metrics(in: surroundings)
      func drawing(_ way: Double, _ state: RefreshState, armedFraction: Double) -> Drawing {
        preset.animator.drawing(
          RefreshUpdate(
            state: state, visibleExtent: way * metrics.triggerDistance, heldExtent: metrics.heldExtent,
            triggerDistance: metrics.triggerDistance, armedFraction: armedFraction, surroundings: surroundings))
      }
      return drawing(0.75, .pulling, armedFraction: 0) == drawing(1, .armed, armedFraction: 1)
    }
    return Double(same.count)
  }

  /// The least contrast of what a preset draws in place of words for no more data: below the list, and beside it.
  private static var endContrast: Double {
    RefreshPreset.all.filter(\.draws).flatMap { preset in
      [RefreshEdge.bottom, .trailing].map { edge in
        let surroundings = RefreshSurroundings(role: .loadMore, edge: edge)
        let held = preset.animator.metrics(in: surroundings).heldExtent
        let update = RefreshUpdate(
          state: .noMoreData, outcome: .noMoreData, visibleExtent: held, heldExtent: held, triggerDistance: 1.4 * held,
          timeSinceEnd: 5, surroundings: surroundings)
        let marks = PictureMark.all(of: preset.animator.drawing(update))
        guard !marks.contains(where: { $0.kind == .text }) else { return .infinity }
        let colors = marks.map { Palette.light.color($0.color, opacity: $0.opacity, over: .white) }
        return colors.map { $0.contrast(with: .white) }.max() ?? 0
      }
    }.min() ?? 0
  }

  /// The greatest opacity of both while the ring of a load becomes the line for no more data.
  private static var lineOverRing: Double {
    var greatest = 0.0
    for step in 0...100 {
      let update = RefreshUpdate(
        state: .noMoreData, outcome: .noMoreData, visibleExtent: 56, heldExtent: 56, triggerDistance: 78.4,
        armedFraction: Double(step) / 100, surroundings: RefreshSurroundings(role: .loadMore, edge: .bottom))
      let marks = PictureMark.all(of: RingAnimator().drawing(update))
      let line = marks.filter { $0.points.count == 2 }.map(\.opacity).max() ?? 0
      greatest = max(greatest, min(line, marks.filter { $0.points.count > 2 }.map(\.opacity).max() ?? 0))
    }
    return greatest
  }

  /// The contrast of a disc with the rows below it, in the dark: that of its surface or of its edge.
  private static var material: PictureQuality {
    let (palette, rows) = (Palette.dark, Drawing.Color.hex(0x1C1C1E))
    let update = RefreshUpdate(
      state: .refreshing, visibleExtent: 48, heldExtent: 48, triggerDistance: 72, armedFraction: 1,
      activityFraction: 1, surroundings: RefreshSurroundings(isDark: true))
    let discs = PictureMark.all(of: MaterialAnimator().drawing(update)).filter { ($0.radius ?? 0) > 19 }
    let contrast = discs.map { palette.color($0.color, opacity: $0.opacity, over: rows).contrast(with: rows) }.max()
    return Self(name: "material, dark: contrast of the disc with rows", value: contrast ?? 0, bound: .least(3))
  }
}

extension PictureQuality {
  private static var arrow: [PictureQuality] {
    var (title, icon) = (1.0, 1.0)
    for step in 0...100 {
      let marks = PictureMark.all(of: ArrowAnimator().drawing(arrowUpdate(.refreshing, activity: Double(step) / 100)))
      title = min(title, marks.filter { $0.color == .label && $0.kind == .text }.reduce(0) { $0 + $1.opacity })
      let lines = marks.filter { $0.kind == .stroke }
      let spoke = lines.filter { $0.points.count == 2 }.map(\.opacity).max() ?? 0
      icon = min(icon, spoke + (lines.filter { $0.points.count > 2 }.map(\.opacity).max() ?? 0))
    }
    return [
      Self(name: "arrow, lift: least opacity of the titles together", value: title, bound: .least(0.5)),
      Self(name: "arrow, lift: least opacity of the icons together", value: icon, bound: .least(0.5)),
      Self(name: "arrow, success: points between the middles of block and list", value: arrowShift, bound: .most(1)),
    ]
  }

  private static func arrowUpdate(_ state: RefreshState, activity: Double, verdict: Double = 0) -> RefreshUpdate {
    var update = RefreshUpdate(
      state: state, outcome: verdict > 0 ? .success : nil, visibleExtent: 58, heldExtent: 58, triggerDistance: 81.2,
      armedFraction: 1, activityFraction: activity, outcomeFraction: verdict, timeSinceEnd: 1,
      surroundings: RefreshSurroundings(crossLength: 393))
    update.lastRefresh = "Updated 4 min ago"
    return update
  }

  private static var arrowShift: Double {
    let update = arrowUpdate(.ending, activity: 0, verdict: 1)
    let marks = PictureMark.all(of: ArrowAnimator().drawing(update)).filter { $0.opacity > 0.01 }
    let xs = marks.flatMap { $0.points.map(\.x) }
    guard let left = xs.min(), let right = xs.max() else { return .infinity }
    return abs((left + right - update.surroundings.crossLength) / 2)
  }
}

extension RefreshAnimator {
  func drawing(_ update: RefreshUpdate) -> Drawing {
    var drawing = Drawing(measuring: TextEstimate())
    redraw(update, in: &drawing)
    return drawing
  }
}

extension Palette {
  /// Returns a colour at an opacity over an exact one.
  func color(_ color: Drawing.Color, opacity: Double = 1, over ground: Drawing.Color) -> Drawing.Color {
    let (ink, below) = (ink(for: color), ink(for: ground))
    func mixed(_ part: KeyPath<Palette.Ink, Double>) -> Double {
      Easing.lerp(below[keyPath: part], ink[keyPath: part], ink.opacity * opacity)
    }
    return .exact(red: mixed(\.red), green: mixed(\.green), blue: mixed(\.blue))
  }
}
