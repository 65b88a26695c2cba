/// A moment of the first session at which the band below the top of the bar is pictured.
public enum ProductMoment: String, CaseIterable, Sendable {
  /// Before the first touch.
  case rest
  /// In the session, when the list stands still.
  case held
  /// After its end, when less than half of the space is left.
  case halfClosed
  /// After it, when the list stands still.
  case closed
}
