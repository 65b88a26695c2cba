#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshAnimators
import RefreshPictures
import Testing

@testable import RefreshCore

/// The background of a control, between the edge of the list and its content.
@MainActor
@Suite struct BackgroundTests {
  private func gaps(in scene: Scene) -> [GapView] { scene.list.subviews.compactMap { $0 as? GapView } }

  /// Expects that the background fills the area above the content, and nothing else.
  private func expectFilled(_ scene: Scene, _ place: String = "", sourceLocation: SourceLocation = #_sourceLocation) {
    let found = gaps(in: scene)
    #expect(found.count == 1, "\(place)", sourceLocation: sourceLocation)
    guard let gap = found.first else { return }
    let length = max(scene.pull, 0)
    let area = CGRect(x: 0, y: -length, width: 393, height: length)
    #expect(gap.isHidden == (length == 0), "\(place): a pull of \(length)", sourceLocation: sourceLocation)
    guard length > 0 else { return }
    let isThere = abs(gap.frame.minY - area.minY) < 1e-6 && abs(gap.frame.maxY) < 1e-6
    #expect(isThere && gap.frame.width == 393, "\(place): \(gap.frame), not \(area)", sourceLocation: sourceLocation)
  }

  @Test(arguments: HeadlessSwitches.everySetting(with: RefreshPreset.plain))
  func itFillsTheGapInEveryFrameOfASession(switches: HeadlessSwitches, preset: RefreshPreset) async {
    await Scene.run(switches) { scene in
      let animator: any RefreshAnimator = preset.animator
      let control = scene.addHeader(animator: animator)
      control.background = .color(.systemGray6)
      scene.world.finishTurn()
      expectFilled(scene, "at rest")
      for distance in [1.0, 40, 130, 170] {
        scene.pull(to: distance)
        expectFilled(scene, "pulled")
      }
      scene.finger.lift()
      for frame in 0..<60 {
        scene.world.advance(frames: 1)
        await scene.world.settleTasks()
        expectFilled(scene, "opening, frame \(frame)")
      }
      #expect(control.isRefreshing)
      scene.work.finish()
      for frame in 0..<260 {
        scene.world.advance(frames: 1)
        await scene.world.settleTasks()
        expectFilled(scene, "closing, frame \(frame)")
      }
      #expect(gaps(in: scene).first?.isHidden == true)
    }
  }

  /// A bounce by momentum shows the gap, though no control is pulled.
  @Test(arguments: HeadlessSwitches.everySetting)
  func itFollowsAnOverscrollInEveryState(switches: HeadlessSwitches) async {
    await Scene.run(switches) { scene in
      let control = scene.addHeader(trigger: .manual)
      control.background = .color(.systemGray6)
      scene.pull(to: 90)
      expectFilled(scene)
      scene.finger.lift()
      for _ in 0..<60 {
        scene.world.advance(frames: 1)
        expectFilled(scene)
      }
      control.isEnabled = false
      scene.pull(to: 50)
      expectFilled(scene)
      scene.finger.lift()
      await scene.settle()
    }
  }

  @Test(arguments: HeadlessSwitches.everySetting)
  func atTheEndOfTheListItBeginsWhereTheContentEnds(switches: HeadlessSwitches) async {
    await Scene.run(switches) { scene in
      let control = scene.addFooter(trigger: .onRelease)
      control.background = .color(.systemGray6)
      scene.show(scene.end)
      expectFilledBelow(scene)
      scene.pullEnd(to: 100)
      expectFilledBelow(scene)
      scene.finger.lift()
      for _ in 0..<50 {
        scene.world.advance(frames: 1)
        expectFilledBelow(scene)
      }
      await scene.world.settleTasks()
      // New rows take the place of the gap at once.
      scene.client { scene.list.contentSize.height += 30 }
      expectFilledBelow(scene)
      scene.load.finish()
      for _ in 0..<120 {
        await scene.world.settleTasks()
        scene.world.advance(frames: 1)
        expectFilledBelow(scene)
      }
    }
  }

  /// Expects that the background fills the area below the content, and nothing else.
  private func expectFilledBelow(_ scene: Scene, sourceLocation: SourceLocation = #_sourceLocation) {
    let length = max(scene.offset - scene.end, 0)
    let end = scene.list.contentSize.height
    let found = gaps(in: scene)
    #expect(found.count == 1, sourceLocation: sourceLocation)
    guard let gap = found.first else { return }
    #expect(gap.isHidden == (length == 0), "a pull of \(length)", sourceLocation: sourceLocation)
    guard length > 0 else { return }
    let isThere = abs(gap.frame.minY - end) < 1e-6 && abs(gap.frame.height - length) < 1e-6
    #expect(isThere, "\(gap.frame) for \(length)", sourceLocation: sourceLocation)
  }

  @Test func itIsBehindTheIndicatorAndInFrontOfTheListsBackground() async {
    await Scene.run(HeadlessSwitches()) { scene in
      let control = scene.addHeader()
      control.background = .color(.systemGray6)
      scene.pull(to: 60)
      let gap = gaps(in: scene).first
      let depth = gap?.layer.zPosition ?? 0
      #expect(depth > 0 && depth < control.layer.zPosition)
      #expect(gap?.isUserInteractionEnabled == false && gap?.accessibilityElementsHidden == true)
      #expect(gap?.backgroundColor == .systemGray6)
      scene.finger.lift()
      await scene.settle()
    }
  }

  @Test func aViewIsResizedToTheGapAndMayHaveATransform() async {
    await Scene.run(HeadlessSwitches()) { scene in
      let view = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
      view.transform = CGAffineTransform(rotationAngle: 0.1)
      let control = scene.addHeader()
      control.background = .view(view)
      scene.pull(to: 60)
      #expect(abs(view.bounds.height - scene.pull) < 1e-6 && view.bounds.width == 393)
      #expect(abs(view.center.y - scene.pull / 2) < 1e-6)
      #expect(view.transform == CGAffineTransform(rotationAngle: 0.1))
      scene.finger.lift()
      await scene.settle()
    }
  }

  @Test func anotherBackgroundReplacesTheFirstInThePull() async {
    await Scene.run(HeadlessSwitches()) { scene in
      let control = scene.addHeader()
      let view = UIView(frame: .zero)
      scene.pull(to: 60)
      control.background = .view(view)
      expectFilled(scene)
      for _ in 0..<2 { control.background = .view(view) }
      expectFilled(scene)
      #expect(view.superview === gaps(in: scene).first)
      control.background = .color(.systemRed)
      expectFilled(scene)
      #expect(gaps(in: scene).first?.backgroundColor == .systemRed)
      control.background = nil
      #expect(gaps(in: scene).isEmpty && control.background == nil)
      scene.finger.lift()
      await scene.settle()
    }
  }

  @Test(arguments: HeadlessSwitches.everySetting)
  func hidingAndRemovingTheControlTakesItAway(switches: HeadlessSwitches) async {
    await Scene.run(switches) { scene in
      scene.watch.mayGiveUpShare = true
      let control = scene.addHeader()
      control.background = .color(.systemGray6)
      control.begin()
      await scene.advance(by: 1)
      expectFilled(scene)
      scene.client { control.isHidden = true }
      await scene.advance(by: 0.5)
      scene.pull(to: 40)
      #expect(gaps(in: scene).first?.isHidden == true)
      scene.finger.lift()
      await scene.settle()
      control.isHidden = false
      scene.pull(to: 40)
      expectFilled(scene)
      scene.client { control.removeFromSuperview() }
      #expect(gaps(in: scene).isEmpty)
      scene.client { scene.list.addSubview(control) }
      scene.world.finishTurn()
      expectFilled(scene)
      scene.finger.lift()
      await scene.settle()
      control.removeFromSuperview()
      #expect(scene.list.subviews.isEmpty)
    }
  }

  @Test func aFloatingControlLeavesItInTheGap() async {
    await Scene.run(HeadlessSwitches()) { scene in
      let control = scene.addHeader(animator: .material)
      control.background = .color(.systemGray6)
      control.begin()
      await scene.advance(by: 1)
      // Nothing is held: there is no gap.
      expectFilled(scene)
      scene.pull(to: 50)
      expectFilled(scene)
      scene.finger.lift()
      await scene.finish()
    }
  }

  /// With an offset below 0 a view of the app is between gap and content.
  @Test func itStandsBeyondTheAppsInsetWithTheIndicator() async {
    await Scene.run(HeadlessSwitches()) { scene in
      scene.watch.clientInset.top = 100
      scene.client { scene.list.contentInset.top = 100 }
      let control = scene.addHeader()
      control.pull.startOffset = -100
      control.background = .color(.systemGray6)
      scene.finger.pull(to: 60)
      let frame = gaps(in: scene).first?.frame ?? .zero
      #expect(abs(frame.maxY + 100) < 1e-6 && abs(frame.height - scene.pull) < 1e-6)
      control.pull.startOffset = 40
      scene.world.finishTurn()
      let whole = gaps(in: scene).first?.frame ?? .zero
      #expect(abs(whole.maxY) < 1e-6 && abs(whole.height - scene.pull) < 1e-6)
      scene.finger.lift()
      await scene.settle()
    }
  }

  @Test func aControlThatIsConfiguredBeforeItsListHasItThere() async {
    await Scene.run(HeadlessSwitches()) { scene in
      let control = RefreshControl(animator: .ring)
      control.background = .color(.systemGray6)
      scene.add(control)
      scene.pull(to: 40)
      expectFilled(scene)
      scene.finger.lift()
      await scene.settle()
    }
  }

  @Test func aCarouselHasItBesideItsPages() async {
    await TestWorld.run { world in
      let list = UIScrollView(frame: world.window.bounds)
      list.contentSize = CGSize(width: 2000, height: 300)
      let scene = Scene(world, list: list)
      let control = scene.addHeader(animator: .ring, edge: .leading)
      control.background = .color(.systemGray6)
      scene.client { list.contentOffset.x = -50 }
      world.finishTurn()
      let frame = list.subviews.compactMap { $0 as? GapView }.first?.frame ?? .zero
      #expect(frame.minX == -50 && frame.maxX == 0 && frame.height == 852)
      scene.client { list.contentOffset.x = 0 }
      await scene.settle()
    }
  }

  @Test func aViewThatTheAppHasMovedElsewhereIsLeftAlone() async {
    await Scene.run(HeadlessSwitches()) { scene in
      let (view, place) = (UIView(), UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300)))
      scene.addHeader().background = .view(view)
      scene.pull(to: 40)
      #expect(view.frame.height > 0)
      place.addSubview(view)
      view.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
      scene.pull(to: 90)
      #expect(view.frame == CGRect(x: 10, y: 10, width: 20, height: 20))
    }
  }

  @Test func aHeaderThatIsRemovedWhileItIsDrawnLeavesNoBackground() async {
    await Scene.run(HeadlessSwitches()) { scene in
      let control = scene.addHeader()
      control.background = .color(.systemGray6)
      control.onUpdate = { [weak scene] update in
        if update.state == .armed { scene?.list.refresh.removeHeader() }
      }
      scene.pull(to: 120)
      await scene.advance(by: 0.1)
      #expect(scene.header == nil && gaps(in: scene).isEmpty)
    }
  }
}
#endif
