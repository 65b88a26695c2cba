/// What a request to begin does while a session is running.
public enum RefreshBusyPolicy: UInt8, CaseIterable, Sendable {
  /// It joins the running session.
  case join

  /// It cancels the running action and starts it again in a new session.
  case restart
}
