// The screens that this library comes from: what each has set, what is shown beside it, and its Swift, which a test compiles.

import { ANIMATORS } from './animators.js';

const named = name => ({ animator: ANIMATORS.indexOf(name) });

/** Each with the title of its list, and what it is besides its settings: beside the gum of 2012, named by its state, with a row open. */
export const ORIGINALS = {
  gum: {
    title: 'Today', settings: named('gum'), isBesideOld: true,
    code: `let control = RefreshControl(animator: .gum)

control.addAction(
  UIAction { [weak self] _ in self?.reload() },
  for: .valueChanged)
tableView.addSubview(control)

func reload() {
  server.request { [weak self] answer in
    self?.lines = (try? answer.get()) ?? []
    self?.control.endRefreshing()
  }
}`,
  },
  reload: {
    title: 'Timeline', settings: { ...named('reload'), age: 4 },
    code: `let header = list.refresh.addHeader(
  animator: .arrow(armedSymbol: .reload)
) {
  try await feed.reload()
}
header.history.store = .userDefaults(
  key: "timeline.lastRefresh")`,
  },
  label: {
    title: 'Label', settings: { ...named('label'), loadTrigger: 5 },
    code: `list.refresh.addHeader(animator: ColorLabel()) {
  try await feed.reload()
}

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
}`,
  },
  states: {
    title: null, settings: { ...named('spinner'), outcome: 3, pages: 1 },
    code: `let header = list.refresh.addHeader(
  animator: .spinner
) {
  try await feed.reload()
}
header.onUpdate = { [weak screen] update in
  screen?.title = "\\(update.state)"
}
list.refresh.addFooter(animator: .spinner) {
  try await feed.loadNextPage() ? .more : .end
}`,
  },
  swipe: {
    title: 'Inbox', settings: {}, opensRow: true,
    code: `navigation.swipeBack.isEnabled = true
navigation.swipeBack.gauge = .gum
detail.swipeBack.shouldPop = { [editor] in
  !editor.hasUnsavedChanges
}
detail.swipeBack.onUpdate = { [bar] progress in
  bar.progress = Float(progress)
}`,
  },
};
