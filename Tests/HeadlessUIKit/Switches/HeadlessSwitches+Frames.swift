extension HeadlessSwitches {
  /// The order of display links and UIKit's own steps in a frame.
  public enum LinkOrder: String, CaseIterable, Sendable {
    /// Before.
    case beforeUIKit
    /// After.
    case afterUIKit
  }

  /// The frame rates of the screen and of display links.
  public enum FrameClock: String, CaseIterable, Sendable {
    /// 60 Hz for all.
    case sixty
    /// 120 Hz for all.
    case hundredTwenty
    /// 120 Hz for UIKit, 60 Hz for display links (an iPhone without the key for high rates).
    case linksCappedAtSixty

    /// The frame rate of the screen, per second.
    public var displayRate: Double {
      self == .sixty ? 60 : 120
    }

    /// A link is called in every frame whose number is divisible by this.
    var linkDivisor: Int {
      self == .linksCappedAtSixty ? 2 : 1
    }
  }

  /// The loss of frames.
  public enum DroppedFrames: String, CaseIterable, Sendable {
    /// None.
    case none
    /// Every fifth frame: the main thread is busy, and the next frame covers both.
    case everyFifth
  }
}
