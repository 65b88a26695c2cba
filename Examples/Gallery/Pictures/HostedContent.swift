@testable import HeadlessSwiftUI
@testable import HeadlessUIKit

/// The content of a list in SwiftUI: the tree of the stand-in has its words, and no view of UIKit shows them.
@MainActor
struct HostedContent {
  /// `true` if the rows are pictures beside one another.
  let isGrid: Bool

  private let nodes: [Node]

  /// The height of a row, and that of a row with a view, in points.
  private static let (height, viewHeight) = (CGFloat(44), CGFloat(96))

  /// The columns of a grid, and the space around a picture, in points.
  private static let (columns, gap) = (3, CGFloat(8))

  /// Finds the list in the tree of the view around it; `nil` if it is none of SwiftUI's.
  init?(of list: UIScrollView) {
    guard let root = HostedWords.root(around: list),
      let node = root.first(where: { ($0.memory["list"] as? UIView) === list })
    else { return nil }
    isGrid = node.first { $0.view is any HostedGrid } != nil
    nodes = node.children.flatMap { $0.node.rows }
  }

  /// Returns the frame and the words of each row.
  func rows(width: CGFloat) -> [(frame: CGRect, text: String?)] {
    var y: CGFloat = 0
    return nodes.enumerated().map { index, node in
      guard !isGrid else { return (picture(index, width: width), node.words) }
      let height = node.ownView == nil ? Self.height : Self.viewHeight
      defer { y += height }
      return (CGRect(x: 0, y: y, width: width, height: height), node.words)
    }
  }

  /// Gives the views in the rows the size of their rows, as SwiftUI does, and the stand-in does not.
  func layOutRows(width: CGFloat) {
    for node in nodes {
      guard let host = node.ownView else { continue }
      host.bounds.size = CGSize(width: width, height: Self.viewHeight)
      host.subviews.forEach { $0.frame = host.bounds }
    }
  }

  /// Returns `true` if a row is a button.
  func isButton(_ index: Int) -> Bool { nodes[index].view is any HostedButton }

  /// Returns the distance of the view of each row from its place in the stand-in, where all are at the same.
  func places(width: CGFloat) -> [ObjectIdentifier: CGPoint] {
    var places: [ObjectIdentifier: CGPoint] = [:]
    for (node, row) in zip(nodes, rows(width: width)) {
      guard let view = node.ownView else { continue }
      places[ObjectIdentifier(view)] = CGPoint(
        x: row.frame.midX - view.center.x, y: row.frame.midY - view.center.y)
    }
    return places
  }

  private func picture(_ index: Int, width: CGFloat) -> CGRect {
    let side = (width - Self.gap) / CGFloat(Self.columns) - Self.gap
    // As high as the stand-in measures the lines of the grid.
    let line = Self.height * CGFloat(Self.columns)
    let (x, y) = (CGFloat(index % Self.columns), CGFloat(index / Self.columns))
    return CGRect(x: Self.gap + x * (side + Self.gap), y: y * line + Self.gap, width: side, height: line - Self.gap)
  }
}

/// The words of a hosted tree without a list.
@MainActor
enum HostedWords {
  /// Returns the words of a hosting view that has nothing else to show.
  static func alone(in view: UIView) -> String? {
    guard let root = (view as? HostingView)?.graph?.root, root.first(where: { $0.ownView != nil }) == nil else {
      return nil
    }
    return root.rows.compactMap(\.words).first
  }

  /// Returns the root of the tree whose hosting view is around a view.
  static func root(around view: UIView) -> Node? {
    sequence(first: view, next: \.superview).lazy.compactMap { ($0 as? HostingView)?.graph?.root }.first
  }
}

/// A button of SwiftUI, whatever its label is.
private protocol HostedButton {}

extension Button: HostedButton {}

/// A grid of SwiftUI, whatever is in it.
private protocol HostedGrid {}

extension LazyVGrid: HostedGrid {}

extension Node {
  /// The rows in and below the place: words, and views of UIKit.
  fileprivate var rows: [Node] { isRow || ownView != nil ? [self] : children.flatMap { $0.node.rows } }

  fileprivate var words: String? {
    switch view {
    case let text as Text: text.words
    case let button as Button<Text>: button.words
    default: nil
    }
  }

  /// Returns the first place in and below this one for which a condition holds.
  fileprivate func first(where isWanted: (Node) -> Bool) -> Node? {
    if isWanted(self) { return self }
    for child in children {
      if let found = child.node.first(where: isWanted) { return found }
    }
    return nil
  }
}
