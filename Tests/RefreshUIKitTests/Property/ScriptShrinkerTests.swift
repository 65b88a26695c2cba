#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshAnimators
import Testing

@MainActor
@Suite struct ScriptShrinkerTests {
  private func script(seed: UInt64) -> PropertyScript {
    var writer = ScriptWriter(seed: seed)
    return writer.script()
  }

  @Test func leavesTheActsThatItTakes() async {
    var long = script(seed: 1)
    long.acts.insert(.pull(to: 123.456), at: 7)
    long.acts.insert(.rotate, at: 31)
    var shrinker = ScriptShrinker { script in
      guard let pull = script.acts.firstIndex(where: { if case .pull(let far) = $0 { far > 100 } else { false } })
      else {
        return false
      }
      return script.acts[pull...].contains(.rotate)
    }
    let shortest = await shrinker.shrink(long)
    #expect(shortest == PropertyScript(acts: [.pull(to: 110), .rotate]))
  }

  @Test func leavesTheSurroundingsThatItTakes() async {
    var odd = script(seed: 2)
    odd.length = 300
    odd.footerTrigger = .onTap
    odd.switches[3] = 1
    var shrinker = ScriptShrinker { $0.length == 300 && $0.footerTrigger == .onTap && $0.switches[3] == 1 }
    let shortest = await shrinker.shrink(odd)
    var wanted = PropertyScript(length: 300, footerTrigger: .onTap)
    wanted.switches[3] = 1
    #expect(shortest == wanted)
  }

  @Test func keepsANumberThatIsNeeded() async {
    var shrinker = ScriptShrinker { $0.acts.contains { if case .pull(let far) = $0 { far < 99.5 } else { false } } }
    let shortest = await shrinker.shrink(PropertyScript(acts: [.lift, .pull(to: 98.7654), .tap]))
    #expect(shortest.acts == [.pull(to: 99)])
  }

  @Test func givesUpWithinItsBudget() async {
    var count = 0
    var shrinker = ScriptShrinker(budget: 25) { _ in
      count += 1
      return count % 2 == 0
    }
    _ = await shrinker.shrink(script(seed: 3))
    #expect(count <= 25)
  }

  /// An app that makes room for a banner when the phone is turned in a refresh, and forgets it.
  private func makeRoom(after act: Act, in scene: Scene) {
    guard act == .rotate, scene.header?.isRefreshing == true else { return }
    scene.client { scene.list.contentInset.top = 7 }
  }

  @Test func findsAPlantedFault() async {
    for seed in UInt64(1)...100 {
      let long = script(seed: seed)
      guard let shortest = await ScriptShrinker.shortest(breakingLike: long, beside: makeRoom) else { continue }
      #expect(shortest == PropertyScript(acts: [.begin(reveals: true), .rotate]))
      #expect("\(shortest)".hasSuffix("acts: [\n    .begin(reveals: true),\n    .rotate,\n  ])"))
      #expect(await ScriptPlayer.play(shortest) == [])
      return
    }
    Issue.record("no script has it")
  }

  @Test func tellsTheSwiftThatMakesAScript() {
    let script = PropertyScript(
      length: 300, footerTrigger: .onReachingEnd(within: .viewports(1)), acts: [.lift, .setLength(0)])
    #expect(
      "\(script)".contains(
        "length: 300.0, headerTrigger: .onRelease,\n  footerTrigger: .onReachingEnd(within: .viewports(1)),"))
    #expect("\(script)".contains("    .lift,\n    .setLength(0.0),\n"))
  }
}
#endif
