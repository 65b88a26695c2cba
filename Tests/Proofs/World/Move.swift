/// Something that a reader, the app, the system or time does.
enum Move: Equatable {

  /// Frames pass: 1/64 s each.
  case pass(Int)
  /// A finger drags the content to a spot, and is put down before if it is not.
  case drag(Spot)
  /// The finger lifts; the machine is told, or finds out with the next frame.
  case lift(isTold: Bool)
  /// The finger lifts in motion, with a velocity of the content in points per second.
  case flick(Double)
  /// The system takes the touch away.
  case cancelTouch
  /// A finger comes down and does not move.
  case touch
  /// The turn is laid out before the next call.
  case layOut
  /// The app writes one edge of the inset, as with `contentInset.top =`; again, back to 0.
  case writeInset(AxisSide)
  /// The app tells its inset, as with `refresh.contentInset`; again, back to 0.
  case tellInset(AxisSide)
  /// The system's inset comes or goes.
  case system(AxisSide)
  /// The content gets this length, or the one that it had at first.
  case length(Double)
  /// The scroll view is turned, or back.
  case turn
  /// It leaves its window, or comes back.
  case window
  /// The app goes to the background, or comes back.
  case background
  /// A reload passes through offset 0 and puts the content back.
  case reload
  /// The app puts the content at a spot, with an animation or without.
  case scroll(Spot, isAnimated: Bool)
  /// A call on the control at an end.
  case call(Call, AxisSide)

  /// Where content can be put.
  enum Spot: Equatable {
    /// Pulled at an end by a part of the trigger distance; 0 is the rest.
    case pull(AxisSide, Double)
    /// In the middle of the content.
    case middle
    /// A little before the line at which the end counts as reached, or a little past it.
    case line(isPast: Bool)
  }

  /// What an app calls.
  enum Call: Equatable {
    case begin(RefreshReveal)
    case end(RefreshOutcome)
    /// The action returns; the present one's, or the one before.
    case finish(RefreshOutcome, isStale: Bool)
    /// Attached if it is not, else removed.
    case attach
    case enable
    case hide
    case exhaust
    case tap
  }
}
