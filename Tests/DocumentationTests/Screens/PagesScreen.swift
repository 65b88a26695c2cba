#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif
import RefreshAnimators

/// Lists side by side below a header that they share, as in JXPagingView.
///
/// The header is a subview of the list that is shown, in the inset of the list, so that it is pulled and scrolled with it. While the
/// pages move, it is a subview of the screen.
final class PagesScreen: UIViewController, UITableViewDelegate, UITableViewDataSource {
  static let headerHeight: CGFloat = 200
  /// The part of the header that remains at the top.
  static let barHeight: CGFloat = 44

  let pages = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
  let header = UIView(frame: CGRect(x: 0, y: -200, width: 393, height: 200))
  let lists = (0..<2).map { UITableView(frame: CGRect(x: 393 * $0, y: 0, width: 393, height: 852), style: .plain) }
  let servers = (0..<2).map { _ in SlowServer() }
  private(set) var page = 0

  override func loadView() {
    view = UIView(frame: pages.frame)
    view.addSubview(pages)
    pages.delegate = self
    pages.isPagingEnabled = true
    pages.contentSize = CGSize(width: 2 * 393, height: 852)
    header.layer.zPosition = 1  // in front of the rows that scroll below it
    for (list, server) in zip(lists, servers) { add(list, server) }
    lists[page].addSubview(header)
  }

  private func add(_ list: UITableView, _ server: SlowServer) {
    list.dataSource = self
    list.delegate = self
    list.contentInsetAdjustmentBehavior = .never
    list.contentInset.top = Self.headerHeight
    list.contentOffset.y = -Self.headerHeight
    pages.addSubview(list)
    let control = list.refresh.addHeader(animator: .spinner)
    control.pull.startOffset = -Double(Self.headerHeight)  // above the shared header, not between it and the rows
    control.onBegin = { [server] session in server.request { _ in session.end() } }
  }

  /// Shows a page, for a tap on the bar of the header, and at the end of a swipe.
  func show(_ next: Int) {
    let covered = min(max(-lists[page].contentOffset.y, Self.barHeight), Self.headerHeight)
    if next != page {
      let offset = lists[next].contentOffset.y
      lists[next].contentOffset.y = covered > Self.barHeight ? -covered : max(offset, -Self.barHeight)
    }
    page = next
    pages.contentOffset.x = lists[page].frame.minX
    lists[page].addSubview(header)
    placeHeader()
  }

  private func placeHeader() {
    let top = lists[page].contentOffset.y + Self.barHeight - Self.headerHeight
    header.frame.origin.y = max(top, -Self.headerHeight)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if scrollView === lists[page], header.superview === scrollView { placeHeader() }
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    guard scrollView === pages, header.superview !== view else { return }
    view.addSubview(header)
    header.frame.origin.y -= lists[page].contentOffset.y
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { scrollViewDidEndDecelerating(scrollView) }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    if scrollView === pages { show(Int((pages.contentOffset.x / 393).rounded())) }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
}
#endif
