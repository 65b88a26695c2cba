#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif
import RefreshAnimators

/// A list of comics that came from `MJRefreshGifHeader`: images that follow the pull, and others that run during the refresh.
final class ComicsScreen: ListScreen {
  let server = SlowServer()
  var pullImages: [UIImage] = []
  var runImages: [UIImage] = []

  override func addControls() {
    // The images of the states idle and pulling are one row; MJRefresh shows each running image for a tenth of a second.
    let run = Double(runImages.count) * 0.1
    let header = tableView.refresh.addHeader(animator: .frames(pullImages, refreshing: runImages, duration: run))
    header.onBegin = { [weak self] session in
      self?.server.request { answer in
        guard session.outcome == nil else { return }
        self?.lines = (try? answer.get()) ?? []
        session.end()
      }
    }
  }
}
#endif
