#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif
import RefreshAnimators

/// A forecast that came from `UIRefreshControl`: a background, a tint, and a title that changes while it refreshes.
final class ForecastScreen: ListScreen {
  let server = SlowServer()
  let sky = SkyView(frame: .zero)
  let control = RefreshControl(animator: .spinner)

  override func addControls() {
    sky.backgroundColor = .systemBlue
    control.tintColor = .white
    control.background = .view(sky)
    control.trigger = .whilePulling
    control.addAction(UIAction { [weak self] _ in self?.reload() }, for: .valueChanged)
    tableView.addSubview(control)
  }

  private func reload() {
    show("Asking the station…")
    server.request { [weak self] _ in
      self?.show("Drawing the map…")
      self?.server.request { [weak self] answer in
        self?.lines = (try? answer.get()) ?? []
        self?.control.accessibilityLabel = nil
        self?.control.endRefreshing()
      }
    }
  }

  /// Shows a title, which VoiceOver reads from the control.
  private func show(_ title: String) {
    sky.title.text = title
    control.accessibilityLabel = title
  }
}

/// The area between the bar and the forecast, with a title below the spinner; the control resizes it to the pull.
final class SkyView: UIView {
  let title = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.textAlignment = .center
    title.font = .systemFont(ofSize: 11)
    addSubview(title)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    title.frame = CGRect(x: 0, y: bounds.height - 15, width: bounds.width, height: 14)
  }
}
#endif
