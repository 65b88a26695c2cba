#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshAnimators
import Testing

/// Whatever is done to a list, it comes back clean; what breaks that is shown by the shortest script that does.
@MainActor
@Suite struct PropertyTests {
  nonisolated private static let parts = 4
  private static let seeds = Array(UInt64(1)...(HeadlessSwitches.isThorough ? 4000 : 160))

  @Test(arguments: 0..<parts)
  func whateverIsDoneTheListComesBackClean(part: Int) async {
    for seed in Self.seeds where Int(seed) % Self.parts == part {
      var writer = ScriptWriter(seed: seed)
      let script = writer.script()
      guard let broken = await ScriptPlayer.play(script).first else { continue }
      var shrinker = ScriptShrinker { await ScriptPlayer.play($0).contains { $0.law == broken.law } }
      let shortest = await shrinker.shrink(script)
      let seen = await ScriptPlayer.play(shortest).map(\.text)
      Issue.record("seed \(seed): \(seen)\n\(shortest)")
      return
    }
  }

  @Test func aScriptPlaysTheSameEachTime() async {
    let broken = PropertyScript(acts: [.setLength(0), .pull(to: 110), .lift, .wait(for: 1), .endRefresh(.success)])
    let first = await ScriptPlayer.play(broken)
    #expect(await ScriptPlayer.play(broken) == first)
  }
}
#endif
