/// The machine of the swipe back with a stack of screens, and the laws that both obey after every move.
///
/// Docs/SwipeBack.md says the laws in words.
struct CheckedSwipe {
  /// An event of a search.
  enum Move: Equatable {
    /// A finger begins a swipe, and may meet something that needs it.
    case begin(isAllowed: Bool, under: SwipeBackObstacle?)
    /// The finger moves to a part of the whole swipe.
    case drag(Double)
    /// The finger is lifted, with a speed in whole swipes per second.
    case lift(Double)
    case cancel
    case pass(frames: Int)
    /// The app pushes or pops a screen, with an animation.
    case push, pop
    case toggle
    /// The system moves the page, goes back, or gives it up.
    case follow(Double)
    case followEnd(isCommitted: Bool)
  }

  /// The start of a search.
  struct Facet {
    let name: String
    var trigger = SwipeBackTrigger.onRelease
    var isRightToLeft = false
    /// `true` if a screen that is popped is gone at once, and not with its animation.
    var popsAtOnce = false
    let moves: [Move]
  }

  private(set) var machine = SwipeBackMachine()
  /// The broken law.
  private(set) var breach: Breach?

  private let facet: Facet
  private var reading = SwipeBackMachine.Reading()
  private var time = 0.0
  private var fingerX = 0.0
  private var isTouching = false
  private var isFollowed = false
  /// `true` if the present swipe was cancelled, so that it may not go back.
  private var isOver = false
  private var isAllowed = true
  private var lastPop = 0
  /// The frames until the transition ends, and the change of the depth then.
  private var remaining = 0
  private var change = 0
  private var needsFrame = false

  private static let frame = 1.0 / 64
  private static let transition = 22

  init(_ facet: Facet) {
    self.facet = facet
    (reading.trigger, reading.isRightToLeft, reading.depth) = (facet.trigger, facet.isRightToLeft, 2)
  }

  private var distance: Double { SwipeBackMachine.distance(width: reading.width) }
  private var direction: Double { facet.isRightToLeft ? -1 : 1 }

  /// Makes a move; returns `false` if it is not possible here.
  mutating func perform(_ move: Move) -> Bool {
    switch move {
    case .begin(let isAllowed, let obstacle):
      guard !isTouching, !isFollowed else { return false }
      (isTouching, isOver, fingerX) = (true, false, 0)
      reading.isAllowed = isAllowed
      let before = machine.session
      let wasAllowed = self.isAllowed
      self.isAllowed = isAllowed
      send(.began(finger(speed: 2), under: obstacle))
      if machine.session == before { self.isAllowed = wasAllowed }
      if obstacle != nil, machine.session != before { note(1, "a swipe began on what needs it") }
    case .drag(let part):
      guard isTouching, fingerX != part * distance * direction else { return false }
      fingerX = part * distance * direction
      send(.moved(finger(speed: 0)))
    case .lift(let speed):
      guard isTouching else { return false }
      isTouching = false
      send(.ended(finger(speed: speed)))
    case .cancel:
      guard isTouching else { return false }
      (isTouching, isOver) = (false, true)
      send(.cancelled)
    case .pass(let frames): for _ in 0..<frames { pass() }
    case .push, .pop:
      // The screen that the system moves may leave too.
      let isPossible = move == .push ? reading.depth < 3 : reading.depth > (isFollowed ? 2 : 1)
      guard remaining == 0, isPossible else { return false }
      change(by: move == .push ? 1 : -1)
    case .toggle: reading.isEnabled.toggle()
    case .follow(let part):
      guard !isTouching, isFollowed || remaining == 0 && reading.depth > 1 else { return false }
      isFollowed = true
      reading.isInTransition = true
      send(.followed(part))
    case .followEnd(let isCommitted):
      guard isFollowed else { return false }
      isFollowed = false
      send(.followEnded(isCommitted: isCommitted))
      (remaining, reading.isInTransition) = (Self.transition, true)
      if isCommitted { change -= 1 }
    }
    return true
  }

  /// Lets go of everything that holds the swipe, and lets two seconds pass.
  mutating func comeToRest() {
    if isTouching { _ = perform(.cancel) }
    if isFollowed { _ = perform(.followEnd(isCommitted: false)) }
    var frames = 0
    while breach == nil, needsFrame || remaining > 0 {
      pass()
      frames += 1
      if frames > 128 { return note(4, "it still needs frames after two seconds") }
    }
    if breach == nil, machine.state != .idle { note(4, "it sleeps while it is \(machine.state)") }
  }

  private func finger(speed: Double) -> SwipeBackMachine.Finger {
    SwipeBackMachine.Finger(x: fingerX, y: 400, vx: speed * distance * direction)
  }

  private mutating func pass() {
    time += Self.frame
    if remaining > 0 {
      remaining -= 1
      if remaining == 0 {
        reading.depth += change
        // The page that the system still moves is in a transition of its own.
        (reading.isInTransition, change) = (isFollowed, 0)
      }
    }
    if needsFrame { send(.ticked) }
  }

  private mutating func change(by screens: Int) {
    (remaining, reading.isInTransition) = (Self.transition, true)
    if facet.popsAtOnce { reading.depth += screens } else { change = screens }
  }

  private mutating func send(_ event: SwipeBackMachine.Event) {
    let before = machine
    let effects = machine.receive(event, reading, at: time)
    needsFrame = effects.needsFrame
    if let pop = effects.pop { checkPop(pop, before) }
    check()
    if effects.feelsArming, !isAllowed { note(5, "a screen that resists has armed") }
  }

  /// Checks that a pop is one that the stack performs (law 1), and the only one of its session (law 2).
  private mutating func checkPop(_ pop: Int, _ before: SwipeBackMachine) {
    if !before.state.isHeld || before.grip.isSystem { note(1, "a pop without a finger") }
    if reading.depth < 2 { note(1, "a pop of the first screen") }
    if reading.isInTransition || remaining > 0 { note(1, "a pop during a transition") }
    if !reading.isEnabled { note(1, "a pop while it is off") }
    if isOver { note(1, "a pop after a cancelled touch") }
    if !isAllowed { note(1, "a pop of a screen that resists") }
    if pop <= lastPop || pop != machine.session { note(2, "a second pop of a session") }
    lastPop = pop
    change(by: -1)
  }

  /// Checks that nothing is left at rest (law 3), and that what is shown is in its range (law 5).
  private mutating func check() {
    let shown = [machine.progress, machine.stretch, machine.armedFraction, machine.leavingFraction]
    if machine.state == .idle, shown.contains(where: { $0 != 0 }) || needsFrame { note(3, "something is left at rest") }
    if shown.contains(where: { !(0...1).contains($0) }) || machine.stretch >= 0.5 { note(5, "a fraction out of range") }
    let moves = machine.state == .popping || machine.state == .returning
    if moves, !needsFrame { note(4, "it moves without a frame") }
    if machine.state == .armed, !isAllowed { note(5, "a screen that resists is armed") }
  }

  private mutating func note(_ law: Int, _ what: String) {
    if breach == nil { breach = Breach(law: law, what: what) }
  }
}

extension CheckedSwipe {
  /// A hash of all that decides what follows: without the time, and without the number of the session.
  var fingerprint: UInt64 {
    let springs = [machine.position, machine.arming, machine.leaving].flatMap { [$0.value, $0.velocity] }
    let grip = machine.grip
    let numbers = springs + [time - machine.lastTime, fingerX, grip.origin, grip.reach, grip.distance]
    let flags = [
      machine.hasFeltArming, isTouching, isFollowed, isOver, isAllowed, needsFrame, reading.isEnabled,
      reading.isInTransition,
      reading.isAllowed, grip.isAllowed, grip.isSystem, lastPop == machine.session,
    ]
    let counts = [
      machine.state.index, reading.depth, remaining, change, machine.state == .popping ? machine.depthAtPop : 0,
    ]
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    func mix(_ word: UInt64) {
      hash = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 29
    }
    for number in numbers { mix((number + 0).bitPattern) }
    for flag in flags { mix(flag ? 1 : 2) }
    for count in counts { mix(UInt64(bitPattern: Int64(count))) }
    return hash
  }
}

extension SwipeBackState {
  fileprivate var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
