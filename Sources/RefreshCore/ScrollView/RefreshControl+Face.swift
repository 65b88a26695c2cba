#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif

extension RefreshControl {
  func stateMayHaveChanged(to state: RefreshState, outcome: RefreshOutcome?) {
    // What failed has been tried again, or is out of date with the list.
    if role == .loadMore && state == .idle && outcome != .failure { message = nil }
    guard state != refreshState else { return }
    if refreshState == .refreshing { sessionEnded() }
    refreshState = state
    if state == .idle || state == .noMoreData { feedback.rest() }
    states.send(state)
  }

  /// Shows an update in the strip; inside a client's animation the strip would lag behind the content.
  func show(_ update: RefreshUpdate, in strip: CGRect) {
    place = update.surroundings
    UIView.performWithoutAnimation {
      frame = strip
      placeTaps(update)
    }
    face.show(update, in: self)
  }

  /// Whether something of the control is shown.
  var isDrawn: Bool { face.isShown }

  /// Whether what the control shows has to hear of the state, though nothing of it may be in sight.
  var hasToHearOfTheState: Bool { face.lastState.map { $0 != refreshState } ?? false }

  /// Core Animation has dropped the loops with the window; they go on in phase.
  func restartLoops() {
    face.forgetLoops()
    attachment?.redraw(at: end)
  }
}

#endif
