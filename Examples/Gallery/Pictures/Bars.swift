@testable import HeadlessUIKit
@testable import RefreshPictures

/// A navigation bar with what is above it, and the title and the buttons of the topmost page.
@MainActor
struct NavigationBarSketch {
  let sketch: DrawnView.Sketch

  /// The heights of a large title and of a search bar, and the margin of both, in points.
  private static let (part, margin) = (UINavigationBar.partHeight, CGFloat(16))

  init(_ bar: UINavigationBar) {
    var elements: [SVGElement] = []
    let (width, height) = (bar.bounds.width, bar.bounds.height)
    let ground = CGRect(x: 0, y: -bar.frame.minY, width: width, height: height + bar.frame.minY)
    elements.append(.rectangle(ground, fill: Tone.of(.systemBackground)))
    if let stack = bar.navigation, let page = stack.topViewController {
      let isLarge = stack.hasLargeTitle
      let title = page.title ?? ""
      let line = CGFloat(22)
      elements += Self.buttons(of: page, in: stack, width: width, line: line)
      let search = page.navigationItem.hasStackedSearchBar ? Self.part : 0
      if isLarge {
        let text = ScreenText(words: title, size: 33, weight: 0.4)
        let middle = CGPoint(x: Self.margin, y: height - search - Self.part / 2)
        elements.append(text.element(at: middle, width: width - 2 * Self.margin, fill: Tone.of(.label)))
      } else {
        let text = ScreenText(words: title, weight: 0.3, anchor: .middle)
        elements.append(text.element(at: CGPoint(x: width / 2, y: line), width: 270, fill: Tone.of(.label)))
      }
      if search > 0 { elements += Self.search(in: CGRect(x: 0, y: height - search, width: width, height: search)) }
    }
    sketch = DrawnView.Sketch(name: "bar", elements: elements)
  }

  private static func buttons(
    of page: UIViewController, in stack: UINavigationController, width: CGFloat, line: CGFloat
  ) -> [SVGElement] {
    let tint = UIColor.tintColor.resolvedColor(with: stack.view.traitCollection).cgColor
    var elements: [SVGElement] = []
    if stack.viewControllers.count > 1 {
      elements.append(SymbolShape.symbol("chevron.left", at: CGPoint(x: 6, y: line - 11), side: 22, color: tint))
    }
    guard let item = page.navigationItem.rightBarButtonItem else { return elements }
    let symbol: String? =
      switch item.systemItem {
      case .action: "square.and.arrow.up"
      case .refresh: "arrow.clockwise"
      case nil: nil
      }
    if let symbol {
      elements.append(SymbolShape.symbol(symbol, at: CGPoint(x: width - 38, y: line - 12), side: 22, color: tint))
    } else if let title = item.primaryAction?.title {
      let text = ScreenText(words: title, anchor: .end)
      elements.append(text.element(at: CGPoint(x: width - margin, y: line), fill: Tone.of(tint)))
    }
    return elements
  }

  private static func search(in frame: CGRect) -> [SVGElement] {
    let grey = UIColor.systemGray.cgColor
    let field = CGRect(x: frame.minX + margin, y: frame.minY + 4, width: frame.width - 2 * margin, height: 36)
    return [
      .rectangle(field, radius: 10, fill: Tone.of(.systemGray6)),
      SymbolShape.symbol("magnifyingglass", at: CGPoint(x: field.minX + 8, y: field.midY - 9), side: 18, color: grey),
      ScreenText(words: "Search").element(at: CGPoint(x: field.minX + 32, y: field.midY), fill: Tone.of(grey)),
    ]
  }
}

/// The bar of tabs at the lower edge.
@MainActor
struct TabBarSketch {
  let sketch: DrawnView.Sketch

  /// The height of the bar above the safe area, in points.
  static let height: CGFloat = 49

  init(_ tabs: UITabBarController) {
    let bounds = tabs.view.bounds
    let top = bounds.height - Self.height - (tabs.view.window?.safeAreaInsets.bottom ?? 0)
    let width = bounds.width / CGFloat(max(tabs.children.count, 1))
    let ground = CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
    var elements: [SVGElement] = [
      .rectangle(ground, fill: Tone.of(.systemBackground)),
      .rectangle(CGRect(x: 0, y: top, width: bounds.width, height: 0.5), fill: Tone.of(.separator)),
    ]
    for (index, child) in tabs.children.enumerated() {
      let color = index == tabs.selectedIndex ? UIColor.tintColor : .systemGray
      let ink = color.resolvedColor(with: tabs.view.traitCollection).cgColor
      let x = width * (CGFloat(index) + 0.5)
      elements.append(SymbolShape.symbol("circle", at: CGPoint(x: x - 11, y: top + 8), side: 22, color: ink))
      let text = ScreenText(words: child.title ?? "", size: 11, weight: 0.23, anchor: .middle)
      elements.append(text.element(at: CGPoint(x: x, y: top + 40), fill: Tone.of(ink)))
    }
    sketch = DrawnView.Sketch(name: "tabs", elements: elements)
  }
}
