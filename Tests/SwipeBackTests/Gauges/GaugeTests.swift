import RefreshCore
import SwipeBack
import Testing

@Suite struct GaugeTests {
  private static let size = Drawing.Size(width: 400, height: 800)

  @Test func theLineGrowsFromTheTrailingEdgeAlongTheBar() {
    var update = SwipeBackUpdate(progress: 0.25, size: Self.size)
    update.barBottom = 100
    #expect(box(of: .line, update) == Box(left: 300, top: 98, right: 400, bottom: 100))
    update.isRightToLeft = true
    #expect(box(of: .line, update) == Box(left: 0, top: 98, right: 100, bottom: 100))
    update.barBottom = 0
    #expect(box(of: .line, update)?.top == 0)
  }

  @Test func theLineHasTheOpacityOfTheOriginal() {
    for (progress, opacity) in [(1.0, 0.35), (0.5, 0.1 + 0.25 * 0.435_275_281_648_062_1), (0, 0.1)] {
      let shown = opacityOfFill(SwipeBackUpdate(progress: progress, size: Self.size))
      #expect(abs(shown - opacity) < 1e-9)
    }
  }

  @Test func withReduceMotionTheLineFadesInPlace() {
    var update = SwipeBackUpdate(progress: 0.5, size: Self.size)
    update.reducesMotion = true
    #expect(box(of: .line, update)?.left == 0 && box(of: .line, update)?.right == 400)
    #expect(abs(opacityOfFill(update) - 0.175) < 1e-9)
  }

  @Test func theGumComesOutOfTheLeadingEdgeAtTheHeightOfTheFinger() {
    var update = SwipeBackUpdate(progress: 0, size: Self.size)
    update.fingerY = 300
    #expect((box(of: .gum, update)?.right ?? 1) <= 0)
    update.progress = 0.3
    let ball = box(of: .gum, update)
    #expect(ball.map { abs($0.left - 10) < 0.1 && abs($0.right - 42) < 0.1 } == true)
    #expect(ball.map { abs(($0.top + $0.bottom) / 2 - 300) < 0.1 } == true)
  }

  @Test func theSwipeStretchesTheGumAndItSnapsBack() {
    var update = SwipeBackUpdate(progress: 0.3, size: Self.size)
    var last = 0.0
    for step in 3...10 {
      update.progress = Double(step) / 10
      let right = box(of: .gum, update)?.right ?? 0
      #expect(right > last)
      last = right
    }
    (update.state, update.armedFraction) = (.armed, 1)
    #expect((box(of: .gum, update)?.right ?? 100) < 46)
  }

  @Test func theGumIsMirroredFromRightToLeft() {
    var update = SwipeBackUpdate(progress: 0.8, size: Self.size)
    let left = box(of: .gum, update)
    update.isRightToLeft = true
    let right = box(of: .gum, update)
    #expect(left.map { 400 - $0.right } == right?.left && left.map { 400 - $0.left } == right?.right)
  }

  @Test func noGaugeJumpsBetweenFrames() {
    for step in 0..<1000 {
      let (now, next) = (pose(step), pose(step + 1))
      for gauge in [GumGauge(), LineGauge()] as [any SwipeBackGauge] {
        guard let first = box(of: gauge, now), let second = box(of: gauge, next) else { continue }
        #expect(abs(first.left - second.left) < 2 && abs(first.right - second.right) < 2)
        #expect(abs(first.top - second.top) < 2 && abs(first.bottom - second.bottom) < 2)
      }
    }
  }

  @Test func noGaugeShowsAnythingOnceItsScreenHasLeft() {
    var update = SwipeBackUpdate(state: .popping, progress: 1, size: Self.size)
    (update.armedFraction, update.leavingFraction) = (1, 1)
    #expect(drawing(of: .gum, update).isEmpty)
    #expect(opacityOfFill(update) == 0)
    #expect(drawing(of: .none, update).isEmpty)
  }

  /// A swipe to a progress of 1.3 in 600 steps, and its snap in the rest.
  private func pose(_ step: Int) -> SwipeBackUpdate {
    let way = min(Double(step) / 600 * 1.3, 1.3)
    var update = SwipeBackUpdate(progress: min(way, 1), size: Self.size)
    update.stretch = max(way - 1, 0)
    update.armedFraction = max(Double(step - 600) / 400, 0)
    return update
  }

  private func drawing(of gauge: any SwipeBackGauge, _ update: SwipeBackUpdate) -> Drawing {
    var drawing = Drawing()
    gauge.draw(update, into: &drawing)
    return drawing
  }

  private func opacityOfFill(_ update: SwipeBackUpdate) -> Double {
    for case .solid(_, let opacity) in drawing(of: .line, update).paints { return opacity }
    return -1
  }

  /// The bounds of the first path, by the points of its curves.
  private func box(of gauge: any SwipeBackGauge, _ update: SwipeBackUpdate) -> Box? {
    let drawing = drawing(of: gauge, update)
    for case .fill(_, let range, _) in drawing.commands {
      let place = drawing.groups.first?.placement ?? .identity
      let points = drawing.elements[range].compactMap { element -> Drawing.Point? in
        switch element {
        case .move(let point), .line(let point), .cubic(_, _, let point): place(point)
        case .close: nil
        }
      }
      let (x, y) = (points.map(\.x), points.map(\.y))
      guard let left = x.min(), let right = x.max(), let top = y.min(), let bottom = y.max() else { return nil }
      return Box(left: left, top: top, right: right, bottom: bottom)
    }
    return nil
  }

  private struct Box: Equatable {
    let left, top, right, bottom: Double
  }
}
