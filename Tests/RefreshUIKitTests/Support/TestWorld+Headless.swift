#if canImport(HeadlessUIKit)
import HeadlessUIKit

// The tests that run on iOS too name the world of a test, its finger and its settings of UIKit by these names.
typealias TestWorld = HeadlessWorld
typealias TestFinger = SimulatedFinger
typealias TestSetting = HeadlessSwitches

extension UIScrollView {
  /// The space that the system holds for its refresh control, beside the safe area or in it, in points.
  var systemSpace: (inset: CGFloat, bar: CGFloat) { headlessSystemSpace }
}
#endif
