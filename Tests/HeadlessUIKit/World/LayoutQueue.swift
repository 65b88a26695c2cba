/// The views that need a layout before the turn ends.
@MainActor
final class LayoutQueue {
  private struct Entry {
    weak var view: UIView?
  }

  /// The maximum number of rounds of repeated layout requests in a turn, after which the program stops; UIKit would
  /// hang.
  private static let longestRow = 1000

  private var entries: [Entry] = []
  private var isRunning = false

  var isEmpty: Bool { entries.isEmpty }

  func add(_ view: UIView) {
    entries.append(Entry(view: view))
  }

  /// Lays out views in a window, superviews before subviews.
  func run(in world: HeadlessWorld) {
    guard !isRunning, !entries.isEmpty else { return }
    isRunning = true
    var rounds = 0
    while !entries.isEmpty {
      precondition(rounds < Self.longestRow, "each layout requests another one; call setNeedsLayout() less often")
      rounds += 1
      let round = entries
      entries.removeAll(keepingCapacity: true)
      let views = round.compactMap(\.view).filter { $0.needsLayout && $0.window != nil }
      guard views.count > 1 else {
        views.first?.layOutOnce()
        continue
      }
      let byDepth = views.enumerated().sorted { ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset) }
      for (_, view) in byDepth where view.window != nil {
        view.layOutOnce()
      }
    }
    isRunning = false
  }
}
