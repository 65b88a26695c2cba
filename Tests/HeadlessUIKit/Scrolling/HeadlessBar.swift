import Foundation

/// A navigation bar over a scroll view.
///
/// Its look depends on the distance by which the content has scrolled inside the adjusted inset. Like UIKit's, it judges
/// that whenever the content scrolls, and at no other time: an inset that moves nothing is not noticed.
@MainActor
public final class HeadlessBar {
  /// The distance over which the look changes, in points.
  public static let reach: CGFloat = 4

  /// The greatest length that a large title loses, in points.
  public static let titleLength: CGFloat = 52

  /// The look: 0 at the scroll edge, 1 over scrolled content.
  public private(set) var progress: CGFloat = 0

  /// The length that a large title has lost, in points.
  public private(set) var collapse: CGFloat = 0

  /// The greatest ``progress`` since the last call of ``forget()``.
  public private(set) var mostProgress: CGFloat = 0

  /// Creates the bar over a scroll view.
  public init(over view: UIScrollView) {
    view.headlessBar = self
    judge(view)
  }

  /// Forgets the looks so far.
  public func forget() { mostProgress = progress }

  /// Judges the content, after a scroll or in a layout of the bar.
  public func judge(_ view: UIScrollView) {
    let scrolled = view.present.y + view.adjustedContentInset.top
    progress = min(max(scrolled / Self.reach, 0), 1)
    collapse = min(max(scrolled, 0), Self.titleLength)
    mostProgress = max(mostProgress, progress)
  }
}
