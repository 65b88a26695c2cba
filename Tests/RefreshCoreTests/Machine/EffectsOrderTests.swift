import Testing

@testable import RefreshCore

/// The order in which effects are carried out, the same for the adapter, the simulation, the proofs and the page.
@Suite struct EffectsOrderTests {
  typealias Effects = RefreshStateMachine.Effects

  private static func steps(of effects: Effects, whileCurrent isCurrent: (Effects.Step) -> Bool = { _ in true })
    -> [Effects.Step]
  {
    var steps: [Effects.Step] = []
    effects.apply { step in
      steps.append(step)
      return isCurrent(step)
    }
    return steps
  }

  private static var effects: Effects {
    var effects = Effects()
    effects.inset = SidePair(near: 60)
    effects.stopsScrolling = true
    effects.offset = -80
    var (near, far) = (RefreshStateMachine.SideFrame(at: .near), RefreshStateMachine.SideFrame(at: .far))
    near.commands = .sendValueChanged | .redraw | .announce
    near.drawnOutcome = .failure
    far.commands = .startAction | .cancelAction | .prepareFeedback | .playFeedback | .reportInsetConflict
    far.session = 7
    far.trigger = .whilePulling
    far.playedFeedback = .failed
    (effects.near, effects.far) = (near, far)
    return effects
  }

  private static let commands: [Effects.Step] = [
    .announce(.failure, .near), .redraw(.near), .sendValueChanged(session: 0, .near), .startAction(session: 7, .far),
    .prepareFeedback(.fired, .far), .playFeedback(.failed, .far), .reportInsetConflict(.far),
  ]

  @Test func cancelsComeFirstAndCommandsLastWithTheValuesThatTheyCarry() {
    #expect(
      Self.steps(of: Self.effects) == [
        .cancelAction(.far), .publishStates, .setInset(SidePair(near: 60)), .stopScrolling, .setOffset(-80), .readBack,
      ] + Self.commands)
  }

  @Test func anInsetThatIsWrittenLastFollowsTheOffset() {
    var effects = Self.effects
    effects.writesInsetLast = true
    let writes = Self.steps(of: effects).filter { step in
      switch step {
      case .setInset, .stopScrolling, .setOffset: true
      default: false
      }
    }
    #expect(writes == [.stopScrolling, .setOffset(-80), .setInset(SidePair(near: 60))])
  }

  /// The inset makes a limit that the content exceeds by less than a stair, and UIKit clamps the content to it.
  @Test func anOffsetPastTheLastInsetIsRestored() {
    var effects = Effects()
    effects.inset = SidePair(near: 56)
    effects.offset = -60
    (effects.writesInsetLast, effects.restoresOffset) = (true, true)
    #expect(
      Self.steps(of: effects) == [
        .publishStates, .setOffset(-60), .setInset(SidePair(near: 56)), .setOffset(-60), .readBack,
      ])
    let interrupted = Self.steps(of: effects) { $0 != .setInset(SidePair(near: 56)) }
    #expect(interrupted == [.publishStates, .setOffset(-60), .setInset(SidePair(near: 56)), .readBack])
  }

  @Test func effectsWithoutGeometryReadNothingBack() {
    #expect(Self.steps(of: Effects()) == [.publishStates])
  }

  @Test(arguments: [Effects.Step.cancelAction(.near), .cancelAction(.far), .publishStates])
  func aCallBeforeTheWritesDropsAllOfThem(step: Effects.Step) {
    var effects = Self.effects
    effects.near?.commands |= .cancelAction
    let steps = Self.steps(of: effects) { $0 != step }
    #expect(steps == [.cancelAction(.near), .cancelAction(.far), .publishStates, .readBack] + Self.commands)
  }

  @Test func aCallInsideEachWriteDropsThoseThatAreLeft() {
    var effects = Self.effects
    effects.writesInsetLast = true
    let writes: [Effects.Step] = [.stopScrolling, .setOffset(-80), .setInset(SidePair(near: 60))]
    for (index, write) in writes.enumerated() {
      let steps = Self.steps(of: effects) { $0 != write }
      #expect(steps.filter(writes.contains) == Array(writes.prefix(index + 1)))
    }
  }

  @Test func aCallInsideAWriteDropsTheWritesThatAreLeftAndNoCommand() {
    let steps = Self.steps(of: Self.effects) { $0 != .setInset(SidePair(near: 60)) }
    #expect(
      steps == [
        .cancelAction(.far), .publishStates, .setInset(SidePair(near: 60)), .readBack,
      ] + Self.commands)
  }
}
