#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshAnimators
import Testing

/// Scripts that broke the law of feel once.
@MainActor
@Suite struct FeelScriptTests {
  nonisolated private static let scripts = [
    PropertyScript(headerTrigger: .whilePulling, acts: [.pullEnd(to: 110), .pull(to: 140), .cancel]),
    PropertyScript(acts: [.flick(by: 300), .wait(for: 0.1), .pull(to: -10), .pull(to: 55)]),
    PropertyScript(
      switches: HeadlessSwitches.with {
        $0.bounceEdge = .readAtStart
        $0.linkOrder = .afterUIKit
      }.indices, acts: [.flick(by: 500), .rotate]),
  ]

  @Test(arguments: scripts) func itKeepsTheLawOfFeel(script: PropertyScript) async {
    let broken = await ScriptPlayer.play(script).map(\.text)
    #expect(broken == [])
  }
}
#endif
