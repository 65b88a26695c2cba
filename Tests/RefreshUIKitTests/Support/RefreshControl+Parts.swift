#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif
#if canImport(UIKit) || canImport(HeadlessUIKit)
@testable import RefreshCore

/// The parts of a control that tests look at.
extension RefreshControl {
  var tapView: TapView? { stage.tapView }

  var isDrawn: Bool { stage.isShown }

  var metrics: RefreshMetrics { configuration.metrics }

  var placementInUse: RefreshPlacement { configuration.placement(of: self) }

  func machineSettings(in list: UIScrollView) -> SideSettings { configuration.settings(of: self, in: list) }

  func surroundings(in list: UIScrollView) -> RefreshSurroundings { RefreshSurroundings(list, of: self) }
}
#endif
