import Foundation

/// The screen of a world.
@MainActor
public final class UIScreen: NSObject {
  private let world: HeadlessWorld

  init(_ world: HeadlessWorld) {
    self.world = world
  }

  /// The highest frame rate of the screen, per second.
  public var maximumFramesPerSecond: Int {
    Int(world.frames.displayRate)
  }

  /// The number of pixels per point.
  public var scale: CGFloat {
    world.displayScale
  }
}
