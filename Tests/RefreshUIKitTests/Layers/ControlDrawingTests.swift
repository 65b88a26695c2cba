#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshAnimators
import Testing

/// The times and the updates with which a control draws, under every pair of UIKit's uncertain facts.
@MainActor
@Suite struct ControlDrawingTests {
  @Test(arguments: HeadlessSwitches.everySetting)
  func noLayerAnimatesAChangeByItself(switches: HeadlessSwitches) async {
    await Scene.run(switches) { scene in
      let control = scene.addHeader(animator: .gum)
      UIView.animate(withDuration: 0.3) { control.layoutIfNeeded() }
      await scene.refresh()
      await scene.finish()
      #expect(scene.world.log.events(.animation).filter { $0.detail == "implicit" } == [])
      #expect(control.layer.animationKeys() == nil, "the frame lags behind the content")
    }
  }

  @Test(arguments: HeadlessSwitches.everySetting)
  func aHeldControlIsNotDrawnAgainAndItsLoopsRunByThemselves(switches: HeadlessSwitches) async {
    await Scene.run(switches) { scene in
      let counter = DrawCounter()
      let control = scene.addHeader(animator: counter)
      await scene.refresh()
      await scene.advance(by: 1)
      let (draws, loops) = (counter.count, control.layer.loops.count)
      #expect(loops == 1)
      #expect(scene.world.displayLinkCount == 0, "a held session needs no frames")
      scene.world.log.removeAll()
      await scene.advance(by: 2)
      #expect(counter.count == draws)
      #expect(scene.world.log.events(.animation) == [])
    }
  }

  @Test(arguments: HeadlessSwitches.everySetting(with: [true, false]))
  func loopsGoOnInPhaseAfterTheWindowOrTheBackground(switches: HeadlessSwitches, isWindow: Bool) async throws {
    try await HeadlessWorld.run(switches: switches) { world in
      let scene = Scene(world)
      let control = scene.addHeader(animator: DrawCounter())
      await scene.refresh()
      let start = try #require(control.layer.loops.first).animation.beginTime
      world.log.removeAll()
      isWindow ? scene.list.removeFromSuperview() : world.enterBackground()
      await scene.advance(by: 0.3)
      isWindow ? world.window.addSubview(scene.list) : world.enterForeground()
      await scene.advance(by: 0.3)
      #expect(control.isRefreshing)
      let loops = control.layer.loops
      #expect(loops.count == 1)
      #expect(loops.first?.animation.beginTime == start)
      #expect(world.log.events(.animation).filter { $0.detail == "added" }.count == 1, "restarted more than once")
    }
  }

  @Test(arguments: HeadlessSwitches.everySetting)
  func aHeldControlFollowsTintDarkModeAndContrast(switches: HeadlessSwitches) async {
    await Scene.run(switches) { scene in
      let control = scene.addHeader()
      await scene.refresh()
      await scene.advance(by: 1)
      var seen = [color(of: control)]
      scene.world.setTraits { $0.userInterfaceStyle = .dark }
      seen.append(color(of: control))
      scene.world.setTraits { $0.accessibilityContrast = .high }
      seen.append(color(of: control))
      control.tintColor = .red
      scene.world.finishTurn()
      seen.append(color(of: control))
      #expect(seen.last == UIColor.red.cgColor)
      control.tintColor = nil
      scene.world.finishTurn()
      #expect(color(of: control) == seen[2])
      for (index, one) in seen.enumerated() { #expect(!seen[..<index].contains(one), "\(index)") }
    }
  }

  /// Below an alert UIKit returns a grey one for a tint that the app has set.
  @Test(arguments: HeadlessSwitches.everySetting)
  func aControlWithATintKeepsItBelowAnAlert(switches: HeadlessSwitches) async {
    await Scene.run(switches) { scene in
      let control = scene.addHeader()
      control.tintColor = .red
      await scene.refresh()
      await scene.advance(by: 1)
      scene.world.dimsTints = true
      control.sessionProgress = 0.5
      await scene.advance(by: 1)
      #expect(color(of: control) == UIColor.red.cgColor)
      scene.world.dimsTints = false
      await scene.advance(by: 1)
      #expect(color(of: control) == UIColor.red.cgColor)
    }
  }

  private func color(of control: RefreshControl) -> CGColor? {
    control.layer.tree.compactMap { $0 as? CAShapeLayer }.first?.fillColor
  }

  @Test(arguments: HeadlessSwitches.everySetting)
  func nothingOfASessionIsLeftForTheNextPull(switches: HeadlessSwitches) async {
    await Scene.run(switches) { scene in
      let counter = DrawCounter()
      scene.addHeader(animator: counter)
      await scene.refresh()
      await scene.finish()
      var left: [Double] = []
      counter.onDraw = { left.append(max($0.armedFraction, $0.activityFraction, $0.outcomeFraction)) }
      scene.pull(to: 40)
      #expect(!left.isEmpty && left.allSatisfy { $0 == 0 }, "\(left)")
    }
  }

  @Test(arguments: HeadlessSwitches.everySetting)
  func anotherAnimatorIsDrawnAtOnceThoughNothingMoves(switches: HeadlessSwitches) async {
    await Scene.run(switches) { scene in
      let control = scene.addHeader()
      await scene.refresh()
      await scene.advance(by: 1)
      let counter = DrawCounter()
      control.animator = counter
      scene.world.finishTurn()
      #expect(counter.last?.state == .refreshing)
    }
  }

  @Test(arguments: HeadlessSwitches.everySetting)
  func aSettingThatChangesInTheTurnOfAForeignWriteWritesNothingInTheAppsStack(switches: HeadlessSwitches) async {
    await Scene.run(switches) { scene in
      let control = scene.addHeader()
      await scene.refresh()
      scene.client {
        scene.list.contentInset = .zero
        control.timeout = 60
        control.tintColor = .red
      }
      let writes = scene.world.log.writes(of: "contentInset", in: "list").filter { $0.writer == .app }
      #expect(writes.count == 1)
      scene.world.finishTurn()
      #expect(scene.pull == 60)
    }
  }

  @Test(arguments: HeadlessSwitches.everySetting)
  func whatIsDrawnIsTheStateThatTheControlHas(switches: HeadlessSwitches) async {
    await Scene.run(switches) { scene in
      let counter = DrawCounter()
      let control = scene.addHeader(animator: counter)
      var differences: [String] = []
      counter.onDraw = { [weak control] update in
        MainActor.assumeIsolated {
          guard let state = control?.refreshState, state != update.state else { return }
          differences.append("\(update.state) is drawn in \(state)")
        }
      }
      await scene.refresh()
      await scene.finish()
      control.begin()
      await scene.advance(by: 1)
      await scene.finish()
      #expect(differences == [])
    }
  }

  @Test func messagesAndProgressReachTheAnimator() async {
    await Scene.run(HeadlessSwitches()) { scene in
      let counter = DrawCounter()
      let control = scene.addHeader(animator: counter)
      await scene.refresh()
      #expect(counter.last?.sessionProgress == nil)
      control.sessionProgress = 0.5
      await scene.advance(by: 1)
      #expect(counter.last?.sessionProgress == 0.5)
      control.end(.failure, message: "No connection")
      await scene.advance(by: 0.2)
      #expect(counter.last?.message == "No connection")
      #expect(counter.last?.outcome == .failure)
      await scene.settle()
      await scene.refresh()
      #expect(counter.last?.message == nil)
      #expect(counter.last?.sessionProgress == nil)
    }
  }
}
#endif
