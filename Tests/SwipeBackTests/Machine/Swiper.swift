import SwipeBack

/// A finger on the machine of a stack of screens, with frames of 1/60 s.
struct Swiper {
  var machine = SwipeBackMachine()
  var reading = SwipeBackMachine.Reading()

  /// The swipes that went back, in order.
  private(set) var pops: [Int] = []

  /// The number of times that arming was felt.
  private(set) var feltCount = 0

  /// The refusals, in order.
  private(set) var refusals: [SwipeBackRefusal] = []

  /// The effects of the last event.
  private(set) var last = SwipeBackMachine.Effects()

  /// The time in seconds.
  private(set) var now = 0.0

  /// `true` if a pop takes its screen from the stack at once.
  var popsAtOnce = true

  var state: SwipeBackState { machine.state }
  var progress: Double { machine.progress }

  init(isAllowed: Bool = true) { reading.isAllowed = isAllowed }

  mutating func send(_ event: SwipeBackMachine.Event) {
    last = machine.receive(event, reading, at: now)
    if last.feelsArming { feltCount += 1 }
    if let refusal = last.refusal { refusals.append(refusal) }
    guard let pop = last.pop else { return }
    pops.append(pop)
    if popsAtOnce { reading.depth -= 1 }
  }

  /// Begins a swipe that moves to the trailing edge, with its origin at a movement of 0.
  mutating func begin(vx: Double = 100, vy: Double = 0, under obstacle: SwipeBackObstacle? = nil) {
    send(.began(finger(0, vx: vx, vy: vy), under: obstacle))
  }

  mutating func move(to x: Double, vx: Double = 0) { send(.moved(finger(x, vx: vx))) }

  mutating func lift(at x: Double, vx: Double = 0) { send(.ended(finger(x, vx: vx))) }

  private func finger(_ x: Double, vx: Double = 0, vy: Double = 0) -> SwipeBackMachine.Finger {
    SwipeBackMachine.Finger(x: x, y: 300, vx: vx, vy: vy)
  }

  /// Lets a frame pass.
  mutating func frame() {
    now += 1.0 / 60
    send(.ticked)
  }

  /// Lets frames pass while the machine needs them, at most ten seconds, and returns the progress in each.
  @discardableResult
  mutating func rest() -> [Double] {
    var shown: [Double] = []
    repeat {
      frame()
      shown.append(progress)
    } while last.needsFrame && shown.count < 600
    return shown
  }
}
