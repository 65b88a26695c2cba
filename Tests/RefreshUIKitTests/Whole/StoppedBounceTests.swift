#if canImport(HeadlessUIKit)
import RefreshAnimators
import Testing

@testable import HeadlessUIKit

/// The end of UIKit's bounce, which a session stops in the turn of the lift: UIKit tells the app's delegate of it in that call.
@MainActor
@Suite struct StoppedBounceTests {
  /// The acts of an app in `scrollViewDidEndDecelerating`.
  enum Answer: CaseIterable {
    case nothing, lays, reloads, changesItsInset, ends
  }

  @Test(arguments: HeadlessSwitches.everySetting(with: Answer.allCases))
  func anAppMayActInTheCallThatTellsOfIt(switches: HeadlessSwitches, answer: Answer) async {
    await HeadlessWorld.run(switches: switches) { world in
      let rows = Rows(100)
      let table = UITableView(frame: world.window.bounds)
      table.dataSource = rows
      let scene = Scene(world, list: table)
      await scene.advance(by: 0.6)
      let control = scene.addHeader()
      let listener = EndListener()
      listener.onEnd = { [weak control] in
        guard listener.depths.count == 1 else { return }
        scene.client {
          switch answer {
          case .nothing: break
          case .lays: table.layoutIfNeeded()
          case .reloads: table.reloadData()
          case .changesItsInset:
            scene.watch.clientInset.bottom = 40
            table.contentInset.bottom = 40
          case .ends: control?.endRefreshing()
          }
        }
      }
      table.delegate = listener
      scene.pull(to: 140)
      scene.finger.lift()
      let isToldInTheTurn = !listener.depths.isEmpty
      await scene.advance(by: 1)
      // A session that is ended before its action starts has none.
      if answer != .ends { #expect(scene.work.startCount == 1) }
      if answer != .ends || listener.depths.isEmpty { #expect(control.isRefreshing && scene.pull == 60) }
      await scene.finish()
      table.delegate = nil
      #expect(control.refreshState == .idle && scene.pull == 0)
      #expect(table.contentInset == scene.watch.clientInset)
      if switches == HeadlessSwitches() {
        #expect(isToldInTheTurn)
        #expect(listener.depths.first ?? 0 > 0, "in a layout pass, as the documentation says")
      }
      await scene.expectCleanEnd()
    }
  }
}

/// A delegate that hears of the ends of decelerations.
@MainActor
private final class EndListener: NSObject, UITableViewDelegate {
  var onEnd: () -> Void = {}

  /// The number of layout passes around each call.
  private(set) var depths: [Int] = []

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    depths.append(HeadlessWorld.current.layoutDepth)
    onEnd()
  }
}
#endif
