#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshAnimators
import TestSupport
import Testing

/// The cost of scrolling: each test is named by a report on other libraries, and shows that it does not happen here.
@MainActor
@Suite struct PerformanceMuseumTests {
  /// The inset is assigned at each step of a scroll, the same or another by a rounding.
  @Test(.bug(id: "B118"), arguments: HeadlessSwitches.everySetting)
  func scrollingDuringARefreshWritesTheInsetAgainAndAgain(switches: HeadlessSwitches) async {
    await Scene.run(switches) { scene in
      scene.addHeader(animator: PlainAnimator(extent: 53.333))
      await scene.refresh()
      let addedInset = scene.list.contentInset.top
      #expect(abs(addedInset - 53.333) < 0.34)
      let before = scene.watch.insetWriteCount
      let events = scene.world.log.events.count
      scene.finger.touchDown(at: Scene.middle)
      for event in 1...1000 { scene.finger.move(to: CGPoint(x: 200, y: 380 + CGFloat(event % 41))) }
      scene.watch.scan()
      #expect(scene.watch.insetWriteCount == before && scene.list.contentInset.top == addedInset)
      // Observers hear of an inset that is assigned as it is.
      let heard = scene.world.log.events.dropFirst(events).filter { $0.kind == .observation }
      #expect(heard.count > 900 && heard.allSatisfy { $0.name != "contentInset" })
      scene.finger.hold(for: 0.1)
      scene.finger.lift()
      await scene.finish()
    }
  }

  /// Sums and differences of the inset and a height leave something behind.
  @Test(.bug(id: "B118"), arguments: HeadlessSwitches.everySetting)
  func aThousandRefreshesLeaveARoundingInTheInset(switches: HeadlessSwitches) async {
    // In the full run a thousand in one setting, and in each of the others enough to see a rounding.
    let isFirst = switches == HeadlessSwitches.everySetting.first
    let count = SweepWidth.choose(quick: 50, full: isFirst ? 1000 : 50, thorough: 1000)
    let inset = UIEdgeInsets(top: 0.1, left: 0.3, bottom: 0.7, right: 0.9)
    await Scene.run(switches) { scene in
      scene.client { scene.list.contentInset = inset }
      scene.watch.clientInset = inset
      let control = RefreshControl(animator: PlainAnimator(extent: 53.333))
      control.refreshStyle = .with { $0.minimumVisibleTime = 0 }
      scene.add(control)
      UIView.setAnimationsEnabled(false)
      var held = 0
      for _ in 0..<count {
        control.beginRefreshing()
        scene.world.advance(frames: 4)
        if scene.list.contentInset.top > 50 { held += 1 }
        control.endRefreshing()
        scene.world.advance(frames: 4)
      }
      UIView.setAnimationsEnabled(true)
      await scene.settle()
      #expect(held == count)
      #expect(scene.list.contentInset == inset && scene.list.refresh.contentInset == inset)
    }
  }

  /// The inset follows the offset while the list is flung through the space of the header.
  @Test(.bug(id: "B119"), arguments: HeadlessSwitches.everySetting)
  func aFlingDuringARefreshStutters(switches: HeadlessSwitches) async {
    // The two runs would lose different frames.
    var switches = switches
    switches.droppedFrames = .none
    let (offsets, writes) = await fling(switches, refreshes: true)
    let (plain, _) = await fling(switches, refreshes: false)
    #expect(writes <= 2)
    #expect(offsets.count > 20 && offsets == plain, "\(zip(offsets, plain).first { $0 != $1 } as Any)")
  }

  /// Flings a list upwards that stands 60 points below its rest; returns the offsets of its frames and the number of insets
  /// that were written.
  private func fling(_ switches: HeadlessSwitches, refreshes: Bool) async -> ([CGFloat], Int) {
    await HeadlessWorld.run(switches: switches) { world in
      let scene = Scene(world)
      if refreshes {
        scene.addHeader()
        await scene.refresh()
      } else {
        scene.client {
          scene.list.alwaysBounceVertical = true
          scene.list.contentInset.top = 60
          scene.list.contentOffset.y = -119
        }
        await scene.advance(by: 1.15)
      }
      let before = scene.watch.insetWriteCount
      scene.finger.flick(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 440), duration: 0.1)
      var offsets: [CGFloat] = []
      for _ in 0..<60 {
        offsets.append(scene.offset)
        world.advance(frames: 1)
      }
      scene.watch.scan()
      return (offsets, scene.watch.insetWriteCount - before)
    }
  }

  /// Whatever the list does, the header is laid out, measured and drawn, far away as it is.
  @Test(.bug(id: "B120"), arguments: HeadlessSwitches.everySetting)
  func scrollingFarFromTheHeaderLaysItOut(switches: HeadlessSwitches) async {
    await Scene.run(switches, contentHeight: 20_000) { scene in
      let animator = CallCounter()
      scene.addHeader(animator: animator)
      scene.show(5000)
      scene.finger.touchDown(at: Scene.middle)
      scene.finger.drag(to: CGPoint(x: 200, y: 360), duration: 0.1)
      scene.world.log.removeAll()
      animator.calls = 0
      for event in 1...1000 { scene.finger.move(to: CGPoint(x: 200, y: 360 + CGFloat(event % 41))) }
      #expect(scene.world.log.writes(of: "contentOffset", in: "list").count > 900)
      #expect(animator.calls == 0)
      #expect(scene.world.log.events(.layout).filter { $0.subject.hasPrefix("Refresh") } == [])
      scene.finger.lift()
    }
  }

  /// Near the header it is drawn and laid out at each step though nothing of it has changed.
  @Test(.bug(id: "B120"), arguments: HeadlessSwitches.everySetting)
  func theHeaderIsLaidOutThoughThePullIsTheSame(switches: HeadlessSwitches) async {
    await Scene.run(switches) { scene in
      let animator = CallCounter()
      scene.addHeader(animator: animator)
      scene.pull(to: 50)
      scene.finger.hold(for: 1)
      guard let place = scene.finger.location else { return }
      scene.world.log.removeAll()
      animator.draws = 0
      let offset = scene.offset
      for _ in 1...1000 {
        scene.finger.move(to: place)
        scene.client { scene.list.contentOffset.y = offset }
        scene.world.finishTurn()
      }
      #expect(scene.offset == offset && scene.header?.refreshState == .pulling)
      #expect(animator.draws <= 1)
      #expect(scene.world.log.events(.layout).filter { $0.subject == "RefreshControl" }.count <= 1)
      scene.finger.lift()
    }
  }
}

/// Counts how often it is asked for anything.
private final class CallCounter: RefreshAnimator {
  var calls = 0
  var draws = 0

  func metrics(in surroundings: RefreshSurroundings) -> RefreshMetrics {
    calls += 1
    return RefreshMetrics()
  }

  func draw(_ update: RefreshUpdate, into drawing: inout Drawing) {
    calls += 1
    draws += 1
    drawing.fill { $0.circle(center: Drawing.Point(x: 20, y: 20), radius: 4) }
  }
}
#endif
