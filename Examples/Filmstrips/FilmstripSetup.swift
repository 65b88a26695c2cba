import RefreshAnimators
import RefreshPictures
import RefreshTesting

/// The animator and the surroundings of the control in a filmstrip.
struct FilmstripSetup {
  let preset: RefreshPreset
  var surroundings: RefreshSurroundings

  /// The exact colour set on the control; `nil` for none.
  var tint: Drawing.Color?

  /// The viewport of an iPhone 15, in points.
  private static let screen = (width: 393.0, height: 852.0)

  /// The cross length of a frame, without and with text, in points.
  private static let crossLength = 76.0
  private static let textCrossLength = 236.0

  /// A control at an edge of an iPhone 15 in a light list, unless changed.
  init(
    _ preset: RefreshPreset, _ role: RefreshRole = .refresh, _ edge: RefreshEdge = .top,
    _ change: (inout RefreshSurroundings) -> Void = { _ in }
  ) {
    self.preset = preset
    surroundings = RefreshSurroundings(
      role: role, edge: edge, viewport: edge.isVertical ? Self.screen.height : Self.screen.width,
      crossLength: preset.drawsText || role == .loadMore ? Self.textCrossLength : Self.crossLength)
    change(&surroundings)
  }

  /// The distances in use.
  var metrics: RefreshMetrics { preset.animator.metrics(in: surroundings) }

  /// The placement: with the content for a footer, otherwise as the animator prefers.
  var placement: RefreshPlacement {
    surroundings.role == .loadMore ? .withContent : preset.animator.preferredPlacement
  }

  /// The space that is held, as it is in use, in points.
  var heldExtent: Double { Take(self).heldExtent }

  /// The pull that arms, as it is in use, in points.
  var triggerDistance: Double { Take(self).triggerDistance }

  /// The text about the last refresh, if the animator shows one.
  var lastRefresh: String? { preset.animator.lastRefreshText(.minutes("4"), in: surroundings.language) }

  var text: TextEstimate { TextEstimate(textSize: surroundings.textSize, isBold: surroundings.prefersBoldText) }

  /// The piece of the list around the control.
  var scene: FilmstripScene {
    let palette = Palette(
      isDark: surroundings.isDark, increasesContrast: surroundings.increasesContrast, tint: tint)
    return FilmstripScene(
      edge: surroundings.edge, isRightToLeft: surroundings.isRightToLeft, crossLength: surroundings.crossLength,
      palette: palette, text: text)
  }

  /// Returns the drawing of the control.
  func draw(_ update: RefreshUpdate) -> Drawing {
    var drawing = Drawing(measuring: text)
    preset.animator.redraw(update, in: &drawing)
    return drawing
  }

  /// The frames in a piece of the list that is as long as they need.
  func film(_ frames: [Filmstrip.Frame]) -> Filmstrip {
    var scene = scene
    let longest = frames.reduce(0) { max($0, $1.visibleExtent) }
    scene.length = max(scene.length, (longest + Self.rowsInSight).rounded(.up))
    return Filmstrip(frames: frames, scene: scene)
  }

  /// The length of the list that is visible below the largest gap, in points.
  private static let rowsInSight = 24.0
}
