#if canImport(HeadlessUIKit)
@testable import HeadlessUIKit
import RefreshAnimators
import TestSupport
import Testing

@testable import RefreshCore

/// Metrics that animators compute from the place, in lists that have no size yet, or too little of it.
@MainActor
@Suite struct MetricsTests {
  /// The ways in which a list without a size gets its control.
  enum Place: CaseIterable {
    case header, withoutLastUpdate, leading, footer, squeezedLater
  }

  private func add(_ place: Place, to scene: Scene) -> RefreshControl {
    switch place {
    case .header, .squeezedLater: scene.addHeader(animator: .arrow)
    case .withoutLastUpdate: scene.addHeader(animator: .arrow(showsLastUpdate: false))
    case .leading: scene.addHeader(animator: .arrow, edge: .leading)
    case .footer: scene.addFooter(animator: .arrow)
    }
  }

  /// A table that Auto Layout sizes later has no size when an app adds its control.
  @Test(arguments: HeadlessSwitches.everySetting(with: Place.allCases))
  func anArrowIsAddedToATableWithoutASize(switches: HeadlessSwitches, place: Place) async {
    let rows = Rows(40)
    await HeadlessWorld.run(switches: switches) { world in
      let table = UITableView()
      table.dataSource = rows
      let scene = Scene(world, list: table)
      if place == .squeezedLater { table.frame = world.window.bounds }
      let control = add(place, to: scene)
      scene.world.finishTurn()
      if place == .squeezedLater {
        scene.client { table.frame.size.height = 0 }
        await scene.advance(by: 0.1)
      }
      scene.client { table.frame = world.window.bounds }
      await scene.advance(by: 0.1)
      let settings = control.machineSettings(in: table)
      #expect(settings.metrics.heldExtent >= 48 && settings.metrics.triggerDistance >= 1.4 * 48)
      #expect(control.refreshState == .idle)
    }
  }

  /// Writes down where it was asked for its metrics.
  private final class Asked: RefreshAnimator {
    private(set) var places: [RefreshSurroundings] = []
    var metrics: (RefreshSurroundings) -> RefreshMetrics = { _ in RefreshMetrics() }

    func metrics(in surroundings: RefreshSurroundings) -> RefreshMetrics {
      places.append(surroundings)
      return metrics(surroundings)
    }

    func draw(_ update: RefreshUpdate, into drawing: inout Drawing) {}
  }

  @Test(arguments: [CGSize.zero, CGSize(width: 393, height: 0), CGSize(width: 0, height: 852)])
  func anAnimatorIsAskedOnlyWhereThereIsAViewport(size: CGSize) async {
    await HeadlessWorld.run { world in
      let list = UIScrollView(frame: CGRect(origin: .zero, size: size))
      let scene = Scene(world, list: list)
      let animator = Asked()
      let control = scene.addHeader(animator: animator)
      control.begin()
      await scene.advance(by: 1)
      #expect(animator.places == [])
      control.endRefreshing()
      await scene.advance(by: 1.5)
      scene.client { list.frame = world.window.bounds }
      await scene.advance(by: 0.1)
      let isWhole = animator.places.allSatisfy { $0.viewport == 852 && $0.crossLength == 393 }
      #expect(!animator.places.isEmpty && isWhole)
    }
  }

  /// Metrics that an animator computes at run time are clamped and logged once, not in each frame.
  @Test(arguments: [-1, Double.nan, Double.infinity, -Double.infinity])
  func numbersThatCannotBeUsedAreClampedAndSaidOnce(number: Double) async {
    await HeadlessWorld.run { world in
      let scene = Scene(world)
      let animator = Asked()
      animator.metrics = { _ in
        RefreshMetrics(
          heldExtent: number, triggerDistance: number, activationDelay: number, activationDelayFromRest: number)
      }
      let entries = await LogBoard.entries(about: scene.list) {
        scene.addHeader(animator: animator)
        // An extent without an end, and the pull for it, take a fifth of the viewport.
        scene.pullAndRelease(to: 200)
        await scene.advance(by: 0.8)
        await scene.finish()
      }
      #expect(entries == [.clampedMetrics])
      #expect(scene.work.startCount == 1)
      scene.watch.expectCleanEnd()
    }
  }

  /// The next animator of a control has other metrics.
  @Test func eachAnimatorIsSaidOnce() async {
    await HeadlessWorld.run { world in
      let scene = Scene(world)
      let entries = await LogBoard.entries(about: scene.list) {
        let animator = Asked()
        animator.metrics = { RefreshMetrics(heldExtent: 60, triggerDistance: 0 * $0.viewport) }
        let header = scene.addHeader(animator: animator)
        await scene.advance(by: 0.2)
        header.animator = PlainAnimator()
        await scene.advance(by: 0.2)
        header.animator = animator
        await scene.advance(by: 0.2)
      }
      #expect(entries == [.clampedMetrics, .clampedMetrics])
    }
  }
}

/// Every preset in every place, from lists of no size on.
@MainActor
@Suite struct PresetPlaceTests {
  private static let animators: [any RefreshAnimator] = [
    .gum, .arrow, .arrow(showsLastUpdate: false), .arrow(armedSymbol: .reload), .spinner,
    .spinner(showsOutcomes: true), .ring, .dots, .material, .hidden,
  ]
  private static let categories: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
    .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]
  private static let sizes = [
    CGSize.zero, CGSize(width: 393, height: 0), CGSize(width: 0, height: 852), CGSize(width: 0.3, height: 0.3),
    CGSize(width: 1, height: 852), CGSize(width: 393, height: 1), CGSize(width: 44, height: 44),
    CGSize(width: 320, height: 120), CGSize(width: 393, height: 852),
  ]

  /// Animator, edge, role, text size and size of the list: every pair of them, every three in the full width, and all combinations in
  /// the thorough one.
  nonisolated private static let places: [[Int]] = {
    let sizes = [10, 4, 2, 12, 9]
    guard SweepWidth.current == .thorough else {
      let strength = SweepWidth.current == .quick ? 2 : 3
      return CoveringArray(sizes: sizes, strength: strength, first: [1, 0, 0, 3, 0]).rows
    }
    return sizes.reduce([[]]) { rows, count in rows.flatMap { row in (0..<count).map { row + [$0] } } }
  }()

  nonisolated private static let parts = 4

  @Test(arguments: 0..<parts)
  func everyPresetLivesInEveryPlace(part: Int) async {
    for (number, place) in Self.places.enumerated() where number % Self.parts == part {
      await HeadlessWorld.run { world in
        world.setTraits { $0.preferredContentSizeCategory = Self.categories[place[3]] }
        let list = UIScrollView(frame: CGRect(origin: .zero, size: Self.sizes[place[4]]))
        let scene = Scene(world, list: list)
        let entries = await LogBoard.entries(about: list) { await live(place, in: scene) }
        #expect(entries == [], "\(place)")
      }
    }
  }

  private func live(_ place: [Int], in scene: Scene) async {
    let (animator, edge) = (Self.animators[place[0]], RefreshEdge.allCases[place[1]])
    let control = place[2] == 0 ? scene.addHeader(animator: animator, edge: edge) : addFooter(animator, edge, to: scene)
    let world = scene.world
    world.advance(by: 0.1)
    control.begin()
    await scene.advance(by: 0.3)
    // The list is squeezed to nothing in the session, and comes back. No task is ready meanwhile.
    let size = scene.list.frame.size
    for length in [0, size.height] {
      scene.client { scene.list.frame.size.height = length }
      world.advance(by: 0.1)
    }
    control.end(.failure, message: "Offline")
    await world.settleTasks()
    world.advance(by: 3)
    await world.settleTasks()
    let frame = control.frame
    let isFinite = [frame.minX, frame.minY, frame.width, frame.height].allSatisfy { $0.isFinite }
    #expect(isFinite, "\(place): \(frame)")
    #expect(control.refreshState == .idle, "\(place)")
  }

  private func addFooter(_ animator: any RefreshAnimator, _ edge: RefreshEdge, to scene: Scene) -> RefreshControl {
    scene.addFooter(animator: animator, edge: edge)
  }

  /// Asks for a layout pass of a changed list in the middle of its drawing.
  private final class Restless: RefreshAnimator {
    private(set) var questions = 0
    private(set) var questionsInDrawing = 0
    private(set) var drawings = 0
    var whileDrawing: () -> Void = {}
    var whileAsked: () -> Void = {}
    private var isDrawing = false

    func metrics(in surroundings: RefreshSurroundings) -> RefreshMetrics {
      questions += 1
      if isDrawing { questionsInDrawing += 1 }
      whileAsked()
      return RefreshMetrics(heldExtent: surroundings.viewport / 10)
    }

    func draw(_ update: RefreshUpdate, into drawing: inout Drawing) {
      drawings += 1
      isDrawing = true
      whileDrawing()
      isDrawing = false
    }
  }

  @Test func anAnimatorThatDrawsIsAskedForItsMetricsAfterwards() async {
    await HeadlessWorld.run { world in
      let scene = Scene(world)
      let animator = Restless()
      let control = scene.addHeader(animator: animator)
      animator.whileDrawing = { [weak scene, weak animator] in
        guard let scene, animator?.drawings == 3 else { return }
        scene.client {
          scene.list.frame.size.height = 700
          scene.list.layoutIfNeeded()
        }
      }
      scene.pull(to: 60)
      await scene.advance(by: 0.1)
      #expect(animator.drawings > 3 && animator.questionsInDrawing == 0)
      #expect(control.machineSettings(in: scene.list).metrics.heldExtent == 70)
    }
  }

  @Test func theMetricsOfAnAnimatorThatReplacesItselfWhenAskedAreNotUsed() async {
    await HeadlessWorld.run { world in
      let scene = Scene(world)
      let animator = Restless()
      let control = RefreshControl(animator: animator)
      animator.whileAsked = { [weak control] in control?.animator = PlainAnimator(extent: 90) }
      scene.add(control)
      await scene.advance(by: 0.1)
      #expect(animator.questions == 1)
      #expect(control.machineSettings(in: scene.list).metrics.heldExtent == 90)
      control.begin()
      await scene.advance(by: 1)
      #expect(scene.pull == 90)
      await scene.expectCleanEnd()
    }
  }
}
#endif
