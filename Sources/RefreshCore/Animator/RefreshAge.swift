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
