import Foundation

/// The sizes of the system's text styles (Apple's Human Interface Guidelines, *Dynamic Type sizes*).
enum TextStyleTable {
  private static let categories: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
    .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  private static let sizes: [UIFont.TextStyle: [CGFloat]] = [
    .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    .headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
    .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
    .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
  ]

  /// The line heights for letter sizes, in points; all styles share them.
  private static let lines: [(letters: CGFloat, line: CGFloat)] = [
    (11, 13), (12, 16), (13, 18), (14, 19), (15, 20), (16, 21), (17, 22), (18, 23), (19, 24), (21, 28), (22, 28),
    (23, 29), (25, 31), (26, 32), (27, 33), (30, 37), (32, 39), (33, 40), (36, 43), (37, 44), (38, 46), (42, 50),
    (43, 51), (44, 52), (49, 58), (53, 62),
  ]

  /// The point size of a style; that of body text for a style that the stand-in does not have.
  static func pointSize(of style: UIFont.TextStyle, _ category: UIContentSizeCategory) -> CGFloat {
    let row = sizes[style] ?? sizes[.body] ?? []
    let column = categories.firstIndex(of: category) ?? 3
    return column < row.count ? row[column] : 17
  }

  /// The line height for a letter size, in points; interpolated between the sizes of the table.
  static func lineHeight(of size: CGFloat) -> CGFloat {
    guard let next = lines.firstIndex(where: { $0.letters >= size }) else { return size * 1.2 }
    if lines[next].letters == size { return lines[next].line }
    guard next > 0 else { return size * 1.2 }
    let (low, high) = (lines[next - 1], lines[next])
    let share = (size - low.letters) / (high.letters - low.letters)
    return low.line + (high.line - low.line) * share
  }
}
