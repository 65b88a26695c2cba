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
