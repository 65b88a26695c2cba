#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif
#if canImport(UIKit) || canImport(HeadlessUIKit)
import RefreshAnimators
import Testing

/// The position of a footer: at the end of the content, however it changes.
@MainActor
@Suite struct FooterPlaceTests {
  #if canImport(HeadlessUIKit)
  /// Rows come with an animation, and the footer lies over them, then slides down.
  @Test(.bug(id: "B060"), arguments: TestSetting.everySetting)
  func theFooterLiesOverNewRowsAndThenSlidesDown(switches: TestSetting) async {
    let rows = Rows(60)
    var switches = switches
    // Rows that are as high as the view without its insets all change with a share at the end.
    switches.rowHeight = .isFixed
    switches.contentSize = .after300Milliseconds
    await TestWorld.run(switches: switches) { world in
      let table = UITableView(frame: world.window.bounds)
      table.dataSource = rows
      let scene = Scene(world, list: table)
      await scene.advance(by: 0.6)
      let footer = scene.addFooter(trigger: .onRelease)
      scene.show(scene.end)
      scene.pullEnd(to: 100)
      scene.finger.lift()
      await scene.advance(by: 0.8)
      #expect(scene.load.startCount == 1)
      let old = table.contentSize.height
      scene.client { table.performBatchUpdates { table.insertRows(at: rows.append(20), with: .none) } }
      var looks = [0, 0]
      for frame in 0..<60 {
        if frame == 50 { scene.load.finish() }
        await scene.world.settleTasks()
        world.advance(frames: 1)
        let growth = table.contentSize.height - old
        // The reader goes along, as far as the end has gone.
        if growth > 0, looks[1] == 0 { scene.show(scene.watch.legalY.upperBound) }
        guard footer.frame.height > 0 else { continue }
        looks[growth > 0 ? 1 : 0] += 1
        #expect(footer.frame.minY == old + growth)
        #expect(footer.layer.animationKeys() ?? [] == [])
      }
      #expect(looks[0] >= 10 && looks[1] >= 10, "\(looks)")
      await scene.settle()
      scene.watch.expectCleanEnd()
    }
  }
  #endif

  #if canImport(HeadlessUIKit)
  /// A footer that covers a row takes its taps.
  @Test(arguments: TestSetting.everySetting(with: [RefreshTrigger.onRelease, .onTap, .manual]))
  func aFooterInAShortListGoesAlongWithItsRows(switches: TestSetting, trigger: RefreshTrigger) async {
    await Scene.run(switches, contentHeight: 300) { scene in
      let footer = scene.addFooter(trigger: trigger)
      footer.hasMoreData = false
      await scene.advance(by: 2)
      #expect(footer.frame == CGRect(x: 0, y: 300, width: 393, height: footer.frame.height))
      #expect(footer.frame.height > 0)
      scene.grow(by: 44)
      scene.world.finishTurn()
      #expect(footer.frame.minY == 344)
      scene.grow(by: -100)
      scene.world.finishTurn()
      #expect(footer.frame.minY == 244)
    }
  }

  @Test(arguments: TestSetting.everySetting(with: [RefreshTrigger.onRelease, .onTap]))
  func aFooterAtTheEndOfALongListGoesAlongWithItsRows(switches: TestSetting, trigger: RefreshTrigger) async {
    await Scene.run(switches) { scene in
      let footer = scene.addFooter(trigger: trigger)
      footer.begin(reveals: true)
      await scene.advance(by: 1)
      scene.show(scene.watch.legalY.upperBound)
      await scene.advance(by: 1)
      let (height, length) = (footer.frame.height, scene.list.contentSize.height)
      #expect(footer.frame.minY == length && height > 0)
      scene.client {
        scene.list.contentSize.height += 300
        scene.list.contentOffset.y += 300
      }
      scene.world.finishTurn()
      #expect(footer.frame.minY == length + 300 && footer.frame.height == height)
    }
  }
  #endif

  /// A footer that was hidden while the list was empty never comes back, or stands over the first row.
  @Test(.bug(id: "B062"), arguments: TestSetting.everySetting)
  func aFooterHiddenWhileTheListWasEmptyNeverReturns(switches: TestSetting) async {
    await Scene.run(switches, contentHeight: 0) { scene in
      let footer = scene.addFooter(trigger: .onTap)
      footer.isHidden = true
      scene.grow(by: 2000)
      footer.isHidden = false
      scene.world.finishTurn()
      #expect(footer.frame.height == 0)
      scene.show(scene.end + 30)
      #expect(footer.frame.minY == 2000)
      await scene.showFooter()
      #expect(footer.frame == CGRect(x: 0, y: 2000, width: 393, height: 60))
      scene.finger.tap(at: scene.tapPoint)
      await scene.world.settleTasks()
      #expect(scene.load.startCount == 1)
    }
  }

  /// A footer that was set to no more before the list was laid out stays at the old place.
  @Test(.bug(id: "B062"), arguments: TestSetting.everySetting(with: [0, 1000]))
  func aFooterSetToNoMoreDataStaysAtTheOldPlace(switches: TestSetting, length: CGFloat) async {
    await Scene.run(switches, contentHeight: length) { scene in
      let footer = scene.addFooter()
      footer.hasMoreData = false
      scene.show(scene.end)
      await scene.advance(by: 0.2)
      scene.grow(by: 2000 - length)
      #expect(footer.frame.height == 0)
      await scene.showFooter()
      #expect(footer.frame == CGRect(x: 0, y: 2000, width: 393, height: 60))
    }
  }

  /// After a rotation the control stays at the old place.
  @Test(.bug(id: "B050"), arguments: TestSetting.everySetting)
  func theFooterStaysAtTheOldPlaceAfterARotation(switches: TestSetting) async {
    await Scene.run(switches, contentHeight: 500) { scene in
      let footer = scene.addFooter()
      footer.hasMoreData = false
      scene.watch.spareInsetWrites = 2
      await scene.advance(by: 1)
      for size in [CGSize(width: 852, height: 393), CGSize(width: 393, height: 852)] {
        scene.client { scene.list.frame.size = size }
        scene.world.finishTurn()
        // Out of sight in the low view, and where the content ends in the high one, in this turn.
        #expect(size.height < 500 ? footer.frame.height == 0 : footer.frame.minY == 500 && footer.frame.height > 0)
        await scene.advance(by: 0.4)
        await scene.showFooter()
        #expect(footer.frame == CGRect(x: 0, y: 500, width: size.width, height: 60))
        scene.show(scene.end)
        await scene.advance(by: 0.2)
      }
    }
  }

  @Test(arguments: TestSetting.everySetting(with: [3000, 740, 300]))
  func aFooterThatStaysStandsAtTheEndOfTheContent(switches: TestSetting, length: CGFloat) async {
    await Scene.run(switches, contentHeight: length) { scene in
      let footer = scene.addFooter(trigger: .onTap)
      await scene.advance(by: 1)
      scene.show(scene.watch.legalY.upperBound)
      await scene.advance(by: 1)
      #expect(footer.frame == CGRect(x: 0, y: length, width: 393, height: 60))
      #expect(footer.frame.maxY <= scene.list.bounds.maxY - 34)
      scene.grow(by: 500)
      #expect(footer.frame.minY == length + 500)
      // An empty list has room for it too.
      scene.grow(by: -length - 500)
      await scene.advance(by: 1)
      #expect(footer.frame == CGRect(x: 0, y: 0, width: 393, height: 60))
    }
  }

  @Test(arguments: TestSetting.everySetting)
  func aFooterIsMovedWithTheRowsAlsoWhileItLoads(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      let footer = scene.addFooter(trigger: .onRelease)
      scene.show(scene.end)
      scene.pullEnd(to: 100)
      scene.finger.lift()
      await scene.advance(by: 0.8)
      #expect(footer.frame == CGRect(x: 0, y: 3000, width: 393, height: 60))
      scene.grow(by: 20)
      #expect(footer.frame.minY == 3020)
      scene.grow(by: -40)
      #expect(footer.frame.minY == 2980)
    }
  }
}
#endif
