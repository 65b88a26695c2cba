import Foundation
import RefreshCore
import RefreshTesting
import Testing

@testable import RefreshPictures

@Suite struct MotionSheetTests {
  private static func opening() -> RefreshSimulation {
    var simulation = RefreshSimulation(SideSettings(metrics: RefreshMetrics(heldExtent: 60, triggerDistance: 84)))
    simulation.keepsFrames = true
    simulation.advance(by: 0.5)
    simulation.begin()
    simulation.advance(by: 1)
    return simulation
  }

  @Test func aCurveHasThePullOfEachFrameAndTheSpeedBetweenTwo() {
    let curve = MotionCurve(Self.opening(), from: 0.5)
    #expect(curve.hold == 60)
    #expect(curve.samples.first?.pull == 0 && curve.samples.first?.speed == 0)
    #expect(curve.samples.last?.pull == 60 && curve.samples.last?.speed == 0)
    for (before, after) in zip(curve.samples, curve.samples.dropFirst()) {
      #expect(abs(after.time - before.time - 1.0 / 60) < 1e-9)
      #expect(abs(before.pull + after.speed / 60 - after.pull) < 1e-9)
    }
    #expect(curve.touches.isEmpty)
  }

  @Test func aCurveKnowsItsTouches() {
    var simulation = Self.opening()
    for _ in 1...2 {
      simulation.touchDown()
      simulation.hold(for: 0.2)
      simulation.release()
      simulation.advance(by: 0.3)
    }
    let touches = MotionCurve(simulation, from: 1.5).touches
    #expect(touches.count == 2)
    for touch in touches { #expect(abs(touch.upperBound - touch.lowerBound - 0.2) < 0.05, "\(touch)") }
  }

  @Test func aSimulationThatKeepsNoFramesHasNoCurve() {
    #expect(MotionCurve(RefreshSimulation()).samples.isEmpty)
    let sheet = MotionSheet(title: "none", rows: [.init("empty", MotionCurve(RefreshSimulation()))])
    #expect(sheet.svg().contains("</svg>"))
  }

  @Test func aSheetDrawsADotForEachFrameOfBothCurvesAndTheLineOfTheHold() {
    let curve = MotionCurve(Self.opening(), from: 0.5)
    let text = MotionSheet(title: "Motions & co", rows: [.init("opening", curve), .init("again", curve)]).svg()
    #expect(text.contains(">Motions &amp; co</text>") && text.contains(">again</text>"))
    #expect(text.components(of: "<circle") == 4 * curve.samples.count)
    #expect(text.components(of: "<polyline") == 4)
    #expect(text.components(of: "stroke-dasharray") == 2)
    #expect(text.contains(">60 pt</text>") && text.contains(">0 pt/s</text>"))
  }

  @Test func aCurveRunsFromTheRestLineToTheHoldLine() {
    let curve = MotionCurve(Self.opening(), from: 0.5)
    let text = MotionSheet(title: "", rows: [.init("", curve)]).svg()
    // The panel of the pull is 110 points high, below the title and the heading.
    let points = text.components(separatedBy: "points=\"").dropFirst().first?.split(separator: "\"").first ?? ""
    let heights = points.split(separator: " ").compactMap { $0.split(separator: ",").last }
    #expect(heights.first == "154" && heights.last == "44")
  }
}
