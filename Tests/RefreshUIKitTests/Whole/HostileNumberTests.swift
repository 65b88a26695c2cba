#if canImport(HeadlessUIKit)
@testable import HeadlessUIKit
import Foundation
import RefreshAnimators
import TestSupport
import Testing

@testable import RefreshCore

/// Numbers that no app means, in every public setting, before and in a session: nothing traps or hangs, and the list can be
/// refreshed afterwards.
@MainActor
@Suite struct HostileNumberTests {
  /// A setting that takes a number, of a control, of an animator or of the list.
  enum Setting: CaseIterable, Sendable {
    case timeout, minimumVisibleTime, points, viewports, items, loadsPerGesture, loadsToFill, sessionProgress
    case startOffset
    case topInset, bottomInset, rawInset
    case viewExtent, viewTrigger, hiddenExtent, hiddenTrigger, gumRadius, framesDuration
    case lastRefresh, clock
    case rowHeight, contentHeight

    @MainActor
    func set(_ number: Double, in scene: Scene) {
      guard let header = scene.header, let footer = scene.footer else { return }
      let table = scene.list as? UITableView
      let count = Int(exactly: number.rounded()) ?? (number < 0 ? .min : .max)
      switch self {
      case .timeout: [header, footer].forEach { $0.timeout = number }
      case .minimumVisibleTime: [header, footer].forEach { $0.refreshStyle = .with { $0.minimumVisibleTime = number } }
      case .points: footer.trigger = .onReachingEnd(within: .points(number))
      case .viewports: footer.trigger = .onReachingEnd(within: .viewports(number))
      case .items: footer.trigger = .onReachingEnd(within: .items(count))
      case .loadsPerGesture: footer.loadMore.loadsPerGesture = count
      case .loadsToFill: footer.loadMore.loadsToFill = count
      case .sessionProgress: [header, footer].forEach { $0.sessionProgress = number }
      case .startOffset: [header, footer].forEach { $0.pull.startOffset = number }
      case .topInset: scene.list.refresh.contentInset.top = number
      case .bottomInset: scene.list.refresh.contentInset.bottom = number
      case .rawInset: scene.list.contentInset.top = Self.survived(number)
      case .viewExtent:
        header.animator = .view(MeasuredView(RefreshMetrics(heldExtent: number, triggerDistance: number)))
      case .viewTrigger: header.animator = .view(MeasuredView(RefreshMetrics(triggerDistance: number)))
      case .hiddenExtent: header.animator = .hidden(heldExtent: number)
      case .hiddenTrigger: header.animator = .hidden(heldExtent: 0, triggerDistance: number)
      case .gumRadius: [header, footer].forEach { $0.animator = .gum(radius: number) }
      case .framesDuration: header.animator = .frames(MeasuredView.images, duration: number)
      case .lastRefresh: header.lastRefresh = Date(timeIntervalSinceReferenceDate: number)
      case .clock: header.history.now = { Date(timeIntervalSinceReferenceDate: number) }
      case .rowHeight: table?.rowHeight = Self.survived(number)
      case .contentHeight: scene.list.contentSize.height = Self.survived(number)
      }
    }

    /// A number of the list itself that UIKit takes without a refresh control: it throws for an offset that is not finite.
    private static func survived(_ number: Double) -> Double {
      number.isFinite ? min(max(number, -1e6), 1e9) : number.isNaN ? 0 : 0.5
    }

    /// The number that the app sets when it has found its mistake.
    var sane: Double? {
      switch self {
      case .topInset, .bottomInset, .rawInset: 0
      case .rowHeight: 44
      case .contentHeight: 3000
      case .timeout, .minimumVisibleTime: 0.6
      default: nil
      }
    }
  }

  /// The moment at which the app sets the number.
  enum Moment: CaseIterable, Sendable {
    case atRest, pulling, refreshing, loading
  }

  /// A row of the table: a number in a setting at a moment.
  struct Case: Sendable, CustomTestStringConvertible {
    let setting: Setting
    let number: Double
    let moment: Moment
    let switches: HeadlessSwitches

    var testDescription: String { "\(setting) = \(number), \(moment), \(switches)" }

    init(_ row: [Int]) {
      setting = Setting.allCases[row[0]]
      number = HostileNumberTests.numbers[row[1]]
      moment = Moment.allCases[row[2]]
      switches = HeadlessSwitches(indices: Array(row.dropFirst(3)))
    }
  }

  nonisolated static let numbers = [
    .nan, .infinity, -.infinity, 1e308, -1e308, 1e-308, 0, -1, Double(Int.max), Double(Int.min),
  ]

  /// Every pair of a setting, a number, a moment and a switch; in the quick run every twelfth of those without switches.
  nonisolated private static let cases: [Case] = {
    let standard = HeadlessSwitches().indices
    let sizes = [Setting.allCases.count, numbers.count, Moment.allCases.count]
    guard SweepWidth.current != .quick else {
      let rows = CoveringArray(sizes: sizes, strength: 2, first: [0, 0, 0]).rows
      return rows.indices.filter { $0 % 12 == 0 }.map { Case(rows[$0] + standard) }
    }
    let dimensions = HeadlessSwitches.dimensions.map(\.settings.count)
    return CoveringArray(sizes: sizes + dimensions, strength: 2, first: [0, 0, 0] + standard).rows.map(Case.init)
  }()

  @Test(arguments: cases) func aNumberThatNobodyMeansDoesNoHarm(item: Case) async {
    await HeadlessWorld.run(switches: item.switches) { world in
      let rows = Rows(60)
      let table = item.setting == .contentHeight ? nil : UITableView(frame: world.window.bounds)
      table?.dataSource = rows
      let scene = Scene(world, list: table)
      let watch = scene.watch
      (watch.mayComeFromOutside, watch.mayGiveUpShare, watch.mayMoveUnderFinger) = (true, true, true)
      _ = await LogBoard.entries(about: scene.list) { await play(item, in: scene) }
      #expect(scene.header?.refreshState == .idle)
      #expect(scene.footer?.refreshState == .idle)
      let count = scene.work.startCount
      // Farther than the trigger of a control whose extent takes a fifth of the viewport.
      scene.pullAndRelease(to: 260)
      await scene.advance(by: 0.8)
      #expect(scene.work.startCount == count + 1)
    }
  }

  /// A length that is no number says nothing: the machine waits for one that is, without a frame or a timer.
  @Test(arguments: HeadlessSwitches.everySetting)
  func aFooterEndsWhenTheListHasALengthAgain(switches: HeadlessSwitches) async {
    await HeadlessWorld.run(switches: switches) { world in
      let rows = Rows(60)
      let table = UITableView(frame: world.window.bounds)
      table.dataSource = rows
      let scene = Scene(world, list: table)
      scene.watch.mayComeFromOutside = true
      let footer = scene.addFooter(animator: .spinner)
      await scene.reachEnd()
      scene.client { table.rowHeight = .nan }
      scene.load.finish()
      await scene.advance(by: 2)
      #expect(world.isIdle && world.displayLinkCount == 0)
      scene.client { table.rowHeight = 44 }
      await scene.settle()
      #expect(footer.refreshState == .idle)
      #expect(table.contentInset == .zero)
    }
  }

  /// UIKit throws for an inset that is not finite; as the app's own inset it is left out, and the log says so once.
  @Test func anInsetThatIsNoNumberIsSaidOnceAndKeepsItsSide() async {
    await Scene.run(HeadlessSwitches()) { scene in
      scene.addHeader()
      let entries = await LogBoard.entries(about: scene.list) {
        for number in [CGFloat.nan, .infinity, -.infinity] {
          scene.client { scene.list.refresh.contentInset = UIEdgeInsets(top: 0, left: 0, bottom: number, right: 0) }
        }
        #expect(scene.list.refresh.contentInset == .zero)
        scene.client { scene.list.refresh.contentInset.bottom = 1e308 }
        #expect(scene.list.contentInset.bottom == 100_000)
        scene.client { scene.list.refresh.contentInset = .zero }
      }
      #expect(entries == [.clampedSetting])
    }
  }

  private func play(_ item: Case, in scene: Scene) async {
    scene.addHeader(animator: .arrow)
    scene.addFooter(animator: .spinner)
    let set = { (number: Double) in scene.client { item.setting.set(number, in: scene) } }
    if item.moment == .atRest { set(item.number) }
    scene.pull(to: 50)
    if item.moment == .pulling { set(item.number) }
    scene.finger.lift()
    await scene.refresh()
    if item.moment == .refreshing { set(item.number) }
    await scene.advance(by: 0.5)
    // A session that ends is visible for as long as the app has said by then.
    if item.setting == .minimumVisibleTime, let sane = item.setting.sane { set(sane) }
    await scene.finish()
    await scene.reachEnd()
    if item.moment == .loading { set(item.number) }
    await scene.advance(by: 0.5)
    if let sane = item.setting.sane { set(sane) }
    await scene.finishLoad()
    scene.work.finish()
    scene.load.finish()
    scene.header?.endRefreshing()
    scene.footer?.endRefreshing()
    scene.show(scene.rest)
    await scene.settle()
  }
}

/// A view with metrics that it is given.
private final class MeasuredView: UIView, RefreshViewAnimator {
  static var images: [UIImage] {
    (0..<3).map { _ in UIGraphicsImageRenderer(size: CGSize(width: 40, height: 30)).image { _ in } }
  }

  private let given: RefreshMetrics

  init(_ metrics: RefreshMetrics) {
    given = metrics
    super.init(frame: .zero)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  func metrics(in surroundings: RefreshSurroundings) -> RefreshMetrics { given }

  func refreshDidUpdate(_ update: RefreshUpdate) {}
}
#endif
