/// A gesture on the screen, in fractions of its width and height, so that it fits every screen.
public enum Gesture: Sendable {
  /// Nothing: the app does all by itself.
  case none
  /// Down, a slow pull, a rest, and the lift.
  case pull
  /// A pull that is lifted without a rest, and a pull as above when the list stands still.
  case quickPullAndPull
  /// A fast movement upwards, lifted in full motion.
  case flick
  /// Down, a rest without a movement, and the lift.
  case press
  /// A flick, and a press while the list still moves.
  case flickAndCatch
  /// A pull, and a press while the list moves to the space of the session.
  case pullAndCatch
  /// A pull, and a slow scroll of the content over the space of the session.
  case pullAndScroll
  /// Down on the control, a rest, and a pull.
  case dragOnControl
  /// A swipe from the left edge over more than half of the width.
  case edgeSwipe
  /// A scroll without a finger.
  case pointer

  /// A place on the screen, in parts of its width and height.
  public struct Place: Sendable {
    /// From the left.
    public let x: Double

    /// From the top.
    public let y: Double

    /// The start of a pull, and the position of a press, a catch and a drag on the control.
    public static let start = Place(x: 0.5, y: 0.25)

    /// The end of a slow scroll upwards, which begins at ``start``.
    public static let above = Place(x: 0.5, y: 0.1)

    /// The start of a swipe at the left edge: less than 20 points from it on a phone and on a tablet.
    public static let leftEdge = Place(x: 0.01, y: 0.5)

    /// The end of a swipe.
    public static let across = Place(x: 0.7, y: 0.5)

    /// The end of a pull, three fifths of the height from its start: a rubber band of a quarter of it, where the system fires at a fifth
    /// of the height of a list, and more than 120 points on every phone.
    public static let end = Place(x: 0.5, y: 0.85)
  }

  /// The time for which a finger rests before a drag on the control and in a press, in seconds: far longer than the
  /// delay of touches on contents.
  public static let rest = 0.6

  /// The speed of a pull, in points a second.
  public static let pullSpeed = 500.0

  /// The time for which the finger rests at the end of a pull, in seconds.
  public static let hold = 0.5

  /// The speed of a scroll over the space of a session, in points a second.
  public static let slowSpeed = 150.0

  /// The speed of a swipe, in points a second.
  public static let swipeSpeed = 1000.0

  /// The time from the lift of a pull to the touch that catches the list, in seconds: shorter than a motion.
  public static let catchDelay = 0.1

  /// The time from a gesture on a list of the product to the next one, in seconds: longer than a session and its closing.
  public static let sessionTime = 4.5

  /// The duration of the product's actions, in seconds: longer than a pull, its hold and the motion to the held space.
  public static let work = 2.4

  /// The duration of the log after the gesture, in seconds: longer than any bounce or deceleration from it.
  public static let aftermath = 3.0
}
