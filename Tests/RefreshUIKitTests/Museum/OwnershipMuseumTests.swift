#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif
#if canImport(UIKit) || canImport(HeadlessUIKit)
import RefreshAnimators
import Testing

/// Insets that are the app's, and are not left to it: each test is named by what users of other libraries saw, and shows
/// that it does not happen here.
@MainActor
@Suite struct OwnershipMuseumTests {
  /// One edge is changed, and the whole value is built from zeros.
  @Test(.bug(id: "B006"), arguments: TestSetting.everySetting)
  func otherInsetsBecomeZeroAfterARefreshOrALoad(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      let inset = UIEdgeInsets(top: 10, left: 7, bottom: 40, right: 9)
      scene.watch.clientInset = inset
      scene.client { scene.list.contentInset = inset }
      scene.addHeader()
      scene.addFooter(trigger: .onRelease)
      var seen: [UIEdgeInsets] = []
      let observation = scene.list.observe(\.contentInset) { list, _ in
        MainActor.assumeIsolated { seen.append(list.contentInset) }
      }
      await scene.refresh()
      await scene.finish()
      #expect(seen.contains { $0.top == 70 } && seen.last == inset)
      #expect(seen.allSatisfy { $0.left == 7 && $0.bottom == 40 && $0.right == 9 }, "\(seen)")
      seen = []
      scene.show(scene.end)
      scene.pullEnd(to: 100)
      scene.finger.lift()
      await scene.advance(by: 0.8)
      await scene.finishLoad()
      #expect(seen.contains { $0.bottom == 100 } && seen.last == inset)
      #expect(seen.allSatisfy { $0.top == 10 && $0.left == 7 && $0.right == 9 }, "\(seen)")
      observation.invalidate()
    }
  }

  private nonisolated static let keyboards: [(Bool, Bool)] = [
    (true, true), (true, false), (false, true), (false, false),
  ]

  /// All edges are saved when a session begins, and all are restored when it ends.
  @Test(.bug(id: "B011"), arguments: TestSetting.everySetting(with: keyboards))
  func theBottomOfBeforeTheKeyboardIsRestored(
    switches: TestSetting, session: (isRefresh: Bool, endsUnderKeyboard: Bool)
  ) async {
    await Scene.run(switches) { scene in
      let control = session.isRefresh ? scene.addHeader() : scene.addFooter()
      if session.isRefresh { await scene.refresh() } else { await scene.reachEnd() }
      await scene.advance(by: 0.5)
      for (step, keyboard) in [300, 0, 300, 0].enumerated() {
        scene.watch.clientInset.bottom = CGFloat(keyboard)
        scene.client { scene.list.contentInset.bottom = CGFloat(keyboard) }
        await scene.advance(by: 0.3)
        let addedInset = control.isRefreshing && !session.isRefresh ? 60 : 0
        #expect(scene.list.contentInset.bottom == CGFloat(keyboard + addedInset), "step \(step)")
        guard step == (session.endsUnderKeyboard ? 0 : 1) else { continue }
        scene.work.finish()
        scene.load.finish()
        await scene.settle()
        #expect(scene.list.contentInset == scene.watch.clientInset, "step \(step)")
      }
      #expect(scene.watch.header.sessionCount + scene.watch.footer.sessionCount == 1)
    }
  }

  /// An inset that is read during a refresh includes the added inset, and keeps it when it is written back.
  @Test(.bug(id: "B010"), arguments: TestSetting.everySetting)
  func anInsetThatIsReadDuringARefreshIsPolluted(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      scene.watch.clientInset.top = 24
      scene.client { scene.list.contentInset.top = 24 }
      scene.addHeader()
      await scene.refresh()
      #expect(scene.list.contentInset.top == 84)
      let saved = scene.list.refresh.contentInset
      #expect(saved == UIEdgeInsets(top: 24, left: 0, bottom: 0, right: 0))
      await scene.finish()
      scene.client { scene.list.contentInset = saved }
      await scene.advance(by: 0.3)
      #expect(scene.list.contentInset == saved && scene.offset == -83)
    }
  }

  /// Changes of an app's data and list in one turn of the run loop.
  enum DataStep {
    case mutate, reload, begin, end
  }

  private nonisolated static let commands: [[DataStep]] = [
    [.mutate, .end, .reload], [.mutate, .reload, .end], [.end, .mutate, .reload], [.mutate, .begin, .reload],
  ]

  #if canImport(HeadlessUIKit)
  #if canImport(HeadlessUIKit)
  /// A write of the inset lays the table out, whose rows are not those of the data any more.
  @Test(.bug(id: "B012"), arguments: TestSetting.everySetting(with: commands))
  func theTableCrashesInItsLayoutWhenARefreshBeginsOrEnds(switches: TestSetting, order: [DataStep]) async {
    var switches = switches
    switches.insetWriteLayout = .inSetter
    await TestWorld.run(switches: switches) { world in
      let list = CarefulList(frame: world.window.bounds)
      list.contentSize = CGSize(width: 393, height: 3000)
      let scene = Scene(world, list: list)
      let control = scene.addHeader()
      if !order.contains(.begin) { await scene.refresh() }
      let writes = world.log.writes(of: "contentInset").count
      scene.client {
        for step in order {
          switch step {
          case .mutate: list.dataVersion += 1
          case .reload: list.reloadedVersion = list.dataVersion
          case .begin: control.begin()
          case .end: control.endRefreshing()
          }
        }
      }
      #expect(world.log.writes(of: "contentInset").count == writes, "written in the app's call stack")
      await scene.advance(by: 1)
      #expect(control.isRefreshing == order.contains(.begin))
      await scene.finish()
      #expect(list.layoutCount > 0 && list.crashCount == 0)
      #expect(world.log.writes(of: "contentInset").count > writes)
      scene.watch.expectCleanEnd()
    }
  }
  #endif
  #endif
}

/// A list that counts the layouts which a table would not survive.
private final class CarefulList: UIScrollView {
  var dataVersion = 0
  var reloadedVersion = 0
  private(set) var layoutCount = 0
  private(set) var crashCount = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    layoutCount += 1
    if dataVersion != reloadedVersion { crashCount += 1 }
  }
}
#endif
