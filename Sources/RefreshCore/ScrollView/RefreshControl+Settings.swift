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
      metrics: face.metrics(in: surroundings(in: scrollView)),
      trigger: scrollView.refreshControl == nil ? trigger ?? face.preferredTrigger : .manual,
      placement: placementInUse,
      pinnedHeaders: pinnedHeaders,
      whenBusy: whenBusy,
      minimumVisibleTime: minimumVisibleTime,
      timeout: timeout
    )
  }

  /// Where the control stands: as it was set, or as what it shows prefers.
  var placementInUse: RefreshPlacement { placement ?? face.preferredPlacement }

  /// What floats lies over the rows; a drawing that does reaches beyond its strip, which may be shorter than it.
  func stand() {
    let floats = placementInUse == .floating
    clipsToBounds = !floats || view != nil
    layer.zPosition = floats ? 1 : -1
  }

  func settingsChanged() {
    stand()
    attachment?.settingsChanged(self, at: end)
  }

  func progressChanged() { attachment?.send(.progressed(end, sessionProgress ?? .nan)) }

  func surroundings(in scrollView: UIScrollView) -> RefreshSurroundings {
    RefreshSurroundings(scrollView, edge: edge, language: languageInUse, traits: traitCollection)
  }
}

#endif
