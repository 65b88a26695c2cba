import ArgumentParser
import HeadlessUIKit

/// The frame rate of the screen.
struct FrameRate: CustomStringConvertible {
  static let sixty = FrameRate(perSecond: 60)

  /// The rates of the web page, with which the demo is compared.
  private static let range = 48...1440

  /// Frames a second.
  let perSecond: Int

  private init(perSecond: Int) { self.perSecond = perSecond }

  /// Reads a rate of the page's.
  init(argument: String) throws {
    guard let rate = Int(argument), Self.range.contains(rate) else {
      throw Complaint("it is a whole number from \(Self.range.lowerBound) to \(Self.range.upperBound)")
    }
    self.init(perSecond: rate)
  }

  var description: String { "\(perSecond)" }

  /// The stand-in for UIKit with a screen of this rate, and otherwise as it most likely is.
  ///
  /// But for the lift: the list of the web page, with which the demo is compared, makes its first step in every one.
  var switches: HeadlessSwitches {
    var switches = HeadlessSwitches()
    switches.firstStepAfterRest = .isMade
    switches.displayRate = Double(perSecond)
    return switches
  }
}
