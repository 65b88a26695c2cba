import Foundation
import ScrollPhysics

/// One of the two axes of a scroll view.
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

  /// The offset, read without leaving a trace for observers.
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

  /// Whether an offset is out of a range; an edge between two pixels is rounded, which does not count.
  func isOutside(_ offset: CGPoint, of ranges: ScrollRanges) -> Bool {
    ScrollAxis.allCases.contains { isOutside(offset, of: ranges, along: $0) }
  }

  func isOutside(_ offset: CGPoint, of ranges: ScrollRanges, along axis: ScrollAxis) -> Bool {
    abs(ranges[axis].overscroll(at: offset[axis])) > grid.halfPixel + Self.roundingError
  }

  /// Far above the rounding errors of a sum of lengths, far below a pixel, in points.
  private static let roundingError = 1e-6

  /// Whether a finger can scroll along an axis: contents that fit are pulled only if they always bounce.
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
