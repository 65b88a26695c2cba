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
      placement: placementInUse,
      pinnedHeaders: pinnedHeaders,
      whenBusy: whenBusy,
      minimumVisibleTime: minimumVisibleTime,
      timeout: timeout
    )
  }

  /// Where the control stands: as it was set, or as the animator prefers.
  var placementInUse: RefreshPlacement { placement ?? animator.preferredPlacement }

  /// What floats lies over the rows, and reaches beyond its strip, which may be shorter than its picture.
  func stand() {
    let floats = placementInUse == .floating
    clipsToBounds = !floats
    layer.zPosition = floats ? 1 : -1
  }

  func settingsChanged() {
    stand()
    attachment?.settingsChanged(self, at: end)
  }

  func surroundings(in scrollView: UIScrollView) -> RefreshSurroundings {
    RefreshSurroundings(scrollView, edge: edge, language: languageInUse, traits: traitCollection)
  }
}

#endif
