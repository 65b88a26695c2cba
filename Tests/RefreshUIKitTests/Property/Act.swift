#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshAnimators

/// One thing that a user, the app or the system does to a list.
///
/// Lengths are in points, times in seconds. The description is the Swift that makes it.
enum Act: Equatable {
  /// The finger pulls until the content stands so far below its rest, and stays down.
  case pull(to: Double)
  /// The finger pulls up until the content stands so far past its end, and stays down.
  case pullEnd(to: Double)
  /// A flick, downwards if positive; the finger that is down before is lifted.
  case flick(by: Double)
  /// The finger rests.
  case hold(for: Double)
  case lift
  /// The touch is taken away by the system.
  case cancel
  /// A tap in the middle of the list.
  case tap
  /// A tap on the footer, where it is.
  case tapFooter
  /// Nobody does anything.
  case wait(for: Double)
  /// The action that refreshes returns, or throws.
  case endRefresh(Ending)
  /// The action that loads more returns, or throws.
  case endLoad(Ending)
  /// The app ends a control by a call.
  case endByCall(Role)
  /// The app begins to refresh.
  case begin(reveals: Bool)
  /// The app begins to load more.
  case beginLoad
  /// The app writes the top inset of its list, or the bottom one, without telling.
  case setInset(Side, to: Double)
  /// The app tells its top inset, or its bottom one.
  case tellInset(Side, to: Double)
  /// The app takes a control out of use for a turn.
  case disable(Role)
  /// The app hides a control for a turn.
  case hide(Role)
  /// The app says whether there is more.
  case setMore(Bool)
  /// Rows come at the end.
  case grow(by: Double)
  /// The list becomes as long as that.
  case setLength(Double)
  /// The app scrolls there, or as near as the list goes, with an animation.
  case scroll(to: Double)
  /// The list is out of its window for so long.
  case leaveWindow(for: Double)
  /// The phone is turned.
  case rotate
  /// The app is in the background for so long.
  case background(for: Double)

  /// The ends of an action.
  enum Ending: String, CaseIterable {
    case success, failure, end
  }

  /// Which control.
  enum Role: String, CaseIterable {
    case header, footer
  }

  /// Which side of the list.
  enum Side: String, CaseIterable {
    case top, bottom
  }
}
#endif
