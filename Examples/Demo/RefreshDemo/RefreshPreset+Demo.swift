import ArgumentParser
import HeadlessUIKit
import RefreshAnimators
import RefreshPictures
import RefreshTesting

extension RefreshPreset: @retroactive ExpressibleByArgument {
  /// The default preset.
  static var standard: RefreshPreset { plain[0] }

  /// The preset of a name.
  public init?(argument: String) {
    guard let preset = Self.plain.first(where: { $0.name == argument }) else { return nil }
    self = preset
  }

  /// The names.
  public static var allValueStrings: [String] { plain.map(\.name) }
}

extension RefreshPreset {
  /// `true` if the control floats over the list; what loads more never does.
  func floats(in role: RefreshRole) -> Bool { role == .refresh && floats }

  /// The cross length of a frame of a film, in points; larger for words than for a symbol.
  func crossLength(in role: RefreshRole) -> Double {
    drawsText || role == .loadMore ? 240 : FilmstripScene().crossLength
  }

  /// The animator without its sendability, because the compiler opens only a plain existential here.
  private var shown: any RefreshAnimator { animator }

  /// Adds a header that is drawn by the animator, as an app does.
  @MainActor
  func addHeader(to tableView: UITableView, feed: Feed) -> RefreshControl {
    tableView.refresh.addHeader(animator: shown) { [feed, weak tableView] in
      guard let header = tableView?.refresh.header else { return }
      try await feed.reload(for: header)
    }
  }

  /// Adds a footer that is drawn by the animator, as an app does.
  @MainActor
  func addFooter(to tableView: UITableView, feed: Feed) -> RefreshControl {
    tableView.refresh.addFooter(animator: shown) { [feed] in try await feed.loadPage() }
  }

  /// Draws a moment of the control.
  func draw(_ update: RefreshUpdate) -> Drawing {
    var drawing = Drawing(measuring: TextEstimate())
    animator.redraw(update, in: &drawing)
    return drawing
  }
}
