#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshAnimators
import RefreshTesting

/// The examples of the doc comments; they compile as they stand there.
@MainActor
private struct DocCommentExamples {
  let tableView: UITableView
  let collectionView: UICollectionView
  let feed: Feed
  let control: RefreshControl
  let footer: RefreshControl
  let drops: [UIImage]
  let splash: [UIImage]
  let answer: Server.TokenAnswer

  func animators() {
    tableView.refresh.addHeader(animator: .arrow(armedSymbol: .reload)) { try await feed.reload() }
    tableView.refresh.addHeader(animator: .dots) { try await feed.reload() }
    tableView.refresh.addHeader(animator: .gum(color: .hex(0x7C8492), radius: 18)) { try await feed.reload() }
    let header = tableView.refresh.addHeader(animator: .hidden(heldExtent: 60)) { try await feed.reload() }
    tableView.refresh.addHeader(animator: .material) { try await feed.reload() }
    tableView.refresh.addFooter(animator: .spinner) { try await feed.loadNextPage() ? .more : .end }
    let film = FramesView(pulling: drops, refreshing: splash, duration: 0.8)
    tableView.refresh.addHeader(view: film) { try await feed.reload() }
    collectionView.refresh.addHeader(animator: .spinner, edge: .leading) { try await feed.reload() }
    var texts = RefreshTexts.standard(for: .english)
    texts.noMore = "You are up to date"
    let spinner = SpinnerAnimator(footer: FooterStyle(texts: texts))
    _ = (header, spinner)
  }

  func controls() {
    control.end(.failure, message: "The server is busy")
    if case .refused(.noMoreData) = footer.begin() { footer.hasMoreData = true }
    control.placement = .floating
    control.pinnedHeaders = .follow
    control.whenBusy = .restart
    footer.loadMore.exclusion = .firstComeFirstServed
    control.history.store = .userDefaults(key: "feed.lastRefresh")
    tableView.refresh.onDecision = { print($0.event, $0.machine.state(at: .near)) }
  }

  func page() -> RefreshPage<String, Int> {
    RefreshPage(answer.posts, next: answer.nextToken)
  }

  func machines() {
    let settings = RefreshSettings(trigger: .whilePulling, minimumVisibleTime: 1)
    var simulation = RefreshSimulation(settings)
    simulation.begin()
    var machine = RefreshStateMachine()
    machine.configure(RefreshSettings(), at: .near)
    _ = machine.receive(.attached(.near), ScrollMetrics(), at: 0)
    _ = machine.receive(.scrolled, ScrollMetrics(offset: -40, isDragging: true, isTracking: true), at: 0.1)
    let effects = machine.receive(.began(.near, .program, .always), ScrollMetrics(), at: 1)
    print(machine.state(at: .near), effects.near.contains(.startAction))
  }

  func drawings(_ update: RefreshUpdate, into drawing: inout Drawing) {
    let jump: [Drawing.Keyframe] = [.init(time: 0, value: 0), .init(time: 0.3, value: -8), .init(time: 1, value: 0)]
    let hop = Drawing.Motion(.translationY, .keyframes(jump), period: 0.9)
    drawing.group(motion: .spin(period: 1)) {
      $0.stroke(.tint, .init(width: 3)) { $0.arc(center: .zero, radius: 12, from: 0, to: 4) }
    }
    drawing.fill(.tint) { path in
      path.move(to: .init(x: 0, y: -6))
      path.line(to: .init(x: 6, y: 4))
      path.line(to: .init(x: -6, y: 4))
      path.close()
    }
    let tail = Drawing.Paint.fading(.init(.tint, from: .zero, opacity: 1, to: .init(x: 0, y: 20), opacity: 0))
    drawing.fill(.elevated, shadow: .init(opacity: 0.2, offset: .init(x: 0, y: 2), blur: 4)) {
      $0.circle(center: .zero, radius: 20)
    }
    drawing.stroke(.tint, .init(width: 3, to: update.progress)) { $0.circle(center: .zero, radius: 12) }
    drawing.stroke(.separator, .init(width: 1, dash: .init(on: 4, off: 4))) { $0.circle(center: .zero, radius: 20) }
    drawing.text("Updated", .init(.caption, weight: .medium), .secondaryLabel, centeredAt: .init(x: 160, y: 30))
    _ = (hop, tail)
  }

  func metrics(in surroundings: RefreshSurroundings) -> RefreshMetrics {
    RefreshMetrics(heldExtent: surroundings.textSize > .extraLarge ? 80 : 60)
  }
}
#endif
