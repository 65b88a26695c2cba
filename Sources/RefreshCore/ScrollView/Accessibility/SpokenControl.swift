#if REFRESH_ADAPTER
/// A control as assistive technologies find it, where the app sets nothing.
@MainActor
struct SpokenControl {
  let role: RefreshRole
  let state: RefreshState

  /// The last frame of the control; `nil` outside a scroll view.
  let frame: RefreshStateMachine.SideFrame?

  /// `true` if the content is visible.
  let isDrawn: Bool

  /// `true` if the control is in a window.
  let isInWindow: Bool
  let message: String?
  let progress: Double?
  let words: ControlWords
  let lastRefresh: LastRefresh

  /// `true` if a tap has an effect.
  let takesTap: Bool

  /// `true` while a session runs in a window, whether it is visible or not.
  private var isInSession: Bool { isInWindow && state == .refreshing }

  /// `true` if there may be something to read.
  var isThere: Bool { isDrawn || isInSession }

  /// The visible text, that of the session's state, or that of the tap; `nil` without one.
  var label: String? { words.visible ?? sessionText ?? tapText }

  /// The text of the session's state; `nil` without a session, and after one that is not visible.
  private var sessionText: String? {
    switch state {
    case .refreshing: isThere ? words.announcement(nil, of: role, message: message) : nil
    case .ending: isDrawn ? frame?.outcome.flatMap { words.announcement($0, of: role, message: message) } : nil
    case .idle, .pulling, .armed, .noMoreData: nil
    }
  }

  private var tapText: String? {
    switch frame?.tap {
    case .load: words.texts.loadMore
    case .retry: [words.texts.loadingFailed, message].compactMap { $0 }.joined(separator: ", ")
    case nil: nil
    }
  }

  /// The progress of the session in per cent or, without one, the time of the last refresh.
  var value: String? {
    guard isInSession || (isDrawn && state == .ending) else { return nil }
    if state == .refreshing, let progress {
      // Rounded down: 100 % is the end.
      let percentage = FloatingPointFormatStyle<Double>.Percent(locale: lastRefresh.history.locale)
      return progress.formatted(percentage.precision(.fractionLength(0)).rounded(rule: .down))
    }
    let isSaid = words.visible != nil && lastRefresh.text != nil
    return role == .refresh && !isSaid ? lastRefresh.age.map(words.texts.lastUpdate) : nil
  }

  /// The pull that begins a session, or the tap that retries one; `nil` if the label says it.
  var hint: String? {
    if let tap = frame?.tap {
      // Words that are drawn beside a symbol may be the error's alone.
      let isSaid = words.visible?.contains(words.texts.retry) == true
      return takesTap && tap == .retry && !isSaid ? words.texts.retry : nil
    }
    guard isInSession, frame?.trigger.respondsToPull == true else { return nil }
    return role == .refresh ? words.texts.pull : words.texts.pullToLoad
  }

  var traits: UIAccessibilityTraits { [takesTap ? .button : .none, isInSession ? .updatesFrequently : .none] }
}
#endif
