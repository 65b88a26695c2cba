@testable import HeadlessUIKit
@testable import RefreshPictures

/// The look of a view whose drawing UIKit does itself: the stand-in has no layers for it.
@MainActor
struct DrawnView {
  /// Elements that move together.
  struct Sketch {
    let name: String

    /// The point of the view at which the elements have their origin.
    var origin = CGPoint.zero
    let elements: [SVGElement]
  }

  /// A page that goes and the one below.
  struct Pop {
    let page: UIView
    let below: UIView

    /// The part of the width by which the page is away.
    let fraction: CGFloat
  }

  /// The sketches behind the view.
  private(set) var behind: [Sketch] = []

  /// The sketches behind the subviews that are in front of the others, such as a refresh control.
  private(set) var within: [Sketch] = []

  /// The sketches in front of everything in the view.
  private(set) var inFront: [Sketch] = []

  /// The distances by which views stand elsewhere than in the stand-in.
  private(set) var places: [ObjectIdentifier: CGPoint] = [:]

  /// The pop of a stack, if one runs.
  private(set) var pop: Pop?

  init(_ view: UIView, at time: Double) {
    if view is UIWindow || view.controller != nil { behind.append(ground(of: view)) }
    switch view {
    case let label as UILabel: inFront.append(Self.lines(of: label))
    case let text as UITextView: within.append(Self.lines(of: text))
    case let bar as UINavigationBar: behind.append(NavigationBarSketch(bar).sketch)
    case let list as UIScrollView:
      let rows = DrawnRows(list)
      (within, places) = (rows.sketches, rows.places)
    default: break
    }
    if let words = HostedWords.alone(in: view) {
      let text = ScreenText(words: words, size: 22, anchor: .middle)
      let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
      inFront.append(Sketch(name: "words", elements: [text.element(at: middle, fill: Tone.of(.tintColor))]))
    }
    if let tabs = view.controller as? UITabBarController { inFront.append(TabBarSketch(tabs).sketch) }
    if let stack = view.controller as? UINavigationController { pop = Self.pop(in: stack) }
  }

  /// The background of what is in front of a screen.
  private static let elevated = UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 0.11, alpha: 1) : .white }

  /// The ground of a page without a colour; that of a sheet has round corners, and a shade behind it.
  private func ground(of view: UIView) -> Sketch {
    let isSheet = view.superview is UIWindow && view.frame.minY > 0
    let list = view as? UITableView
    let isGrouped = list.map { $0.style == .plain } == false
    let fill = Tone.of(isGrouped ? DrawnRows.groupedGround : isSheet ? Self.elevated : .systemBackground)
    let bounds = view.bounds
    guard isSheet, let window = view.window else {
      return Sketch(
        name: "page", origin: bounds.origin,
        elements: [.rectangle(CGRect(origin: .zero, size: bounds.size), fill: fill)])
    }
    let shade = window.bounds.offsetBy(dx: -view.frame.minX, dy: -view.frame.minY)
    let sheet = CGRect(origin: .zero, size: CGSize(width: bounds.width, height: bounds.height + 20))
    return Sketch(
      name: "page", origin: bounds.origin,
      elements: [
        .rectangle(shade, fill: Tone.of(UIColor.black, opacity: 0.3)),
        .rectangle(sheet.offsetBy(dx: 0, dy: -14), radius: 14, fill: fill),
        .rectangle(
          CGRect(x: bounds.midX - 18, y: -8, width: 36, height: 5), radius: 2.5, fill: Tone.of(.tertiaryLabel)),
      ])
  }

  private static func lines(of label: UILabel) -> Sketch {
    let (bounds, text) = (label.bounds, label.attributedText)
    let value = { (key: NSAttributedString.Key) in
      text.flatMap { $0.length > 0 ? $0.attribute(key, at: 0, effectiveRange: nil) : nil }
    }
    let font = value(.font) as? UIFont ?? label.font ?? .systemFont(ofSize: 17)
    let color = value(.foregroundColor) as? UIColor ?? label.textColor ?? .label
    let style = (value(.paragraphStyle) as? NSParagraphStyle)?.alignment ?? label.textAlignment
    let (anchor, x): (ScreenText.Anchor, CGFloat) =
      switch style {
      case .center: (.middle, bounds.midX)
      case .right: (.end, bounds.maxX)
      default: (.start, bounds.minX)
      }
    let words = ScreenText(words: label.text ?? "", size: font.pointSize, weight: font.weight.rawValue, anchor: anchor)
    let isOneLine = label.numberOfLines == 1 || bounds.height < 1.5 * font.lineHeight
    let lines = isOneLine ? [words.words] : words.lines(width: bounds.width, most: label.numberOfLines)
    let first = bounds.midY - font.lineHeight * CGFloat(lines.count - 1) / 2
    let elements = lines.enumerated().filter { !$0.element.isEmpty }.map { index, line in
      var text = words
      text.words = line
      let point = CGPoint(x: x, y: first + font.lineHeight * CGFloat(index))
      return text.element(at: point, fill: Tone.of(color))
    }
    return Sketch(name: "text", elements: elements)
  }

  private static func lines(of view: UITextView) -> Sketch {
    let (margin, font) = (CGFloat(8), view.font ?? .systemFont(ofSize: 17))
    let text = ScreenText(words: view.text ?? "", size: font.pointSize)
    let lines = text.lines(width: view.bounds.width - 2 * margin, most: 0)
    let elements = lines.enumerated().map { index, line in
      let y = margin + font.lineHeight * (CGFloat(index) + 0.5)
      return ScreenText(words: line, size: font.pointSize).element(at: CGPoint(x: margin, y: y), fill: Tone.of(.label))
    }
    return Sketch(name: "text", elements: elements)
  }

  private static func pop(in stack: UINavigationController) -> Pop? {
    guard let transition = stack.transitionCoordinator as? HeadlessTransition,
      let below = stack.topViewController?.view,
      let page = stack.view.subviews.last(where: { $0 !== below && $0.controller != nil })
    else { return nil }
    return Pop(page: page, below: below, fraction: transition.fraction)
  }
}
