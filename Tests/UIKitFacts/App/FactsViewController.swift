import UIKit

/// Shows the scenario of the facts that the environment names, and the control that ends its log.
final class FactsViewController: UIViewController {
  private var screen: FactsScreen?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let environment = ProcessInfo.processInfo.environment
    guard screen == nil, let scenario = environment[Handshake.scenario].flatMap({ Scenario(rawValue: $0) }),
      let file = environment[Handshake.file]
    else { return }
    let screen = FactsScreen(scenario, in: view)
    view.addSubview(FinishControl(in: view, ending: screen, writing: URL(fileURLWithPath: file)))
    self.screen = screen
  }
}
