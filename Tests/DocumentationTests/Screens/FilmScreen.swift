#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif
import RefreshAnimators

/// A film of another library: a progress that can be set, and a loop that can be played.
final class FilmView: UIView {
  var progress = 0.0
  private(set) var isPlaying = false

  func play() { isPlaying = true }

  func stop() { isPlaying = false }
}

/// A header that shows such a film: the pull sets its progress, the refresh plays it.
///
/// For `LottieAnimationView`, `progress` is `currentProgress` and `isPlaying` is `isAnimationPlaying`; `loopMode` is `.loop`.
final class FilmHeader: UIView, RefreshViewAnimator {
  let film = FilmView(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(film)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    film.frame = bounds
  }

  func metrics(in surroundings: RefreshSurroundings) -> RefreshMetrics {
    RefreshMetrics(heldExtent: 80, triggerDistance: 112)
  }

  func refreshDidUpdate(_ update: RefreshUpdate) {
    switch update.state {
    case .pulling, .armed:
      film.stop()
      film.progress = min(update.progress, 1)
    case .refreshing:
      // Asked in every frame, because a film ends with the window.
      if !film.isPlaying, !update.surroundings.reducesMotion { film.play() }
    case .ending: break
    case .idle, .noMoreData: film.stop()
    }
  }
}

/// A list with a film as its header.
final class FilmScreen: ListScreen {
  let server = SlowServer()
  let header = FilmHeader(frame: .zero)

  override func addControls() {
    let control = tableView.refresh.addHeader(animator: .view(header))
    control.onBegin = { [server] session in server.request { _ in session.end() } }
  }
}
#endif
