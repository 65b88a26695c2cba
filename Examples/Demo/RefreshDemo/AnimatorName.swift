import ArgumentParser
import HeadlessUIKit
import RefreshAnimators
import RefreshPictures

/// An animator that can be asked for.
enum AnimatorName: String, CaseIterable, ExpressibleByArgument {
  case gum
  case ring
  case arrow
  case spinner
  case dots
  case material
  case hidden

  /// What it looks like.
  var summary: String {
    switch self {
    case .gum: "A ball of gum that is stretched by the pull, snaps back and becomes a spinner."
    case .ring: "The plain ring of a control without an animator of its own."
    case .arrow: "An arrow that turns over, with words for each state."
    case .spinner: "Eight spokes that the pull uncovers one by one."
    case .dots: "Three dots that the pull draws out of one, and a wave that runs through them."
    case .material: "A disc that floats over the list, which is not held."
    case .hidden: "Nothing: the app shows the refresh somewhere else."
    }
  }

  private var animator: any RefreshAnimator {
    switch self {
    case .gum: .gum
    case .ring: .ring
    case .arrow: .arrow
    case .spinner: .spinner
    case .dots: .dots
    case .material: .material
    case .hidden: .hidden
    }
  }

  /// Whether it floats over the list; what loads more never does.
  func floats(in role: RefreshRole) -> Bool { role == .refresh && animator.preferredPlacement == .floating }

  /// How wide the strip is in a frame of a film, in points: words need more than a symbol.
  func crossLength(in role: RefreshRole) -> Double {
    self == .arrow || role == .loadMore ? 240 : FilmstripScene().crossLength
  }

  /// Adds a header that is drawn by the animator, as an app does.
  @MainActor
  func addHeader(to tableView: UITableView, feed: Feed) -> RefreshControl {
    tableView.refresh.addHeader(animator: animator) { [feed] in try await feed.reload() }
  }

  /// Adds a footer that is drawn by the animator, as an app does.
  @MainActor
  func addFooter(to tableView: UITableView, feed: Feed) -> RefreshControl {
    tableView.refresh.addFooter(animator: animator) { [feed] in try await feed.loadPage() }
  }

  /// Draws a moment of the control.
  func draw(_ update: RefreshUpdate) -> Drawing {
    var drawing = Drawing()
    animator.redraw(update, in: &drawing)
    return drawing
  }
}
