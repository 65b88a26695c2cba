#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif

/// A view that shows what a refresh control is doing: frames of a film, a game, a view of another library.
///
/// It has one requirement; the others have defaults. The control places the view, hides it while there is nothing to
/// show, and cuts it off where the list is not uncovered. It is held extent long and as wide as the strip, takes no
/// touches, and is not read by VoiceOver: the control is.
@MainActor
public protocol RefreshViewAnimator: UIView {
  /// The distances and delays that this view asks for in a place; `RefreshMetrics()` by default.
  ///
  /// Called often, also while the control is idle, but not while the scroll view has no size.
  func metrics(in surroundings: RefreshSurroundings) -> RefreshMetrics

  /// What makes a pull begin a session unless the app says otherwise; `.onRelease` by default.
  var preferredTrigger: RefreshTrigger { get }

  /// Where the control stands unless the app says otherwise; `.withContent` by default.
  ///
  /// With the content the view comes in with it; pinned or floating it stands still and is uncovered.
  var preferredPlacement: RefreshPlacement { get }

  /// What is happening.
  ///
  /// Called once per frame while something changes, with every change of the state, and when the place or its traits
  /// change; also while the list is scrolled away from the control, then with a `visibleExtent` of 0. The last call of
  /// each pull or session says that the control is idle, and unless it is a footer that stays the view is hidden by
  /// then. Loops are best given to Core Animation, begun at `motionStart`, and begun again in a later call if they are
  /// gone: it drops them with the window.
  func refreshDidUpdate(_ update: RefreshUpdate)

  /// Says when the last refresh was.
  ///
  /// Called when the control comes in sight and when a refresh succeeds; the answer is in the updates that follow, as
  /// `lastRefresh`. `nil` by default: nothing is said.
  func lastRefreshText(_ age: RefreshAge, in language: RefreshLanguage) -> String?
}

extension RefreshViewAnimator {
  /// The metrics of a view that asks for none: `RefreshMetrics()`.
  public func metrics(in surroundings: RefreshSurroundings) -> RefreshMetrics { RefreshMetrics() }

  /// The trigger of a view that prefers none: `.onRelease`.
  public var preferredTrigger: RefreshTrigger { .onRelease }

  /// The placement of a view that prefers none: `.withContent`.
  public var preferredPlacement: RefreshPlacement { .withContent }

  /// What a view says of the last refresh that says nothing: `nil`.
  public func lastRefreshText(_ age: RefreshAge, in language: RefreshLanguage) -> String? { nil }
}

#endif
