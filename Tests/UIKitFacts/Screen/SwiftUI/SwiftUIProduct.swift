import RefreshSwiftUI

/// A list of SwiftUI with the header of a modifier, below a navigation bar.
@MainActor
public final class SwiftUIProduct {
  /// The controller that the window shows.
  public var root: UIViewController { navigation }

  private let action = ProductAction()
  private let container = ProductContainer()
  private let host: UIViewController
  private let navigation: UINavigationController

  /// Creates the controllers; SwiftUI makes the list in a window.
  public init() {
    host = UIHostingController(rootView: ProductFeed(action: action))
    navigation = container.navigation(around: host)
  }

  /// Returns the screen of the scenario once the header is in its list; `nil` before.
  public func makeScreen() -> ProductScreen? {
    guard let list = list(in: host.view), let header = list.refresh.header else { return nil }
    // What is in the view of SwiftUI itself, a test of the interface may not find.
    let place = ProductPlace(container: container, screen: navigation, stage: ProductStage(root: navigation))
    return ProductScreen(of: list, header, action, place)
  }

  private func list(in view: UIView) -> UIScrollView? {
    if let list = view as? UIScrollView { return list }
    for subview in view.subviews {
      if let list = list(in: subview) { return list }
    }
    return nil
  }
}

/// The list, as an app writes it; longer than a fling.
private struct ProductFeed: View {
  let action: ProductAction

  var body: some View {
    List((0..<100).map(ProductRow.init)) { _ in Text("Row") }
      .refreshHeader(.gum) { try await action.run() }
  }
}

private struct ProductRow: Identifiable {
  let id: Int
}
