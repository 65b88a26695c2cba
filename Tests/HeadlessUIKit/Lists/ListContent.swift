import Foundation

/// A list whose content takes its size from its data.
///
/// Tables and collections measure differently; a switch determines when they set `contentSize`.
@MainActor
protocol ListContent: UIScrollView {
  /// The size required by the present data and layout.
  var wantedContentSize: CGSize { get }
}

/// The pending content updates of a list.
///
/// An object, because a delegate may reload the list while it applies an update.
@MainActor
final class ListState {
  /// The number of steps in which a self-sizing list reaches its size.
  static let stepCount = 4

  /// The duration of an animated update, in seconds (observed for batch updates).
  static let updateDuration = 0.3

  var isSizeStale = true
  var timer: Int?
}

extension ListContent {
  /// Handles a change of the data.
  func dataDidChange(_ state: ListState, whenDue: @escaping @MainActor () -> Void) {
    state.isSizeStale = true
    markForLayout()
    switch world.switches.contentSize {
    case .atNextLayout, .inSteps: break
    case .atOnce: applyContentSize(state)
    case .after300Milliseconds:
      state.isSizeStale = false
      state.timer.map(world.frames.cancelTimer)
      state.timer = world.frames.schedule(at: world.now + ListState.updateDuration) { whenDue() }
    }
  }

  /// Sets the content size that the data requires, if it is not set yet.
  func applyContentSize(_ state: ListState) {
    guard state.isSizeStale else { return }
    state.isSizeStale = false
    let (old, new) = (storedSize, wantedContentSize)
    let steps = world.switches.contentSize == .inSteps && old != .zero ? ListState.stepCount : 1
    for step in 1...steps {
      let share = CGFloat(step) / CGFloat(steps)
      // The last step is exact, also after a height that was no number.
      let height = step == steps ? new.height : old.height + (new.height - old.height) * share
      contentSize = CGSize(width: new.width, height: height)
    }
  }

  /// Passes through offset 0, as some reloads do.
  func reloadThroughZero() {
    guard world.switches.reload == .passesThroughZero else { return }
    let place = present
    move(to: .zero)
    move(to: place)
  }

  /// The height of a row with its own height in points.
  func rowHeight(_ own: CGFloat) -> CGFloat {
    guard world.switches.rowHeight == .followsInset else { return own }
    return max(0, layer.bounds.height - adjusted.top - adjusted.bottom)
  }
}
