#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif
#if canImport(UIKit) || canImport(HeadlessUIKit)
import RefreshTesting

@testable import RefreshCore

extension UIScrollView {
  /// The machine that has made a decision, as it is now.
  func machine(of decision: RefreshStateMachine.Decision) -> RefreshStateMachine {
    let axis = decision.isVertical ? ScrollAxis.vertical : .horizontal
    return RefreshHost.existing(in: self)?.controller(along: axis)?.recorded.machine ?? RefreshStateMachine()
  }
}
#endif
