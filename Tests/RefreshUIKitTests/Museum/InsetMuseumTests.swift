#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif
#if canImport(UIKit) || canImport(HeadlessUIKit)
import RefreshAnimators
import TestSupport
import Testing

/// Insets that creep, come back or vanish: each test is named by what users of other libraries saw, and shows that it
/// does not happen here.
@MainActor
@Suite struct InsetMuseumTests {
  /// A library restores what it has saved, or subtracts what it has added: the one loses what the app writes meanwhile,
  /// the other takes back what was never added.
  @Test(.bug(id: "B001"), arguments: TestSetting.everySetting)
  func theTopInsetCreepsByOneHeaderHeightPerRefresh(switches: TestSetting) async {
    let seed = UInt64(TestSetting.everySetting.firstIndex(of: switches) ?? 0)
    var random = SeededGenerator(seed: seed)
    await Scene.run(switches) { scene in
      scene.addHeader().refreshStyle = .with { $0.minimumVisibleTime = 0 }
      // An inset that is written raw leaves out the share that holds the list, which is put back.
      scene.watch.mayComeFromOutside = true
      // Up to four of these writes fall into one closing, and each is answered.
      scene.watch.motions.spare = 6
      scene.setInset(top: 64)
      for cycle in 1...SweepWidth.choose(quick: 20, full: 20, thorough: 50) {
        let moments = (0...4).filter { _ in Bool.random(using: &random) }
        for moment in 0...4 {
          await scene.reach(moment)
          guard moments.contains(moment) else { continue }
          scene.setInset(top: .random(in: 0...120, using: &random))
        }
        await scene.settle()
        let note: Comment = "seed \(seed), cycle \(cycle), changed at \(moments)"
        #expect(scene.list.contentInset == scene.watch.clientInset, note)
        #expect(scene.header?.refreshState == .idle && scene.watch.startCount == cycle, note)
        #expect(scene.pull < 0.5, note)
      }
      scene.setInset(top: 64)
    }
  }

  /// The times at which the app lays out its views.
  enum Change: CaseIterable {
    case beforeTheEnd, inTheTurnOfTheEnd, whileClosing
  }

  /// The inset of the beginning is written back at the end, over what the answer of the server has made of it.
  @Test(.bug(id: "B002"), arguments: TestSetting.everySetting(with: Change.allCases))
  func theOldTopInsetIsBackWhenTheHeaderHasCollapsed(switches: TestSetting, change: Change) async {
    await Scene.run(switches) { scene in
      let control = scene.addHeader()
      await scene.refresh()
      if change == .beforeTheEnd {
        scene.setInset(top: 40)
        await scene.advance(by: 0.3)
        #expect(scene.list.contentInset.top == 100 && scene.pull == 60)
      }
      if change == .inTheTurnOfTheEnd { scene.setInset(top: 40) }
      control.endRefreshing()
      if change == .whileClosing {
        await scene.advance(by: 0.1)
        scene.setInset(top: 40)
      }
      await scene.settle()
      #expect(scene.list.contentInset.top == 40)
      #expect(scene.offset == -99)
    }
  }

  /// The inset is taken for the app's before the system has adjusted it, or with the library's own part in it.
  @Test(.bug(id: "B004"), arguments: TestSetting.everySetting(with: [true, false]))
  func theFirstRowsAreUnderTheBarAfterTheFirstRefresh(switches: TestSetting, isSafeArea: Bool) async {
    await Scene.run(switches, safeArea: 0) { scene in
      scene.watch.mayComeFromOutside = !isSafeArea
      let control = scene.addHeader()
      scene.adjustTop(isSafeArea)
      for cycle in 1...2 {
        control.begin()
        await scene.advance(by: 1)
        #expect(scene.offset == -124 && scene.list.adjustedContentInset.top == 124)
        if cycle == 2 {
          scene.client { scene.list.removeFromSuperview() }
          await scene.advance(by: 0.3)
          scene.client { scene.world.window.addSubview(scene.list) }
          scene.adjustTop(isSafeArea)
          await scene.advance(by: 0.5)
        }
        await scene.finish()
        #expect(scene.offset == -64 && scene.list.adjustedContentInset.top == 64)
      }
      #expect(scene.work.startCount == 2)
    }
  }

  /// The targets are 0 and the header's height, whatever covers the list.
  @Test(.bug(id: "B008"), arguments: TestSetting.everySetting(with: [true, false]))
  func theListRestsAtZeroPartlyCovered(switches: TestSetting, isRefresh: Bool) async {
    await Scene.run(switches, contentHeight: isRefresh ? 3000 : 44, safeArea: 88) { scene in
      scene.setInset(top: 75)
      await scene.settle()
      let control = isRefresh ? scene.addHeader() : scene.addFooter()
      #expect(control.begin() == .started)
      await scene.advance(by: 1)
      #expect(scene.offset == (isRefresh ? -223 : -163))
      #expect(scene.watch.header.startCount + scene.watch.footer.startCount == 1)
      control.endRefreshing()
      await scene.settle()
      #expect(scene.offset == -163)
    }
  }
}

extension Scene {
  /// The app writes the top inset, and knows nothing of a refresh.
  fileprivate func setInset(top: CGFloat) {
    watch.clientInset.top = top
    client { list.contentInset.top = top }
    world.finishTurn()
  }

  /// A bar comes: into the safe area, or as an inset that is set for the app.
  fileprivate func adjustTop(_ isSafeArea: Bool) {
    guard isSafeArea else { return setInset(top: 64) }
    world.setSafeArea(UIEdgeInsets(top: 64, left: 0, bottom: 34, right: 0))
  }

  /// Goes on to the next moment of a refresh: idle, dragging, opening, refreshing, ending.
  fileprivate func reach(_ moment: Int) async {
    switch moment {
    case 1: pull(to: 110, duration: 0.1)
    case 2:
      pull(to: 110, duration: 0.1)
      finger.lift()
      world.advance(frames: 6)
    case 3: await advance(by: 0.4)
    case 4:
      work.finish()
      await advance(by: 0.1)
    default: break
    }
  }
}
#endif
