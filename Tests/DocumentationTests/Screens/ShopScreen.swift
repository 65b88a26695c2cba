#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif
import RefreshAnimators

/// A page of a shop.
struct ShopPage {
  let number: Int
  let products: [String]
  let isLast: Bool
}

@MainActor
protocol ShopServiceDelegate: AnyObject {
  func shop(_ service: ShopService, didLoad page: ShopPage)
  func shop(_ service: ShopService, didFailWith message: String)
}

/// A service that tells its delegate of the page, some time after the request; a request replaces the one before.
@MainActor
final class ShopService {
  weak var delegate: (any ShopServiceDelegate)?
  private(set) var requests: [Int] = []

  func load(page: Int) { requests.append(page) }

  func answer(isLast: Bool = false) {
    let page = requests.last ?? 1
    let products = (1...40).map { "Product \($0) of page \(page)" }
    delegate?.shop(self, didLoad: ShopPage(number: page, products: products, isLast: isLast))
  }

  func fail(_ message: String) { delegate?.shop(self, didFailWith: message) }
}

/// A list of a shop that came from MJRefresh: two closures start the work, one method of a delegate ends it.
final class ShopScreen: ListScreen, ShopServiceDelegate {
  let service = ShopService()
  private var pageCount = 0
  private var session: RefreshSession?

  override func addControls() {
    service.delegate = self
    let header = tableView.refresh.addHeader(animator: .arrow)
    header.onBegin = { [weak self] session in self?.load(page: 1, for: session) }
    let footer = tableView.refresh.addFooter(animator: .spinner)
    footer.onBegin = { [weak self] session in self?.load(page: (self?.pageCount ?? 0) + 1, for: session) }
    header.beginRefreshing()
  }

  private func load(page: Int, for session: RefreshSession) {
    self.session = session
    service.load(page: page)
  }

  func shop(_ service: ShopService, didLoad page: ShopPage) {
    guard session?.outcome == nil else { return }
    pageCount = page.number
    lines = (page.number == 1 ? [] : lines) + page.products
    // A refresh that ends with `noMoreData` tells the footer.
    session?.end(page.isLast ? .noMoreData : .success)
  }

  func shop(_ service: ShopService, didFailWith message: String) { session?.end(.failure, message: message) }
}
#endif
