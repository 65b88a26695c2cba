#if canImport(AllocationCounter)
import AllocationCounter
import RefreshCore
import TestSupport
import Testing

@Suite struct DrawingAllocationTests {
  private func draw(_ drawing: inout Drawing, radius: Double) {
    drawing.removeAll()
    drawing.group(opacity: 0.5, motion: .spin(period: 1), around: .zero) {
      $0.fill { $0.circle(center: .zero, radius: radius) }
      $0.stroke(.tint, .init(width: 2)) { $0.line(to: .init(x: 1, y: 2)) }
      $0.fill {
        $0.usesEvenOddRule = true
        $0.rect(origin: .zero, size: .init(width: radius, height: 2))
        $0.roundedRect(origin: .zero, size: .init(width: radius, height: 2), radius: 1)
        $0.ellipse(center: .zero, size: .init(width: radius, height: 2))
        $0.quad(.zero, to: .init(x: radius, y: 2))
      }
    }
    drawing.group(clippedTo: { $0.circle(center: .zero, radius: radius) }) {
      $0.shadow(.init(opacity: 1, offset: .zero, blur: 1)) { $0.circle(center: .zero, radius: radius) }
    }
  }

  @Test func aFrameAllocatesNothingOnceWarm() {
    var (drawing, previous) = (Drawing(), Drawing())
    draw(&drawing, radius: 1)
    draw(&previous, radius: 1)
    var changes = 0
    let allocations = fewestAllocations {
      changes = 0
      for frame in 0..<100 {
        swap(&drawing, &previous)
        draw(&drawing, radius: Double(frame / 2))
        if drawing != previous { changes += 1 }
      }
    }
    #expect(allocations == 0)
    #expect(changes == 50)
  }

  @Test(.enabled(if: alloc_counts(), "nothing is counted under a sanitizer")) func theCounterCounts() {
    let before = alloc_count()
    var drawing = Drawing()
    draw(&drawing, radius: 1)
    #expect(alloc_count() > before)
  }
}
#endif
