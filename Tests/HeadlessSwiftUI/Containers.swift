/// The axis of a scroll.
public enum Axis: Int8, CaseIterable, Sendable {
  case horizontal, vertical

  /// Axes.
  public struct Set: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int8

    /// Creates a set.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// From left to right.
    public static let horizontal = Set(rawValue: 1)

    /// From top to bottom.
    public static let vertical = Set(rawValue: 2)
  }
}

/// The rows behind a list, and their cells.
@MainActor
final class ListRows: NSObject, UITableViewDataSource, UICollectionViewDataSource {
  var count = 0

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(frame: .zero)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    UICollectionViewCell(frame: .zero)
  }
}

extension Node {
  /// Makes the scroll view of this place, with a view for the content; called in each update.
  func scroll(_ make: () -> UIScrollView, rows: @escaping @MainActor (UIScrollView, Int) -> Void) {
    if ownView == nil {
      let list = make()
      list.contentInsetAdjustmentBehavior = .always
      list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      let content = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 44))
      list.addSubview(content)
      (homes[0], memory["list"]) = (content, list)
      let wrapper = UIView(frame: .zero)
      if graph.switches.effect == .aroundList { wrapper.addSubview(list) }
      ownView = graph.switches.effect == .aroundList ? wrapper : list
    }
    guard let list = memory["list"] as? UIScrollView else { return }
    if memory["shown"] != nil { rewrite(list) }
    memory["shown"] = true
    let offersRefresh = environment.refresh != nil && !list.isPagingEnabled
    if offersRefresh, list.refreshControl == nil { list.refreshControl = UIRefreshControl() }
    let count = rowCount
    guard memory["rows"] as? Int != count else { return }
    memory["rows"] = count
    let (world, apply) = (graph.world, { rows(list, count) })
    switch graph.switches.rows {
    case .withUpdate: graph.afterUpdate.append(apply)
    case .oneTurnLater: world.enqueue(apply)
    case .twoTurnsLater: world.enqueue { world.enqueue(apply) }
    }
  }

  /// Does what an update may do to a list that is shown.
  private func rewrite(_ list: UIScrollView) {
    if graph.switches.contentInset == .rewrittenOnUpdate { list.contentInset = .zero }
    if graph.switches.addedRefreshControl == .isRemoved { list.refreshControl = nil }
    guard graph.switches.addedSubviews == .areRemoved else { return }
    list.subviews.filter { $0 !== homes[0] }.forEach { $0.removeFromSuperview() }
  }

  func renderList<Content: View>(_ content: Content, isNew: Bool) {
    show([(0, content)], isNew: isNew)
    let source = memory["source"] as? ListRows ?? ListRows()
    memory["source"] = source
    let isTable = graph.switches.listClass == .tableView
    scroll(
      {
        if isTable {
          let table = UITableView(frame: .zero)
          table.dataSource = source
          return table
        }
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 393, height: 44)
        layout.minimumLineSpacing = 0
        let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
        collection.alwaysBounceVertical = true
        collection.dataSource = source
        return collection
      },
      rows: { list, count in
        source.count = count
        (list as? UITableView)?.reloadData()
        (list as? UICollectionView)?.performBatchUpdates(nil)
      })
  }
}

/// A list of rows.
public struct List<SelectionValue: Hashable, Content: View>: View, Primitive {
  nonisolated(unsafe) let content: Content

  func render(_ node: Node, isNew: Bool) { node.renderList(content, isNew: isNew) }
}

extension List where SelectionValue == Never {
  /// Creates a list of views.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Creates a list of elements.
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    content = ForEach(data, content: rowContent)
  }
}

/// A form.
public struct Form<Content: View>: View, Primitive {
  nonisolated(unsafe) let content: Content

  /// Creates a form.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

  func render(_ node: Node, isNew: Bool) { node.renderList(content, isNew: isNew) }
}

/// A view that scrolls.
public struct ScrollView<Content: View>: View, Primitive {
  /// The content.
  public nonisolated(unsafe) var content: Content

  /// The axes.
  public nonisolated(unsafe) var axes: Axis.Set

  /// Creates a view that scrolls.
  public nonisolated init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    (self.axes, self.content) = (axes, content())
  }

  func render(_ node: Node, isNew: Bool) {
    let isVertical = axes.contains(.vertical)
    node.isRow = false
    node.show([(0, content)], isNew: isNew)
    node.scroll(
      {
        let view = UIScrollView(frame: .zero)
        (view.alwaysBounceVertical, view.alwaysBounceHorizontal) = (isVertical, !isVertical)
        return view
      },
      rows: { view, count in
        let length = CGFloat(44 * count)
        view.contentSize = isVertical ? CGSize(width: 393, height: length) : CGSize(width: length, height: 44)
      })
    // In a list, it is one row.
    node.isRow = true
  }
}

/// Views above one another, without a view of their own.
public struct VStack<Content: View>: View, Primitive {
  nonisolated(unsafe) let content: Content

  /// Creates a stack.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

  func render(_ node: Node, isNew: Bool) {
    node.show([(0, content)], isNew: isNew)
    node.children.first?.node.splitsHeight = true
  }
}

/// Views above one another that are made when they are needed, without a view of their own.
public typealias LazyVStack = VStack

/// Views in columns, one below the other in the stand-in.
public struct LazyVGrid<Content: View>: View, Primitive {
  nonisolated(unsafe) let content: Content

  /// Creates a grid.
  public nonisolated init(columns: [GridItem], @ViewBuilder content: () -> Content) { self.content = content() }

  func render(_ node: Node, isNew: Bool) { node.show([(0, content)], isNew: isNew) }
}

/// A column of a grid.
public struct GridItem: Sendable {
  /// The width of a column.
  public enum Size: Sendable {
    /// As many columns as fit, each of a width in a range, in points.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// Creates a column.
  public init(_ size: Size) {}
}

/// A stack of pages.
public struct NavigationStack<Data, Root: View>: View, Primitive {
  nonisolated(unsafe) let root: Root

  func render(_ node: Node, isNew: Bool) {
    if node.ownView == nil {
      let page = UIViewController()
      let navigation = UINavigationController(rootViewController: page)
      node.memory["navigation"] = navigation
      (node.ownView, node.homes[0]) = (navigation.view, page.view)
      node.inner = node.environment
    }
    var inner = node.environment
    inner[PagesKey.self] = node.memory["navigation"] as? UINavigationController
    node.inner = node.inner.map(inner.keeping)
    node.show([(0, root)], isNew: isNew)
  }
}

extension NavigationStack {
  /// Creates a stack with a first page.
  public nonisolated init(@ViewBuilder root: () -> Root) where Data == NavigationPath { self.root = root() }
}

/// The pages of a stack.
public struct NavigationPath {}

private enum PagesKey: EnvironmentKey { static var defaultValue: UINavigationController? { nil } }

/// A view that shows another one over it: a page, a sheet or a cover.
struct Presenting<Content: View, Shown: View>: Primitive {
  enum Style { case page, sheet, cover }

  nonisolated(unsafe) let content: Content
  @Binding var isPresented: Bool
  nonisolated(unsafe) let shown: () -> Shown
  let style: Style

  func render(_ node: Node, isNew: Bool) {
    node.install(self)
    let isShown = Graph.reading(for: node) { isPresented }
    var views: [(AnyHashable, any View)] = [("content", content)]
    let old = node.memory["page"] as? UIViewController
    if isShown {
      views.append(("page", shown()))
      let page = old ?? UIViewController()
      node.memory["page"] = page
      node.homes["page"] = page.view
      if old == nil { node.graph.afterUpdate.append { show(page, in: node) } }
    } else if let old {
      node.memory["page"] = nil
      node.graph.afterUpdate.append { hide(old, in: node) }
    }
    node.show(views, isNew: isNew)
    if !isShown, old != nil { node.homes["page"] = nil }
  }

  private func show(_ page: UIViewController, in node: Node) {
    guard style != .page else {
      return node.environment[PagesKey.self]?.pushViewController(page, animated: false) ?? ()
    }
    page.modalPresentationStyle = style == .cover ? .fullScreen : .pageSheet
    guard let controller = node.graph.controller else { return }
    if style == .cover {
      node.memory["below"] = controller.view.superview
      controller.view.removeFromSuperview()
    }
    controller.present(page, animated: false)
  }

  private func hide(_ page: UIViewController, in node: Node) {
    page.view.removeFromSuperview()
    if style != .page { return uncover(node) }
    guard let navigation = node.environment[PagesKey.self] else { return }
    navigation.viewControllers = navigation.viewControllers.filter { $0 !== page }
    if let top = navigation.topViewController { navigation.view.addSubview(top.view) }
  }

  private func uncover(_ node: Node) {
    node.graph.controller?.dismiss(animated: false)
    guard let below = node.memory["below"] as? UIView, let controller = node.graph.controller else { return }
    below.insertSubview(controller.view, at: 0)
    node.memory["below"] = nil
  }
}

extension View {
  /// Pushes a page while a value is `true`.
  nonisolated public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> V
  ) -> some View { Presenting(content: self, isPresented: isPresented, shown: destination, style: .page) }

  /// Presents a sheet while a value is `true`.
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View { Presenting(content: self, isPresented: isPresented, shown: content, style: .sheet) }

  /// Covers the screen while a value is `true`.
  nonisolated public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View { Presenting(content: self, isPresented: isPresented, shown: content, style: .cover) }

  /// Sets the title of a page; the stand-in shows none.
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { Placed(content: self) }

  /// Names a tab; the stand-in counts them from 0.
  nonisolated public func tag<V: Hashable>(_ tag: V) -> some View { Placed(content: self) }

  /// Sets the look of tabs.
  nonisolated public func tabViewStyle(_ style: PageTabViewStyle) -> some View {
    EnvironmentChange(content: self) { $0[PagingKey.self] = true }
  }
}

/// The look of tabs as pages.
public struct PageTabViewStyle: Sendable {
  /// Pages.
  public static let page = PageTabViewStyle()
}

private enum PagingKey: EnvironmentKey { static var defaultValue: Bool { false } }

/// Tabs, of which one is shown.
public struct TabView<SelectionValue: Hashable, Content: View>: View, Primitive {
  nonisolated(unsafe) let selection: Binding<SelectionValue>
  nonisolated(unsafe) let content: Content

  /// Creates tabs.
  public nonisolated init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    (self.selection, self.content) = (selection, content())
  }

  func render(_ node: Node, isNew: Bool) {
    node.install(self)
    let index = Graph.reading(for: node) { selection.wrappedValue as? Int ?? 0 }
    node.show([(0, content)], isNew: isNew)
    let tabs = node.children.first?.node
    guard node.environment[PagingKey.self] == false else { return page(node) }
    let bar = node.memory["bar"] as? UITabBarController ?? UITabBarController()
    (node.memory["bar"], node.ownView, node.homes[0]) = (bar, bar.view, bar.view)
    guard let tabs else { return }
    while bar.children.count < tabs.children.count { bar.addChild(UIViewController()) }
    for (child, controller) in zip(tabs.children, bar.children) { tabs.homes[child.key] = controller.view }
    node.graph.afterUpdate.append { if bar.children.indices.contains(index) { bar.selectedIndex = index } }
  }

  private func page(_ node: Node) {
    node.scroll(
      {
        let pages = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        pages.isPagingEnabled = true
        return pages
      }, rows: { _, _ in })
  }
}

/// Columns: a sidebar and a page.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View, Primitive {
  nonisolated(unsafe) let sidebar: Sidebar
  nonisolated(unsafe) let detail: Detail

  func render(_ node: Node, isNew: Bool) {
    let split = node.memory["split"] as? UISplitViewController ?? UISplitViewController()
    if node.ownView == nil {
      (node.memory["split"], node.ownView) = (split, split.view)
      for key in ["sidebar", "detail"] {
        let column = UIViewController()
        split.addChild(column)
        split.view.addSubview(column.view)
        node.homes[key] = column.view
      }
    }
    node.show([("sidebar", sidebar), ("detail", detail)], isNew: isNew)
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Creates two columns.
  public nonisolated init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    (self.sidebar, self.detail) = (sidebar(), detail())
  }
}
