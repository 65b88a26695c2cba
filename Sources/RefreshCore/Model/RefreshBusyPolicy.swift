/// The effect of a request to begin while a session is running.
///
/// ```swift
/// control.whenBusy = .restart
/// ```
public enum RefreshBusyPolicy: UInt8, CaseIterable, Sendable {
  /// The request joins the running session.
  case join

  /// The request cancels the running action and starts it again in a new session.
  case restart
}
