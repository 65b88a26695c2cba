#if REFRESH_ADAPTER
/// The reason why a test could not move a scroll view.
///
/// Its description is a sentence that says what to change.
///
/// A test that expects why a pull is not possible:
///
/// ```swift
/// tableView.refresh.removeHeader()
/// await #expect(throws: RefreshTestError.noControl) { try await tableView.refresh.simulatePull(to: 1) }
/// ```
///
/// The remedy for each:
///
/// ```swift
/// do {
///   try await tableView.refresh.simulatePull(to: 1.2)
/// } catch let error as RefreshTestError {
///   switch error {
///   case .noControl, .noWindow, .noSize: Issue.record("set the screen up: \(error)")
///   case .noInteraction, .cannotPull, .outOfReach: Issue.record("enable the list and the control, or pull less: \(error)")
///   case .ignoresPulls, .otherRefreshControl: Issue.record("nothing listens to the pull: \(error)")
///   case .noFinger, .realFinger: Issue.record("pull first, and keep your hands off: \(error)")
///   case .restless, .stillRefreshing, .endMoves: Issue.record("let the action return, and the rows rest: \(error)")
///   }
/// }
/// ```
public enum RefreshTestError: Error, Equatable, CustomStringConvertible {
  /// The scroll view has no header, or no control at the edge.
  case noControl

  /// The scroll view is not in a window.
  case noWindow

  /// The scroll view has no width or no height.
  case noSize

  /// No touch reaches the scroll view: it or a view around it is hidden or transparent, or takes no touches, or its pan is off.
  case noInteraction

  /// The scroll view or the control does not accept a pull.
  case cannotPull

  /// The trigger of the control is not a pull.
  case ignoresPulls

  /// The pull belongs to a `UIRefreshControl` of the app.
  case otherRefreshControl

  /// The distance is not finite, below 0, or above `most` trigger distances, which no finger reaches.
  case outOfReach(most: Double)

  /// The end of the list moves away from the finger that scrolls to it.
  case endMoves

  /// No simulated finger is down.
  case noFinger

  /// A finger of the system is down.
  case realFinger

  /// The list or a drawing was still moving after a time, in seconds.
  case restless(seconds: Double)

  /// A control had not become idle after a time, in seconds.
  case stillRefreshing(seconds: Double)

  /// The reason and its remedy in one sentence.
  public var description: String {
    switch self {
    case .noControl:
      "The scroll view has no refresh control there: call addHeader or addFooter first, or name the edge of the control."
    case .noWindow:
      "The scroll view is not in a window: add its view controller to a UIWindow that is not hidden."
    case .noSize:
      "The scroll view has no width or no height: give its window a frame, and call layoutIfNeeded() on the window."
    case .cannotPull:
      "The control cannot be pulled: it is disabled or hidden, or isScrollEnabled or bounces of the scroll view is false."
    case .noInteraction:
      """
      No touch reaches the scroll view: show it and the views around it, and set isUserInteractionEnabled of them, and isEnabled of \
      its panGestureRecognizer.
      """
    case .ignoresPulls:
      """
      No pull begins a session of this control, whose trigger is .onReachingEnd, .onTap or .manual: call scrollToEnd() or \
      beginRefreshing() instead.
      """
    case .otherRefreshControl:
      "The pull belongs to the UIRefreshControl of the app: set refreshControl of the scroll view to nil."
    case .outOfReach(let most):
      "A finger cannot pull this far in this scroll view: the distance is a number from 0 to \(most.inTenths) trigger distances."
    case .noFinger:
      "No finger is down: call simulatePull(to:) before release()."
    case .realFinger:
      "A finger of the system is down on the scroll view: run this test without one."
    case .restless(let seconds):
      """
      The list was still moving after \(seconds.inTenths) s: the app moves it all the time, or no frames come, because the \
      test has no host application.
      """
    case .endMoves:
      "The end of the list moves away from the finger: rows grow each time they are shown, or the app adds some in each layout."
    case .stillRefreshing(let seconds):
      "A control was still refreshing after \(seconds.inTenths) s: end its action, or wait longer with settle(within:)."
    }
  }
}

extension Double {
  /// The number with one decimal place.
  var inTenths: Double { (self * 10).rounded(.down) / 10 }
}
#endif
