#if REFRESH_ADAPTER
/// A view that shows the state of a refresh control: a film, a game, or a view of another library.
///
/// Only `refreshDidUpdate(_:)` is required; the other requirements have defaults. The control places the view, hides it
/// while there is nothing to show, and clips it to the uncovered area. The view has the length of the held extent and
/// the width of the uncovered area, receives no touches, and is hidden from VoiceOver, which reads the control instead.
/// In a footer, `RefreshUpdate.stays` says if it remains visible, and `tap`, while the state is `.idle`, what a tap in the uncovered
/// area does.
/// After a failed refresh a cross in a circle takes its place for a second, unless its metrics say `showsOutcomes`.
///
/// ```swift
/// final class PercentView: UILabel, RefreshViewAnimator {
///   func refreshDidUpdate(_ update: RefreshUpdate) {
///     text = update.state == .refreshing ? "…" : "\(Int(100 * min(update.progress, 1))) %"
///   }
/// }
///
/// tableView.refresh.addHeader(animator: .view(PercentView())) { [feed] in try await feed.reload() }
/// ```
///
/// A view says more about itself only where the defaults do not fit:
///
/// ```swift
/// final class FilmView: UIView, RefreshViewAnimator {
///   var preferredTrigger: RefreshTrigger { .whilePulling }
///   var preferredPlacement: RefreshPlacement { .pinned }
///   func metrics(in surroundings: RefreshSurroundings) -> RefreshMetrics { RefreshMetrics(heldExtent: 120) }
///   func refreshDidUpdate(_ update: RefreshUpdate) { alpha = min(update.progress, 1) }
///   func lastRefreshText(_ age: RefreshAge, in language: RefreshLanguage) -> String? {
///     RefreshTexts.standard(for: language).lastUpdate(age)
///   }
/// }
/// ```
@MainActor
public protocol RefreshViewAnimator: UIView {
  /// The distances and delays of this view in its surroundings; `RefreshMetrics()` by default.
  ///
  /// Called when the control is added and when its settings or its surroundings change, but not while the scroll view has no
  /// size. After another change, set ``RefreshControl/animator`` to the same view again.
  func metrics(in surroundings: RefreshSurroundings) -> RefreshMetrics

  /// The trigger of a header whose app sets none; `.onRelease` by default.
  var preferredTrigger: RefreshTrigger { get }

  /// The placement of a header whose app sets none; `.withContent` by default.
  ///
  /// With `.withContent` the view moves in with the content; with `.pinned` or `.floating` it stays in place and is
  /// uncovered.
  var preferredPlacement: RefreshPlacement { get }

  /// Updates the view.
  ///
  /// Called once per frame while something changes, with every change of the state, and when the surroundings or the
  /// traits change. While the list is scrolled away from the control, `visibleExtent` is 0. The last call of each pull or
  /// session has the state `idle`; by then the view is hidden, unless it is a footer that remains visible. Animate loops
  /// with Core Animation, starting at `motionStart`, and add them again in a later call if they are gone: Core Animation
  /// removes them with the window.
  ///
  /// A view may set its control in this call, which updates the view again in the next turn of the run loop if something changed.
  func refreshDidUpdate(_ update: RefreshUpdate)

  /// The text for the time of the last refresh.
  ///
  /// Called when the control becomes visible and when a refresh succeeds; later updates contain the result as
  /// `lastRefresh`. `nil` by default, for no text.
  func lastRefreshText(_ age: RefreshAge, in language: RefreshLanguage) -> String?
}

extension RefreshViewAnimator {
  /// The default metrics: `RefreshMetrics()`.
  public func metrics(in surroundings: RefreshSurroundings) -> RefreshMetrics { RefreshMetrics() }

  /// The default trigger: `.onRelease`.
  public var preferredTrigger: RefreshTrigger { .onRelease }

  /// The default placement: `.withContent`.
  public var preferredPlacement: RefreshPlacement { .withContent }

  /// The default text for the last refresh: `nil`, for no text.
  public func lastRefreshText(_ age: RefreshAge, in language: RefreshLanguage) -> String? { nil }
}

/// An animator that shows a view.
///
/// ```swift
/// tableView.refresh.header?.animator = .view(SunView())
/// ```
public struct ViewAnimator: RefreshAnimator, Equatable {
  private let identity: AnyHashable

  /// Makes the view, for each control.
  let makeView: @MainActor () -> any RefreshViewAnimator

  /// Creates an animator that is equal to those with the same identity.
  package init(_ identity: some Hashable, makeView: @escaping @MainActor () -> any RefreshViewAnimator) {
    self.identity = AnyHashable(identity)
    self.makeView = makeView
  }

  /// Draws nothing: a control, or a picture such as `RefreshIndicator`, shows the view, and an animator around this one is empty.
  public func draw(_ update: RefreshUpdate, into drawing: inout Drawing) {}

  /// Returns `true` for the same view, or for views of the same images.
  public static func == (one: ViewAnimator, other: ViewAnimator) -> Bool { one.identity == other.identity }
}

extension RefreshAnimator where Self == ViewAnimator {
  /// An animator that shows a view of the app.
  ///
  /// A view is in one control or picture at a time, the last that took it or that it was set for. So a style that several
  /// controls follow should have an animator that draws, or `.frames`, of which each control has a view of its own; and a body of
  /// SwiftUI keeps the view in its state: one that is made in the body is another at each redraw.
  ///
  /// ```swift
  /// tableView.refresh.addHeader(animator: .view(SunView())) { [feed] in try await feed.reload() }
  /// ```
  ///
  /// - Parameter view: The view, which is compared by its identity.
  /// - Returns: The animator.
  @MainActor public static func view(_ view: some RefreshViewAnimator) -> ViewAnimator {
    ViewAnimator(ObjectIdentifier(view)) { view }
  }
}
#endif
