import Foundation
import ScrollPhysics

/// An axis of a scroll view.
enum ScrollAxis: CaseIterable {
  case horizontal
  case vertical
}

extension CGPoint {
  subscript(axis: ScrollAxis) -> Double {
    get { Double(axis == .horizontal ? x : y) }
    set {
      if axis == .horizontal { x = CGFloat(newValue) } else { y = CGFloat(newValue) }
    }
  }

  init(_ value: (ScrollAxis) -> Double) {
    self.init(x: value(.horizontal), y: value(.vertical))
  }
}

extension CGSize {
  subscript(axis: ScrollAxis) -> Double {
    Double(axis == .horizontal ? width : height)
  }
}

extension UIEdgeInsets {
  subscript(axis: ScrollAxis) -> ScrollInsets {
    axis == .horizontal
      ? ScrollInsets(near: Double(left), far: Double(right))
      : ScrollInsets(near: Double(top), far: Double(bottom))
  }
}

/// The ranges of both axes.
struct ScrollRanges {
  var horizontal: ScrollRange
  var vertical: ScrollRange

  subscript(axis: ScrollAxis) -> ScrollRange {
    axis == .horizontal ? horizontal : vertical
  }

  init(_ range: (ScrollAxis) -> ScrollRange) {
    horizontal = range(.horizontal)
    vertical = range(.vertical)
  }

  func clamped(_ offset: CGPoint) -> CGPoint {
    CGPoint { self[$0].clamped(offset[$0]) }
  }

}

extension UIScrollView {
  var grid: PixelGrid {
    PixelGrid(scale: Double(world.displayScale))
  }

  /// The offset, read without marking it for observers.
  var present: CGPoint {
    layer.bounds.origin
  }

  var ranges: ScrollRanges {
    ScrollRanges { axis in
      ScrollRange(
        viewport: layer.bounds.size[axis], contentLength: storedSize[axis], insets: adjusted[axis]
      )
    }
  }

  /// `true` if an offset is outside of a range, apart from the rounding of an edge between two pixels.
  func isOutside(_ offset: CGPoint, of ranges: ScrollRanges) -> Bool {
    ScrollAxis.allCases.contains { isOutside(offset, of: ranges, along: $0) }
  }

  func isOutside(_ offset: CGPoint, of ranges: ScrollRanges, along axis: ScrollAxis) -> Bool {
    abs(ranges[axis].overscroll(at: offset[axis])) > grid.halfPixel + Self.roundingError
  }

  /// The tolerance in points: far above the rounding error of a sum of lengths, and far below a pixel.
  private static let roundingError = 1e-6

  /// `true` if a finger can scroll along an axis: content that fits scrolls only if it always bounces.
  func canScroll(_ axis: ScrollAxis) -> Bool {
    let range = ranges[axis]
    if range.highest > range.lowest { return true }
    return bounces && alwaysBounces(axis)
  }

  func alwaysBounces(_ axis: ScrollAxis) -> Bool {
    axis == .horizontal ? alwaysBounceHorizontal : alwaysBounceVertical
  }

  func rounded(_ offset: CGPoint) -> CGPoint {
    let grid = grid
    return CGPoint { grid.rounded(offset[$0]) }
  }
}
