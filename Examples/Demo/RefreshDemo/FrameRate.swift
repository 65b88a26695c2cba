import ArgumentParser
import HeadlessUIKit

/// The frame rate of the screen.
enum FrameRate: Int, CaseIterable, ExpressibleByArgument {
  case sixty = 60
  case hundredTwenty = 120

  /// The stand-in for UIKit with a screen of this rate, and otherwise as it most likely is.
  var switches: HeadlessSwitches {
    var switches = HeadlessSwitches()
    switch self {
    case .sixty: switches.frameClock = .sixty
    case .hundredTwenty: switches.frameClock = .hundredTwenty
    }
    return switches
  }
}
