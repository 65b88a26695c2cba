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
