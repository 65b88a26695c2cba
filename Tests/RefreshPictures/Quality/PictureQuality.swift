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
  public static var all: [PictureQuality] { gum + footer + arrow + material + failure + success }
}

extension PictureQuality {
  private static var material: [PictureQuality] {
    [
      Self(name: "material, dark: contrast of the disc with rows", value: discContrast, bound: .least(3)),
      Self(name: "material: points of its shortest arc", value: shortestArc, bound: .least(10)),
      Self(name: "material, failure: circles in the disc", value: circlesInDisc, bound: .most(0)),
    ]
  }

  private static func materialUpdate(_ surroundings: RefreshSurroundings = .init()) -> RefreshUpdate {
    RefreshUpdate(
      state: .refreshing, visibleExtent: 48, heldExtent: 48, triggerDistance: 72, armedFraction: 1,
      activityFraction: 1, surroundings: surroundings)
  }

  /// The contrast of a disc with the rows below it, in the dark: that of its surface or of its edge.
  private static var discContrast: Double {
    let (palette, rows) = (Palette.dark, Drawing.Color.hex(0x1C1C1E))
    let update = materialUpdate(RefreshSurroundings(isDark: true))
    let discs = PictureMark.all(of: MaterialAnimator.material.drawing(update)).filter { ($0.radius ?? 0) > 19 }
    return discs.map { palette.color($0.color, opacity: $0.opacity, over: rows).contrast(with: rows) }.max() ?? 0
  }

  /// The length of the arc at the start of its loop, where it is shortest.
  private static var shortestArc: Double {
    let sample = MaterialAnimator.material.drawing(materialUpdate()).sampled(at: 0)
    let parts = sample.commands.compactMap { command -> Double? in
      guard case .stroke(let paint, let stroke, _) = command, case .solid(.tint, _) = sample.paints[paint]
      else { return nil }
      return stroke.end - stroke.start
    }
    return (parts.min() ?? 0) * 2 * .pi * 8.5
  }

  private static var circlesInDisc: Double {
    var update = materialUpdate()
    (update.state, update.outcome, update.activityFraction) = (.ending, .failure, 0)
    (update.outcomeFraction, update.timeSinceEnd) = (1, 0.9)
    let marks = PictureMark.all(of: MaterialAnimator.material.drawing(update)).filter { $0.opacity > 0.01 }
    return Double(marks.count { $0.radius.map { $0 < 19 } ?? false })
  }
}

extension PictureQuality {
  private static var arrow: [PictureQuality] {
    var (title, double, icon) = (1.0, 0.0, 1.0)
    for step in 0...100 {
      let update = arrowUpdate(.refreshing, activity: Double(step) / 100)
      let marks = PictureMark.all(of: ArrowAnimator.arrow.drawing(update))
      let titles = marks.filter { $0.color == .label && $0.kind == .text }.map(\.opacity)
      title = min(title, titles.reduce(0, +))
      if titles.count > 1 { double = max(double, titles.min() ?? 0) }
      let lines = marks.filter { $0.kind == .stroke }
      let spoke = lines.filter { $0.points.count == 2 }.map(\.opacity).max() ?? 0
      icon = min(icon, spoke + (lines.filter { $0.points.count > 2 }.map(\.opacity).max() ?? 0))
    }
    return [
      Self(name: "arrow, lift: least opacity of the titles together", value: title, bound: .least(0.4)),
      Self(name: "arrow, lift: opacity of the fainter of two titles", value: double, bound: .most(0.25)),
      Self(name: "arrow, lift: least opacity of the icons together", value: icon, bound: .least(0.5)),
      Self(name: "arrow, outcome: points by which the icon moves sideways", value: arrowShift, bound: .most(0)),
      Self(name: "arrow, closing: opacity of an icon that its words have left", value: lonely, bound: .most(0.01)),
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
    let middles = [arrowUpdate(.refreshing, activity: 1), arrowUpdate(.ending, activity: 0, verdict: 1)].map { update in
      let xs = PictureMark.all(of: ArrowAnimator.arrow.drawing(update))
        .filter { $0.kind == .stroke }.flatMap { $0.points.map(\.x) }
      return ((xs.min() ?? 0) + (xs.max() ?? .infinity)) / 2
    }
    return (abs(middles[0] - middles[1]) * 10).rounded(.down) / 10
  }

  private static var lonely: Double {
    var greatest = 0.0
    for extent in 1...58 {
      var update = arrowUpdate(.ending, activity: 0, verdict: 1)
      update.visibleExtent = Double(extent)
      let marks = PictureMark.all(of: ArrowAnimator.arrow.drawing(update))
      let title = marks.filter { $0.color == .label && $0.kind == .text }.map(\.opacity).max() ?? 0
      let icon = marks.filter { $0.kind == .stroke }.map(\.opacity).max() ?? 0
      greatest = max(greatest, icon - title)
    }
    return greatest
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
