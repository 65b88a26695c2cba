/// How long ago the last refresh was, in the words that a reader would use.
///
/// Numbers, times and dates are made by the host, in the reader's language and calendar.
public enum RefreshAge: Sendable {
  /// Less than ten seconds ago.
  case justNow
  /// Less than an hour ago: this many minutes.
  case minutes(String)
  /// Earlier on the same day, at a time.
  case today(time: String)
  /// On the day before, at a time.
  case yesterday(time: String)
  /// On an earlier day.
  case date(String)
}

extension RefreshTexts {
  /// Says when the last refresh was.
  ///
  /// Makes a new text; an animator asks when the host asks it, not while it draws.
  ///
  /// - Parameter age: How long ago it was, with numbers, times and dates in the reader's form.
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
