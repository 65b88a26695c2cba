import UIKit

/// The one window: a scenario of the product is its root, and one of the facts is in a view of it.
final class FactsScene: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  private var product: ProductScreen?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    product = makeProduct()
    window.rootViewController = product?.root ?? FactsViewController()
    window.makeKeyAndVisible()
    self.window = window
    // A sheet is presented over a view that is in the window.
    afterTurn { [weak product] in product?.appear() }
  }

  private func makeProduct() -> ProductScreen? {
    let environment = ProcessInfo.processInfo.environment
    guard let scenario = environment[Handshake.scenario].flatMap({ ProductScenario(rawValue: $0) }),
      let file = environment[Handshake.file]
    else { return nil }
    let screen = ProductScreen(scenario)
    let control = FinishControl(in: screen.surface, ending: screen, writing: URL(fileURLWithPath: file))
    screen.surface.addSubview(control)
    return screen
  }
}
