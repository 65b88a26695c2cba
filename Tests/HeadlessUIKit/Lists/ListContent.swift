import Foundation

/// When the content of a list takes the length that its data asks for.
///
/// A table and a collection differ in how they measure; when they write `contentSize` is the switch's.
@MainActor
protocol ListContent: UIScrollView {
  /// The size that the data and the layout ask for now.
  var wantedContentSize: CGSize { get }
}

/// What a list still has to do about its content.
struct ListState {
  /// The steps that a self-sizing list needs to its size.
  static let stepCount = 4

  /// How long an animated update takes, in seconds (observed of batch updates).
  static let updateDuration = 0.3

  var isSizeStale = true
  var timer: Int?
}

extension ListContent {
  /// The data changed.
  func dataDidChange(_ state: inout ListState, whenDue: @escaping @MainActor () -> Void) {
    state.isSizeStale = true
    markForLayout()
    switch world.switches.contentSize {
    case .atNextLayout, .inSteps: break
    case .atOnce: applyContentSize(&state)
    case .after300Milliseconds:
      state.isSizeStale = false
      state.timer.map(world.frames.cancelTimer)
      state.timer = world.frames.schedule(at: world.now + ListState.updateDuration) { whenDue() }
    }
  }

  /// Writes the size that the data asks for, if it is not written yet.
  func applyContentSize(_ state: inout ListState) {
    guard state.isSizeStale else { return }
    state.isSizeStale = false
    let (old, new) = (storedSize, wantedContentSize)
    let steps = world.switches.contentSize == .inSteps && old != .zero ? ListState.stepCount : 1
    for step in 1...steps {
      let share = CGFloat(step) / CGFloat(steps)
      contentSize = CGSize(width: new.width, height: old.height + (new.height - old.height) * share)
    }
  }

  /// The way through offset 0 that some reloads take.
  func reloadThroughZero() {
    guard world.switches.reload == .passesThroughZero else { return }
    let place = present
    move(to: .zero)
    move(to: place)
  }

  /// The height of a row of so many points of its own.
  func rowHeight(_ own: CGFloat) -> CGFloat {
    guard world.switches.rowHeight == .followsInset else { return own }
    return max(0, layer.bounds.height - adjusted.top - adjusted.bottom)
  }
}
