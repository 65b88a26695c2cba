#if canImport(HeadlessSwiftUI)
import HeadlessSwiftUI
import TestSupport
import Testing

@testable import RefreshSwiftUI

/// The modifiers that add a control.
enum Kind: CaseIterable {
  case header, headerWithSession, headerWithResult, headerWithSessionAndResult
  case headerView, headerViewWithSession, headerViewWithResult, headerViewWithSessionAndResult
  case stateDriven, refreshable
  case footer, footerWithSession, footerWithHasMore, footerWithSessionAndHasMore, footerView, footerViewWithHasMore

  var isFooter: Bool {
    switch self {
    case .footer, .footerWithSession, .footerWithHasMore, .footerWithSessionAndHasMore, .footerView,
      .footerViewWithHasMore:
      true
    default: false
    }
  }

  /// The outcome of a session, which an action with a result returns.
  var outcome: RefreshOutcome {
    switch self {
    case .footer, .footerWithSession, .footerView: .noMoreData
    case .headerWithResult, .headerWithSessionAndResult, .headerViewWithResult, .headerViewWithSessionAndResult:
      .failure
    default: .success
    }
  }
}

/// The scroll views that can be refreshed.
enum Scroller: CaseIterable {
  case list, form, vertical, horizontal, lazyStack

  var isVertical: Bool { self != .horizontal }

  @MainActor @ViewBuilder var body: some View {
    switch self {
    case .list: List(rows(60)) { Text("\($0.id)") }
    case .form: Form { ForEach(rows(60)) { Text("\($0.id)") } }
    case .vertical: ScrollView { ForEach(rows(60)) { Text("\($0.id)") } }
    case .horizontal: ScrollView(.horizontal) { ForEach(rows(60)) { Text("\($0.id)") } }
    case .lazyStack: ScrollView { LazyVStack { ForEach(rows(60)) { Text("\($0.id)") } } }
    }
  }
}

/// The containers around a list.
enum Surrounding: CaseIterable {
  case none, stack, tabs, sheet, columns

  @MainActor @ViewBuilder func around<Content: View>(_ content: Content) -> some View {
    switch self {
    case .none: content
    case .stack: NavigationStack { content }
    case .tabs:
      TabView(selection: .constant(0)) {
        content.tag(0)
        Text("Another tab").tag(1)
      }
    case .sheet: Text("Below a sheet").sheet(isPresented: .constant(true)) { content }
    case .columns:
      NavigationSplitView {
        Text("A sidebar")
      } detail: {
        content
      }
    }
  }
}

/// Each modifier in each container, with a finger.
@MainActor
struct KindTests {
  /// The containers and the settings of a case: one container that changes from case to case, and at full width all.
  ///
  /// At full width each setting is that of every fourth case, and at thorough width each case has all.
  private func cases(_ kind: Kind, _ scroller: Scroller) -> [(Surrounding, HeadlessSwiftUISwitches)] {
    let all = Surrounding.allCases
    let place = (Kind.allCases.firstIndex(of: kind) ?? 0) + (Scroller.allCases.firstIndex(of: scroller) ?? 0)
    let each = SwiftUISetting.each.map { (all[place % all.count], $0) }
    let some = each.enumerated().filter { $0.offset == 0 || ($0.offset + place) % 4 == 0 }.map(\.element)
    let containers = all.map { ($0, HeadlessSwiftUISwitches()) }
    return SweepWidth.choose(quick: each, full: some + containers, thorough: each + containers)
  }

  @Test(arguments: Kind.allCases, Scroller.allCases)
  func aGestureRunsTheWorkOnceAndItsEndClosesTheControl(kind: Kind, scroller: Scroller) async {
    for (surrounding, switches) in cases(kind, scroller) {
      await expectOneSession(kind, scroller, surrounding, switches)
    }
  }

  private func expectOneSession(
    _ kind: Kind, _ scroller: Scroller, _ surrounding: Surrounding, _ switches: HeadlessSwiftUISwitches
  ) async {
    let (job, heard) = (Job(), Heard())
    let comment: Comment = "in \(surrounding), \(switches)"
    await Screen.run(false, switches) { screen, remote in
      #expect(screen.controls.count == 1, comment)
      guard let control = screen.controls.first else { return }
      await screen.gesture(isFooter: kind.isFooter, isVertical: scroller.isVertical)
      #expect(control.isRefreshing, comment)
      #expect(job.startCount == (kind == .stateDriven ? 0 : 1), comment)
      #expect(remote.value == (kind == .stateDriven), comment)
      remote.value = false
      job.finish()
      await screen.advance(by: 3)
      #expect(heard.words == ["0 began", "0 ended \(kind.outcome)", "0 settled"], comment)
      #expect(control.refreshState == (kind.outcome == .noMoreData ? .noMoreData : .idle), comment)
      #expect((job.startCount, job.cancelCount) == (kind == .stateDriven ? 0 : 1, 0), comment)
      #expect(screen.trace.attachmentCount == 1, comment)
      #expect(screen.sentences.isEmpty, comment)
    } content: { isRefreshing in
      surrounding.around(
        Controlled(kind: kind, edge: scroller.isVertical ? nil : .leading, job: job, isRefreshing: isRefreshing) {
          scroller.body
        }
        .onRefresh { heard.note($0, 0) })
    }
  }
}

/// A view with a modifier of a kind.
struct Controlled<Content: View>: View {
  let kind: Kind
  let edge: RefreshEdge?
  let job: Job
  @Binding var isRefreshing: Bool
  let content: Content

  init(
    kind: Kind, edge: RefreshEdge? = nil, job: Job, isRefreshing: Binding<Bool> = .constant(false),
    @ViewBuilder _ content: () -> Content
  ) {
    (self.kind, self.edge, self.job, self.content) = (kind, edge, job, content())
    _isRefreshing = isRefreshing
  }

  private var top: RefreshEdge { edge ?? .top }
  private var bottom: RefreshEdge { edge == nil ? .bottom : .trailing }

  private func finished() async throws -> RefreshResult {
    try await job.run()
    return .failure("Offline")
  }

  var body: some View {
    if kind.isFooter { footer } else { header }
  }

  @ViewBuilder private var header: some View {
    switch kind {
    case .header: content.refreshHeader(.gum, edge: top) { try await job.run() }
    case .headerWithSession: content.refreshHeader(.ring, edge: top) { _ in try await job.run() }
    case .headerWithResult: content.refreshHeader(.arrow, edge: top) { try await finished() }
    case .headerWithSessionAndResult: content.refreshHeader(.arrow, edge: top) { _ in try await finished() }
    case .stateDriven: content.refreshHeader(.gum, isRefreshing: $isRefreshing, edge: top)
    case .refreshable: content.refreshHeader(.gum, edge: top).refreshable { [job] in try? await job.run() }
    default: headerView
    }
  }

  @ViewBuilder private var headerView: some View {
    switch kind {
    case .headerView:
      content.refreshHeader(height: 60, edge: top) {
        Text("\($0.progress)")
      } action: {
        try await job.run()
      }
    case .headerViewWithSession:
      content.refreshHeader(height: 60, edge: top) {
        Text("\($0.progress)")
      } action: { _ in
        try await job.run()
      }
    case .headerViewWithResult:
      content.refreshHeader(height: 60, edge: top) {
        Text("\($0.progress)")
      } action: {
        try await finished()
      }
    default:
      content.refreshHeader(height: 60, edge: top) {
        Text("\($0.progress)")
      } action: { _ in
        try await finished()
      }
    }
  }

  @ViewBuilder private var footer: some View {
    switch kind {
    case .footer:
      content.refreshFooter(.spinner, edge: bottom) {
        try await job.run()
        return .end
      }
    case .footerWithSession:
      content.refreshFooter(.ring, edge: bottom) { _ in
        try await job.run()
        return .end
      }
    case .footerWithHasMore: content.refreshFooter(.dots, edge: bottom, hasMore: true) { try await job.run() }
    case .footerWithSessionAndHasMore:
      content.refreshFooter(.dots, edge: bottom, hasMore: true) { _ in try await job.run() }
    case .footerView:
      content.refreshFooter(height: 44, edge: bottom) {
        Text("\($0.progress)")
      } action: { _ in
        try await job.run()
        return .end
      }
    default:
      content.refreshFooter(height: 44, edge: bottom, hasMore: true) {
        Text("\($0.progress)")
      } action: { _ in
        try await job.run()
      }
    }
  }
}

extension Screen {
  /// Pulls the list, or flicks it to its end.
  fileprivate func gesture(isFooter: Bool, isVertical: Bool) async {
    guard let list else {
      Issue.record("no list")
      return
    }
    let point = { (place: CGFloat) in
      isVertical ? CGPoint(x: 196, y: 2 * place) : CGPoint(x: place, y: 400)
    }
    guard isFooter else {
      let finger = SimulatedFinger(on: list)
      finger.drag(from: point(40), to: point(380), duration: 0.25)
      finger.hold(for: 0.1)
      finger.lift()
      return await advance(by: 0.3)
    }
    for _ in 0..<12 where controls.first?.isRefreshing == false {
      SimulatedFinger(on: list).flick(from: point(340), to: point(80), duration: 0.1)
      await advance(by: 0.6)
    }
  }
}
#endif
