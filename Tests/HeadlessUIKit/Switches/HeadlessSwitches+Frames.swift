extension HeadlessSwitches {
  /// Whether display links are called before or after UIKit's own steps of a frame.
  public enum LinkOrder: String, CaseIterable, Sendable {
    /// Before.
    case beforeUIKit
    /// After.
    case afterUIKit
  }

  /// The frames of the screen, and of display links.
  public enum FrameClock: String, CaseIterable, Sendable {
    /// 60 Hz for all.
    case sixty
    /// 120 Hz for all.
    case hundredTwenty
    /// 120 Hz for UIKit, 60 Hz for display links (an iPhone without the key for high rates).
    case linksCappedAtSixty

    /// Frames a second of the screen.
    public var displayRate: Double {
      self == .sixty ? 60 : 120
    }

    /// A link is called in every frame whose number this divides.
    var linkDivisor: Int {
      self == .linksCappedAtSixty ? 2 : 1
    }
  }

  /// Whether frames are lost.
  public enum DroppedFrames: String, CaseIterable, Sendable {
    /// None.
    case none
    /// Every fifth: the main thread is busy, and the next frame covers both.
    case everyFifth
  }
}
