#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshAnimators
import Testing

@testable import RefreshCore

/// The reasons for which a pull past the trigger begins nothing: each is told in the log, once.
@MainActor
@Suite struct PullObstacleTests {
  enum Obstacle: CaseIterable {
    case disabled, hidden, noBounce, noBounceLater, noScrolling, noScrollingLater, shortContent, sheet, systemControl
    case runningLoad
    /// No obstacles: a pull refreshes.
    case none, floating, largeTitle, noViewportAtFirst, emptyList

    var entry: RefreshLog.Entry? {
      switch self {
      case .disabled, .hidden, .runningLoad: .ignoredPull
      case .noBounce, .noBounceLater, .noScrolling, .noScrollingLater, .shortContent: .cannotPull
      case .sheet: .sheet
      case .systemControl: .systemControl
      case .none, .floating, .largeTitle, .noViewportAtFirst, .emptyList: nil
      }
    }

    var isPulled: Bool { [.none, .floating, .largeTitle, .noViewportAtFirst, .emptyList].contains(self) }
  }

  @Test(arguments: Obstacle.allCases)
  func aPullRefreshesOrTheLogSaysWhyNot(obstacle: Obstacle) async {
    let entries = await HeadlessWorld.run { world in
      let scene = Scene(world)
      return await LogBoard.entries(about: scene.list) {
        await prepare(obstacle, scene)
        let container = SheetDelegate()
        if obstacle == .sheet { scene.list.delegate = container }
        for _ in 1...2 {
          scene.finger.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 600), duration: 0.3)
          scene.finger.hold(for: 0.1)
          scene.finger.lift()
          await scene.advance(by: 1)
        }
        scene.list.delegate = nil
        #expect(scene.work.startCount == (obstacle.isPulled ? 1 : 0))
      }
    }
    #expect(entries == (obstacle.entry.map { [$0] } ?? []))
  }

  private func prepare(_ obstacle: Obstacle, _ scene: Scene) async {
    let list = scene.list
    switch obstacle {
    case .noBounce: list.bounces = false
    case .noScrolling: list.isScrollEnabled = false
    case .sheet: scene.present(scene.putIntoController())
    case .systemControl: list.refreshControl = UIRefreshControl()
    case .noViewportAtFirst: list.frame.size.height = 0
    case .emptyList: list.contentSize = .zero
    case .shortContent: list.contentSize.height = 300
    case .largeTitle: _ = scene.putBelowLargeTitle()
    case .runningLoad:
      let footer = scene.addFooter()
      footer.loadMore.exclusion = .firstComeFirstServed
      footer.begin(reveals: false)
    case .disabled, .hidden, .noBounceLater, .noScrollingLater, .none, .floating: break
    }
    let control = RefreshControl(animator: PlainAnimator())
    control.enablesBouncing = obstacle != .shortContent
    control.action = { [work = scene.work] _ in
      try await work.run()
      return .success
    }
    control.backing = .own
    scene.add(control)
    await scene.advance(by: 0.1)
    switch obstacle {
    case .disabled: control.isEnabled = false
    case .hidden: control.isHidden = true
    case .floating: control.placement = .floating
    case .noBounceLater: list.bounces = false
    case .noScrollingLater:
      list.isScrollEnabled = false
      list.contentSize.height += 10
    case .noViewportAtFirst: list.frame.size.height = 852
    default: break
    }
    await scene.advance(by: 0.1)
  }
}
#endif
