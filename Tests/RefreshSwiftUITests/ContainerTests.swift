#if canImport(HeadlessSwiftUI)
import HeadlessSwiftUI
import Testing

@testable import RefreshSwiftUI

/// The screens of a test: a page, a tab, a sheet or a cover.
struct Places: Equatable {
  var isShown = false
  var tab = 0
}

/// Lists in stacks, tabs, sheets, covers, columns and beside each other.
@MainActor
struct ContainerTests {
  @Test(arguments: SwiftUISetting.each)
  func aPushAndAPopKeepTheSession(_ switches: HeadlessSwiftUISwitches) async {
    let jobs = [Job(), Job()]
    await Screen.run(Places(), switches) { screen, remote in
      let control = screen.header
      await screen.pull()
      remote.value.isShown = true
      await screen.settle()
      #expect(screen.lists.count == 1)
      #expect(screen.header != nil && screen.header !== control)
      await screen.pull()
      #expect(jobs.map(\.startCount) == [1, 1])
      remote.value.isShown = false
      await screen.settle()
      #expect(jobs.map(\.cancelCount) == [0, 1])
      #expect(screen.header === control)
      #expect(control?.isRefreshing == true)
      jobs[0].finish()
      await screen.advance(by: 2)
      #expect(control?.refreshState == .idle)
      #expect(jobs[0].endCount == 1)
    } content: { places in
      NavigationStack {
        List(rows(30)) { Text("\($0.id)") }
          .refreshHeader(.spinner) { try await jobs[0].run() }
          .navigationDestination(isPresented: places.isShown) {
            List(rows(50)) { Text("\($0.id)") }.refreshHeader(.spinner) { try await jobs[1].run() }
          }
      }
    }
  }

  @Test(arguments: SwiftUISetting.each)
  func anotherTabKeepsTheSession(_ switches: HeadlessSwiftUISwitches) async {
    let jobs = [Job(), Job()]
    await Screen.run(Places(), switches) { screen, remote in
      let control = screen.header
      await screen.pull()
      remote.value.tab = 1
      await screen.settle()
      #expect(screen.header != nil && screen.header !== control)
      await screen.pull()
      remote.value.tab = 0
      await screen.settle()
      #expect(screen.header === control)
      #expect(jobs.map(\.startCount) == [1, 1])
      #expect(jobs.map(\.cancelCount) == [0, 0])
      #expect(screen.trace.attachmentCount == 2)
      jobs.forEach { $0.finish() }
      await screen.advance(by: 2)
      #expect(jobs.map(\.endCount) == [1, 1])
    } content: { places in
      TabView(selection: places.tab) {
        List(rows(30)) { Text("\($0.id)") }.refreshHeader(.spinner) { try await jobs[0].run() }.tag(0)
        Form { ForEach(rows(30)) { Text("\($0.id)") } }.refreshHeader(.spinner) { try await jobs[1].run() }.tag(1)
      }
    }
  }

  @Test(arguments: SwiftUISetting.each)
  func aProxyIsThatOfTheScreenAgainAfterAPop(_ switches: HeadlessSwiftUISwitches) async {
    let proxy = RefreshProxy()
    await Screen.run(Places(), switches) { screen, remote in
      let control = screen.header
      #expect(control != nil && proxy.header === control)
      for _ in 0..<2 {
        remote.value.isShown = true
        await screen.settle()
        #expect(screen.header !== control && proxy.header === screen.header)
        remote.value.isShown = false
        await screen.settle()
        #expect(screen.header === control && proxy.header === control)
      }
      #expect(proxy.footer == nil && screen.sentences.isEmpty)
    } content: { places in
      NavigationStack {
        List(rows(30)) { Text("\($0.id)") }
          .refreshHeader(.spinner, proxy: proxy) { await nothing() }
          .navigationDestination(isPresented: places.isShown) {
            List(rows(50)) { Text("\($0.id)") }.refreshHeader(.spinner, proxy: proxy) { await nothing() }
          }
      }
    }
  }

  @Test(arguments: SwiftUISetting.each)
  func aProxyOfTwoTabsIsThatOfTheTabInView(_ switches: HeadlessSwiftUISwitches) async {
    let proxy = RefreshProxy()
    await Screen.run(Places(), switches) { screen, remote in
      for tab in [1, 0, 1, 0] {
        remote.value.tab = tab
        await screen.settle()
        #expect(screen.header != nil && proxy.header === screen.header)
      }
    } content: { places in
      TabView(selection: places.tab) {
        List(rows(30)) { Text("\($0.id)") }.refreshHeader(.spinner, proxy: proxy) { await nothing() }.tag(0)
        List(rows(30)) { Text("\($0.id)") }.refreshHeader(.spinner, proxy: proxy) { await nothing() }.tag(1)
      }
    }
  }

  @Test func aProxyIsThatOfTheListInViewWhenBothWereInTheWindowDuringATransition() {
    HeadlessWorld.run { world in
      let proxy = RefreshProxy()
      let lists = (0..<2).map { _ in UIScrollView(frame: world.window.bounds) }
      let controls = lists.map { list in
        world.window.addSubview(list)
        let control = list.refresh.addHeader { await nothing() }
        proxy.take(control)
        return control
      }
      #expect(proxy.header === controls[1])
      lists[1].removeFromSuperview()
      #expect(proxy.header === controls[0])
      lists[0].removeFromSuperview()
      #expect(proxy.header === controls[1])
      world.window.addSubview(lists[0])
      #expect(proxy.header === controls[0])
    }
  }

  @Test(arguments: SwiftUISetting.each)
  func aSheetHasAHeaderOfItsOwn(_ switches: HeadlessSwiftUISwitches) async {
    let jobs = [Job(), Job()]
    await Screen.run(Places(), switches) { screen, remote in
      await screen.pull()
      remote.value.isShown = true
      await screen.settle()
      #expect(screen.controls.count == 2)
      await screen.pull()
      #expect(jobs.map(\.startCount) == [1, 1])
      jobs[1].finish()
      await screen.advance(by: 2)
      remote.value.isShown = false
      await screen.settle()
      #expect(screen.controls.count == 1)
      #expect(jobs.map(\.cancelCount) == [0, 0])
      jobs[0].finish()
      await screen.advance(by: 2)
      #expect(jobs.map(\.endCount) == [1, 1])
    } content: { places in
      List(rows(30)) { Text("\($0.id)") }
        .refreshHeader(.spinner) { try await jobs[0].run() }
        .sheet(isPresented: places.isShown) {
          ScrollView { VStack { ForEach(rows(30)) { Text("\($0.id)") } } }
            .refreshHeader(.spinner) { try await jobs[1].run() }
        }
    }
  }

  /// The places inside of a modified view in which an action of `.refreshable` is found, and a control of the system is made of it.
  enum Leak: CaseIterable {
    case sheet, page
  }

  @Test(arguments: SwiftUISetting.each, Leak.allCases)
  func anActionOfRefreshableReachesNoSheetAndNoPage(_ switches: HeadlessSwiftUISwitches, leak: Leak) async {
    await Screen.run(Places(), switches) { screen, remote in
      #expect(screen.header != nil)
      remote.value.isShown = true
      await screen.settle()
      #expect(screen.list?.numberOfRows == 50, "the list of the sheet or of the page is in front")
      #expect(screen.lists.allSatisfy { $0.refreshControl == nil })
    } content: { places in
      NavigationStack {
        List(rows(30)) { Seen(id: $0.id) }
          .sheet(isPresented: leak == .sheet ? places.isShown : .constant(false)) { List(rows(50)) { Seen(id: $0.id) } }
          .navigationDestination(isPresented: leak == .page ? places.isShown : .constant(false)) {
            List(rows(50)) { Seen(id: $0.id) }
          }
          .refreshHeader(.spinner)
          .refreshable {}
      }
    }
  }

  @Test(arguments: SwiftUISetting.each)
  func aCoverKeepsTheSession(_ switches: HeadlessSwiftUISwitches) async {
    let job = Job()
    await Screen.run(Places(), switches) { screen, remote in
      let control = screen.header
      await screen.pull()
      remote.value.isShown = true
      await screen.settle()
      #expect(screen.controls.isEmpty)
      await screen.advance(by: 3)
      remote.value.isShown = false
      await screen.settle()
      #expect(screen.header === control)
      #expect(control?.isRefreshing == true)
      #expect(screen.trace.attachmentCount == 1)
      job.finish()
      await screen.advance(by: 2)
      #expect((job.startCount, job.cancelCount, job.endCount) == (1, 0, 1))
    } content: { places in
      List(rows(30)) { Text("\($0.id)") }
        .refreshHeader(.spinner) { try await job.run() }
        .fullScreenCover(isPresented: places.isShown) { Text("A cover") }
    }
  }

  @Test(arguments: SwiftUISetting.each)
  func aHeaderOutsideOfAStackOfPagesFindsNothingAndSaysSo(_ switches: HeadlessSwiftUISwitches) async {
    await Screen.run(Places(), switches) { screen, remote in
      await screen.advance(by: 2)
      #expect(screen.controls.isEmpty)
      #expect(screen.sentences.count == 1)
      remote.value.isShown = true
      await screen.advance(by: 2)
      #expect(screen.controls.isEmpty)
      #expect(screen.sentences.count == 1)
    } content: { places in
      NavigationStack {
        List(rows(30)) { Text("\($0.id)") }
          .navigationDestination(isPresented: places.isShown) { List(rows(50)) { Text("\($0.id)") } }
      }
      .refreshHeader(.spinner) { await nothing() }
    }
  }

  @Test(arguments: SwiftUISetting.each)
  func ofTwoListsTheOneThatIsModifiedIsFound(_ switches: HeadlessSwiftUISwitches) async {
    let jobs = [Job(), Job()]
    await Screen.run(0, switches) { screen, _ in
      #expect(screen.lists.count == 2)
      #expect(screen.controls.count == 2)
      #expect(screen.lists.allSatisfy { $0.refresh.header != nil })
      await screen.pull(screen.lists[1])
      #expect(jobs.map(\.startCount) == [0, 1])
      jobs[1].finish()
      await screen.advance(by: 2)
      #expect(screen.sentences.isEmpty)
    } content: { _ in
      VStack {
        List(rows(50)) { Text("\($0.id)") }.refreshHeader(.spinner) { try await jobs[0].run() }
        List(rows(50)) { Text("\($0.id)") }.refreshHeader(.spinner) { try await jobs[1].run() }
      }
    }
  }

  @Test(arguments: SwiftUISetting.each)
  func ofTwoListsInAModifiedViewTheLargestIsFoundAndTheLogSaysSo(_ switches: HeadlessSwiftUISwitches) async {
    await Screen.run(0, switches) { screen, _ in
      #expect(screen.controls.count == 1)
      #expect(screen.sentences.count == 1)
    } content: { _ in
      VStack {
        List(rows(50)) { Text("\($0.id)") }
        List(rows(50)) { Text("\($0.id)") }
      }
      .refreshHeader(.spinner) { await nothing() }
    }
  }

  @Test(arguments: SwiftUISetting.each)
  func aCarouselInARowIsNotTaken(_ switches: HeadlessSwiftUISwitches) async {
    await Screen.run(0, switches) { screen, _ in
      #expect(screen.controls.count == 1)
      #expect(screen.lists.first?.refresh.header != nil)
      #expect(screen.sentences.isEmpty)
    } content: { _ in
      List {
        ScrollView(.horizontal) { Text("A carousel") }
        ForEach(rows(30)) { Text("\($0.id)") }
      }
      .refreshHeader(.spinner) { await nothing() }
    }
  }

  @Test(arguments: SwiftUISetting.each)
  func aCarouselHasAHeaderOfItsOwn(_ switches: HeadlessSwiftUISwitches) async {
    await Screen.run(0, switches) { screen, _ in
      #expect(screen.controls.count == 2)
      #expect(Set(screen.controls.map(\.edge)) == [.top, .leading])
    } content: { _ in
      List {
        ScrollView(.horizontal) { ForEach(rows(30)) { Text("\($0.id)") } }.refreshHeader(.spinner, edge: .leading) {
          await nothing()
        }
        ForEach(rows(30)) { Text("\($0.id)") }
      }
      .refreshHeader(.spinner) { await nothing() }
    }
  }

  @Test(arguments: SwiftUISetting.each)
  func pagesAreNoListToRefresh(_ switches: HeadlessSwiftUISwitches) async {
    await Screen.run(0, switches) { screen, _ in
      await screen.advance(by: 2)
      #expect(screen.controls.isEmpty)
      #expect(screen.sentences.count == 1)
    } content: { tab in
      TabView(selection: tab) {
        List(rows(30)) { Text("\($0.id)") }
        List(rows(30)) { Text("\($0.id)") }
      }
      .tabViewStyle(.page)
      .refreshHeader(.spinner) { await nothing() }
    }
  }

  @Test(arguments: SwiftUISetting.each)
  func aListInColumnsIsFound(_ switches: HeadlessSwiftUISwitches) async {
    let job = Job()
    await Screen.run(0, switches) { screen, _ in
      #expect(screen.controls.count == 1)
      await screen.pull()
      #expect(job.startCount == 1)
      job.finish()
      await screen.advance(by: 2)
    } content: { _ in
      NavigationSplitView {
        Text("A sidebar")
      } detail: {
        ScrollView { LazyVStack { ForEach(rows(30)) { Text("\($0.id)") } } }
          .refreshHeader(.spinner) { try await job.run() }
      }
    }
  }

  @Test(arguments: SwiftUISetting.each)
  func anEffectAroundTheMarkersAndTheListHidesNothing(_ switches: HeadlessSwiftUISwitches) async {
    await Screen.run(0, switches) { screen, _ in
      #expect(screen.controls.count == 2)
    } content: { _ in
      List(rows(30)) { Text("\($0.id)") }.opacity(0.9)
        .refreshHeader(.spinner) { await nothing() }
        .opacity(0.9)
        .refreshFooter(.spinner) { .more }
    }
  }
}

extension UIScrollView {
  /// The number of rows of a table or a collection view with one section.
  fileprivate var numberOfRows: Int {
    (self as? UITableView)?.numberOfRows(inSection: 0) ?? (self as? UICollectionView)?.numberOfItems(inSection: 0) ?? 0
  }
}

/// A row that records an issue if it finds an action of `.refreshable`.
struct Seen: View {
  @Environment(\.refresh) private var refresh
  let id: Int

  var body: some View {
    if refresh != nil { Issue.record("the action of .refreshable reaches a row") }
    return Text("\(id)")
  }
}
#endif
