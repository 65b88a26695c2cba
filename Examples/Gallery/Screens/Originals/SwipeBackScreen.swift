import RefreshAnimators
import SwipeBack

/// ISBackGesture (2013): a swipe anywhere goes back, and a gauge shows how far it is.
final class SwipeBackScreen: UIViewController {
  private let label = UILabel(frame: .zero)

  /// A stack of two pages: one line switches the swipe on, and what draws it is another.
  static func makeStack() -> UINavigationController {
    let navigation = UINavigationController(rootViewController: SwipeBackScreen())
    navigation.swipeBack.isEnabled = true
    navigation.swipeBack.gauge = .gum
    navigation.pushViewController(SwipeBackScreen(), animated: false)
    return navigation
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Swipe"
    view.backgroundColor = .systemBackground
    label.textAlignment = .center
    label.text = "Swipe from left to right"
    view.addSubview(label)
    swipeBack.onUpdate = { [weak label] progress in label?.text = "\(Int(100 * progress)) %" }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    label.frame = view.bounds
  }
}
