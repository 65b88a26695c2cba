import Foundation

/// A bitmap; the stand-in keeps its size and its subject, but no pixels.
public final class CGImage: Sendable {
  /// The width in pixels.
  public let width: Int

  /// The height in pixels.
  public let height: Int

  /// The subject of the image, in words.
  public let headlessSubject: String

  init(width: Int, height: Int, subject: String) {
    self.width = width
    self.height = height
    headlessSubject = subject
  }
}
