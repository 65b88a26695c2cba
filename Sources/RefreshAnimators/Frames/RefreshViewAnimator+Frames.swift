#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif
import RefreshCore

extension RefreshViewAnimator where Self == FramesView {
  /// Images that a pull steps through, and a film that runs while the session does.
  ///
  /// Traps if there are no images.
  ///
  /// ```swift
  /// tableView.refresh.addHeader(view: .frames(pulling: drops, refreshing: splash)) { [feed] in try await feed.reload() }
  /// ```
  ///
  /// - Parameters:
  ///   - pulling: The images that a pull steps through, one or more.
  ///   - refreshing: The images of the film, one or more.
  ///   - duration: The duration of one run of the film, in seconds. A thirtieth of a second an image by
  ///     default. Clamped to a 120th of a second...100 000.
  /// - Returns: A view of the images, as large as the first one.
  public static func frames(
    pulling: [UIImage], refreshing: [UIImage], duration: Double? = nil
  ) -> FramesView {
    FramesView(pulling: pulling, refreshing: refreshing, duration: duration)
  }

  /// Images that a pull steps through, and that run as a film while the session does.
  ///
  /// Traps if there are no images.
  ///
  /// ```swift
  /// tableView.refresh.addHeader(view: .frames(splash, duration: 0.8)) { [feed] in try await feed.reload() }
  /// ```
  ///
  /// - Parameters:
  ///   - images: The images, one or more.
  ///   - duration: The duration of one run of the film, in seconds. A thirtieth of a second an image by
  ///     default. Clamped to a 120th of a second...100 000.
  /// - Returns: A view of the images, as large as the first one.
  public static func frames(_ images: [UIImage], duration: Double? = nil) -> FramesView {
    FramesView(pulling: images, refreshing: images, duration: duration)
  }
}

#endif
