#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshAnimators

/// Makes a script that breaks something shorter and plainer, as long as it still does.
@MainActor
struct ScriptShrinker {
  /// The number of scripts that may still be tried.
  private(set) var budget: Int

  private let fails: @MainActor (PropertyScript) async -> Bool

  init(budget: Int = 1000, fails: @escaping @MainActor (PropertyScript) async -> Bool) {
    self.budget = budget
    self.fails = fails
  }

  /// The smallest script that was found: without any one of its acts, or with any plainer number, it breaks nothing.
  mutating func shrink(_ script: PropertyScript) async -> PropertyScript {
    var best = script
    while budget > 0 {
      var next = await dropActs(of: best)
      next = await tryEach(of: Self.plainerSurroundings, of: next)
      next = await tryEach(of: Self.plainerActs, of: next)
      if next == best { break }
      best = next
    }
    return best
  }

  /// The smallest script that breaks the same law as this one; `nil` if this one breaks none.
  static func shortest(
    breakingLike script: PropertyScript, beside stranger: @escaping ScriptPlayer.Stranger = { _, _ in }
  ) async -> PropertyScript? {
    guard let broken = await ScriptPlayer.play(script, beside: stranger).first else { return nil }
    var shrinker = ScriptShrinker { script in
      await ScriptPlayer.play(script, beside: stranger).contains { $0.law == broken.law }
    }
    return await shrinker.shrink(script)
  }

  private mutating func stillFails(_ script: PropertyScript) async -> Bool {
    guard budget > 0 else { return false }
    budget -= 1
    return await fails(script)
  }

  /// Leaves out halves, then quarters, down to single acts (the delta debugging of Zeller and Hildebrandt, 2002).
  private mutating func dropActs(of script: PropertyScript) async -> PropertyScript {
    var best = script
    var size = max(best.acts.count / 2, 1)
    while !best.acts.isEmpty {
      var start = 0
      while start < best.acts.count {
        var shorter = best
        shorter.acts.removeSubrange(start..<min(start + size, best.acts.count))
        if await stillFails(shorter) { best = shorter } else { start += size }
      }
      if size == 1 { break }
      size /= 2
    }
    return best
  }

  /// Takes the first candidate that still breaks something, again and again.
  private mutating func tryEach(
    of candidates: (PropertyScript) -> [PropertyScript], of script: PropertyScript
  ) async -> PropertyScript {
    var best = script
    search: while true {
      for candidate in candidates(best) where await stillFails(candidate) {
        best = candidate
        continue search
      }
      return best
    }
  }

  private static func plainerSurroundings(of script: PropertyScript) -> [PropertyScript] {
    let plain = PropertyScript()
    var result: [PropertyScript] = []
    func offer(_ change: (inout PropertyScript) -> Void) {
      var candidate = script
      change(&candidate)
      if candidate != script { result.append(candidate) }
    }
    offer { $0.switches = plain.switches }
    for index in plain.switches.indices { offer { $0.switches[index] = plain.switches[index] } }
    offer { $0.length = plain.length }
    offer { $0.headerTrigger = plain.headerTrigger }
    offer { $0.footerTrigger = plain.footerTrigger }
    return result
  }

  private static func plainerActs(of script: PropertyScript) -> [PropertyScript] {
    script.acts.indices.flatMap { index in
      script.acts[index].plainer.map { act in
        var candidate = script
        candidate.acts[index] = act
        return candidate
      }
    }
  }
}
#endif
