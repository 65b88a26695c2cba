/// The origin of a session.
public enum RefreshOrigin: UInt8, CaseIterable, Sendable {
  /// A pull or a tap.
  case finger

  /// A call by the app.
  case program

  /// A scroll gesture of an assistive technology, such as VoiceOver's three-finger pull.
  case assistive

  /// The list was scrolled to its end.
  case scroll
}
