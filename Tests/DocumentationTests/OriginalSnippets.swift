#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif
import RefreshAnimators
import SwipeBack

// What the five originals of the playground show, as it stands there.

/// A screen that is refreshed as with `UIRefreshControl`.
final class GumScreen: ListScreen {
  let server = SlowServer()
  let control = RefreshControl(animator: .gum)

  override func addControls() {
    control.addAction(
      UIAction { [weak self] _ in self?.reload() },
      for: .valueChanged)
    tableView.addSubview(control)
  }

  func reload() {
    server.request { [weak self] answer in
      self?.lines = (try? answer.get()) ?? []
      self?.control.endRefreshing()
    }
  }
}

@MainActor
func addTheReload(_ list: UITableView, _ feed: Feed) {
  let header = list.refresh.addHeader(
    animator: .arrow(armedSymbol: .reload)
  ) {
    try await feed.reload()
  }
  header.history.store = .userDefaults(
    key: "timeline.lastRefresh")
}

/// A label that is purple, and red once its whole height is uncovered under a finger.
struct ColorLabel: RefreshAnimator {
  func draw(
    _ update: RefreshUpdate,
    into drawing: inout Drawing
  ) {
    let isRed = update.state == .armed
    let color: UInt32 = isRed ? 0xC8102E : 0x6B3FA0
    let width = update.crossLength
    let gap = update.visibleExtent
    drawing.stroke(
      .init(.hex(color)), .init(width: width)
    ) {
      $0.transform = update.orientation
      $0.move(to: .init(x: width / 2, y: 0))
      $0.line(to: .init(x: width / 2, y: gap))
    }
    drawing.text(
      "Refresh", style: .init(.subheadline),
      paint: .init(.white),
      centeredAt: update.center)
  }
}

@MainActor
func addTheLabel(_ list: UITableView, _ feed: Feed) {
  list.refresh.addHeader(animator: ColorLabel()) {
    try await feed.reload()
  }
}

@MainActor
func addTheStates(_ list: UITableView, _ feed: Feed, _ screen: UIViewController) {
  let header = list.refresh.addHeader(
    animator: .spinner
  ) {
    try await feed.reload()
  }
  header.onUpdate = { [weak screen] update in
    screen?.title = "\(update.state)"
  }
  list.refresh.addFooter(animator: .spinner) {
    try await feed.loadNextPage() ? .more : .end
  }
}

@MainActor
func addTheSwipe(
  _ navigation: UINavigationController, _ detail: UIViewController, _ editor: Editor, _ bar: ProgressBar
) {
  navigation.swipeBack.isEnabled = true
  navigation.swipeBack.gauge = .gum
  detail.swipeBack.shouldPop = { [editor] in
    !editor.hasUnsavedChanges
  }
  detail.swipeBack.onUpdate = { [bar] progress in
    bar.progress = Float(progress)
  }
}
#endif
