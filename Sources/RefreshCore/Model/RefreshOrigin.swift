/// The origin of a session.
///
/// An app that counts refreshes by what began them:
///
/// ```swift
/// for await case .began(let session) in header.sessionEvents {
///   switch session.origin {
///   case .finger, .keyboard, .assistive: count(byUser: true)
///   case .program, .scroll, .firstAppearance, .staleData: count(byUser: false)
///   }
/// }
/// ```
public enum RefreshOrigin: UInt8, CaseIterable, Sendable {
  /// A pull or a tap.
  case finger

  /// A call by the app.
  case program

  /// A scroll gesture of an assistive technology, such as VoiceOver's three-finger pull.
  case assistive

  /// The list was scrolled to its end.
  case scroll

  /// The control appeared for the first time.
  case firstAppearance

  /// The list appeared, or the app came to the foreground, and the last refresh was too long ago.
  case staleData

  /// A key of a hardware keyboard, such as Command-R.
  case keyboard
}
