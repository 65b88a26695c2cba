#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshAnimators

/// A call of the public surface that an app may make in a callback.
struct AppCall: Sendable, CustomStringConvertible {
  let description: String

  /// `true` if the call asks for something else each time, so that it never comes to rest by itself.
  var isNewEachTime = false

  /// Makes the call; the number counts the calls so far.
  let make: @MainActor (CallbackStage, Int) -> Void

  init(
    _ description: String, isNewEachTime: Bool = false, _ make: @escaping @MainActor (CallbackStage, Int) -> Void
  ) {
    self.description = description
    self.isNewEachTime = isNewEachTime
    self.make = make
  }

  /// The calls that disturb another callback: those that ask for something else each time, and those that take away.
  static let disturbing =
    restless + [
      AppCall("removeHeader()") { stage, _ in stage.list.refresh.removeHeader() },
      AppCall("addFooter(animator:)") { stage, _ in stage.addPlainFooter() },
      AppCall("reloadData()") { stage, _ in stage.list.reloadData() },
    ]

  static let all = sessions + settings + looks + lists + membership + restless

  private static let sessions = [
    AppCall("beginRefreshing()") { stage, _ in stage.header?.beginRefreshing() },
    AppCall("begin(reveals: true)") { stage, _ in stage.header?.begin(reveals: true) },
    AppCall("begin(reveals: false)") { stage, _ in stage.header?.begin(reveals: false) },
    AppCall("begin of the footer") { stage, _ in stage.footer?.begin() },
    AppCall("endRefreshing()") { stage, _ in stage.header?.endRefreshing() },
    AppCall("endRefreshing() of the footer") { stage, _ in stage.footer?.endRefreshing() },
    AppCall("end(.failure, message:)") { stage, _ in stage.header?.end(.failure, message: "Offline") },
    AppCall("end(.noMoreData)") { stage, _ in stage.footer?.end(.noMoreData) },
    AppCall("hasMoreData = false") { stage, _ in stage.footer?.hasMoreData = false },
    AppCall("hasMoreData = true") { stage, _ in stage.footer?.hasMoreData = true },
    AppCall("sessionProgress = 0.5") { stage, _ in stage.header?.sessionProgress = 0.5 },
    AppCall("sessionProgress = nan") { stage, _ in stage.header?.sessionProgress = .nan },
    AppCall("accessibilityScroll(.up)") { stage, _ in _ = stage.list.refresh.accessibilityScroll(.up) },
    AppCall("accessibilityActivate()") { stage, _ in _ = stage.footer?.accessibilityActivate() },
    AppCall("refreshStates") { stage, _ in _ = stage.header?.refreshStates },
  ]

  private static let settings = [
    AppCall("trigger = .whilePulling") { stage, _ in stage.header?.trigger = .whilePulling },
    AppCall("trigger = .onTap") { stage, _ in stage.footer?.trigger = .onTap },
    AppCall("trigger = .onReachingEnd(within: .points(nan))") { stage, _ in
      stage.footer?.trigger = .onReachingEnd(within: .points(.nan))
    },
    AppCall("loadMore.loadsToFill = 2") { stage, _ in stage.footer?.loadMore.loadsToFill = 2 },
    AppCall("loadMore.loadsPerGesture = 0") { stage, _ in stage.footer?.loadMore.loadsPerGesture = 0 },
    AppCall("pinnedHeaders = .follow") { stage, _ in stage.header?.pinnedHeaders = .follow },
    AppCall("whenBusy = .restart") { stage, _ in stage.header?.whenBusy = .restart },
    AppCall("minimumVisibleTime = 0") { stage, _ in stage.header?.refreshStyle = .with { $0.minimumVisibleTime = 0 } },
    AppCall("minimumVisibleTime = nan") { stage, _ in
      stage.header?.refreshStyle = .with { $0.minimumVisibleTime = .nan }
    },
    AppCall("timeout = 0.3") { stage, _ in stage.header?.timeout = 0.3 },
    AppCall("timeout = nan") { stage, _ in stage.header?.timeout = .nan },
    AppCall("enablesBouncing = false") { stage, _ in stage.header?.enablesBouncing = false },
    AppCall("announcementText = silence") { stage, _ in stage.header?.announcementText = { _ in nil } },
    AppCall("playsFeedback = false") { stage, _ in stage.header?.refreshStyle = .with { $0.haptics = .off } },
    AppCall("history.store =") { stage, _ in stage.header?.history.store = .memory() },
    AppCall("failureText =") { stage, _ in stage.footer?.failureText = { _ in "Sorry" } },
    AppCall("announcementText =") { stage, _ in stage.header?.announcementText = { _ in "Hi" } },
    AppCall("lastRefresh =") { stage, _ in stage.header?.lastRefresh = .distantPast },
  ]

  private static let looks = [
    AppCall("isEnabled = true") { stage, _ in stage.header?.isEnabled = true },
    AppCall("isEnabled = false") { stage, _ in stage.header?.isEnabled = false },
    AppCall("isHidden = true") { stage, _ in stage.header?.isHidden = true },
    AppCall("tintColor = .red") { stage, _ in stage.header?.tintColor = .red },
    AppCall("placement = .pinned") { stage, _ in stage.header?.placement = .pinned },
    AppCall("placement = .floating") { stage, _ in stage.header?.placement = .floating },
    AppCall("language = .english") { stage, _ in stage.header?.refreshStyle = .with { $0.language = .english } },
    AppCall("animator = .spinner") { stage, _ in stage.header?.animator = .spinner },
    AppCall("animator = a value that cannot be compared") { stage, _ in stage.header?.animator = PlainAnimator() },
    AppCall("animator = .view(view)") { stage, _ in stage.header?.animator = .view(stage.view) },
    AppCall("animator = .ring") { stage, _ in stage.header?.animator = .ring },
    AppCall("alpha = 0") { stage, _ in stage.header?.alpha = 0 },
    AppCall("accessibilityLabel =") { stage, _ in stage.header?.accessibilityLabel = "Feed" },
  ]

  private static let lists = [
    AppCall("contentInset = contentInset") { stage, _ in stage.list.contentInset = stage.list.contentInset },
    AppCall("contentOffset = contentOffset") { stage, _ in stage.list.contentOffset = stage.list.contentOffset },
    AppCall("refresh.contentInset = refresh.contentInset") { stage, _ in
      stage.list.refresh.contentInset = stage.list.refresh.contentInset
    },
    AppCall("refresh.contentInset.bottom = 40") { stage, _ in stage.list.refresh.contentInset.bottom = 40 },
    AppCall("reloadData()") { stage, _ in stage.list.reloadData() },
    AppCall("setNeedsLayout()") { stage, _ in stage.list.setNeedsLayout() },
    AppCall("layoutIfNeeded()") { stage, _ in stage.list.layoutIfNeeded() },
    AppCall("setNeedsLayout() of the control") { stage, _ in stage.header?.setNeedsLayout() },
    AppCall("refreshControl = nil") { stage, _ in stage.list.refreshControl = nil },
    AppCall("refresh.contentInset.top = nan") { stage, _ in stage.list.refresh.contentInset.top = .nan },
    AppCall("isHidden = true of the list") { stage, _ in stage.list.isHidden = true },
    AppCall("onDecision = onDecision") { stage, _ in stage.list.refresh.onDecision = stage.list.refresh.onDecision },
  ]

  private static let membership = [
    AppCall("addHeader(animator:)") { stage, _ in stage.addPlainHeader() },
    AppCall("addFooter(animator:)") { stage, _ in stage.addPlainFooter() },
    AppCall("removeHeader()") { stage, _ in stage.list.refresh.removeHeader() },
    AppCall("removeFooter()") { stage, _ in stage.list.refresh.removeFooter() },
    AppCall("addHeader(animator:edge: .bottom)") { stage, _ in stage.addPlainHeader(at: .bottom) },
    AppCall("removeFromSuperview() of the list") { stage, _ in stage.list.removeFromSuperview() },
    AppCall("addSubview(header) again") { stage, _ in if let header = stage.header { stage.list.addSubview(header) } },
  ]

  private static let restless = [
    AppCall("another tintColor", isNewEachTime: true) { stage, count in
      stage.header?.tintColor = count.isMultiple(of: 2) ? .red : .blue
    },
    AppCall("another timeout", isNewEachTime: true) { stage, count in
      stage.header?.timeout = 30 + Double(count % 7)
    },
    AppCall("another placement", isNewEachTime: true) { stage, count in
      stage.header?.placement = count.isMultiple(of: 2) ? .pinned : .floating
    },
    AppCall("another language", isNewEachTime: true) { stage, count in
      stage.header?.refreshStyle = .with { $0.language = count.isMultiple(of: 2) ? .english : nil }
    },
    AppCall("another isEnabled", isNewEachTime: true) { stage, _ in stage.header?.isEnabled.toggle() },
    AppCall("another inset", isNewEachTime: true) { stage, count in
      stage.list.refresh.contentInset.bottom = CGFloat(count % 5)
    },
    AppCall("another raw inset", isNewEachTime: true) { stage, count in
      stage.list.contentInset.bottom += count.isMultiple(of: 2) ? 1 : -1
    },
    AppCall("another window", isNewEachTime: true) { stage, count in
      if count.isMultiple(of: 2) { stage.world.window.addSubview(stage.list) } else { stage.list.removeFromSuperview() }
    },
    AppCall("another width", isNewEachTime: true) { stage, count in
      stage.list.frame.size.width = stage.world.window.bounds.width - CGFloat(count % 2)
    },
    AppCall("begin() and end()", isNewEachTime: true) { stage, _ in
      stage.header?.endRefreshing()
      stage.header?.begin()
    },
    AppCall("a session that is restarted", isNewEachTime: true) { stage, _ in
      stage.header?.whenBusy = .restart
      stage.header?.begin()
    },
    AppCall("a longer list", isNewEachTime: true) { stage, _ in
      stage.rows.count += 1
      stage.list.reloadData()
    },
  ]
}
#endif
