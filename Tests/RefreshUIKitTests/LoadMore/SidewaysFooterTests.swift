#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif
#if canImport(UIKit) || canImport(HeadlessUIKit)
import RefreshAnimators
import Testing

/// Lists that scroll sideways, in both directions of reading.
@MainActor
@Suite struct SidewaysFooterTests {
  /// The direction of reading and of the offset.
  enum Reading: CaseIterable {
    case leftToRight, rightToLeft, turnedAround

    /// `true` if the end of the content is at the largest offset.
    var endIsFar: Bool { self != .rightToLeft }
  }

  /// A flow layout whose axis runs with the direction of the layout.
  private final class TurningLayout: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
  }

  /// The items of a collection: 40 lines of three.
  private let items = Rows(120)

  private static let frame = CGRect(x: 0, y: 100, width: 393, height: 200)

  /// A list of 2000 points.
  private func list(_ reading: Reading) -> UIScrollView {
    let list: UIScrollView
    if reading == .turnedAround {
      let layout = TurningLayout()
      layout.scrollDirection = .horizontal
      layout.minimumLineSpacing = 0
      let collection = UICollectionView(frame: Self.frame, collectionViewLayout: layout)
      collection.dataSource = items
      list = collection
    } else {
      list = UIScrollView(frame: Self.frame)
      list.contentSize = CGSize(width: 2000, height: 200)
    }
    if reading != .leftToRight { list.semanticContentAttribute = .forceRightToLeft }
    return list
  }

  private func run(
    _ switches: TestSetting, _ reading: Reading, trigger: RefreshTrigger,
    _ body: (Scene, RefreshControl) async -> Void
  ) async {
    await TestWorld.run(switches: switches) { world in
      let scene = Scene(world, list: list(reading), safeArea: 0)
      await scene.advance(by: 0.6)
      #expect(scene.list.contentSize == CGSize(width: 2000, height: 200))
      let footer = scene.addFooter(edge: .trailing, trigger: trigger)
      await body(scene, footer)
      if scene.finger.isDown { scene.finger.lift() }
      scene.load.finish()
      await scene.settle()
      scene.watch.expectCleanEnd()
    }
  }

  /// The list becomes longer by 500 points.
  private func grow(_ scene: Scene) {
    guard let collection = scene.list as? UICollectionView else {
      return scene.client { scene.list.contentSize.width += 500 }
    }
    items.count += 30
    scene.client { collection.reloadData() }
  }

  private func drag(_ scene: Scene, by distance: CGFloat) {
    scene.finger.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200 + distance, y: 100), duration: 0.3)
    scene.finger.hold(for: 0.2)
    scene.finger.lift()
  }

  @Test(arguments: TestSetting.everySetting(with: Reading.allCases))
  func theEndOfReadingLoads(switches: TestSetting, reading: Reading) async {
    await run(switches, reading, trigger: .onReachingEnd(within: .points(60))) { scene, footer in
      scene.client { scene.list.contentOffset.x = reading.endIsFar ? 1500 : 107 }
      scene.world.finishTurn()
      let towardsEnd: CGFloat = reading.endIsFar ? -60 : 60
      drag(scene, by: -towardsEnd)
      await scene.world.settleTasks()
      #expect(scene.load.startCount == 0)
      drag(scene, by: 2 * towardsEnd)
      await scene.advance(by: 0.6)
      #expect(scene.load.startCount == 1)
      #expect(footer.isRefreshing)
      #expect(scene.list.contentOffset.y == 0)
    }
  }

  @Test(arguments: TestSetting.everySetting(with: Reading.allCases))
  func aPullAtTheEndOfReadingLoads(switches: TestSetting, reading: Reading) async {
    await run(switches, reading, trigger: .onRelease) { scene, footer in
      scene.client { scene.list.contentOffset.x = reading.endIsFar ? 1607 : 0 }
      scene.world.finishTurn()
      drag(scene, by: reading.endIsFar ? -190 : 190)
      await scene.advance(by: 1)
      #expect(scene.load.startCount == 1)
      #expect(scene.list.contentOffset.x == (reading.endIsFar ? 1667 : -60))
      let frame = CGRect(x: reading.endIsFar ? 2000 : -60, y: 0, width: 60, height: 200)
      #expect(footer.frame == frame)
      await scene.finishLoad()
      #expect(scene.list.contentOffset.x == (reading.endIsFar ? 1607 : 0))
    }
  }

  @Test(arguments: TestSetting.everySetting(with: Reading.allCases))
  func whatComesLeavesWhatIsReadInItsPlace(switches: TestSetting, reading: Reading) async {
    await run(switches, reading, trigger: .onRelease) { scene, _ in
      scene.client { scene.list.contentOffset.x = reading.endIsFar ? 1607 : 0 }
      scene.world.finishTurn()
      drag(scene, by: reading.endIsFar ? -190 : 190)
      await scene.advance(by: 1)
      let place = scene.list.contentOffset.x
      grow(scene)
      scene.load.finish()
      await scene.advance(by: 1)
      #expect(scene.list.contentOffset.x == place + (reading.endIsFar ? 0 : 500))
      #expect(scene.list.contentInset == .zero)
    }
  }

  #if canImport(HeadlessUIKit)
  #if canImport(HeadlessUIKit)
  @Test(arguments: TestSetting.everySetting)
  func aDirectionThatChangesTakesTheFooterToTheOtherSide(switches: TestSetting) async {
    await run(switches, .leftToRight, trigger: .onTap) { scene, footer in
      await scene.advance(by: 0.5)
      #expect(scene.list.contentInset == UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 60))
      scene.world.setTraits { $0.layoutDirection = .rightToLeft }
      scene.watch.mayComeFromOutside = true
      scene.watch.spareInsetWrites = 4
      await scene.advance(by: 0.5)
      #expect(scene.list.contentInset == UIEdgeInsets(top: 0, left: 60, bottom: 0, right: 0))
      scene.client { scene.list.contentOffset.x = -60 }
      await scene.advance(by: 0.5)
      #expect(footer.frame == CGRect(x: -60, y: 0, width: 60, height: 200))
      scene.finger.tap(at: CGPoint(x: 30, y: 100))
      await scene.world.settleTasks()
      #expect(scene.load.startCount == 1)
    }
  }
  #endif
  #endif

  #if canImport(HeadlessUIKit)
  #if canImport(HeadlessUIKit)
  @Test(arguments: TestSetting.everySetting)
  func anEndThatWasReachedIsStillReachedOnTheOtherSide(switches: TestSetting) async {
    await run(switches, .leftToRight, trigger: .onRelease) { scene, footer in
      scene.watch.mayComeFromOutside = true
      scene.watch.spareInsetWrites = 4
      footer.hasMoreData = false
      await scene.advance(by: 0.5)
      scene.world.setTraits { $0.layoutDirection = .rightToLeft }
      await scene.advance(by: 0.5)
      #expect(!footer.hasMoreData && footer.refreshState == .noMoreData)
      #expect(scene.list.contentInset == UIEdgeInsets(top: 0, left: 60, bottom: 0, right: 0))
    }
  }
  #endif
  #endif

  #if canImport(HeadlessUIKit)
  #if canImport(HeadlessUIKit)
  /// The turn ends the session, and whoever hears of that removes the control.
  @Test(arguments: TestSetting.everySetting)
  func aControlThatIsRemovedWhileTheDirectionChangesIsGone(switches: TestSetting) async {
    await run(switches, .leftToRight, trigger: .manual) { scene, _ in
      scene.watch.mayComeFromOutside = true
      scene.watch.spareInsetWrites = 4
      let view = FollowingView()
      let header = scene.list.refresh.addHeader(animator: .view(view), edge: .leading) { [work = scene.work] in
        try await work.run()
      }
      header.begin()
      await scene.advance(by: 1)
      #expect(scene.work.startCount == 1)
      view.onUpdate = { [weak header] in if $0.state == .idle { header?.removeFromSuperview() } }
      scene.world.setTraits { $0.layoutDirection = .rightToLeft }
      await scene.advance(by: 1)
      #expect(header.superview == nil)
      scene.client { scene.list.contentOffset.x = 2000 - 393 }
      scene.world.finishTurn()
      drag(scene, by: -190)
      await scene.advance(by: 1)
      #expect(scene.work.startCount == 1 && header.refreshState == .idle)
      #expect(scene.list.contentInset.right == 0)
      view.onUpdate = nil
    }
  }
  #endif
  #endif
}
#endif
