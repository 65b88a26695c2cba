/// The options of a control that loads more, beside its trigger.
///
/// ```swift
/// footer.loadMore.loadsToFill = 3        // fills a tall screen after each refresh
/// footer.loadMore.hidesNoMoreData = true // the list simply ends
/// ```
///
/// Those of all lists of an app, and one of a single list:
///
/// ```swift
/// var options = LoadMoreOptions()
/// (options.loadsPerGesture, options.shortContent, options.exclusion) = (2, .viewportEnd, .firstComeFirstServed)
/// options.retriesOnScroll = true
/// footer.loadMore = options
/// footer.loadMore.keepsPlace = false      // the app restores the offset itself
/// footer.loadMore.keepsNoMoreData = true  // a refresh brings newer posts only
/// ```
public struct LoadMoreOptions: Equatable, Sendable {
  /// The number of loads that one gesture may begin by reaching the end; 1 by default.
  ///
  /// A control clamps it to 1 or more. `.manual` is the trigger that begins no load.
  public var loadsPerGesture = 1

  /// The number of loads that begin by themselves to fill the first screen, after each refresh that succeeds; 0 by default.
  ///
  /// An empty list is filled too, and a list that is refreshed once it has closed. One that is hidden, or in a hidden view, is filled
  /// once it is visible. A control clamps it to 0 or more.
  public var loadsToFill = 0

  /// `true` if the control disappears when there is nothing left to load; `false` by default.
  public var hidesNoMoreData = false

  /// The place of the control below content that does not fill the viewport; `.followsContent` by default.
  public var shortContent = RefreshShortContent.followsContent

  /// `true` if a successful refresh does not reset "no more data"; `false` by default.
  public var keepsNoMoreData = false

  /// `true` if the visible rows keep their place when a load inserts rows before them; `true` by default.
  ///
  /// Applies to a control before the content, such as the older messages of a chat. Everything by which the list grows
  /// during such a load counts as inserted before the visible rows. If the app or the list restores the position itself,
  /// it is not restored a second time.
  public var keepsPlace = true

  /// `true` if another gesture that reaches the end retries a failed load, as a tap does; `false` by default.
  ///
  /// Where no row has a place, because the control floats or has no held extent, a gesture retries it in any case.
  public var retriesOnScroll = false

  /// `true` if a row stays at the end of the list that begins a load by a tap too, beside the trigger; `false` by default.
  ///
  /// A control with the trigger `.onTap` has that row in any case, and so has any other but one with `.manual` while VoiceOver or
  /// Switch Control runs.
  ///
  /// ```swift
  /// footer.loadMore.offersTap = true  // "Load more", for those who rest at the end
  /// ```
  public var offersTap = false

  /// The rule for a refresh and a load at the same time; `.refreshFirst` by default.
  public var exclusion = RefreshExclusion.refreshFirst

  /// Creates options, each with its default.
  public init() {}

  /// The options with the nearest counts that have a meaning.
  var usable: LoadMoreOptions {
    changed(self) { ($0.loadsPerGesture, $0.loadsToFill) = (max(loadsPerGesture, 1), max(loadsToFill, 0)) }
  }
}

/// The place of a control that loads more where the content does not fill the viewport.
///
/// ```swift
/// footer.loadMore.shortContent = .viewportEnd // "That's all" at the bottom of the screen
/// ```
///
/// Content that fills the viewport has one place for the control: after its end. An empty list counts as short.
///
/// ```swift
/// footer.loadMore.shortContent = .followsContent  // right below the last row
/// footer.loadMore.shortContent = .hidden          // no footer below three rows
/// ```
public enum RefreshShortContent: UInt8, CaseIterable, Sendable {
  /// The control follows the content, with the empty space after it.
  case followsContent

  /// The control stands at the end of the viewport inside the bars, with the empty space before it.
  ///
  /// At the near side this is the same as ``followsContent``.
  case viewportEnd

  /// The control is not drawn, holds no space, and can be neither pulled nor tapped.
  ///
  /// A load that the user begins by scrolling, the app by a call, or ``LoadMoreOptions/loadsToFill`` runs unseen. The control
  /// appears once the content fills the viewport.
  case hidden
}

/// The result of an action that loads more.
///
/// ```swift
/// tableView.refresh.addFooter(animator: .spinner) { try await feed.loadNextPage() ? .more : .end }
/// ```
public enum LoadMoreResult: UInt8, CaseIterable, Sendable {
  /// There may be more: the control waits until the user reaches the end again.
  case more

  /// There is nothing left: the control loads nothing more until the list is refreshed or the app sets `hasMoreData`.
  case end
}
