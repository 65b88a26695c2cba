import TestSupport

@testable import RefreshCore

/// A machine that receives random inputs, which need not make sense, and a recording of it from its beginning.
///
/// A hundred of them take less time than a rest.
struct RandomRun {
  private var machine = RefreshStateMachine()
  private(set) var recorder: RefreshRecorder

  private var random: SeededGenerator
  private var time = 1000.0
  private var scroll = ScrollMetrics(adjustedInset: SidePair(near: 59, far: 34))

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    recorder = RefreshRecorder(machine, scroll, at: time, isVertical: true)
    for side in AxisSide.allCases { receive(.attached(side)) }
    receive(.laidOut)
    receive(.began(.near, .program, .always))
  }

  /// Gives the machine one input.
  mutating func step() {
    let side = AxisSide.allCases[Int.random(in: 0...1, using: &random)]
    if Int.random(in: 0..<12, using: &random) == 0 { return configure(side) }
    move()
    receive(event(side))
  }

  private mutating func receive(_ event: RefreshStateMachine.Event) {
    time += Double.random(in: 0...0.01, using: &random)
    let effects = recorder.receive(event, scroll, at: time, by: &machine)
    if let offset = effects.offset { scroll.offset = offset }
    guard let inset = effects.inset else { return }
    scroll.adjustedInset = inset + scroll.systemInset
    scroll.inset = inset
  }

  private mutating func configure(_ side: AxisSide) {
    let triggers: [RefreshTrigger] = [
      .onRelease, .whilePulling, .onTap, .manual, .onReachingEnd(within: .viewports(1)),
    ]
    let settings = SideSettings(
      role: Bool.random(using: &random) ? .refresh : .loadMore,
      metrics: RefreshMetrics(heldExtent: Double.random(in: 0...80, using: &random), showsOutcomes: true),
      trigger: triggers[Int.random(in: 0..<5, using: &random)],
      placement: RefreshPlacement.allCases[Int.random(in: 0..<3, using: &random)],
      timeout: Bool.random(using: &random) ? 1 : nil)
    recorder.configure(settings, at: side, of: &machine)
  }

  private mutating func move() {
    guard Int.random(in: 0..<3, using: &random) == 0 else { return }
    scroll.isDragging = Bool.random(using: &random)
    scroll.isTracking = scroll.isDragging
    scroll.isDecelerating = !scroll.isDragging && Bool.random(using: &random)
    scroll.dragVelocity = scroll.isDragging ? Double.random(in: -2000...2000, using: &random) : 0
    scroll.offset = [-59, -100, -200, 2500, 3182, 3300, 1000][Int.random(in: 0..<7, using: &random)] + 1 / 3
    scroll.contentLength = [0, 300, 4000, 4400][Int.random(in: 0..<4, using: &random)]
    scroll.isInWindow = Int.random(in: 0..<20, using: &random) != 0
    if Int.random(in: 0..<20, using: &random) == 0 { scroll.offset = .nan }
  }

  private mutating func event(_ side: AxisSide) -> RefreshStateMachine.Event {
    let outcome = RefreshOutcome.allCases[Int.random(in: 0..<4, using: &random)]
    let events: [RefreshStateMachine.Event] = [
      .scrolled, .laidOut, .ticked, .woke, .lifted, .touchCancelled, .began(side, .program, .always), .tapped(side),
      .ended(side, outcome), .actionFinished(session: machine.session(at: side), side, outcome), .attached(side),
      .detached(side), .enabled(side, Bool.random(using: &random)), .hidden(side, Bool.random(using: &random)),
      .noMoreData(side, Bool.random(using: &random)), .progressed(side, Double.random(in: 0...1, using: &random)),
      .clientDidSetInset(SidePair(near: 0.1, far: 40)), .enteredBackground, .enteredForeground, .attached(.near),
      .attached(.far), .scrolled, .laidOut, .ticked, .laidOut, .ticked, .enabled(side, true), .hidden(side, false),
      .enteredForeground,
    ]
    return events[Int.random(in: 0..<events.count, using: &random)]
  }
}
