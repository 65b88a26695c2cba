#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif
#if canImport(UIKit) || canImport(HeadlessUIKit)
import RefreshAnimators
import TestSupport
import Testing

@testable import RefreshCore

/// Apps that add to the inset of their list, and subtract the same later.
@MainActor
@Suite struct RelativeInsetTests {
  /// The time at which an app takes back what it has added at a moment.
  enum Return: CaseIterable {
    case inTheTurn, inTheNextTurn, later, afterTheSession, longAfterIt, inTheNextSession

    /// Before the session, to take it back at the moment.
    case addedBefore
  }

  /// A difference that the app adds and subtracts again, or the other way round.
  struct Change: CustomStringConvertible, Sendable {
    let top: CGFloat
    let bottom: CGFloat

    var description: String { "\(top), \(bottom)" }

    static let all = [
      Change(top: 40, bottom: 0), Change(top: -25, bottom: 0), Change(top: 40, bottom: 300),
      Change(top: 0.3, bottom: 0),
    ]
  }

  /// A pair of writes around a session.
  struct Case: CustomStringConvertible, Sendable {
    let moment: SessionMoment
    let back: Return
    let change: Change

    var description: String { "\(moment), \(back), \(change)" }

    /// Each moment with each time; the changes alternate.
    static let all = SessionMoment.allCases.enumerated().flatMap { row, moment in
      Return.allCases.enumerated().map { column, back in
        Case(moment: moment, back: back, change: Change.all[(row + column) % Change.all.count])
      }
    }
  }

  private static let animator = PlainAnimator(showsOutcomes: true)
  private nonisolated static let own = UIEdgeInsets(top: 16.1, left: 3, bottom: 20, right: 0)

  /// Each write left the added inset in the app's inset.
  @Test(arguments: TestSetting.everySetting(with: Case.all))
  func whatIsAddedAndSubtractedAroundASessionIsGone(switches: TestSetting, pair: Case) async {
    await Scene.run(switches) { scene in
      scene.client { scene.list.contentInset = Self.own }
      scene.watch.clientInset = Self.own
      // The first time, what the app has added to is not known before it takes it back.
      (scene.watch.mayComeFromOutside, scene.watch.mayGiveUpShare) = (true, true)
      scene.watch.motions.spare = 8
      scene.addHeader(animator: Self.animator)
      await scene.advance(by: 0.1)
      if pair.back == .addedBefore {
        scene.add(pair.change)
        await scene.advance(by: 0.1)
      }
      await pair.moment.reach(in: scene)
      if pair.back != .addedBefore { scene.add(pair.change) }
      await scene.pass(to: pair.back)
      scene.subtract(pair.change)
      await scene.end()
      #expect(scene.list.contentInset == Self.own && scene.list.refresh.contentInset == Self.own)
    }
  }

  /// The lists in which a keyboard appears.
  enum Kind: CaseIterable { case plain, table, collection }

  /// Room for a keyboard, which grows while it is shown.
  enum Keyboard: CaseIterable {
    case showsAndHides, grows, hidesInTwoSteps

    var steps: [CGFloat] {
      switch self {
      case .showsAndHides: [300, -300]
      case .grows: [300, 50, -350]
      case .hidesInTwoSteps: [350, -50, -300]
      }
    }
  }

  private nonisolated static let rows = Kind.allCases.flatMap { kind in Keyboard.allCases.map { (kind, $0) } }

  /// The row of a footer holds an inset all the time: each keyboard added its height once more.
  @Test(arguments: TestSetting.everySetting(with: rows))
  func aKeyboardBesideARowThatStaysLeavesNothing(switches: TestSetting, row: (kind: Kind, keyboard: Keyboard)) async {
    let rows = Rows(600)
    await TestWorld.run(switches: switches) { world in
      let scene = Scene(world, list: row.kind.list(of: rows, in: world))
      await scene.advance(by: 0.6)
      scene.addFooter(trigger: .onTap).hasMoreData = false
      await scene.showFooter()
      #expect(scene.list.contentInset.bottom == 60)
      for cycle in 1...3 {
        for step in row.keyboard.steps {
          scene.client { scene.list.contentInset.bottom += step }
          scene.watch.clientInset = scene.list.refresh.contentInset
          await scene.advance(by: 0.4)
          if cycle > 1, row.keyboard == .showsAndHides {
            #expect(scene.list.contentInset.bottom == (step > 0 ? 360 : 60), "known from the first time")
          }
        }
        scene.watch.clientInset = .zero
        #expect(scene.list.contentInset.bottom == 60 && scene.list.refresh.contentInset == .zero, "cycle \(cycle)")
      }
      await scene.expectCleanEnd()
    }
  }

  /// The way in which an app writes room for a keyboard.
  enum Spelling: CaseIterable {
    case constant, wholeValue, savedBefore, savedBesideRow, zero, differences

    static let pairs = allCases.flatMap { first in allCases.map { (first, $0) } }
  }

  /// One app has code of several authors.
  @Test(arguments: TestSetting.everySetting(with: Spelling.pairs))
  func anySpellingMayFollowAnyOther(switches: TestSetting, spellings: (Spelling, Spelling)) async {
    await Scene.run(switches) { scene in
      let before = scene.list.contentInset
      scene.addFooter(trigger: .onTap).hasMoreData = false
      await scene.showFooter()
      for _ in 1...2 {
        for spelling in [spellings.0, spellings.1] {
          let beside = scene.list.contentInset
          scene.showKeyboard(spelling, before, beside)
          scene.watch.clientInset = scene.list.refresh.contentInset
          await scene.advance(by: 0.3)
          #expect(scene.list.contentInset.bottom >= 360, "the row is above the keyboard")
          scene.hideKeyboard(spelling, before, beside)
          scene.watch.clientInset = .zero
          await scene.advance(by: 0.3)
          #expect(scene.list.contentInset.bottom == 60 && scene.list.refresh.contentInset == .zero)
        }
      }
    }
  }

  /// A banner that is added and stays, of which nothing tells if it was added to what the app has read.
  @Test(arguments: TestSetting.everySetting)
  func aWriteThatMayContainTheAddedInsetIsLoggedOnce(switches: TestSetting) async {
    let entries = await logged(switches) { scene in
      for _ in 1...2 {
        await scene.refresh()
        scene.client { scene.list.contentInset.top = 40 }
        scene.watch.clientInset.top = 40
        await scene.advance(by: 0.3)
        #expect(scene.list.contentInset.top == 100)
        await scene.finish()
        scene.client { scene.list.contentInset.top = 0 }
        scene.watch.clientInset.top = 0
        await scene.advance(by: 0.3)
      }
    }
    #expect(entries == [.polluted])
  }

  @Test(arguments: TestSetting.everySetting)
  func aDifferenceThatIsTakenBackIsLoggedOnce(switches: TestSetting) async {
    let entries = await logged(switches) { scene in
      await scene.refresh()
      for _ in 1...2 {
        scene.add(Change(top: 40, bottom: 0))
        await scene.advance(by: 0.3)
        scene.subtract(Change(top: 40, bottom: 0))
        await scene.advance(by: 0.3)
      }
      await scene.finish()
    }
    #expect(entries == [.polluted, .restored])
  }

  private func logged(
    _ switches: TestSetting, _ body: @MainActor (Scene) async -> Void
  ) async -> [RefreshLog.Entry] {
    await TestWorld.run(switches: switches) { world in
      let scene = Scene(world)
      scene.watch.mayComeFromOutside = true
      return await LogBoard.entries(about: scene.list) {
        scene.addHeader(animator: Self.animator)
        await body(scene)
        await scene.expectCleanEnd()
      }
    }
  }
}

extension RelativeInsetTests.Kind {
  /// A list of rows; `nil` for that of every scene.
  @MainActor
  func list(of rows: Rows, in world: TestWorld) -> UIScrollView? {
    switch self {
    case .plain: return nil
    case .table:
      let table = UITableView(frame: world.window.bounds)
      table.dataSource = rows
      return table
    case .collection:
      let collection = UICollectionView(
        frame: world.window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
      collection.dataSource = rows
      return collection
    }
  }
}

extension Scene {
  fileprivate func add(_ change: RelativeInsetTests.Change) { move(by: change, 1) }

  fileprivate func subtract(_ change: RelativeInsetTests.Change) { move(by: change, -1) }

  private func move(by change: RelativeInsetTests.Change, _ sign: CGFloat) {
    client {
      if change.bottom == 0 {
        list.contentInset.top += sign * change.top
      } else {
        let inset = list.contentInset
        list.contentInset = UIEdgeInsets(
          top: inset.top + sign * change.top, left: inset.left, bottom: inset.bottom + sign * change.bottom,
          right: inset.right)
      }
    }
    watch.clientInset = list.refresh.contentInset
  }

  /// Waits until the app takes back what it has added.
  fileprivate func pass(to back: RelativeInsetTests.Return) async {
    switch back {
    case .inTheTurn: break
    case .inTheNextTurn: world.finishTurn()
    case .later, .addedBefore: await advance(by: 0.3)
    case .afterTheSession:
      await end()
    case .longAfterIt:
      await end()
      await advance(by: 3)
    case .inTheNextSession:
      await end()
      work.finish()
      await refresh()
    }
    watch.clientInset = list.refresh.contentInset
  }

  /// Lets go, and ends the session.
  fileprivate func end() async {
    if finger.isDown { finger.lift() }
    await advance(by: 1)
    await finish()
  }

  fileprivate func showKeyboard(
    _ spelling: RelativeInsetTests.Spelling, _ before: UIEdgeInsets, _ beside: UIEdgeInsets
  ) {
    client {
      switch spelling {
      case .constant, .zero: list.contentInset.bottom = 300
      case .wholeValue: list.contentInset = UIEdgeInsets(top: 0, left: 0, bottom: 300, right: 0)
      case .savedBefore: list.contentInset.bottom = before.bottom + 300
      case .savedBesideRow: list.contentInset.bottom = beside.bottom + 300
      case .differences: list.contentInset.bottom += 300
      }
    }
  }

  fileprivate func hideKeyboard(
    _ spelling: RelativeInsetTests.Spelling, _ before: UIEdgeInsets, _ beside: UIEdgeInsets
  ) {
    client {
      switch spelling {
      case .constant: list.contentInset.bottom = 0
      case .wholeValue: list.contentInset = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
      case .savedBefore: list.contentInset = before
      case .savedBesideRow: list.contentInset = beside
      case .zero: list.contentInset = .zero
      case .differences: list.contentInset.bottom -= 300
      }
    }
  }
}
#endif
