#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshAnimators
import Testing

/// Readers who do not see the list, or read large letters: each test is named by what users of other libraries saw, and
/// shows that it does not happen here.
@MainActor
@Suite struct AccessibilityMuseumTests {
  /// A refresh that no finger began, and that is over at once, waits for the end of a drag.
  @Test(.bug(id: "B106"), arguments: HeadlessSwitches.everySetting(with: [true, false]))
  func aRefreshWithoutAFingerLeavesTheFirstRowUnderTheBar(switches: HeadlessSwitches, endsByHand: Bool) async {
    await Scene.run(switches) { scene in
      var runs = 0
      weak var ended: RefreshControl?
      let control = scene.list.refresh.addHeader(animator: PlainAnimator()) {
        runs += 1
        if endsByHand { ended?.endRefreshing() }
        try await Task.sleep(nanoseconds: 0)
      }
      ended = control
      scene.watch.follow(control)
      #expect(control.begin() == .started && !scene.list.isDragging)
      await scene.settle()
      #expect(runs == 1 && control.refreshState == .idle)
      #expect(scene.offset == scene.rest && scene.list.contentInset == .zero)
      scene.swipe(by: -110)
      #expect(scene.offset == scene.rest + 100)
      scene.show(scene.rest)
      scene.pullAndRelease(to: 40)
      await scene.settle()
      #expect(scene.offset == scene.rest && runs == 1)
    }
  }

  /// The labels of a header are elements of their own, which the reader has to swipe through.
  @Test(.bug(id: "B105"), arguments: HeadlessSwitches.everySetting)
  func theWordsOfAHeaderAreSeparateElements(switches: HeadlessSwitches) async {
    await Scene.run(switches) { scene in
      let control = scene.addHeader(animator: .arrow)
      control.refreshStyle = .with { $0.language = .english }
      await scene.refresh()
      #expect(control.isAccessibilityElement && control.accessibilityLabel?.isEmpty == false)
      // What is in an element is not reached; there is nothing beside it.
      #expect(control.subviews.allSatisfy { !$0.isAccessibilityElement })
      let labels = control.layer.visibleTree.compactMap { $0.headlessView as? UILabel }
      #expect(!labels.isEmpty && labels.allSatisfy { $0.superview == nil })
      await scene.finish()
      #expect(!control.isAccessibilityElement)
    }
  }

  /// The swipe with three fingers that VoiceOver scrolls by refreshes nothing at the top.
  @Test(.bug(id: "B105"), arguments: HeadlessSwitches.everySetting)
  func voiceOversSwipeAtTheTopDoesNotRefresh(switches: HeadlessSwitches) async {
    await HeadlessWorld.run(switches: switches) { world in
      world.accessibility.isVoiceOverRunning = true
      let scene = Scene(world, list: SpokenList.make())
      let control = scene.addHeader()
      control.refreshStyle = .with { $0.language = .english }
      scene.show(300)
      #expect(!scene.list.accessibilityScroll(.up))
      await scene.advance(by: 0.3)
      #expect(scene.watch.startCount == 0 && scene.said == [])
      scene.show(scene.rest)
      await scene.advance(by: 0.3)
      #expect(scene.list.accessibilityScroll(.up))
      #expect(!scene.list.accessibilityScroll(.up))
      await scene.advance(by: 1)
      #expect(scene.work.startCount == 1 && scene.watch.startCount == 1 && scene.said == ["Refreshing…"])
      #expect(scene.pull == 60)
      await scene.finish()
      #expect(scene.said == ["Refreshing…", "Updated"] && scene.offset == scene.rest)
      #expect(control.refreshState == .idle)
      scene.watch.expectCleanEnd()
    }
  }

  /// The header has one height for letters of every size.
  @Test(.bug(id: "B108"), arguments: HeadlessSwitches.everySetting)
  func largeLettersAreCutOff(switches: HeadlessSwitches) async {
    await Scene.run(switches) { scene in
      let control = scene.addHeader(animator: Words())
      scene.pull(to: 80)
      scene.finger.hold(for: 0.1)
      #expect(control.refreshState == .armed)
      scene.finger.cancel()
      await scene.settle()
      scene.world.setTraits { $0.preferredContentSizeCategory = .accessibilityExtraLarge }
      scene.pull(to: 130)
      scene.finger.hold(for: 0.1)
      #expect(control.refreshState == .pulling)
      scene.pull(to: 136)
      scene.finger.hold(for: 0.1)
      #expect(control.refreshState == .armed)
      scene.finger.lift()
      await scene.advance(by: 1)
      #expect(scene.list.contentInset.top == 96 && scene.pull == 96 && control.frame.height == 96)
      await scene.finish()
      #expect(scene.pull == 0)
    }
  }

  /// The letters grow during a refresh, and what is held open does not.
  @Test(.bug(id: "B108"), arguments: HeadlessSwitches.everySetting(with: [true, false]))
  func lettersThatGrowDuringARefreshAreCutOff(switches: HeadlessSwitches, isInSight: Bool) async {
    await Scene.run(switches) { scene in
      let control = scene.addHeader(animator: Words())
      scene.watch.spareInsetWrites = 2
      await scene.refresh()
      #expect(scene.list.contentInset.top == 54)
      if !isInSight { scene.show(600) }
      scene.watch.forgetOffsets()
      scene.world.setTraits { $0.preferredContentSizeCategory = .accessibilityExtraLarge }
      await scene.advance(by: 1.5)
      #expect(control.isRefreshing && scene.list.contentInset.top == 96)
      if isInSight {
        scene.watch.expectMonotone(to: scene.rest - 96)
        #expect(scene.pull == 96 && control.frame.height == 96)
      } else {
        scene.watch.scan()
        #expect(scene.watch.offsets == [] && scene.offset == 600)
      }
      await scene.finish()
      #expect(scene.list.contentInset == .zero && scene.offset == (isInSight ? scene.rest : 600))
    }
  }
}

/// Draws words that need more room where letters are large.
private struct Words: RefreshAnimator {
  func metrics(in surroundings: RefreshSurroundings) -> RefreshMetrics {
    let extent = surroundings.textSize.isAccessibilitySize ? 96.0 : 54
    return RefreshMetrics(heldExtent: extent, triggerDistance: 1.4 * extent)
  }

  func draw(_ update: RefreshUpdate, into drawing: inout Drawing) {
    drawing.fill { $0.circle(center: Drawing.Point(x: 20, y: update.visibleExtent / 2), radius: 4) }
  }
}
#endif
