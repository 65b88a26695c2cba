import RefreshAnimators

#if canImport(UIKit)
import UIKit
#endif

/// A table with a view behind its rows.
final class BackgroundContainer: ProductContainer {
  override func makeList() -> UIScrollView {
    let table = fill(UITableView(frame: .zero, style: .plain))
    let background = UIView(frame: .zero)
    background.backgroundColor = .systemGray6
    table.backgroundView = background
    return table
  }
}

/// A collection view with the layout of a list.
final class ListLayoutContainer: ProductContainer {
  private let items = ProductItems()

  override func makeList() -> UIScrollView {
    let settings = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    let layout = UICollectionViewCompositionalLayout.list(using: settings)
    return items.fill(UICollectionView(frame: .zero, collectionViewLayout: layout))
  }
}

/// A collection view whose section headers stay visible.
final class PinnedHeadersContainer: ProductContainer {
  private let items = ProductItems()

  override func makeList() -> UIScrollView {
    items.fill(UICollectionView(frame: .zero, collectionViewLayout: makeLayoutWithPinnedHeaders()))
  }

  override func pinnedHeaderEdge(in list: UIScrollView) -> CGFloat? {
    (list as? UICollectionView).flatMap(edgeOfFirstHeader)
  }
}

/// A scroll view whose content a stack view lays out.
final class StackViewContainer: ProductContainer {
  override func makeList() -> UIScrollView {
    let list = UIScrollView(frame: .zero)
    fillWithStack(list)
    return list
  }

  /// Takes the header out and adds it again.
  override func act(on list: UIScrollView, recorder: FactsRecorder) -> String? {
    guard let header = list.refresh.header else { return nil }
    header.removeFromSuperview()
    note(list, in: recorder)
    list.addSubview(header)
    note(list, in: recorder)
    return "addHeader"
  }

  private func note(_ list: UIScrollView, in recorder: FactsRecorder) {
    list.layoutIfNeeded()
    recorder.note(
      .action, "list", "contentSize", [Double(list.contentSize.width), Double(list.contentSize.height)])
  }
}

/// A table above a tab bar, with a footer that loads rows.
final class TabBarContainer: ProductContainer {
  /// The rows of a page.
  private static let page = 20

  override func makeList() -> UIScrollView {
    rows.count = Self.page
    return super.makeList()
  }

  override func enclose(_ screen: UIViewController) -> ProductStage {
    let navigation = navigation(around: screen)
    return ProductStage(root: putIntoTabs(navigation), bar: navigation.navigationBar)
  }

  override func add(to header: RefreshControl, of list: UIScrollView, recorder: FactsRecorder) {
    list.refresh.addFooter(animator: .spinner) { [rows, weak list, weak recorder] in
      recorder?.note(.action, "footer", "action", [], "begins")
      try await pause(for: Gesture.work)
      recorder?.note(.action, "footer", "action", [], "ends")
      rows.count += Self.page
      (list as? UITableView)?.reloadData()
      return .more
    }
  }
}

/// A table that VoiceOver scrolls.
final class VoiceOverContainer: ProductContainer {
  override func makeList() -> UIScrollView {
    fill(SpokenTable(frame: .zero, style: .plain))
  }

  override func add(to header: RefreshControl, of list: UIScrollView, recorder: FactsRecorder) {
    header.announcementText = { [weak recorder] outcome in
      recorder?.note(.announcement, "header", "text", [], outcome == nil ? "begin" : "end")
      return outcome == nil ? "Refreshing" : "Refreshed"
    }
  }

  /// Scrolls as VoiceOver does when three fingers move down at the top.
  override func act(on list: UIScrollView, recorder: FactsRecorder) -> String? {
    _ = list.accessibilityScroll(.up)
    return "accessibilityScroll"
  }
}
