#if canImport(HeadlessUIKit)
import Foundation
import HeadlessUIKit
import RefreshAnimators
import RefreshPictures
import TestSupport
import Testing

/// Interruptions of a failure that is shown, by the app.
@MainActor
@Suite struct FailureInterruptionTests {
  private struct Offline: LocalizedError {
    var errorDescription: String? { "You are offline." }
  }

  /// An interruption of a header that shows its failure.
  enum Interruption: CaseIterable {
    case begin, endAgain, otherAnimator, hiddenAnimator, style, disable, hide, textSize, failureText, leavesWindow,
      rotation
    case resizedToNothing, removedAndAddedAgain, contentGone
  }

  private func interrupt(_ scene: Scene, _ control: RefreshControl, _ interruption: Interruption) async {
    let list = scene.list
    switch interruption {
    case .begin: #expect(control.begin() == .started)
    case .endAgain:
      control.end(.success, message: "No")
      control.endRefreshing()
    case .otherAnimator: control.animator = .arrow
    case .hiddenAnimator: control.animator = .hidden
    case .style:
      list.refreshStyle = {
        var style = RefreshStyle(); style.shownOutcomes = []; return style
      }()
    case .disable: control.isEnabled = false
    case .hide: control.isHidden = true
    case .textSize: control.refreshStyle = .with { $0.language = .arabic }
    case .failureText: control.failureText = { _ in "Too late" }
    case .leavesWindow:
      let window = list.superview
      list.removeFromSuperview()
      await scene.advance(by: 0.5)
      window?.addSubview(list)
    case .rotation: scene.client { list.frame.size = CGSize(width: 852, height: 393) }
    case .resizedToNothing:
      let size = list.frame.size
      scene.client { list.frame.size = .zero }
      await scene.advance(by: 0.3)
      scene.client { list.frame.size = size }
    case .removedAndAddedAgain:
      scene.client { control.removeFromSuperview() }
      await scene.advance(by: 0.1)
      scene.client { list.addSubview(control) }
    case .contentGone: scene.client { list.contentSize.height = 0 }
    }
  }

  /// Every preset with every interruption; in the quick run with every tenth one, so that each is there.
  nonisolated private static let cases = RefreshPreset.all.indices.flatMap { preset in
    Interruption.allCases.enumerated().compactMap { number, interruption in
      let isChosen = (preset + number) % SweepWidth.choose(quick: 10, full: 1, thorough: 1) == 0
      return isChosen ? (RefreshPreset.all[preset], interruption) : nil
    }
  }

  @Test(arguments: cases)
  func whateverTheAppDoesTheListCloses(preset: RefreshPreset, interruption: Interruption) async {
    await HeadlessWorld.run { world in
      let scene = Scene(world)
      let (animator, edge) = (preset.animator, RefreshEdge.top)
      let control = scene.addHeader(animator: animator, edge: edge)
      for seconds in [0.0, 0.15, 0.6] {
        guard control.superview != nil, control.isEnabled, !control.isHidden else { break }
        control.begin()
        await scene.advance(by: 1)
        scene.work.finish(throwing: Offline())
        await scene.world.settleTasks()
        if seconds > 0 { await scene.advance(by: seconds) }
        await interrupt(scene, control, interruption)
        await scene.advance(by: 0.5)
        scene.work.finish()
        await scene.settle()
        await scene.advance(by: 1)
        #expect(control.refreshState == .idle, "\(interruption) after \(seconds) s")
        #expect(scene.list.contentInset == .zero, "\(interruption) after \(seconds) s")
        #expect(scene.watch.leftovers().isEmpty, "\(scene.watch.leftovers())")
      }
    }
  }

  @Test(arguments: RefreshPreset.all)
  func aCallOfFailureTextMayDoAnything(preset: RefreshPreset) async {
    for number in 0..<5 {
      await HeadlessWorld.run { world in
        let scene = Scene(world)
        let (animator, edge) = (preset.animator, RefreshEdge.top)
        let control = scene.addHeader(animator: animator, edge: edge)
        control.failureText = { [weak control] _ in
          switch number {
          case 0: control?.end(.success)
          case 1: control?.begin()
          case 2: scene.client { scene.list.refresh.removeHeader() }
          case 3: control?.animator = .dots
          default: control?.isEnabled = false
          }
          return String(repeating: "very long ", count: 1000)
        }
        control.begin()
        await scene.advance(by: 1)
        scene.work.finish(throwing: Offline())
        await scene.advance(by: 2)
        scene.work.finish()
        control.endRefreshing()
        await scene.settle()
        #expect(scene.list.contentInset == .zero && scene.watch.leftovers().isEmpty)
      }
    }
  }

  @Test func aFailureOfHeaderAndFooterAtOnceShowsBoth() async {
    await HeadlessWorld.run { world in
      let scene = Scene(world)
      let header = scene.addHeader(animator: .spinner)
      let footer = scene.addFooter(animator: .ring, trigger: .manual)
      footer.loadMore.exclusion = .independent
      footer.begin(reveals: false)
      header.begin()
      await scene.advance(by: 1)
      scene.work.finish(throwing: Offline())
      scene.load.finish(throwing: Offline())
      await scene.advance(by: 0.5)
      #expect(header.lastError is Offline && footer.lastError is Offline)
      await scene.settle()
      #expect(header.refreshState == .idle && scene.list.contentInset.top == 0)
      #expect(scene.list.contentInset.bottom == 62, "the sentence of the ring's footer has room")
    }
  }

  @Test(arguments: [RefreshOutcome.failure, .success])
  func aFailureThatTheAppEndsItselfIsShownToo(outcome: RefreshOutcome) async {
    await HeadlessWorld.run { world in
      let scene = Scene(world)
      let control = RefreshControl(animator: .material)
      scene.add(control)
      control.beginRefreshing()
      await scene.advance(by: 1)
      control.end(outcome, message: "The server is busy")
      await scene.advance(by: 0.8)
      #expect((control.refreshState == .ending) == (outcome == .failure))
      await scene.settle()
      #expect(control.refreshState == .idle)
    }
  }
}
#endif
