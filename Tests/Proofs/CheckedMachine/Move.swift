/// An action of the user, the app, the system or time.
enum Move: Equatable {

  /// Advances by a number of frames of 1/64 s.
  case pass(Int)
  /// Drags the content to a spot with a finger, which is put down first if needed.
  case drag(Spot)
  /// Lifts the finger; the machine is notified, or detects it in the next frame.
  case lift(isTold: Bool)
  /// Lifts the finger in motion, with a velocity of the content in points per second.
  case flick(Double)
  /// Cancels the touch.
  case cancelTouch
  /// Puts a finger down without moving it.
  case touch
  /// Lays out before the next call.
  case layOut
  /// Sets one side of the inset by the app, like `contentInset.top =`; the next time back to 0.
  case writeInset(AxisSide)
  /// Sets the inset again that the app read before it set a side of it in a session.
  case restoreInset
  /// Sets the app's inset, like `refresh.contentInset`; the next time back to 0.
  case tellInset(AxisSide)
  /// Adds or removes the system's inset.
  case system(AxisSide)
  /// Sets the length of the content; the next time back to its initial length.
  case length(Double)
  /// Sets the length of the content in an animated update of the rows, and lays out inside it; the next time back.
  case updateRows(Double)
  /// Rotates the scroll view; the next time back.
  case turn
  /// Removes the scroll view from its window; the next time adds it again.
  case window
  /// Moves the app to the background; the next time back.
  case background
  /// Reloads the list, which passes through offset 0 and returns.
  case reload
  /// Scrolls to a spot by the app, with or without an animation.
  case scroll(Spot, isAnimated: Bool)
  /// Calls the control on a side.
  case call(Call, AxisSide)

  /// A target for the content.
  enum Spot: Equatable {
    /// Pulled on a side by a fraction of the trigger distance; 0 is the rest position.
    case pull(AxisSide, Double)
    /// In the middle of the content.
    case middle
    /// Slightly before the line at which the end counts as reached, or slightly past it.
    case line(isPast: Bool)
  }

  /// A call by the app.
  enum Call: Equatable {
    case begin(Reveal)
    /// The system fires for a pull, or for none.
    case fire
    case end(RefreshOutcome)
    /// Returns from the action of the present session, or of the previous one.
    case finish(RefreshOutcome, isStale: Bool)
    /// Attaches the control, or removes it if it is attached.
    case attach
    case enable
    case hide
    case exhaust
    case tap
  }
}
