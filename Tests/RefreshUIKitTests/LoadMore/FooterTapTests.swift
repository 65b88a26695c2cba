#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif
#if canImport(UIKit) || canImport(HeadlessUIKit)
import RefreshAnimators
import Testing

/// The effect of taps and of other touches on a footer.
@MainActor
@Suite struct FooterTapTests {
  /// The touch position beside the footer.
  private static let outside = CGPoint(x: 200, y: 300)

  /// The drag's budget is used up, and a tap does not try again what failed.
  @Test(.bug(id: "B061"), arguments: TestSetting.everySetting)
  func aTapAfterAFailedLoadIsIgnored(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      let footer = scene.addFooter()
      await scene.failToLoad()
      #expect(footer.lastError is Scene.Failure)
      scene.finger.tap(at: scene.tapPoint)
      #expect(footer.refreshState == .refreshing)
      await scene.world.settleTasks()
      #expect(scene.load.startCount == 2)
      scene.finger.tap(at: scene.tapPoint)
      await scene.finishLoad()
      #expect(scene.load.startCount == 2)
      #expect(footer.lastError == nil)
    }
  }

  /// The situations of a footer in which a tap does nothing.
  enum Deaf: CaseIterable {
    case idle, loading, noMore, disabled, hidden
  }

  /// A tap loads although there is no more data, or a load runs.
  @Test(.bug(id: "B061"), arguments: TestSetting.everySetting(with: Deaf.allCases))
  func aTapLoadsThoughThereIsNoMoreData(switches: TestSetting, deaf: Deaf) async {
    await Scene.run(switches) { scene in
      let footer = scene.addFooter(trigger: deaf == .loading || deaf == .idle ? .onRelease : .onTap)
      scene.show(scene.end)
      switch deaf {
      case .idle: break
      case .loading: footer.begin()
      case .noMore: footer.hasMoreData = false
      case .disabled: footer.isEnabled = false
      case .hidden: footer.isHidden = true
      }
      await scene.advance(by: 1)
      await scene.showFooter()
      let count = scene.load.startCount
      let place = CGPoint(x: 200, y: 3030)
      #expect(scene.list.hitTest(place, with: nil) === scene.list)
      scene.finger.tap(at: CGPoint(x: 200, y: place.y - scene.offset))
      await scene.advance(by: 0.5)
      #expect(scene.load.startCount == count)
      footer.isHidden = false
      footer.isEnabled = true
    }
  }

  @Test(arguments: TestSetting.everySetting)
  func aTapLoadsWhereTheTriggerIsATap(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      let footer = scene.addFooter(trigger: .onTap)
      scene.watch.spareInsetWrites = 2
      await scene.showFooter()
      for count in 1...2 {
        scene.finger.tap(at: scene.tapPoint)
        await scene.world.settleTasks()
        #expect(scene.load.startCount == count)
        await scene.finishLoad()
        #expect(footer.refreshState == .idle)
      }
      scene.swipe(by: -100)
      await scene.settle()
      #expect(scene.load.startCount == 2)
    }
  }

  @Test(arguments: TestSetting.everySetting)
  func aFooterThatOffersATapLoadsByATapAndByScrolling(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      let footer = scene.addFooter()
      footer.loadMore.offersTap = true
      scene.watch.spareInsetWrites = 2
      await scene.showFooter()
      for count in 1...2 {
        scene.finger.tap(at: scene.tapPoint)
        await scene.world.settleTasks()
        #expect(scene.load.startCount == count)
        await scene.finishLoad()
        #expect(footer.refreshState == .idle)
      }
      await scene.reachEnd()
      #expect(scene.load.startCount == 3)
      await scene.finishLoad()
    }
  }

  @Test(arguments: TestSetting.everySetting)
  func theRowOfAnOfferIsThereOnlyWhileItIsMade(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      let footer = scene.addFooter()
      scene.watch.spareInsetWrites = 4
      for _ in 0..<2 {
        footer.loadMore.offersTap = true
        await scene.advance(by: 1)
        #expect(scene.list.contentInset.bottom > 40)
        footer.loadMore.offersTap = false
        await scene.advance(by: 1)
        #expect(scene.list.contentInset.bottom == 0 && scene.load.startCount == 0)
      }
    }
  }

  @Test(arguments: TestSetting.everySetting(with: [20.0, 60]))
  func theTargetIsAPlainViewOfTheWholeBreadth(switches: TestSetting, extent: Double) async {
    await Scene.run(switches) { scene in
      let footer = scene.addFooter(animator: PlainAnimator(extent: extent, trigger: 84))
      scene.watch.footerExtent = CGFloat(extent)
      await scene.failToLoad()
      let inside = CGPoint(x: 200, y: 3000 + extent / 2)
      let target = scene.list.hitTest(inside, with: nil)
      #expect(target != nil && !(target is UIControl) && target !== scene.list)
      #expect(target?.superview === footer)
      #expect(target?.frame == CGRect(x: 0, y: 0, width: 393, height: max(44, extent)))
      #expect(scene.list.hitTest(CGPoint(x: 1, y: inside.y), with: nil) === target)
      #expect(scene.list.hitTest(CGPoint(x: 392, y: inside.y), with: nil) === target)
      #expect(scene.list.hitTest(CGPoint(x: 200, y: 2999), with: nil) === scene.list)
    }
  }

  #if canImport(HeadlessUIKit)
  @Test(arguments: TestSetting.everySetting)
  func aFingerThatRestsOnTheTargetScrollsTheList(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      let footer = scene.addFooter()
      await scene.failToLoad()
      let before = scene.offset
      let place = scene.tapPoint
      scene.finger.touchDown(at: place)
      scene.finger.hold(for: 0.4)
      scene.finger.drag(to: CGPoint(x: place.x, y: place.y + 20), duration: 0.1)
      scene.finger.drag(to: CGPoint(x: place.x, y: place.y - 20), duration: 0.1)
      scene.finger.drag(to: CGPoint(x: place.x, y: place.y + 0), duration: 0.1)
      scene.finger.hold(for: 0.2)
      #expect(scene.list.isDragging)
      scene.finger.drag(to: CGPoint(x: place.x, y: place.y + 60), duration: 0.2)
      #expect(scene.offset < before - 30)
      scene.finger.hold(for: 0.2)
      scene.finger.lift()
      await scene.advance(by: 0.5)
      #expect(scene.load.startCount == 1)
      #expect(footer.refreshState == .idle)
    }
  }
  #endif

  @Test(arguments: TestSetting.everySetting)
  func aFingerThatLeavesTheTargetDoesNothing(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      scene.addFooter()
      await scene.failToLoad()
      scene.list.isScrollEnabled = false
      scene.finger.touchDown(at: scene.tapPoint)
      scene.finger.hold(for: 0.3)
      scene.finger.move(to: Self.outside)
      scene.finger.lift()
      await scene.advance(by: 0.5)
      #expect(scene.load.startCount == 1)
      scene.list.isScrollEnabled = true
    }
  }

  #if canImport(HeadlessUIKit)
  @Test(arguments: TestSetting.everySetting)
  func whatIsPressedFadesAtOnceAndComesBack(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      let footer = scene.addFooter()
      await scene.failToLoad()
      let opacity = { footer.layer.sublayers?.first?.headlessPresentation().opacity ?? 0 }
      #expect(opacity() == 1)
      scene.finger.touchDown(at: scene.tapPoint)
      scene.finger.hold(for: 0.3)
      #expect(abs(opacity() - 0.45) < 1e-6)
      scene.finger.cancel()
      let late = opacity()
      scene.world.advance(by: 0.1)
      let middle = opacity()
      scene.world.advance(by: 0.15)
      #expect(late < 0.5 && 0.5 < middle && middle < 1 && opacity() == 1, "\(late) \(middle) \(opacity())")
      await scene.advance(by: 0.3)
      #expect(scene.load.startCount == 1)
    }
  }
  #endif

  @Test(arguments: TestSetting.everySetting)
  func aTouchThatIsTakenAwayDoesNothing(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      scene.addFooter()
      await scene.failToLoad()
      scene.finger.touchDown(at: scene.tapPoint)
      scene.finger.hold(for: 0.3)
      scene.finger.cancel()
      await scene.advance(by: 0.5)
      #expect(scene.load.startCount == 1)
    }
  }

  @Test func aHeaderThatAcceptsNoTapHasNoViewForOne() async {
    await Scene.run(TestSetting()) { scene in
      let header = scene.addHeader()
      await scene.refresh()
      await scene.finish()
      #expect(header.subviews.isEmpty)
    }
  }

  /// The ways in which UIKit keeps touches from a view, which an own hit test has to respect.
  enum Unreachable: CaseIterable {
    case transparent, withoutInteraction, hidden
  }

  @Test(arguments: Unreachable.allCases)
  func aTapGoesThroughAFooterThatCannotBeReached(reason: Unreachable) async {
    await Scene.run(TestSetting()) { scene in
      let footer = scene.addFooter()
      await scene.failToLoad()
      let point = CGPoint(x: footer.frame.midX, y: footer.frame.midY)
      #expect(scene.list.hitTest(point, with: nil) !== scene.list)
      switch reason {
      case .transparent: footer.alpha = 0
      case .withoutInteraction: footer.isUserInteractionEnabled = false
      case .hidden: footer.isHidden = true
      }
      #expect(scene.list.hitTest(point, with: nil) === scene.list)
      footer.isHidden = false
    }
  }
}
#endif
