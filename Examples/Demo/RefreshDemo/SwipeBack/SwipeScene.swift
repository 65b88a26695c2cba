import ArgumentParser

/// The surroundings of the recorded finger of a swipe.
enum SwipeScene: String, CaseIterable, ExpressibleByArgument {
  case stack
  case root
  case rightToLeft = "right-to-left"
  case list
  case listAtEdge = "list-at-edge"
  case pushing
  case unsaved
  case twoFingers = "two-fingers"

  /// A description for the title of the report.
  var sentence: String {
    switch self {
    case .stack: "a stack of two screens"
    case .root: "the first screen of a stack"
    case .rightToLeft: "a stack from right to left"
    case .list: "a horizontal list that is away from its edge"
    case .listAtEdge: "a horizontal list at its leading edge"
    case .pushing: "a stack while a screen is pushed"
    case .unsaved: "a screen with unsaved changes, whose shouldPop is false"
    case .twoFingers: "a stack, with two fingers"
    }
  }
}
