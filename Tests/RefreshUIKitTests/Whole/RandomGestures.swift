#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshAnimators
import TestSupport

/// A user, an app and a system that do what comes to their minds to one list.
@MainActor
final class RandomGestures {
  let scene: Scene
  private(set) var gestureCount = 0
  private var random: SeededGenerator

  /// What was done last, for a failure message.
  private(set) var history: [String] = []

  init(_ scene: Scene, random: SeededGenerator) {
    self.scene = scene
    self.random = random
  }

  /// A gesture, with something else in the middle of every third.
  func play() async {
    gestureCount += 1
    await gesture()
    if chance(3) { await disturb() }
    await scene.advance(by: .random(in: 0...0.5, using: &random))
    if scene.finger.isDown { note("lift", scene.finger.lift) }
    if chance(2) { await end() }
  }

  /// Brings everything back to where a list can be left alone.
  func rest() async {
    if scene.finger.isDown { scene.finger.lift() }
    if scene.list.window == nil { scene.world.window.addSubview(scene.list) }
    scene.world.enterForeground()
    scene.header?.isEnabled = true
    scene.header?.isHidden = false
    // A touch that was lost with its window is over for the list once another comes.
    scene.finger.tap(at: CGPoint(x: 200, y: 400))
    await scene.advance(by: 0.2)
    await end()
    await scene.settle()
  }

  private func chance(_ one: Int) -> Bool { Int.random(in: 0..<one, using: &random) == 0 }

  private func note(_ name: String, _ body: () -> Void) {
    history.append(name)
    body()
  }

  private func gesture() async {
    let distance = Double.random(in: 10...160, using: &random)
    switch Int.random(in: 0..<8, using: &random) {
    case 0...2: note("pull \(distance)") { scene.pull(to: distance, duration: .random(in: 0.05...0.4, using: &random)) }
    case 3: flick(by: -.random(in: 100...400, using: &random))
    case 4: flick(by: .random(in: 100...500, using: &random))
    case 5:
      note("taken back from \(distance)") { scene.pull(to: distance) }
      note("to \(distance / 3)") { scene.pull(to: distance / 3) }
    case 6:
      note("cancelled at \(distance)") {
        scene.pull(to: distance)
        scene.finger.cancel()
      }
    default: note("tap") { scene.finger.tap(at: CGPoint(x: 200, y: 400)) }
    }
    if chance(2) { scene.finger.hold(for: .random(in: 0...0.3, using: &random)) }
  }

  private func flick(by travel: Double) {
    note("flick \(travel)") {
      scene.finger.flick(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 400 + travel), duration: 0.1)
    }
  }

  private func end() async {
    history.append("end")
    scene.work.finish()
    await scene.world.settleTasks()
    if chance(2) { scene.header?.endRefreshing() }
  }
}

extension RandomGestures {
  private func disturb() async {
    switch Int.random(in: 0..<9, using: &random) {
    case 0: setInset(bottom: .random(in: 0...340, using: &random))
    case 1: setInset(top: .random(in: 0...60, using: &random).rounded())
    case 2: note("begin") { scene.header?.begin(reveals: Bool.random(using: &random)) }
    case 3: note("disable and enable") { toggle { scene.header?.isEnabled = $0 } }
    case 4: note("hide and show") { toggle { scene.header?.isHidden = !$0 } }
    case 5: await leaveWindow()
    case 6: rotate()
    case 7: await background()
    default: announceInset(.random(in: 0...40, using: &random).rounded())
    }
  }

  /// A gesture of the app's may take back a share and bring the list home in one step.
  private func toggle(_ body: (Bool) -> Void) {
    body(false)
    scene.world.finishTurn()
    body(true)
  }

  private func setInset(bottom: CGFloat) {
    note("bottom \(bottom)") {
      scene.watch.clientInset.bottom = bottom
      scene.client { scene.list.contentInset.bottom = bottom }
    }
  }

  private func setInset(top: CGFloat) {
    note("top \(top)") {
      scene.watch.clientInset.top = top
      let inset = scene.watch.clientInset
      scene.client { scene.list.contentInset = inset }
    }
  }

  private func announceInset(_ top: CGFloat) {
    note("own top \(top)") {
      scene.watch.clientInset.top = top
      scene.client { scene.list.refresh.contentInset.top = top }
    }
  }

  private func leaveWindow() async {
    history.append("out of the window and back")
    scene.list.removeFromSuperview()
    await scene.advance(by: .random(in: 0...0.3, using: &random))
    scene.world.window.addSubview(scene.list)
    scene.world.finishTurn()
  }

  private func rotate() {
    note("rotate") {
      let isWide = scene.list.bounds.width > scene.list.bounds.height
      let size = isWide ? CGSize(width: 393, height: 852) : CGSize(width: 852, height: 393)
      scene.client { scene.list.frame.size = size }
    }
  }

  private func background() async {
    history.append("background and back")
    scene.world.enterBackground()
    await scene.advance(by: 0.2)
    scene.world.enterForeground()
  }
}
#endif
