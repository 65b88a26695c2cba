/// The opacity of each row of a footer: a continuous function of the update's fractions and of the time since the end.
///
/// State, outcome and the action of a tap change at once; each of them affects only rows that are invisible then.
package struct FooterPose: Equatable, Sendable {
  /// The action of the row with a button, if there is one.
  let button: RefreshTap?

  /// The opacity of the row with the button.
  let buttonOpacity: Double

  /// The opacity of the indicator of the activity.
  let indicatorOpacity: Double

  /// The opacity of the words beside the indicator.
  let loadingOpacity: Double

  /// The opacity of the row for no more data.
  let endOpacity: Double

  /// The progress of a pulled indicator on the way to its position beside words, from 0 to 1: it moves while they fade in.
  let arrival: Double

  /// `true` if the indicator was drawn by a pull, and is where the pull left it.
  package let isPulled: Bool

  /// `true` if the indicator is that of the pull, even if complete from the start, and not that of the activity alone.
  let showsPull: Bool

  /// The time at which the words for no more data fade in, in seconds from the end, and the duration of the fade.
  private static let endStart = 0.35
  private static let endDuration = 0.25

  /// The time at which the indicator fades out before those words, in seconds from the end, and the duration.
  private static let leaving = (start: 0.2, duration: 0.15)

  init(_ update: RefreshUpdate, appearance: FooterRow.Appearance = .withActivity) {
    let hasEnded = update.state == .noMoreData || update.state == .ending && update.outcome == .noMoreData
    let isNewEnd = hasEnded && update.outcome == .noMoreData
    let elapsed = update.timeSinceEnd
    button = Self.button(update)
    buttonOpacity = button == nil ? 0 : 1 - Easing.smooth(update.activityFraction / 0.4)
    endOpacity = !hasEnded ? 0 : isNewEnd ? Easing.smooth((elapsed - Self.endStart) / Self.endDuration) : 1
    isPulled = Self.isPulled(update)
    let isInSession = update.state == .refreshing || update.state == .ending
    showsPull = isPulled || appearance == .whole && update.tap == nil && isInSession
    let leftover = isNewEnd ? 1 - Easing.smooth((elapsed - Self.leaving.start) / Self.leaving.duration) : 1
    let rests = isNewEnd && appearance == .resting
    indicatorOpacity = leftover * (rests ? 1 : Self.indicatorOpacity(update, isPulled: isPulled, showsPull: showsPull))
    loadingOpacity = leftover * Easing.smooth((update.activityFraction - 0.4) / 0.45)
    arrival = update.surroundings.reducesMotion ? 1 : Easing.smooth((update.activityFraction - 0.25) / 0.75)
  }

  private static func button(_ update: RefreshUpdate) -> RefreshTap? {
    switch update.state {
    case .noMoreData: nil
    case .idle, .pulling, .armed: update.tap ?? (update.outcome == .failure ? .retry : nil)
    case .refreshing, .ending: update.tap
    }
  }

  /// Returns `true` if a pull drew the indicator; during a drag the origin is still that of the last session.
  private static func isPulled(_ update: RefreshUpdate) -> Bool {
    switch update.state {
    case .pulling, .armed: button(update) == nil
    case .refreshing, .ending: update.tap == nil && update.origin != .scroll
    case .idle, .noMoreData: false
    }
  }

  /// Returns the indicator's opacity: a pull draws it itself; otherwise it fades in, and fades out unless it stays.
  private static func indicatorOpacity(_ update: RefreshUpdate, isPulled: Bool, showsPull: Bool) -> Double {
    // Not before the words of a button can no longer be read: both are in the middle.
    let activity = Easing.smooth((update.activityFraction - 0.3) / 0.4)
    if isPulled { return 1 }
    return showsPull ? max(activity, Easing.smooth(update.armedFraction / 0.5)) : activity
  }
}

/// The layout of the row of a session: the indicator of the activity and, if wanted, words beside it.
struct FooterLoading {
  /// The middle of the indicator.
  let indicatorCenter: Drawing.Point

  /// The words.
  let words: FooterLine?

  /// The upper left corner of the words.
  let wordsOrigin: Drawing.Point

  /// The space between the indicator and the words, in points.
  private static let gap = 8.0

  /// Creates the row about a point; empty words are not shown.
  init(
    _ string: String, indicatorWidth: Double, around center: Drawing.Point, _ layout: FooterLayout,
    _ surroundings: RefreshSurroundings, _ drawing: Drawing
  ) {
    guard layout.hasWords, !string.utf8.isEmpty else {
      (indicatorCenter, words, wordsOrigin) = (center, nil, center)
      return
    }
    let room = Drawing.Size(width: layout.lineWidth - indicatorWidth - Self.gap, height: layout.extent)
    let line = FooterLine(string, Drawing.TextStyle(.footnote), room: room, drawing, surroundings)
    let width = indicatorWidth + Self.gap + line.size.width
    let left = layout.left(ofBlock: width)
    let half = indicatorWidth / 2
    let top = center.y - layout.extent / 2 + ((layout.extent - line.size.height) / 2).rounded(.down)
    words = line
    indicatorCenter = .init(x: layout.isRightToLeft ? left + width - half : left + half, y: center.y)
    wordsOrigin = .init(x: layout.isRightToLeft ? left : left + width - line.size.width, y: top)
  }
}

/// The texts of a footer.
///
/// ```swift
/// var texts = RefreshTexts.standard(for: .english)
/// texts[.noMore] = "You are up to date"
/// let spinner: SpinnerAnimator = .spinner(footer: FooterStyle(texts: texts))
/// ```
public struct FooterStyle: Equatable, Sendable {
  /// The words; `nil` for those of the user's language.
  ///
  /// An empty one is not shown, and a symbol replaces it.
  package var texts: RefreshTexts?

  /// `true` if words are beside the indicator of the activity; `false` by default.
  package var showsLoadingText: Bool

  /// Creates a style.
  ///
  /// - Parameters:
  ///   - texts: The words; `nil`, the default, for those of the control's style or of the user's language.
  ///   - showsLoadingText: `true` if words are beside the indicator of the activity. `false` by default.
  public init(texts: RefreshTexts? = nil, showsLoadingText: Bool = false) {
    self.texts = texts
    self.showsLoadingText = showsLoadingText
  }

  /// Returns the words, or those in use around the control if there are none.
  func texts(in surroundings: RefreshSurroundings) -> RefreshTexts { texts ?? surroundings.texts }

  /// Returns the words, or those of a language if there are none.
  func texts(in language: RefreshLanguage) -> RefreshTexts { texts ?? .standard(for: language) }
}
