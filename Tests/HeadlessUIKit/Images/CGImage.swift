import Foundation

/// A picture of pixels; the stand-in keeps its size and what it was made from, and no pixels.
public final class CGImage: Sendable {
  /// The pixels across.
  public let width: Int

  /// The pixels down.
  public let height: Int

  /// What was drawn, in words.
  public let headlessSubject: String

  init(width: Int, height: Int, subject: String) {
    self.width = width
    self.height = height
    headlessSubject = subject
  }
}
