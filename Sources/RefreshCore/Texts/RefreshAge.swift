/// The time since the last refresh, in the units that a user would use.
///
/// The host formats numbers, times and dates in the language and calendar of the user.
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
  /// - Parameter age: The time since the refresh, with formatted numbers, times and dates.
  /// - Returns: "Just now", "Updated 4 min ago", "Updated yesterday, 9:41 AM".
  public func lastUpdate(_ age: RefreshAge) -> String {
    switch age {
    case .justNow: justNow
    case .minutes(let minutes): lastUpdate(saying: minutesAgo, minutes)
    case .today(let time): TextPattern(updatedAt).filled(with: time, isIsolated: true)
    case .yesterday(let time): lastUpdate(saying: yesterday, time)
    case .date(let date): TextPattern(updatedAt).filled(with: date, isIsolated: true)
    }
  }

  private func lastUpdate(saying pattern: String, _ argument: String) -> String {
    let phrase = TextPattern(pattern).filled(with: argument, isIsolated: true)
    return TextPattern(updatedAt).filled(with: phrase, isIsolated: false)
  }
}
