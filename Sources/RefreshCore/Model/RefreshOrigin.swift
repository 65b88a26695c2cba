/// Who began a session.
public enum RefreshOrigin: UInt8, CaseIterable, Sendable {
  /// A pull or a tap.
  case finger

  /// A call of the app.
  case program

  /// A scroll gesture of an assistive technology, such as VoiceOver's three-finger pull.
  case assistive

  /// The list reached its end while it was scrolled.
  case scroll
}
