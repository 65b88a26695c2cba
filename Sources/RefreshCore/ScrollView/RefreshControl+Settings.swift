#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif

extension RefreshControl {
  /// What the machine is told of this control.
  func machineSettings(in scrollView: UIScrollView) -> RefreshStateMachine.Settings {
    RefreshStateMachine.Settings(
      metrics: animator.metrics(in: surroundings(in: scrollView)),
      trigger: scrollView.refreshControl == nil ? trigger ?? animator.preferredTrigger : .manual,
      placement: placement,
      pinnedHeaders: pinnedHeaders,
      whenBusy: whenBusy,
      minimumVisibleTime: minimumVisibleTime,
      timeout: timeout
    )
  }

  func surroundings(in scrollView: UIScrollView) -> RefreshSurroundings {
    RefreshSurroundings(scrollView, edge: edge, traits: traitCollection)
  }
}

#endif
