/// The effect of a request to begin while a session is running.
///
/// ```swift
/// control.whenBusy = .restart
/// ```
///
/// A search that starts again with each pull, and a feed whose second pull changes nothing:
///
/// ```swift
/// results.whenBusy = .restart
/// feedHeader.whenBusy = .join
/// ```
public enum RefreshBusyPolicy: UInt8, CaseIterable, Sendable {
  /// The request joins the running session.
  case join

  /// The request cancels the running action and starts it again in a new session.
  case restart
}
