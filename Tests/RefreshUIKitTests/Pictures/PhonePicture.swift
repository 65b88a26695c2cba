#if canImport(HeadlessUIKit)
import Foundation
import RefreshCore
import RefreshTesting

@testable import RefreshPictures

/// A phone with a list in its container, at one moment, as a scene has measured it.
///
/// All frames are in points of the screen.
struct PhonePicture {
  /// The content of a list.
  enum Content {
    case rows, text, page
  }

  /// A list with its first point of content.
  struct List {
    var frame: CGRect
    var contentTop: CGFloat
    var content = Content.rows
  }

  /// A navigation bar.
  struct Bar {
    var frame: CGRect
    var isLarge: Bool
    var hasSearchField: Bool
  }

  /// A header: the area that it draws in, and what it draws.
  struct Header {
    var area: CGRect
    var drawing: Drawing
    var time: Double
    var isInBar: Bool
  }

  var screen = CGSize.zero
  var sheet: CGRect?
  var outerList: List?
  var list = List(frame: .zero, contentTop: 0)
  var header: Header?
  var bar: Bar?
  var tabBarTop: CGFloat?
  var keyboardTop: CGFloat?
  var hasPages = false
  var finger: CGPoint?

  /// The two lines below the phone.
  var caption: [String] = []

  static let caption = (size: 26.0, height: 76.0)
  private static let corner = 52.0
}

extension PhonePicture {
  /// Returns several moments side by side, as an SVG.
  static func document(_ moments: [PhonePicture], isDark: Bool) -> String {
    guard let screen = moments.first?.screen else { return "" }
    let (zoom, gap, margin) = (0.45, 20.0, 2.0)
    let width = Double(screen.width) * zoom
    let height = (Double(screen.height) + caption.height) * zoom
    let count = Double(moments.count)
    var page = SVGPage(
      size: .init(width: count * width + (count - 1) * gap + 2 * margin, height: height + 2 * margin), prefix: "c")
    for (index, moment) in moments.enumerated() {
      let place = margin + Double(index) * (width + gap)
      page.begin("g", [("transform", "translate(\(Decimals.short(place)) \(Decimals.short(margin))) scale(\(zoom))")])
      PhonePainter(isDark: isDark).append(moment, to: &page)
      page.end()
    }
    return page.document
  }
}

/// The colors and the shapes of a phone.
private struct PhonePainter {
  let scene: FilmstripScene
  let isDark: Bool

  init(isDark: Bool) {
    self.isDark = isDark
    scene = FilmstripScene(palette: isDark ? .dark : .light)
  }

  private var barColor: String { isDark ? "#2C2C2E" : "#F9F9FB" }
  private var keyColor: String { isDark ? "#6B6B6E" : "#FFFFFF" }
  private var keyboardColor: String { isDark ? "#2B2B2D" : "#D1D4DA" }
  private var ink: String { isDark ? "#FFFFFF" : "#000000" }
  private var frameColor: String { isDark ? "#636366" : "#8E8E93" }

  func append(_ picture: PhonePicture, to page: inout SVGPage) {
    let screen = CGRect(origin: .zero, size: picture.screen)
    page.begin("g", [("clip-path", clip(screen, radius: 52, on: &page))])
    fill(screen, isDark ? "#000000" : "#FFFFFF", to: &page)
    if let sheet = picture.sheet {
      rows(from: 103, in: screen, to: &page)
      fill(screen, "#000000", [("fill-opacity", isDark ? "0.55" : "0.25")], to: &page)
      page.begin("g", [("clip-path", clip(sheet, radius: 16, on: &page))])
    }
    picture.outerList.map { append($0, to: &page) }
    append(picture.list, picture.header, to: &page)
    if picture.outerList != nil {
      outline(picture.list.frame, radius: 0, width: 2, to: &page)
    }
    picture.bar.map { append($0, below: picture.sheet == nil ? 0 : $0.frame.minY, to: &page) }
    if let header = picture.header, header.isInBar { append(header, to: &page) }
    if let sheet = picture.sheet {
      page.end()
      outline(sheet, radius: 16, width: 1.5, to: &page)
    }
    picture.tabBarTop.map { tabBar($0, screen, to: &page) }
    picture.keyboardTop.map { keyboard($0, screen, to: &page) }
    if picture.hasPages { pageDots(screen, to: &page) }
    edges(screen, to: &page)
    if let finger = picture.finger {
      let place = [("cx", Decimals.short(finger.x)), ("cy", Decimals.short(finger.y)), ("r", "24")]
      page.add("circle", place + [("fill", ink), ("fill-opacity", "0.35")])
    }
    page.end()
    outline(screen.insetBy(dx: -1, dy: -1), radius: 53, width: 3, to: &page)
    for (index, line) in picture.caption.enumerated() {
      let y = screen.height + 34 + CGFloat(index) * 32
      text(line, at: CGPoint(x: screen.midX, y: y), size: 26, color: scene.words, to: &page)
    }
  }

  private func append(_ list: PhonePicture.List, _ header: PhonePicture.Header? = nil, to page: inout SVGPage) {
    page.begin("g", [("clip-path", clip(list.frame, radius: 0, on: &page))])
    fill(list.frame, scene.gapColor, to: &page)
    let top = max(list.contentTop, list.frame.minY)
    fill(
      CGRect(x: list.frame.minX, y: top, width: list.frame.width, height: list.frame.maxY - top), scene.listColor,
      to: &page)
    switch list.content {
    case .rows: rows(from: list.contentTop, in: list.frame, to: &page)
    case .text: lines(from: list.contentTop + 8, in: list.frame, to: &page)
    case .page: webPage(from: list.contentTop, in: list.frame, to: &page)
    }
    if let header, !header.isInBar { append(header, to: &page) }
    page.end()
  }

  private func append(_ header: PhonePicture.Header, to page: inout SVGPage) {
    let size = "\(Decimals.short(header.area.width)) \(Decimals.short(header.area.height))"
    page.begin("svg", place(header.area) + [("viewBox", "0 0 \(size)")])
    SVGWriter(palette: scene.palette).append(header.drawing, at: header.time, to: &page)
    page.end()
  }

  /// A list of rows as in the other pictures: a disc and two bars each.
  private func rows(from top: CGFloat, in frame: CGRect, to page: inout SVGPage) {
    var y = top
    while y < frame.maxY {
      if y + 64 > frame.minY {
        let x = frame.minX
        page.add(
          "circle",
          [
            ("cx", Decimals.short(x + 38)), ("cy", Decimals.short(y + 32)), ("r", "20"), ("fill", scene.rowColor),
          ])
        fill(
          CGRect(x: x + 74, y: y + 18, width: frame.width * 0.34, height: 9), scene.rowColor, [("rx", "4.5")], to: &page
        )
        fill(
          CGRect(x: x + 74, y: y + 36, width: frame.width * 0.58, height: 7), scene.rowColor, [("rx", "3.5")], to: &page
        )
        fill(CGRect(x: x + 74, y: y + 63, width: frame.width - 74, height: 1), scene.hairlineColor, to: &page)
      }
      y += 64
    }
  }

  private func lines(from top: CGFloat, in frame: CGRect, to page: inout SVGPage) {
    let lengths: [CGFloat] = [0.94, 0.88, 0.91, 0.97, 0.52, 0, 0.9, 0.95, 0.87, 0.33, 0]
    var (y, index) = (top, 0)
    while y < frame.maxY {
      let length = lengths[index % lengths.count] * (frame.width - 32)
      if length > 0 {
        fill(CGRect(x: frame.minX + 16, y: y + 6, width: length, height: 9), scene.rowColor, [("rx", "4.5")], to: &page)
      }
      (y, index) = (y + 21, index + 1)
    }
  }

  private func webPage(from top: CGFloat, in frame: CGRect, to page: inout SVGPage) {
    let inner = frame.insetBy(dx: 20, dy: 0)
    fill(CGRect(x: frame.minX, y: top, width: frame.width, height: 52), scene.hairlineColor, to: &page)
    fill(CGRect(x: inner.minX, y: top + 19, width: 90, height: 14), scene.words, [("rx", "3")], to: &page)
    fill(CGRect(x: inner.minX, y: top + 74, width: inner.width, height: 180), scene.rowColor, [("rx", "8")], to: &page)
    lines(
      from: top + 274, in: CGRect(x: frame.minX + 4, y: frame.minY, width: frame.width - 8, height: frame.height),
      to: &page)
  }

  private func append(_ bar: PhonePicture.Bar, below top: CGFloat, to page: inout SVGPage) {
    let frame = bar.frame
    fill(CGRect(x: 0, y: top, width: frame.width, height: frame.maxY - top), barColor, to: &page)
    fill(CGRect(x: 0, y: frame.maxY - 1, width: frame.width, height: 1), scene.hairlineColor, to: &page)
    if bar.isLarge {
      text("Inbox", at: CGPoint(x: 16, y: frame.maxY - 14), size: 34, weight: "700", anchor: "start", to: &page)
    } else {
      text("Inbox", at: CGPoint(x: frame.midX, y: frame.minY + 28), size: 17, weight: "600", to: &page)
    }
    text("Edit", at: CGPoint(x: frame.maxX - 16, y: frame.minY + 28), size: 17, anchor: "end", to: &page)
    guard bar.hasSearchField else { return }
    let field = CGRect(x: 16, y: frame.maxY - 46, width: frame.width - 32, height: 36)
    fill(field, scene.rowColor, [("rx", "10")], to: &page)
    text("Search", at: CGPoint(x: 30, y: field.midY + 6), size: 17, color: scene.words, anchor: "start", to: &page)
  }

  private func tabBar(_ top: CGFloat, _ screen: CGRect, to page: inout SVGPage) {
    fill(CGRect(x: 0, y: top, width: screen.width, height: screen.maxY - top), barColor, to: &page)
    fill(CGRect(x: 0, y: top, width: screen.width, height: 1), scene.hairlineColor, to: &page)
    for index in 0..<4 {
      let middle = screen.width * (CGFloat(index) + 0.5) / 4
      let color = index == 0 ? ink : scene.rowColor
      fill(CGRect(x: middle - 13, y: top + 9, width: 26, height: 24), color, [("rx", "7")], to: &page)
      fill(CGRect(x: middle - 18, y: top + 38, width: 36, height: 5), color, [("rx", "2.5")], to: &page)
    }
  }

  private func keyboard(_ top: CGFloat, _ screen: CGRect, to page: inout SVGPage) {
    fill(CGRect(x: 0, y: top, width: screen.width, height: screen.maxY - top), keyboardColor, to: &page)
    for (row, count) in [10, 9, 7].enumerated() {
      for index in 0..<count {
        let x = screen.midX + (CGFloat(index) - CGFloat(count) / 2) * 38.6 + 3
        let key = CGRect(x: x, y: top + 12 + CGFloat(row) * 54, width: 32.6, height: 42)
        fill(key, keyColor, [("rx", "5")], to: &page)
      }
    }
    fill(CGRect(x: screen.midX - 90, y: top + 174, width: 180, height: 42), keyColor, [("rx", "5")], to: &page)
  }

  private func pageDots(_ screen: CGRect, to page: inout SVGPage) {
    for index in 0..<3 {
      let place = [
        ("cx", Decimals.short(screen.midX + CGFloat(index - 1) * 18)), ("cy", Decimals.short(screen.maxY - 46)),
      ]
      page.add("circle", place + [("r", "5"), ("fill", index == 0 ? ink : frameColor)])
    }
  }

  /// The island and the home indicator.
  private func edges(_ screen: CGRect, to page: inout SVGPage) {
    fill(
      CGRect(x: screen.midX - 62, y: 11, width: 124, height: 36), "#000000",
      [("rx", "18"), ("stroke", scene.hairlineColor)], to: &page)
    let color = [("rx", "2.5"), ("fill-opacity", "0.8")]
    fill(CGRect(x: screen.midX - 70, y: screen.maxY - 13, width: 140, height: 5), ink, color, to: &page)
  }

  private func text(
    _ text: String, at point: CGPoint, size: Int, weight: String = "400", color: String? = nil,
    anchor: String = "middle",
    to page: inout SVGPage
  ) {
    page.add(
      "text",
      [
        ("x", Decimals.short(point.x)), ("y", Decimals.short(point.y)), ("font-family", SVGWriter.fontFamily),
        ("font-size", "\(size)"), ("font-weight", weight), ("fill", color ?? ink), ("text-anchor", anchor),
      ], text: text)
  }

  private func fill(_ rect: CGRect, _ color: String, _ more: [(String, String)] = [], to page: inout SVGPage) {
    page.add("rect", place(rect) + [("fill", color)] + more)
  }

  private func outline(_ rect: CGRect, radius: Int, width: Double, to page: inout SVGPage) {
    let stroke = [("fill", "none"), ("stroke", frameColor), ("stroke-width", Decimals.short(width))]
    page.add("rect", place(rect) + (radius > 0 ? [("rx", "\(radius)")] : []) + stroke)
  }

  private func place(_ rect: CGRect) -> [(String, String)] {
    [
      ("x", Decimals.short(rect.minX)), ("y", Decimals.short(rect.minY)), ("width", Decimals.short(max(rect.width, 0))),
      ("height", Decimals.short(max(rect.height, 0))),
    ]
  }

  private func clip(_ rect: CGRect, radius: Int, on page: inout SVGPage) -> String {
    page.define("clipPath", [], [SVGElement("rect", place(rect) + (radius > 0 ? [("rx", "\(radius)")] : []))])
  }
}
#endif
