#if REFRESH_ADAPTER
import RefreshAnimators
import RefreshTesting
import Testing

/// An animator of an app that uses every means that an author has.
private struct Banner: RefreshAnimator {
  private static let wave = Drawing.Wave.cosine(from: 0.1, to: 1)

  private static let style = Drawing.TextStyle(.footnote, weight: .semibold, hasTabularDigits: true)

  var preferredPlacement: RefreshPlacement { .floating }

  func metrics(in surroundings: RefreshSurroundings) -> RefreshMetrics {
    guard surroundings.role == .refresh else { return FooterRow.metrics(in: surroundings) }
    let extent = surroundings.textSize.lineHeight(of: .footnote) + 20 * surroundings.indicatorScale
    return RefreshMetrics(
      heldExtent: extent, triggerDistance: 1.4 * extent, activationDelay: 0.1,
      showsOutcomes: true)
  }

  func lastRefreshText(_ age: RefreshAge, in language: RefreshLanguage) -> String? {
    spokenTexts(in: language).lastUpdate(age)
  }

  func draw(_ update: RefreshUpdate, into drawing: inout Drawing) {
    guard update.surroundings.role == .refresh else {
      return FooterRow(update, indicatorWidth: 24).draw(into: &drawing) { drawRing(update, into: &$0) }
    }
    drawShadow(update, into: &drawing)
    drawRing(update, into: &drawing)
    drawWords(update, into: &drawing)
    OutcomeMark.cross(reach: 6).draw(
      update.outcomeFraction, width: 2 * update.surroundings.strokeScale, paint: .failure,
      transform: .translation(x: update.center.x, y: update.center.y), into: &drawing)
  }

  private func drawShadow(_ update: RefreshUpdate, into drawing: inout Drawing) {
    let fade = Drawing.Fade(.tint, from: .zero, opacity: 0.4, to: update.center, opacity: 0)
    drawing.fill(.fading(fade), shadow: .init(opacity: 0.2, offset: .init(x: 0, y: 1), blur: 3)) {
      $0.transform = update.orientation
      $0.move(to: .zero)
      $0.line(to: .init(x: update.crossLength, y: 0))
      $0.cubic(.init(x: 40, y: 8), .init(x: 20, y: 8), to: .zero)
      $0.close()
    }
  }

  private func drawRing(_ update: RefreshUpdate, into drawing: inout Drawing) {
    let end = Easing.lerp(0.1, 1, min(update.progress, 1))
    let loop = update.loopOpacity > 0 ? Drawing.Motion(.strokeLength, Self.wave, period: 1.2) : nil
    drawing.group(motion: loop, around: update.center) {
      $0.stroke(Drawing.Paint(.hex(0x3366FF)).opacity(0.8), .init(width: 3, cap: .butt, to: end)) {
        $0.arc(center: update.center, radius: 9, from: -90 * Drawing.degree, to: 270 * Drawing.degree)
      }
    }
  }

  private func drawWords(_ update: RefreshUpdate, into drawing: inout Drawing) {
    let words = RefreshTexts.standard(for: update.surroundings.language)[.refreshing]
    let size = drawing.size(of: words, Self.style, width: update.crossLength / 2, lines: 1)
    drawing.group(opacity: update.armedFraction) {
      $0.text(words, style: Self.style, paint: .label, in: update.center, size: size, alignment: .center)
      $0.symbol(
        "arrow.down", pointSize: update.surroundings.textSize.pointSize(of: .footnote), centeredAt: update.center
      ) { _ in }
    }
  }
}

/// `Scripts/public-only.sh` compiles this file as an app: an animator's author and a test's author need nothing else.
@Suite struct AuthorTests {
  @Test(arguments: RefreshEdge.allCases, [RefreshRole.refresh, .loadMore])
  func anAnimatorOfAnAppDrawsAtEveryEdge(edge: RefreshEdge, role: RefreshRole) {
    let surroundings = RefreshSurroundings(role: role, edge: edge, textSize: .accessibilityLarge)
    var drawing = Drawing(measuring: TextEstimate(textSize: surroundings.textSize))
    let update = RefreshUpdate(
      state: .refreshing, visibleExtent: 60, armedFraction: 1, activityFraction: 1, surroundings: surroundings)
    Banner().redraw(update, in: &drawing)
    #expect(drawing.hasMotion)
    #expect(!drawing.transcript.isEmpty)
    #expect(drawing != Drawing())
  }

  @Test func anAnimatorOfAnAppRunsInASimulation() {
    let metrics = Banner().metrics(in: RefreshSurroundings())
    var simulation = RefreshSimulation(.init(metrics: metrics))
    simulation.pull(to: 0.5)
    var drawing = Drawing()
    Banner().redraw(simulation.update(), in: &drawing)
    #expect(!drawing.isEmpty && !drawing.hasMotion)
    #expect(simulation.triggerDistance == metrics.triggerDistance)
  }
}
#endif
