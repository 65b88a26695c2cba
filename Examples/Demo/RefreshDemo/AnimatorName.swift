import ArgumentParser
import HeadlessUIKit
import RefreshAnimators

/// An animator that can be asked for.
enum AnimatorName: String, CaseIterable, ExpressibleByArgument {
  case gum
  case ring

  /// What it looks like.
  var summary: String {
    switch self {
    case .gum: "A ball of gum that is stretched by the pull, snaps back and becomes a spinner."
    case .ring: "The plain ring of a control without an animator of its own."
    }
  }

  /// Adds a header that is drawn by the animator, as an app does.
  @MainActor
  func addHeader(to tableView: UITableView, feed: Feed) -> RefreshControl {
    switch self {
    case .gum: tableView.refresh.addHeader(animator: .gum) { [feed] in try await feed.reload() }
    case .ring: tableView.refresh.addHeader(animator: .ring) { [feed] in try await feed.reload() }
    }
  }

  /// Draws a moment of the control.
  func draw(_ update: RefreshUpdate) -> Drawing {
    var drawing = Drawing()
    switch self {
    case .gum: GumAnimator.gum.redraw(update, in: &drawing)
    case .ring: RingAnimator.ring.redraw(update, in: &drawing)
    }
    return drawing
  }
}
