#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshAnimators

/// A list, its controls, and what is done to it: all that a run depends on.
///
/// The description is the Swift that makes it, to be pasted into a test.
struct PropertyScript: Equatable {
  /// The uncertain behaviour of UIKit, as indices of the settings of ``HeadlessSwitches``.
  var switches = HeadlessSwitches().indices

  /// The length of the content at the beginning, in points.
  var length = 3000.0

  var headerTrigger = RefreshTrigger.onRelease

  /// The trigger of the footer; `nil` without a footer.
  var footerTrigger: RefreshTrigger?

  var acts: [Act] = []
}

extension PropertyScript: CustomStringConvertible {
  var description: String {
    let footer = footerTrigger.map { ".\(Self.source(of: $0))" } ?? "nil"
    return """
      // \(HeadlessSwitches(indices: switches))
      PropertyScript(
        switches: \(switches), length: \(length), headerTrigger: .\(Self.source(of: headerTrigger)),
        footerTrigger: \(footer),
        acts: [
          \(acts.map { "\($0)" }.joined(separator: ",\n    ")),
        ])
      """
  }

  private static func source(of trigger: RefreshTrigger) -> String {
    switch trigger {
    case .onReachingEnd: "onReachingEnd(within: .viewports(1))"
    default: "\(trigger)"
    }
  }
}
#endif
