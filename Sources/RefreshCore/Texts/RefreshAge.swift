/// The time since the last refresh, in the units that a user would use.
///
/// The host formats numbers, times and dates in the language and calendar of the user.
///
/// An animator with words of its own for the time:
///
/// ```swift
/// struct TimeAnimator: RefreshAnimator {
///   func lastRefreshText(_ age: RefreshAge, in language: RefreshLanguage) -> String? {
///     switch age {
///     case .justNow: "Now"
///     case .minutes(let number): "\(number) min"
///     case .today(let time), .yesterday(let time): time
///     case .date(let date): date
///     }
///   }
///   func draw(_ update: RefreshUpdate, into drawing: inout Drawing) {
///     drawing.text(update.lastRefresh ?? "", style: .init(.caption), centeredAt: update.center)
///   }
/// }
/// ```
public enum RefreshAge: Sendable {
  /// Less than ten seconds ago.
  case justNow
  /// Less than an hour ago, with the number of minutes.
  case minutes(String)
  /// Earlier on the same day, with the time.
  case today(time: String)
  /// On the day before, with the time.
  case yesterday(time: String)
  /// On an earlier day, with the date.
  case date(String)
}

extension RefreshTexts {
  /// The text for the time of the last refresh.
  ///
  /// Makes a new string; animators call this when the host asks for the text, not while they draw.
  ///
  /// ```swift
  /// let texts = RefreshTexts.standard(for: .english)
  /// #expect(texts.lastUpdate(.minutes("4")) == "Updated 4 min ago")
  /// ```
  ///
  /// - Parameter age: The time since the refresh, with formatted numbers, times and dates.
  /// - Returns: "Just now", "Updated 4 min ago", "Updated yesterday, 9:41 AM".
  public func lastUpdate(_ age: RefreshAge) -> String {
    switch age {
    case .justNow: self[.justNow]
    case .minutes(let minutes): lastUpdate(saying: .minutesAgo, minutes)
    case .today(let moment), .date(let moment): self[.updatedAt].filled(with: moment, isIsolated: true)
    case .yesterday(let time): lastUpdate(saying: .yesterday, time)
    }
  }

  private func lastUpdate(saying pattern: RefreshText, _ argument: String) -> String {
    self[.updatedAt].filled(with: self[pattern].filled(with: argument, isIsolated: true), isIsolated: false)
  }
}
