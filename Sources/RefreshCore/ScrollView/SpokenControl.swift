#if REFRESH_ADAPTER
/// A control as assistive technologies find it, where the app sets nothing.
@MainActor
struct SpokenControl {
  let control: RefreshControl

  private var state: RefreshState { control.refreshState }
  private var words: ControlWords { control.words }
  private var message: String? { control.sessions.message }

  /// The effect of a tap; `nil` for none, and outside a scroll view.
  private var tap: RefreshTap? { control.sideFrame?.tap }

  /// `true` if the content is visible.
  private var isDrawn: Bool { control.stage.isShown }

  /// `true` while a session runs in a window, whether it is visible or not.
  private var isInSession: Bool { control.window != nil && state == .refreshing }

  /// `true` if there may be something to read.
  var isThere: Bool { isDrawn || isInSession }

  /// The visible text, that of the session's state, or that of the tap; `nil` without one.
  var label: String? { control.stage.words ?? sessionText ?? tapText }

  /// The text of the session's state; `nil` without a session, and after one that is not visible.
  private var sessionText: String? {
    switch state {
    case .refreshing: isThere ? sentence(nil) : nil
    case .ending: isDrawn ? control.sideFrame?.outcome.flatMap(sentence) : nil
    case .idle, .pulling, .armed, .noMoreData: nil
    }
  }

  private func sentence(_ outcome: RefreshOutcome?) -> String? {
    words.announcement(outcome, of: control.role, message: message)
  }

  private var tapText: String? {
    switch tap {
    case .load: words.texts[.loadMore]
    case .retry: [words.texts[.loadingFailed], message].compactMap { $0 }.joined(separator: ", ")
    case nil: nil
    }
  }

  /// The progress of the session in per cent or, without one, the time of the last refresh.
  var value: String? {
    guard isInSession || (isDrawn && state == .ending) else { return nil }
    if state == .refreshing, let progress = control.sessionProgress {
      // Rounded down: 100 % is the end.
      let percentage = FloatingPointFormatStyle<Double>.Percent(locale: control.history.locale)
      return progress.formatted(percentage.precision(.fractionLength(0)).rounded(rule: .down))
    }
    // There may be no room for it.
    let isSaid = control.refreshes.text.map { control.stage.words?.contains($0) == true } ?? false
    return control.role == .refresh && !isSaid ? control.refreshes.age.map(words.texts.lastUpdate) : nil
  }

  /// The pull that begins a session, or the tap that retries one; `nil` if the label says it.
  var hint: String? {
    if let tap {
      // Words that are drawn beside a symbol may be the error's alone.
      let isSaid = control.stage.words?.contains(words.texts[.retry]) == true
      return control.acceptsTap && tap == .retry && !isSaid ? words.texts[.retry] : nil
    }
    guard isInSession, control.sideFrame?.trigger.respondsToPull == true else { return nil }
    return words.texts[control.role == .refresh ? .pull : .pullToLoad]
  }

  var traits: UIAccessibilityTraits { [control.acceptsTap ? .button : [], isInSession ? .updatesFrequently : []] }
}
#endif
