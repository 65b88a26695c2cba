#if canImport(HeadlessUIKit)
import Foundation
import HeadlessUIKit
import RefreshAnimators
import Testing

@testable import RefreshCore

/// Removals by an app in a motion, or in a call of ours, which leave nothing in the list or in the control.
@MainActor
@Suite struct LeftBehindTests {
  /// A removal in a motion.
  struct Removal: Sendable, CustomTestStringConvertible {
    /// The views that the app removes, and the one that it adds in the same turn.
    enum Way: CaseIterable { case host, everything, everythingBackwards, everythingForANewHeader }

    let way: Way
    let moment: SessionMoment

    var testDescription: String { "\(way), \(moment)" }

    static let all = Way.allCases.flatMap { way in
      [SessionMoment.opening, .closing].map { Removal(way: way, moment: $0) }
    }
  }

  @Test(arguments: HeadlessSwitches.everySetting(with: Removal.all))
  func aListWhoseViewsAreRemovedInAMotionHasItsInsetBack(switches: HeadlessSwitches, removal: Removal) async {
    await Scene.run(switches) { scene in
      scene.watch.mayGiveUpShare = true
      scene.addHeader(animator: PlainAnimator(showsOutcomes: true))
      await removal.moment.reach(in: scene)
      #expect(scene.pull > 5)
      let note = scene.list.refresh.onDecision
      scene.client {
        switch removal.way {
        case .host: RefreshHost.existing(in: scene.list)?.removeFromSuperview()
        case .everything, .everythingForANewHeader: scene.list.subviews.forEach { $0.removeFromSuperview() }
        case .everythingBackwards: scene.list.subviews.reversed().forEach { $0.removeFromSuperview() }
        }
        if removal.way == .everythingForANewHeader { scene.addHeader() }
      }
      scene.world.finishTurn()
      if scene.header != nil { scene.list.refresh.onDecision = note }
      await scene.advance(by: 2)
      #expect(scene.list.contentInset == .zero && scene.pull == 0)
      #expect(scene.list.refresh.contentInset == .zero)
      let isServed = [.host, .everythingForANewHeader].contains(removal.way)
      let bounces = scene.list.alwaysBounceVertical
      #expect(bounces == isServed && scene.world.displayLinkCount == 0)
      guard isServed else { return }
      await scene.refresh()
      #expect(scene.header?.isRefreshing == true && scene.pull == 60)
      await scene.finish()
      #expect(scene.list.contentInset == .zero)
    }
  }

  /// An app builds its page anew under the finger that has pulled it.
  @Test(arguments: HeadlessSwitches.everySetting(with: [SessionMoment.armed, .heldUnderFinger]))
  func aListWhoseViewsAreRemovedUnderTheFingerHasItsSettingsBack(
    switches: HeadlessSwitches, moment: SessionMoment
  ) async {
    for (hasFooter, isBackwards) in [(false, false), (false, true), (true, false), (true, true)] {
      await removeUnderTheFinger(switches, moment, hasFooter: hasFooter, isBackwards: isBackwards)
    }
  }

  private func removeUnderTheFinger(
    _ switches: HeadlessSwitches, _ moment: SessionMoment, hasFooter: Bool, isBackwards: Bool
  ) async {
    await Scene.run(switches) { scene in
      scene.watch.mayGiveUpShare = true
      scene.addHeader()
      if hasFooter { scene.addFooter() }
      await moment.reach(in: scene)
      scene.client {
        // A test that kept the views would keep their host.
        let views = isBackwards ? scene.list.subviews.reversed() : scene.list.subviews
        for view in views { view.removeFromSuperview() }
      }
      scene.world.finishTurn()
      scene.finger.lift()
      await scene.advance(by: 2)
      #expect(!scene.list.alwaysBounceVertical && scene.world.displayLinkCount == 0)
      #expect(scene.list.contentInset == .zero)
    }
  }

  @Test(arguments: HeadlessSwitches.everySetting(with: [SessionMoment.opening, .holding, .closing]))
  func aHostThatIsPutBackInTheSameTurnServesItsListAsBefore(switches: HeadlessSwitches, moment: SessionMoment) async {
    await Scene.run(switches) { scene in
      scene.watch.mayGiveUpShare = true
      let header = scene.addHeader(animator: PlainAnimator(showsOutcomes: true))
      await moment.reach(in: scene)
      scene.client {
        let host = RefreshHost.existing(in: scene.list)
        host?.removeFromSuperview()
        host.map(scene.list.addSubview)
      }
      await scene.advance(by: 2)
      #expect(header.isRefreshing == (moment != .closing) && scene.pull == (moment == .closing ? 0 : 60))
      await scene.finish()
      #expect(header.refreshState == .idle && scene.list.contentInset == .zero)
      await scene.refresh()
      #expect(header.isRefreshing && scene.pull == 60)
      await scene.finish()
    }
  }

  /// The store of the app, whose model sets its screen up anew.
  @Test(arguments: HeadlessSwitches.everySetting)
  func aControlThatIsRemovedWhileItsTimeIsSavedIsIdle(switches: HeadlessSwitches) async {
    await Scene.run(switches) { scene in
      scene.watch.mayGiveUpShare = true
      let header = scene.addHeader()
      var states: [RefreshState] = []
      header.history.store = .init(
        load: { nil },
        save: { [weak scene] _ in scene?.client { scene?.list.refresh.removeHeader() } })
      let published = header.refreshStates
      let listening = Task { for await state in published { states.append(state) } }
      await scene.refresh()
      scene.work.finish()
      await scene.advance(by: 2)
      #expect(header.superview == nil && header.refreshState == .idle)
      #expect(states.suffix(2) == [.refreshing, .idle])
      var isSettled = false
      let waiting = Task {
        await header.settled()
        isSettled = true
      }
      await scene.world.settleTasks()
      #expect(isSettled)
      listening.cancel()
      waiting.cancel()
    }
  }

  @Test(arguments: HeadlessSwitches.everySetting)
  func aControlThatIsRemovedWhenItsTimeoutIsExplainedIsIdle(switches: HeadlessSwitches) async {
    await Scene.run(switches) { scene in
      scene.watch.mayGiveUpShare = true
      let header = scene.addHeader()
      header.timeout = 1
      header.failureText = { [list = scene.list] _ in
        list.refresh.removeHeader()
        return nil
      }
      await scene.refresh()
      await scene.advance(by: 3)
      #expect(header.superview == nil && header.refreshState == .idle)
    }
  }

  @Test(arguments: HeadlessSwitches.everySetting)
  func aControlThatIsRemovedWhenItsTimeIsReadIsDrawnNoMore(switches: HeadlessSwitches) async {
    await Scene.run(switches) { scene in
      scene.watch.mayGiveUpShare = true
      let view = FollowingView()
      let header = scene.addHeader(view: view)
      var told: [RefreshState] = []
      view.onUpdate = { told.append($0.state) }
      header.history.text = { [weak scene] _ in
        scene?.client { scene?.list.refresh.removeHeader() }
        return "now"
      }
      header.lastRefresh = Date(timeIntervalSinceReferenceDate: 800_000_000)
      scene.pull(to: 40)
      await scene.advance(by: 0.5)
      #expect(header.superview == nil && header.refreshState == .idle)
      #expect(told.allSatisfy { $0 == .idle } && !header.stage.isShown, "\(told)")
    }
  }

  /// A short list below a status bar, which its app has scrolled to 0 and not to its beginning.
  @Test(arguments: HeadlessSwitches.everySetting)
  func aHeaderThatIsRemovedOverContentOutOfPlaceCostsNoFrame(switches: HeadlessSwitches) async {
    await Scene.run(switches, contentHeight: 300) { scene in
      scene.addHeader()
      await scene.advance(by: 0.5)
      scene.client { scene.list.setContentOffset(.zero, animated: false) }
      scene.list.refresh.removeHeader()
      scene.world.finishTurn()
      await scene.advance(by: 1)
      #expect(scene.world.displayLinkCount == 0 && !scene.list.alwaysBounceVertical && scene.list.subviews.isEmpty)
      scene.client { scene.list.contentOffset.y = scene.rest }
    }
  }

  /// The system's control ends its refresh with a change of the adjusted inset, which it tells the app at once.
  @Test func aHeaderThatIsRemovedWhileTheSystemTakesItsSpaceBackLeavesNothing() async throws {
    try await Scene.run(HeadlessSwitches.with { $0.systemClosing = .jumps }) { scene in
      _ = try #require(scene.presentSheet(.medium))
      scene.watch.mayGiveUpShare = true
      // Otherwise the controller stays until the content, which bounces for the header only, is home.
      scene.list.alwaysBounceVertical = true
      let remover = scene.keep(Remover())
      weak var header: RefreshControl?
      header = scene.addHeader()
      await scene.advance(by: 0.1)
      #expect(header?.backingInUse == .system)
      scene.pullAndRelease(to: scene.farPull)
      await scene.advance(by: 1)
      #expect(header?.isRefreshing == true)
      scene.list.delegate = remover
      remover.isArmed = true
      scene.work.finish()
      await scene.advance(by: 3)
      #expect(header == nil && scene.list.refreshControl == nil && scene.list.contentInset == .zero)
      #expect(remover.count == 1)
    }
  }

  /// An app that removes its header when the system's control gives its space back.
  private final class Remover: NSObject, UIScrollViewDelegate {
    var isArmed = false
    private(set) var count = 0

    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
      guard isArmed else { return }
      isArmed = false
      count += 1
      scrollView.refresh.removeHeader()
    }
  }

  /// Reduce Motion is no trait, so nobody lays the list out for it.
  @Test(arguments: HeadlessSwitches.everySetting)
  func lessMotionIsFollowedInASessionThatRests(switches: HeadlessSwitches) async {
    await Scene.run(switches) { scene in
      let header = scene.addHeader(animator: .gum)
      await scene.refresh()
      await scene.advance(by: 1)
      #expect(header.stage.surroundings?.reducesMotion == false)
      scene.world.accessibility.isReduceMotionEnabled = true
      scene.world.finishTurn()
      await scene.advance(by: 0.1)
      #expect(header.stage.surroundings?.reducesMotion == true)
      scene.world.accessibility.isReduceMotionEnabled = false
      scene.world.finishTurn()
      await scene.advance(by: 0.1)
      #expect(header.stage.surroundings?.reducesMotion == false)
    }
  }
}
#endif
