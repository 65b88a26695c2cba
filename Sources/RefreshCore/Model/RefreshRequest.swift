/// The purpose of a control, whatever its edge.
///
/// ```swift
/// func metrics(in surroundings: RefreshSurroundings) -> RefreshMetrics {
///   switch surroundings.role {
///   case .refresh: RefreshMetrics(heldExtent: 56)
///   case .loadMore: FooterRow.metrics(in: surroundings)
///   }
/// }
/// ```
public enum RefreshRole: UInt8, CaseIterable, Sendable {
  /// The control replaces the content of the list with newer content.
  case refresh

  /// The control adds content to the list.
  case loadMore
}

extension RefreshStateMachine {
  /// The condition under which a session that the app begins moves the list, so that the control is visible.
  ///
  /// A test's author chooses how far a list may move for a session that the app begins:
  ///
  /// ```swift
  /// simulation.begin(.program, .ifNear)  // what a control does for stale data
  /// simulation.begin(.program, .always)
  /// simulation.begin(.keyboard, .never)
  /// ```
  public enum Reveal: UInt8, CaseIterable, Sendable {
    /// The list stays where it is.
    case never

    /// The list moves if it rests within a viewport's length of the control.
    case ifNear

    /// The list moves.
    case always
  }
}

/// The effect of a request to begin while a session is running.
///
/// ```swift
/// control.whenBusy = .restart
/// ```
///
/// A search that starts again with each pull, and a feed whose second pull changes nothing:
///
/// ```swift
/// results.whenBusy = .restart
/// feedHeader.whenBusy = .join
/// ```
public enum RefreshBusyPolicy: UInt8, CaseIterable, Sendable {
  /// The request joins the running session.
  case join

  /// The request cancels the running action and starts it again in a new session.
  case restart
}

/// The rule for a refresh and a load in one list at the same time.
///
/// ```swift
/// footer.loadMore.exclusion = .firstComeFirstServed
/// ```
///
/// A chat that loads older messages while it refreshes, and a feed whose refresh makes its pages worthless:
///
/// ```swift
/// chat.loadMore.exclusion = .independent
/// footer.loadMore.exclusion = .refreshFirst
/// ```
public enum RefreshExclusion: UInt8, CaseIterable, Sendable {
  /// A refresh cancels a running load and ignores its late result; a load does not begin during a refresh.
  case refreshFirst

  /// The running session continues, and the other one does not begin.
  case firstComeFirstServed

  /// Both may run. The app must keep their results consistent.
  case independent
}

/// The result of a request to begin a session.
///
/// ```swift
/// if case .refused(.noMoreData) = footer.begin() { footer.hasMoreData = true }
/// ```
///
/// ```swift
/// switch header.begin() {
/// case .started, .joined, .queued: break
/// case .refused(.disabled), .refused(.hidden): print("the header is switched off")
/// case .refused(.noMoreData), .refused(.excluded): print("nothing to load now")
/// }
/// ```
public enum RefreshRequestResult: Equatable, Sendable {
  /// A new session has begun.
  case started

  /// A session was running already, and the request joined it.
  case joined

  /// The control is not in a scroll view yet; the session begins when it is added to one.
  case queued

  /// No session has begun.
  case refused(Reason)

  /// The reason for a refusal.
  public enum Reason: UInt8, CaseIterable, Sendable {
    /// The control is disabled.
    case disabled

    /// The control is hidden.
    case hidden

    /// There is nothing left to load.
    case noMoreData

    /// The control on the other side of the list is busy.
    case excluded
  }
}
