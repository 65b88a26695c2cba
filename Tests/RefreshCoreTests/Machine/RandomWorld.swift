import RefreshCore
import ScrollPhysics
import TestSupport

/// A scroll view that does what comes to its mind, and a machine that has to bear it.
struct RandomWorld {
  typealias Machine = RefreshStateMachine

  private(set) var machine = Machine()
  private(set) var scroll: ScrollMetrics
  private(set) var faults: [String] = []
  private(set) var eventCount = 0

  /// The inset that the client believes it has set.
  private var client = SidePair()
  private var system = SidePair()
  private var time = 0.0
  private var started: [AxisSide: UInt32] = [:]
  private var isRunning: [AxisSide: Bool] = [:]
  private var history: [String] = []
  private let frame: Double

  init(using random: inout SeededGenerator) {
    scroll = ScrollMetrics(
      contentLength: .random(in: 0...3000, using: &random), viewport: 800,
      scale: Double(Int.random(in: 1...3, using: &random)))
    frame = Bool.random(using: &random) ? 1.0 / 60 : 1.0 / 120
    for side in AxisSide.allCases {
      machine.configure(Self.settings(using: &random), at: side)
      if side == .near || Bool.random(using: &random) { send(.attached(side)) }
    }
  }

  private static func settings(using random: inout SeededGenerator) -> Machine.Settings {
    let triggers: [RefreshTrigger] = [
      .onRelease, .whilePulling, .manual, .onTap, .onReachingEnd(within: .points(200)),
      .onReachingEnd(within: .viewports(0.5)),
    ]
    return Machine.Settings(
      role: Bool.random(using: &random) ? .refresh : .loadMore,
      metrics: RefreshMetrics(
        heldExtent: .random(in: 0...100, using: &random), triggerDistance: .random(in: 1...160, using: &random),
        activationDelay: .random(in: 0...0.3, using: &random), showsOutcomes: .random(using: &random)),
      trigger: triggers[Int.random(in: 0..<6, using: &random)],
      // A place that is kept is kept under the finger too, which is a test of its own.
      loadMore: Machine.LoadMore(
        loadsPerGesture: .random(in: 1...2, using: &random), loadsToFill: .random(in: 0...2, using: &random),
        hidesNoMoreData: .random(using: &random), keepsNoMoreData: .random(using: &random), keepsPlace: false,
        exclusion: RefreshExclusion.allCases[Int.random(in: 0..<3, using: &random)]),
      placement: Int.random(in: 0..<5, using: &random) == 0 ? .floating : .withContent,
      pinnedHeaders: Int.random(in: 0..<4, using: &random) == 0 ? .follow : .fixed,
      whenBusy: Bool.random(using: &random) ? .join : .restart,
      timeout: Int.random(in: 0..<4, using: &random) == 0 ? 2 : nil)
  }

  /// Does one thing.
  mutating func step(using random: inout SeededGenerator) {
    let side: AxisSide = Bool.random(using: &random) ? .near : .far
    switch Int.random(in: 0..<42, using: &random) {
    case 0..<12: tick()
    case 12..<16: drag(to: .random(in: -300...900, using: &random))
    case 16..<18: lift(cancelled: Int.random(in: 0..<4, using: &random) == 0)
    case 18: move(to: .random(in: -300...3200, using: &random))
    case 19..<21: send(.began(side, .program, [.never, .ifNear, .always][Int.random(in: 0..<3, using: &random)]))
    case 21..<23: send(.ended(side, RefreshOutcome.allCases[Int.random(in: 0..<4, using: &random)]))
    case 23:
      let session = machine.session(at: side) &- UInt32.random(in: 0...1, using: &random)
      send(.actionFinished(session: session, side, .success))
    case 24: setInset(near: .random(in: 0...90, using: &random))
    case 25: setBottom(.random(in: 0...300, using: &random))
    case 26: announceInset(.random(in: 0...90, using: &random))
    case 27: setSystem(.random(in: 0...100, using: &random))
    case 28: setLength(.random(in: 0...3000, using: &random))
    case 29: setViewport(.random(in: 300...1000, using: &random))
    case 30: setWindow(Bool.random(using: &random))
    case 31: send(.enabled(side, Int.random(in: 0..<3, using: &random) > 0))
    case 32: send(.hidden(side, Int.random(in: 0..<3, using: &random) == 0))
    case 33: send(Bool.random(using: &random) ? .enteredBackground : .enteredForeground)
    case 34: send(Bool.random(using: &random) ? .detached(side) : .attached(side))
    case 35: send(.noMoreData(side, Bool.random(using: &random)))
    case 36: send(.progressed(side, .random(in: -1...2, using: &random)))
    case 37: scroll.isTracking.toggle()
    case 38: send(.woke)
    case 39: send(.tapped(side))
    case 40: scroll.dragVelocity = .random(in: -500...500, using: &random)
    default: send(.laidOut)
    }
  }

  /// Leaves the machine alone, with everything switched on, and says what it has not tidied up.
  mutating func settle() {
    scroll.isDragging = false
    scroll.isTracking = false
    scroll.isDecelerating = false
    scroll.isInWindow = true
    send(.enteredForeground)
    send(.touchCancelled)
    for _ in 0..<Int(12 / frame) { tick() }
    for side in AxisSide.allCases {
      let state = machine.state(at: side)
      let isSettled = state == .idle || state == .refreshing || state == .noMoreData || state == .pulling
      if !isSettled { report("still \(state) at the \(side) end") }
      let stays = machine.tap(at: side) != nil || state == .noMoreData
      if state != .refreshing && !stays && machine.addedInset[side] != 0 {
        report("\(state) holds \(machine.addedInset[side])")
      }
    }
    if machine.receive(.laidOut, scroll, at: time).wake == .nextFrame { report("frames are asked for for ever") }
    if machine.addedInset == SidePair() && scroll.inset != client {
      report("inset \(scroll.inset), client's \(client)")
    }
    if machine.addedInset != SidePair(), machine.clientInset(in: scroll) != client {
      report("client's inset is forgotten")
    }
  }
}

extension RandomWorld {
  private var low: Double { -scroll.adjustedInset.near }
  private var high: Double { max(low, scroll.contentLength + scroll.adjustedInset.far - scroll.viewport) }

  private mutating func report(_ fault: String) {
    faults.append(fault + " after " + history.suffix(12).joined(separator: " | "))
  }

  private mutating func tick() {
    time += frame
    bounce()
    send(.ticked)
  }

  /// The scroll view's own bounce.
  private mutating func bounce() {
    guard scroll.isDecelerating else { return }
    let edge = min(max(scroll.offset, low), high)
    let step = BounceLaw.step(distance: scroll.offset - edge, velocity: 0, rate: .normal, by: frame)
    let next = PixelGrid(scale: scroll.scale).rounded(edge + step.distance)
    if abs(next - edge) < 1 { scroll.isDecelerating = false }
    scroll.offset = scroll.isDecelerating ? next : edge
    send(.scrolled)
  }

  private mutating func drag(to offset: Double) {
    guard scroll.isInWindow else { return }
    scroll.isDragging = true
    scroll.isTracking = true
    scroll.isDecelerating = false
    move(to: offset)
  }

  private mutating func lift(cancelled: Bool) {
    guard scroll.isDragging else { return }
    scroll.isDragging = false
    scroll.isTracking = false
    scroll.isDecelerating = scroll.offset < low || scroll.offset > high
    send(cancelled ? .touchCancelled : .lifted)
  }

  private mutating func move(to offset: Double) {
    scroll.offset = PixelGrid(scale: scroll.scale).rounded(offset)
    send(.scrolled)
  }

  private mutating func setInset(near: Double) {
    client = SidePair(near: near, far: client.far)
    write(SidePair(near: near, far: scroll.inset.far))
    send(.scrolled)
  }

  private mutating func setBottom(_ far: Double) {
    client.far = far
    write(SidePair(near: scroll.inset.near, far: far))
    send(.scrolled)
  }

  private mutating func announceInset(_ near: Double) {
    client = SidePair(near: near, far: client.far)
    send(.clientDidSetInset(client))
  }

  private mutating func setSystem(_ near: Double) {
    system.near = near
    write(scroll.inset)
    send(.scrolled)
  }

  private mutating func setLength(_ length: Double) {
    scroll.contentLength = length
    clamp()
    send(.scrolled)
  }

  private mutating func setViewport(_ length: Double) {
    scroll.viewport = length
    clamp()
    send(.scrolled)
  }

  private mutating func setWindow(_ isInWindow: Bool) {
    scroll.isInWindow = isInWindow
    if !isInWindow {
      scroll.isDragging = false
      scroll.isTracking = false
      scroll.isDecelerating = false
    }
    send(.laidOut)
  }

  private mutating func write(_ inset: SidePair) {
    scroll.inset = inset
    scroll.adjustedInset = SidePair(near: inset.near + system.near, far: inset.far + system.far)
    clamp()
  }

  private mutating func clamp() {
    guard !scroll.isTracking, !scroll.isDecelerating else { return }
    scroll.offset = PixelGrid(scale: scroll.scale).rounded(min(max(scroll.offset, low), high))
  }

  private mutating func send(_ event: Machine.Event) {
    eventCount += 1
    history.append("\(event) \(scroll.offset)")
    let before = machine
    let effects = machine.receive(event, scroll, at: time)
    check(event, effects, before)
    if let inset = effects.inset, !effects.writesInsetLast { write(inset) }
    if effects.stopsScrolling { scroll.isDecelerating = false }
    if let offset = effects.offset { scroll.offset = PixelGrid(scale: scroll.scale).rounded(offset) }
    if let inset = effects.inset, effects.writesInsetLast { write(inset) }
    if effects.inset != nil || effects.offset != nil { _ = machine.receive(.scrolled, scroll, at: time) }
    if effects.asksForFlush { send(.laidOut) }
  }

  private mutating func check(_ event: Machine.Event, _ effects: Machine.Effects, _ before: Machine) {
    if case .began = event { if effects.answer == nil { report("a begin got no answer") } }
    if let inset = effects.inset, !inset.near.isFinite || !inset.far.isFinite { report("inset \(inset)") }
    if let offset = effects.offset {
      if !offset.isFinite { report("offset \(offset)") }
      if scroll.isDragging && scroll.isInWindow { report("moved the list under the finger") }
    }
    checkCallStack(event, effects)
    checkWritesUnderFinger(effects, before)
    for side in AxisSide.allCases { checkAction(effects[side], at: side) }
  }

  /// Geometry is written at a flush, except when a control is removed and when the client asks for it.
  private mutating func checkCallStack(_ event: Machine.Event, _ effects: Machine.Effects) {
    guard effects.inset != nil || effects.offset != nil else { return }
    switch event {
    case .laidOut, .ticked, .woke, .detached, .clientDidSetInset: break
    default: report("geometry was written in the stack of \(event)")
    }
  }

  private mutating func checkWritesUnderFinger(_ effects: Machine.Effects, _ before: Machine) {
    guard scroll.isDragging, scroll.isInWindow, effects.inset != nil else { return }
    for side in AxisSide.allCases where machine.addedInset[side] > before.addedInset[side] + 1e-9 {
      report("the share grew under the finger from \(before.addedInset[side]) to \(machine.addedInset[side])")
    }
  }

  private mutating func checkAction(_ commands: Machine.Commands, at side: AxisSide) {
    if commands.contains(.cancelAction) {
      if isRunning[side] != true { report("an action was cancelled that did not run") }
      isRunning[side] = false
    }
    if commands.contains(.startAction) {
      if started[side] == machine.session(at: side) { report("session \(machine.session(at: side)) started twice") }
      started[side] = machine.session(at: side)
      isRunning[side] = true
    }
    isRunning[side] = machine.isActionRunning(at: side)
  }
}
