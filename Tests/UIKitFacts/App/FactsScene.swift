import UIKit

/// The one window: a scenario of the product is its root, and one of the facts is in a view of it.
final class FactsScene: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  private var product: ProductScreen?

  /// Looks in each frame for the header that SwiftUI adds.
  private var search: ProbeFrames?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    let scenario = ProcessInfo.processInfo.environment[Handshake.scenario].flatMap { ProductScenario(rawValue: $0) }
    let feed = scenario == .swiftUI ? SwiftUIProduct() : nil
    if feed == nil, let scenario { take(ProductScreen(scenario)) }
    window.rootViewController = feed?.root ?? product?.root ?? FactsViewController()
    window.makeKeyAndVisible()
    self.window = window
    // A sheet is presented over a view that is in the window.
    afterTurn { [weak product] in product?.appear() }
    if let feed { search = ProbeFrames { [weak self] in self?.look(in: feed) } }
  }

  private func look(in feed: SwiftUIProduct) {
    guard product == nil, let screen = feed.makeScreen() else { return }
    search?.invalidate()
    take(screen)
    screen.appear()
  }

  private func take(_ screen: ProductScreen) {
    product = screen
    guard let file = ProcessInfo.processInfo.environment[Handshake.file] else { return }
    let control = FinishControl(in: screen.surface, ending: screen, writing: URL(fileURLWithPath: file))
    screen.surface.addSubview(control)
  }
}
