/// The behaviour of the held space in a list with pinned section headers.
///
/// ```swift
/// control.pinnedHeaders = .follow
/// ```
///
/// A custom layout whose headers are pinned by itself, of which the framework cannot know:
///
/// ```swift
/// header.pinnedHeaders = .follow
/// header.pinnedHeaders = .fixed      // headers that do not stay
/// header.pinnedHeaders = .automatic  // UIKit's own
/// ```
public enum RefreshPinnedHeaders: UInt8, CaseIterable, Sendable {
  /// ``follow`` for lists with pinned section headers and for compositional layouts, otherwise ``fixed``.
  ///
  /// The sections of a compositional layout cannot be asked if they pin their headers. Set ``fixed`` if they do not.
  case automatic

  /// The held space shrinks as the content scrolls over it, so that pinned headers never float below the bar.
  case follow

  /// The held space does not change until the session has ended.
  case fixed
}
