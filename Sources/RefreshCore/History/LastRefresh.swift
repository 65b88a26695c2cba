import Foundation

/// The time of the last refresh of a control, and its text, which stays the same while it is visible.
@MainActor
final class LastRefresh {
  /// The store, the clock and the formats of the app.
  var history = RefreshHistory()

  /// The text in sight; `nil` for none.
  private(set) var text: String?

  private var isInSight = false

  /// The text that follows when the change cannot be seen; `nil` if the present one stays.
  private var news: String??

  /// The number of times that the text has been out of sight.
  private var leaveCount = 0

  /// `true` in a call of the app's store, clock or text: what it changes there asks for nothing again.
  private var isAsking = false
  private let calls: CallGate

  init(_ calls: CallGate) { self.calls = calls }

  /// The time of the last refresh; `nil` if there was none, and in a call of the store.
  var date: Date? {
    get { ask { history.store.load() } ?? nil }
    set { ask { history.store.save(newValue) } }
  }

  /// The time by the clock of the app; `nil` in one of its calls.
  var now: Date? { ask { history.now() } }

  /// The age of the last refresh; `nil` if there was none.
  var age: RefreshAge? { ask { history.store.load().map { RefreshAge(of: $0, in: history) } } ?? nil }

  /// Stores the time of a successful refresh.
  func note(saying words: (RefreshAge) -> String?) {
    ask {
      let now = history.now()
      history.store.save(now)
      if isInSight { news = .some(text(of: now, saying: words)) }
    }
  }

  /// Returns the text for an update.
  ///
  /// - Parameters:
  ///   - update: The update.
  ///   - isCovered: `true` if an outcome is about to cover the text.
  ///   - words: Returns the text for an age; called when the text comes into sight.
  /// - Returns: The text; `nil` for none.
  func text(for update: RefreshUpdate, isCovered: Bool, saying words: (RefreshAge) -> String?) -> String? {
    guard update.visibleExtent > 0 else {
      leave()
      return nil
    }
    if !isInSight { begin(saying: words) }
    if let news, !isCovered { (text, self.news) = (news, nil) }
    return text
  }

  private func begin(saying words: (RefreshAge) -> String?) {
    let count = leaveCount
    let answer = ask { text(of: history.store.load(), saying: words) }
    // If the animator or the language was replaced in the call, the new one is asked in the next turn.
    guard let answer, count == leaveCount else { return }
    text = answer
    isInSight = true
  }

  /// The words of the app for a time or, unless it has its own, those for its age.
  private func text(of date: Date?, saying words: (RefreshAge) -> String?) -> String? {
    if let own = history.text { return own(date) }
    return date.flatMap { words(RefreshAge(of: $0, in: history)) }
  }

  /// Removes the text, because it is no longer visible or no longer true.
  func leave() {
    (text, news, isInSight) = (nil, nil, false)
    leaveCount += 1
  }

  @discardableResult
  private func ask<Answer>(_ body: () -> Answer) -> Answer? {
    guard !isAsking else { return nil }
    isAsking = true
    defer { isAsking = false }
    return calls.call(body)
  }
}
