#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshAnimators
import Testing

/// Windows that turn, bars that come and go, content that grows and shrinks.
@MainActor
@Suite struct GeometryTests {
  private static let animator = PlainAnimator(showsOutcomes: true)

  /// Turns the phone, and the list with it.
  private func rotate(_ scene: Scene, to size: CGSize, safeArea: UIEdgeInsets) {
    let world = scene.world
    world.turn {
      scene.client {
        UIView.animate(withDuration: 0.4) {
          world.window.bounds.size = size
          scene.list.frame = CGRect(origin: .zero, size: size)
          scene.list.contentSize.width = size.width
          world.window.layoutIfNeeded()
        }
      }
    }
    world.setSafeArea(safeArea)
  }

  @Test(arguments: HeadlessSwitches.everySetting(with: SessionMoment.allCases))
  func thePhoneMayBeTurnedThereAndBack(switches: HeadlessSwitches, moment: SessionMoment) async {
    await Scene.run(switches) { scene in
      scene.addHeader(animator: Self.animator)
      await moment.reach(in: scene)
      let landscape = UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59)
      rotate(scene, to: CGSize(width: 852, height: 393), safeArea: landscape)
      await scene.advance(by: 0.5)
      if scene.finger.isDown { scene.finger.lift() }
      await scene.advance(by: 1)
      #expect(scene.pull <= 60)
      rotate(
        scene, to: CGSize(width: 393, height: 852), safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
      await scene.advance(by: 1)
      await scene.finish()
      #expect(scene.header?.refreshState == .idle)
      #expect(scene.watch.legalY.contains(scene.offset))
    }
  }

  @Test(arguments: HeadlessSwitches.everySetting)
  func aHeldListComesBackToItsHoldAfterTheTurn(switches: HeadlessSwitches) async {
    await Scene.run(switches) { scene in
      scene.addHeader(animator: Self.animator)
      await scene.refresh()
      rotate(
        scene, to: CGSize(width: 852, height: 393), safeArea: UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
      await scene.advance(by: 1)
      #expect(scene.offset == -60)
      #expect(scene.list.contentInset.top == 60)
      await scene.finish()
      #expect(scene.offset == 0)
    }
  }

  /// An unchanged offset is not reported.
  @Test(arguments: HeadlessSwitches.everySetting(with: [RefreshEdge.top, .bottom]))
  func aHeldControlIsAsWideAsAListThatGetsNarrower(switches: HeadlessSwitches, edge: RefreshEdge) async {
    await Scene.run(switches) { scene in
      let control = scene.addHeader(edge: edge)
      scene.watch.mayComeFromOutside = true
      control.begin()
      await scene.advance(by: 1.5)
      let offset = scene.offset
      scene.world.turn { scene.client { scene.list.frame.size.width = 320 } }
      #expect(scene.offset == offset && control.frame.width == 320)
      await scene.finish()
    }
  }

  /// Space that is lost at the sides moves nothing.
  @Test(arguments: HeadlessSwitches.everySetting(with: [RefreshEdge.top, .bottom]))
  func aHeldControlIsToldOfTheBreadthThatASafeAreaLeaves(switches: HeadlessSwitches, edge: RefreshEdge) async {
    await Scene.run(switches) { scene in
      let drawing = DrawCounter()
      let control = scene.addHeader(animator: drawing, edge: edge)
      scene.watch.mayComeFromOutside = true
      control.begin()
      await scene.advance(by: 1.5)
      scene.world.setSafeArea(UIEdgeInsets(top: 59, left: 40, bottom: 34, right: 30))
      #expect(drawing.last?.surroundings.crossLength == 323)
      await scene.finish()
    }
  }

  @Test(arguments: HeadlessSwitches.everySetting(with: SessionMoment.allCases))
  func aBarMayComeAndGo(switches: HeadlessSwitches, moment: SessionMoment) async {
    await Scene.run(switches) { scene in
      scene.addHeader(animator: Self.animator)
      await moment.reach(in: scene)
      scene.world.setSafeArea(UIEdgeInsets(top: 103, left: 0, bottom: 34, right: 0))
      await scene.advance(by: 0.5)
      scene.world.setSafeArea(UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0))
      await scene.advance(by: 0.5)
      if scene.finger.isDown {
        scene.pull(to: 20)
        scene.finger.hold(for: 0.3)
        scene.finger.lift()
      }
      await scene.finish()
      #expect(scene.header?.refreshState == .idle)
      if moment != .scrolledAway { #expect(scene.offset == -20) }
    }
  }

  @Test(arguments: HeadlessSwitches.everySetting(with: SessionMoment.untouched))
  func contentMayShrinkToNothingAndGrowAgain(switches: HeadlessSwitches, moment: SessionMoment) async {
    await Scene.run(switches) { scene in
      scene.addHeader(animator: Self.animator)
      // The added inset follows each step of a settle in a list that does not fill the view.
      scene.watch.spareInsetWrites = 200
      await moment.reach(in: scene)
      scene.client { scene.list.contentSize.height = 0 }
      await scene.advance(by: 0.4)
      #expect(scene.watch.legalY.contains(scene.offset))
      scene.client { scene.list.contentSize.height = 5000 }
      await scene.advance(by: 0.4)
      await scene.finish()
      #expect(scene.offset == -59 || moment == .scrolledAway)
    }
  }

  @Test(arguments: HeadlessSwitches.everySetting(with: [0.0, 300, 760, 793, 800]))
  func aListThatDoesNotFillTheViewRefreshes(switches: HeadlessSwitches, height: Double) async {
    await Scene.run(switches, contentHeight: height) { scene in
      scene.addHeader(animator: Self.animator)
      scene.watch.spareInsetWrites = 200
      scene.watch.forgetOffsets()
      scene.pullAndRelease()
      scene.watch.forgetOffsets()
      await scene.advance(by: 1)
      scene.watch.expectMonotone(to: -119)
      #expect(scene.work.startCount == 1)
      scene.watch.forgetOffsets()
      await scene.finish()
      scene.watch.expectMonotone(to: -59)
    }
  }

  @Test(arguments: HeadlessSwitches.everySetting)
  func anEmptyListThatBouncesOnlyForTheControlCanBePulled(switches: HeadlessSwitches) async {
    await Scene.run(switches, contentHeight: 0) { scene in
      #expect(!scene.list.alwaysBounceVertical)
      scene.addHeader()
      scene.watch.spareInsetWrites = 200
      #expect(scene.list.alwaysBounceVertical)
      await scene.refresh()
      #expect(scene.work.startCount == 1)
      await scene.finish()
      scene.list.refresh.removeHeader()
      #expect(!scene.list.alwaysBounceVertical)
    }
  }

  /// A column that collapses.
  @Test func insetsWiderThanTheListLeaveNoWidth() async {
    await Scene.run(HeadlessSwitches()) { scene in
      scene.client {
        scene.list.frame.size.width = 20
        (scene.list.contentInset.left, scene.list.contentInset.right) = (16, 16)
      }
      let control = scene.addHeader()
      control.beginRefreshing()
      await scene.advance(by: 1)
      #expect(control.frame.minX == 16 && control.frame.width == 0)
      await scene.finish()
      scene.client { (scene.list.contentInset.left, scene.list.contentInset.right) = (0, 0) }
    }
  }
}
#endif
