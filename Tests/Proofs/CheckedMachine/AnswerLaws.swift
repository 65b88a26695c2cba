/// The laws for every answer of a machine, whatever its events and whether its effects are carried out.
struct AnswerLaws {
  typealias Machine = RefreshStateMachine

  var near = ActionBook()
  var far = ActionBook()
  /// The first broken law.
  private(set) var breach: Breach?

  mutating func report(_ law: Int, _ what: String) {
    if breach == nil { breach = Breach(law: law, what: what) }
  }

  /// Checks an answer.
  ///
  /// - Parameters:
  ///   - step: The event and its effects.
  ///   - machine: The machine after the event.
  mutating func check(_ step: Step, _ machine: Machine) {
    checkNumbers(step, machine)
    checkStack(step)
    checkCall(step, machine)
    keepBooks(step, machine)
    checkExclusion(machine)
    for side in AxisSide.allCases { checkSession(step, machine, at: side) }
  }

  private mutating func checkNumbers(_ step: Step, _ machine: Machine) {
    let inset = step.effects.inset ?? SidePair()
    let isFinite = inset.near.isFinite && inset.far.isFinite && (step.effects.offset ?? 0).isFinite
    if !isFinite { report(5, "the geometry is not finite: inset \(inset), offset \(step.effects.offset ?? 0)") }
    for side in AxisSide.allCases {
      let addedInset = machine.addedInset[side]
      if !(addedInset >= 0 && addedInset.isFinite) { report(1, "the added inset at the \(side) side is \(addedInset)") }
      let fractions = machine.controls[side].indicator.fractions.values
      for value in [fractions.armed, fractions.activity, fractions.outcome]
      where !(-1e-9...1.000001 ~= value) {
        report(17, "a follower at the \(side) end is \(value)")
      }
    }
  }

  /// Checks that geometry is written only at a flush, when a control is removed, or when the app sets its inset.
  private mutating func checkStack(_ step: Step) {
    guard step.effects.inset != nil || step.effects.offset != nil || step.effects.stopsScrolling else { return }
    switch step.event {
    case .laidOut, .ticked, .woke, .detached: break
    case .clientDidSetInset where step.effects.offset == nil && !step.effects.stopsScrolling: break
    default: report(6, "geometry was written in the stack of \(step.event)")
    }
  }

  private mutating func keepBooks(_ step: Step, _ machine: Machine) {
    let nearSession = machine.session(at: .near)
    let isNearRunning = machine.isActionRunning(at: .near)
    if let fault = near.follow(step.effects.commands(at: .near), session: nearSession, isRunning: isNearRunning) {
      report(7, fault)
    }
    let farSession = machine.session(at: .far)
    let isFarRunning = machine.isActionRunning(at: .far)
    if let fault = far.follow(step.effects.commands(at: .far), session: farSession, isRunning: isFarRunning) {
      report(7, fault)
    }
    for side in AxisSide.allCases where machine.isActionRunning(at: side) && machine.state(at: side) != .refreshing {
      report(7, "an action runs without a session")
    }
  }

  private mutating func checkExclusion(_ machine: Machine) {
    guard machine.controls.near.isRefreshing, machine.controls.far.isRefreshing else { return }
    let isAllowed = AxisSide.allCases.contains { machine.controls[$0].settings.loadMore.exclusion == .independent }
    if !isAllowed { report(18, "both ends refresh") }
  }
}
