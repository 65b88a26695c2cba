#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif
#if canImport(UIKit) || canImport(HeadlessUIKit)
import RefreshAnimators
import Testing

/// Begins and ends that get lost or overtake each other: each test is named by what users of other libraries saw, and
/// shows that it does not happen here.
@MainActor
@Suite struct BeginMuseumTests {
  /// A call of the app's.
  enum Call: Character, CaseIterable {
    case begin = "b"
    case end = "e"
  }

  /// All words of one to five calls.
  private nonisolated static let words: [String] = {
    var words: [String] = []
    var last = [""]
    for _ in 1...5 {
      last = last.flatMap { word in Call.allCases.map { word + String($0.rawValue) } }
      words += last
    }
    return words
  }()

  /// The state is set at once, insets and offset in a later block: a begin's block runs after the end that followed.
  @Test(.bug(id: "B014"), arguments: TestSetting.everySetting(with: words))
  func aBeginAndAnEndInOneTurnLeaveTheHeaderOpenForEver(switches: TestSetting, word: String) async {
    await Scene.run(switches) { scene in
      let control = scene.addHeader()
      for call in word.compactMap(Call.init) {
        if call == .begin { control.begin() } else { control.endRefreshing() }
        #expect(control.isRefreshing == (call == .begin), "\(word)")
      }
      await scene.advance(by: 1.5)
      let isOpen = word.last == Call.begin.rawValue
      #expect(control.refreshState == (isOpen ? .refreshing : .idle), "\(word)")
      #expect(scene.list.contentInset.top == (isOpen ? 60 : 0) && scene.pull == (isOpen ? 60 : 0), "\(word)")
      #expect(scene.work.startCount == (isOpen ? 1 : 0), "\(word)")
      await scene.finish()
      #expect(scene.list.contentInset == .zero && scene.pull == 0, "\(word)")
    }
  }

  /// The origin of the session that ends at once.
  enum Origin: CaseIterable {
    case header, footer, event, eventUnderFinger
  }

  /// The state becomes 'loading' after the callback has been called, and overwrites the end inside it.
  @Test(.bug(id: "B015"), arguments: TestSetting.everySetting(with: Origin.allCases))
  func aLoadThatEndsInsideTheCallbackSpinsForEver(switches: TestSetting, origin: Origin) async {
    let needsEvents = origin == .event || origin == .eventUnderFinger
    guard !needsEvents || EventDelivery.isThere else { return EventDelivery.skip() }
    await Scene.run(switches) { scene in
      var seen: [RefreshState] = []
      let control = scene.addControl(origin) {
        seen.append($0.refreshState)
        $0.endRefreshing()
        seen.append($0.refreshState)
      }
      if origin == .footer {
        scene.show(scene.end)
        scene.pullEnd(to: 100)
      } else {
        scene.pull(to: 110)
      }
      scene.finger.lift()
      await scene.advance(by: 0.3)
      await scene.settle()
      #expect(seen == [.refreshing, .ending])
      #expect(control.refreshState == .idle && scene.list.contentInset == .zero)
      #expect(scene.offset == (origin == .footer ? scene.end : scene.rest))
    }
  }

  /// The ends of a session.
  enum End: CaseIterable {
    case byTheAction, byHand
  }

  private nonisolated static let early: [(Double, End)] = [
    (0, .byHand), (0.01, .byHand), (0.1, .byHand), (0.249, .byHand), (0.01, .byTheAction), (0.1, .byTheAction),
    (0.249, .byTheAction),
  ]

  /// The opening's completion applies the inset of a session that has ended meanwhile.
  @Test(.bug(id: "B016"), arguments: TestSetting.everySetting(with: early))
  func theHeaderStaysOpenIfTheEndComesWhileItOpens(
    switches: TestSetting, end: (time: Double, by: End)
  ) async {
    await Scene.run(switches) { scene in
      let control = scene.addHeader()
      control.begin()
      if end.time > 0 { await scene.advance(by: end.time) }
      if end.by == .byHand { control.endRefreshing() } else { scene.work.finish() }
      await scene.world.settleTasks()
      await scene.advance(by: 2 - end.time)
      #expect(scene.work.startCount == (end.time == 0 ? 0 : 1) && !scene.work.isRunning)
      #expect(control.refreshState == .idle)
      #expect(scene.list.contentInset == .zero && scene.pull == 0)
      let starts = scene.watch.startCount
      await scene.refresh()
      #expect(scene.watch.startCount == starts + 1 && scene.pull == 60)
    }
  }

  /// A second begin leads from 'refreshing' back to 'will refresh', in which an end is ignored.
  @Test(.bug(id: "B018"), arguments: TestSetting.everySetting)
  func aBeginOffItsWindowMakesTheEndBeIgnored(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      let control = scene.addHeader()
      await scene.refresh()
      scene.client { scene.list.removeFromSuperview() }
      await scene.advance(by: 0.3)
      #expect(control.begin() == .joined && control.isRefreshing)
      control.endRefreshing()
      #expect(!control.isRefreshing)
      await scene.advance(by: 0.5)
      scene.client { scene.world.window.addSubview(scene.list) }
      await scene.advance(by: 1)
      #expect(control.refreshState == .idle)
      #expect(scene.list.contentInset == .zero && scene.pull == 0)
      #expect(scene.work.startCount == 1)
    }
  }

  /// A latch that a touch sets is spent by the app's own begin.
  @Test(.bug(id: "B020"), arguments: TestSetting.everySetting(with: [0, 0.3, 2]))
  func thePullAfterABeginAndAnEndOfTheAppsIsDead(switches: TestSetting, time: Double) async {
    await Scene.run(switches) { scene in
      let control = scene.addHeader()
      control.begin()
      if time > 0 { await scene.advance(by: time) }
      control.endRefreshing()
      await scene.settle()
      let starts = scene.work.startCount
      #expect(starts == (time > 0 ? 1 : 0))
      scene.pullAndRelease()
      await scene.advance(by: 0.8)
      #expect(scene.work.startCount == starts + 1)
      #expect(control.isRefreshing && scene.pull == 60)
    }
  }
}

extension Scene {
  /// Adds a control whose action, or whose listener, does something and returns at once.
  fileprivate func addControl(
    _ origin: BeginMuseumTests.Origin, _ body: @escaping @MainActor (RefreshControl) -> Void
  ) -> RefreshControl {
    let control: RefreshControl
    weak var itself: RefreshControl?
    switch origin {
    case .header:
      control = list.refresh.addHeader(animator: PlainAnimator()) { () async throws in
        itself.map { body($0) }
        try Task.checkCancellation()
      }
    case .footer:
      control = list.refresh.addFooter(animator: PlainAnimator(), trigger: .onRelease) {
        itself.map { body($0) }
        try Task.checkCancellation()
        return .more
      }
    case .event, .eventUnderFinger:
      control = RefreshControl(animator: PlainAnimator())
      control.trigger = origin == .event ? .onRelease : .whilePulling
      list.addSubview(control)
      control.addAction(UIAction { _ in itself.map { body($0) } }, for: .valueChanged)
    }
    itself = control
    watch.follow(control)
    return control
  }
}
#endif
