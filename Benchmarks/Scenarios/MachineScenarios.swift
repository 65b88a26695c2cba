import Marks
import RefreshCore

/// The machine alone: an event goes in, and its effects come out.
@MainActor
enum MachineScenarios {
  private static let rounds = 500

  static func run() {
    farFromTheEnds()
    pulled()
    settling()
    Meter.report("bytes", "machine/size", Double(MemoryLayout<RefreshStateMachine>.size))
  }

  private static func farFromTheEnds() {
    var header = MachineScene()
    header.fling(to: 3000)
    scroll(header, "machine/far")

    var both = MachineScene(hasFooter: true)
    both.fling(to: 3000)
    scroll(both, "machine/far-both")

    var dragged = MachineScene()
    dragged.drag(to: -10)
    dragged.drag(to: 3000)
    scroll(dragged, "machine/far-dragged")

    var away = MachineScene()
    away.refresh(frames: 120)
    away.fling(to: 3000)
    scroll(away, "machine/away")
  }

  private static func pulled() {
    var one = MachineScene()
    one.drag(to: -40)
    scroll(one, "machine/pulled")
    flush(one, .laidOut, "machine/pulled-flush")
    var two = MachineScene(hasFooter: true)
    two.drag(to: -40)
    flush(two, .laidOut, "machine/pulled-flush-two")
  }

  private static func settling() {
    var one = MachineScene()
    one.refresh(frames: 4)
    flush(one, .ticked, "machine/settle")
    var two = MachineScene(hasFooter: true)
    two.refresh(frames: 4)
    flush(two, .ticked, "machine/settle-two")
  }

  /// Scrolls by a point, back and forth.
  private static func scroll(_ scene: MachineScene, _ name: String) {
    var scene = scene
    var step = 1.0
    Meter.measure(name, rounds: rounds) {
      scene.scroll.offset += step
      step = -step
      scene.time += MachineScene.frame
      consume(scene.machine.receive(.scrolled, scene.scroll, at: scene.time))
    }
  }

  /// Flushes the same moment again and again: a flush of it later would be another one.
  private static func flush(_ scene: MachineScene, _ event: RefreshStateMachine.Event, _ name: String) {
    var machine = scene.machine
    let time = scene.time + MachineScene.frame
    Meter.measure(name, rounds: rounds) {
      machine = scene.machine
      consume(machine.receive(event, scene.scroll, at: time))
    }
  }

  @inline(never)
  private static func consume(_ effects: RefreshStateMachine.Effects) {}
}

/// A machine and the scroll view that it believes to have.
struct MachineScene {
  static let frame = 1.0 / 60

  var machine = RefreshStateMachine()
  var scroll = RefreshStateMachine.ScrollMetrics(contentLength: 30_000)
  var time = 1.0

  init(hasFooter: Bool = false) {
    machine.configure(RefreshStateMachine.SideSettings(), at: .near)
    send(.attached(.near))
    if hasFooter {
      machine.configure(
        RefreshStateMachine.SideSettings(role: .loadMore, trigger: .onReachingEnd(within: .points(800))), at: .far)
      send(.attached(.far))
    }
    send(.laidOut)
  }

  mutating func send(_ event: RefreshStateMachine.Event) {
    let effects = machine.receive(event, scroll, at: time)
    guard effects.inset != nil || effects.offset != nil else { return }
    if let inset = effects.inset { (scroll.inset, scroll.adjustedInset) = (inset, inset) }
    if let offset = effects.offset { scroll.offset = offset }
    _ = machine.receive(.scrolled, scroll, at: time)
  }

  private mutating func move(to offset: Double) {
    time += Self.frame
    scroll.offset = offset
    send(.scrolled)
    send(.laidOut)
  }

  /// Moves the content under a finger, which stays down.
  mutating func drag(to offset: Double) {
    scroll = reading(underFingerOf: offset - scroll.offset)
    move(to: offset)
  }

  private mutating func lift() {
    scroll = reading(underFingerOf: nil)
    send(.lifted)
    send(.laidOut)
  }

  /// The present reading under a finger of a velocity, or without a finger.
  private func reading(underFingerOf velocity: Double?) -> RefreshStateMachine.ScrollMetrics {
    RefreshStateMachine.ScrollMetrics(
      offset: scroll.offset, contentLength: scroll.contentLength, inset: scroll.inset, isDragging: velocity != nil,
      isTracking: velocity != nil, isDecelerating: scroll.isDecelerating, dragVelocity: velocity ?? 0)
  }

  /// Moves the content by momentum, at the end of which it rests far from the ends.
  mutating func fling(to offset: Double) {
    drag(to: scroll.offset + 20)
    scroll.isDecelerating = true
    lift()
    move(to: offset)
    for _ in 0..<120 {
      time += Self.frame
      send(.ticked)
    }
  }

  /// Begins a session by a pull, and lets frames pass.
  mutating func refresh(frames: Int) {
    drag(to: -40)
    drag(to: -100)
    lift()
    for _ in 0..<frames {
      time += Self.frame
      send(.ticked)
    }
  }
}
