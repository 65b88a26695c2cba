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
    tableView.refresh.addHeader(animator: .gum, trigger: .onRelease) { try await feed.reload() }
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
    tableView.refresh.addHeader(animator: .symbol("arrow.clockwise")) { try await feed.reload() }
    tableView.refresh.addFooter(animator: .symbol("sparkles", turns: 0)) {
      try await feed.loadNextPage() ? .more : .end
    }
    tableView.refresh.addHeader(animator: .symbol("arrow.clockwise", color: .systemRed)) { [feed] in
      try await feed.reload()
    }
    tableView.refresh.addHeader(animator: .symbol("arrow.clockwise", weight: .semibold)) { try await feed.reload() }
  }

  func places(_ header: RefreshControl, searchBar: UIView, photo: UIView) {
    header.startOffset = searchBar.frame.height
    header.startOffset = -photo.frame.height
    header.startOffset = 44
    header.pullsOnlyFromEdge = true
    header.background = .color(.systemGray6)
    footer.background = .view(UIView())
    tableView.refresh.header?.background = .color(.systemGray6)
    header.background = nil
    footer.loadMore.shortContent = .viewportEnd
    footer.loadMore.shortContent = .hidden
    footer.loadMore = LoadMoreOptions(shortContent: .followsContent)
    tableView.refresh.addHeader(
      animator: .custom { update, drawing in
        let lag = max(-1, min(update.velocity / 1000, 1))
        drawing.group(transform: .rotation(lag * 0.3)) {
          $0.fill { $0.circle(center: update.center, radius: 12 * min(update.progress, 1)) }
        }
      }
    ) { [feed] in try await feed.reload() }
  }

  func pulls(_ header: RefreshControl, editor: Editor, progressBar: ProgressBar) async {
    header.triggerDistance = .factor(1.5)
    header.triggerDistance = .points(120)
    header.shouldBegin = { [editor] in !editor.hasUnsavedChanges }
    header.onUpdate = { [progressBar] in progressBar.progress = Float(min($0.progress, 1)) }
    header.failureText = { _ in "You are offline" }
    let outcome = await header.refresh()
    header.begin(runsAction: outcome == .success)
    let bar = CustomAnimator.custom(metrics: RefreshMetrics(heldExtent: 4)) { update, drawing in
      drawing.stroke(.tint, .init(width: 4)) {
        $0.move(to: .init(x: 0, y: 2))
        $0.line(to: .init(x: update.crossLength * min(update.progress, 1), y: 2))
      }
    }
    tableView.refresh.addHeader(animator: bar) { [feed] in try await feed.reload() }
    tableView.refresh.addHeader(
      animator: .custom { update, drawing in
        drawing.fill { $0.circle(center: update.center, radius: 12 * min(update.progress, 1)) }
      }
    ) { [feed] in try await feed.reload() }
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

  func sessions() async {
    tableView.refresh.addHeader(animator: .ring) { [feed] session in
      try await feed.reload { session.progress = $0 }
    }
    tableView.refresh.addHeader(animator: .arrow) { [feed] session in
      let count = try await feed.reload()
      return count == 0 ? .success : .success("\(count) new posts")
    }
    tableView.refresh.addHeader(animator: .gum) { [feed] session in
      let count = try await feed.reload { session.progress = $0 }
      return .success("\(count) new posts")
    }
    tableView.refresh.addFooter(animator: .spinner) { [feed] session in
      log(session.origin, .success, nil)
      return try await feed.loadNextPage() ? .more : .end
    }
    let control = RefreshControl(animator: .arrow)
    control.action = { [feed] session in .success("\(try await feed.reload()) new posts") }
    control.refreshesOnFirstAppearance = true
    control.history.store = .userDefaults(key: "inbox.lastRefresh")
    control.refreshesWhenStale(after: 300)
    control.minimumInterval = 30
    control.begin(origin: .keyboard)
    await control.settled()
    for await event in control.sessionEvents {
      if case .ended(let session, let outcome, let error) = event { log(session.origin, outcome, error) }
    }
  }

  private func log(_ origin: RefreshOrigin, _ outcome: RefreshOutcome, _ error: (any Error)?) {}

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
    drawing.text(
      "Updated", style: .init(.caption, weight: .medium), paint: .secondaryLabel, centeredAt: .init(x: 160, y: 30))
    _ = (hop, tail)
  }

  func aLanguageOfTheApp(_ tableView: UITableView, _ feed: Feed) {
    let latin = RefreshTexts(
      pull: "Trahe ad renovandum", release: "Mitte ad renovandum", refreshing: "Renovatur…", updated: "Renovatum",
      failed: "Renovari non potuit", updatedAt: "Renovatum %@", justNow: "Modo", minutesAgo: "ante %@ min",
      yesterday: "heri, %@", pullToLoad: "Trahe ad plura", releaseToLoad: "Mitte ad plura", loadMore: "Plura",
      loading: "Plura petuntur…", loadingFailed: "Plura peti non potuerunt", retry: "Tange iterum",
      noMore: "Haec omnia",
      refresh: "Renova"
    )
    tableView.refresh.addHeader(animator: .arrow(texts: latin)) { [feed] in try await feed.reload() }
  }

  /// Names and cases that apps and tests seldom write out.
  func rareNames(_ update: RefreshUpdate, _ error: (any Error)?) -> String {
    var settings = RefreshSettings(backing: RefreshBacking.own)
    settings.role = .loadMore
    let inset = SidePair(near: 0, far: 34)
    let event = RefreshStateMachine.Event.began(AxisSide.near, .program, RefreshReveal.ifNear)
    var commands = RefreshCommands.startAction
    commands.insert(.sendValueChanged)
    let isLarge = update.surroundings.textSize >= RefreshTextSize.accessibilityMedium
    let isRetry = update.tap == RefreshTap.retry && update.state == RefreshState.idle
    let isLate = (error as? RefreshTimeout) == RefreshTimeout(seconds: 30)
    RefreshStyle.app.haptics = .custom { (kind: RefreshFeedback) in print(kind == .armed) }
    return "\(settings) \(inset) \(event) \(commands) \(isLarge) \(isRetry) \(isLate)"
  }

  func metrics(in surroundings: RefreshSurroundings) -> RefreshMetrics {
    RefreshMetrics(heldExtent: surroundings.textSize > .extraLarge ? 80 : 60)
  }
}

#endif
