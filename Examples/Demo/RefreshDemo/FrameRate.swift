import ArgumentParser
import HeadlessUIKit

/// The frame rate of the screen.
enum FrameRate: Int, CaseIterable, ExpressibleByArgument {
  case sixty = 60
  case hundredTwenty = 120

  /// The stand-in for UIKit with a screen of this rate, and otherwise as it most likely is.
  ///
  /// But for the lift: the list of the web page, with which the demo is compared, makes its first step in every one.
  var switches: HeadlessSwitches {
    var switches = HeadlessSwitches()
    switches.firstStepAfterRest = .isMade
    switch self {
    case .sixty: switches.frameClock = .sixty
    case .hundredTwenty: switches.frameClock = .hundredTwenty
    }
    return switches
  }
}
