#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif

extension RefreshControl {
  func stateMayHaveChanged(to state: RefreshState, outcome: RefreshOutcome?) {
    if isMessageOver(in: state, after: outcome) { message = nil }
    guard state != refreshState else { return }
    if refreshState == .refreshing { sessionEnded() }
    refreshState = state
    if state == .idle || state == .noMoreData { feedback.rest() }
    states.send(state)
  }

  /// Whether what was said of the last session is out of date.
  ///
  /// A load that failed goes on saying so until it is known what came of the next try.
  private func isMessageOver(in state: RefreshState, after outcome: RefreshOutcome?) -> Bool {
    switch role {
    case .refresh: state == .idle || state == .refreshing
    case .loadMore: state == .idle && outcome != .failure
    }
  }

  /// Shows an update in the strip; inside a client's animation the strip would lag behind the content.
  func show(_ update: RefreshUpdate, in strip: CGRect) {
    place = update.surroundings
    UIView.performWithoutAnimation {
      frame = strip
      placeTaps(update)
    }
    indicator.show(update, in: self)
  }

  /// Whether something of the control is shown.
  var isDrawn: Bool { indicator.isShown }

  /// Whether what the control shows has to hear of the state, though nothing of it may be in sight.
  var needsStateUpdate: Bool { indicator.lastState.map { $0 != refreshState } ?? false }

  /// Core Animation has dropped the loops with the window; they go on in phase.
  func restartLoops() {
    indicator.forgetLoops()
    attachment?.redraw(at: side)
  }
}

#endif
