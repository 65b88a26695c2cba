#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshAnimators

/// Plays a script to a list on a screen of its own, and looks at what comes of it.
@MainActor
struct ScriptPlayer {
  /// An interference with the scene after each act, which the script does not contain.
  typealias Stranger = @MainActor (Act, Scene) -> Void

  private let scene: Scene

  /// Plays a script; answers what it broke.
  static func play(_ script: PropertyScript, beside stranger: Stranger = { _, _ in }) async -> [BrokenLaw] {
    await run(script, beside: stranger).broken
  }

  /// Plays a script; answers what it broke, and everything that happened.
  static func run(
    _ script: PropertyScript, beside stranger: Stranger = { _, _ in }
  ) async -> (broken: [BrokenLaw], events: [HeadlessEvent]) {
    await HeadlessWorld.run(switches: HeadlessSwitches(indices: script.switches)) { world in
      let scene = Scene(world, contentHeight: script.length)
      scene.watch.recordsSessions = true
      scene.addHeader(trigger: script.headerTrigger)
      if let trigger = script.footerTrigger { scene.addFooter(trigger: trigger) }
      scene.watch.mayMoveUnderFinger = script.footerTrigger != nil
      let player = ScriptPlayer(scene: scene)
      for act in script.acts {
        await player.play(act)
        stranger(act, scene)
      }
      await player.leaveAlone()
      return (player.brokenLaws(), world.log.events)
    }
  }

  private func play(_ act: Act) async {
    switch act {
    case .pull, .pullEnd, .flick, .hold, .lift, .cancel, .tap, .tapFooter: touch(act)
    case .wait(let time): await scene.advance(by: time)
    case .leaveWindow(let time):
      if scene.list.isTracking || scene.list.isDragging { scene.watch.touchIsLost() }
      scene.list.removeFromSuperview()
      await scene.advance(by: time)
      enterWindow()
    case .background(let time):
      scene.world.enterBackground()
      await scene.advance(by: time)
      scene.world.enterForeground()
    default: write(act)
    }
    await scene.world.settleTasks()
  }

  /// Lets go of the list and lets all work return: it has to come to rest by that alone.
  ///
  /// Only a list that UIKit has left is touched once more: one that believes it is still touched, because it was not
  /// told of the end of a touch that was lost with its window, and one that was outside its range when that was lost,
  /// or where the app's scroll ended or was caught.
  private func leaveAlone() async {
    if scene.finger.isDown { scene.finger.lift() }
    await scene.settle()
    if scene.list.isDragging || scene.list.isTracking || scene.watch.isLeftOutside {
      scene.finger.drag(from: middle, to: CGPoint(x: middle.x, y: middle.y + 20), duration: 0.3)
      scene.finger.hold(for: 0.2)
      scene.finger.lift()
      await scene.settle()
    }
    // A load may follow the refresh that kept it from beginning.
    for _ in 0..<3 where scene.work.isRunning || scene.load.isRunning {
      scene.work.finish()
      scene.load.finish(.more)
      await scene.settle()
    }
  }

  private func brokenLaws() -> [BrokenLaw] {
    var texts = scene.watch.leftovers()
    let watch = scene.watch
    texts += watch.faults
    if !watch.header.hasStarted(scene.work.startCount) { texts.append("a refresh was started other than ordered") }
    if !watch.footer.hasStarted(scene.load.startCount) { texts.append("a load was started other than ordered") }
    return texts.map { BrokenLaw(text: $0) }
  }
}

extension ScriptPlayer {
  private func touch(_ act: Act) {
    if scene.list.headlessIsScrollAnimating { scene.watch.touchIsLost() }
    switch act {
    case .pull(let distance): scene.pull(to: distance)
    case .pullEnd(let distance): scene.pullEnd(to: distance)
    case .flick(let travel):
      if scene.finger.isDown { scene.finger.lift() }
      scene.finger.flick(from: middle, to: CGPoint(x: middle.x, y: middle.y + travel), duration: 0.1)
    case .hold(let time): scene.finger.hold(for: time)
    case .lift: scene.finger.lift()
    case .cancel: scene.finger.cancel()
    case .tap: tap(at: middle)
    case .tapFooter: tap(at: scene.tapPoint)
    default: break
    }
  }

  /// A point in the middle of the list, however the phone is turned.
  private var middle: CGPoint { CGPoint(x: scene.list.frame.midX, y: scene.list.frame.midY) }

  private func tap(at point: CGPoint) {
    if scene.finger.isDown { scene.finger.lift() }
    scene.finger.tap(at: point)
  }

  private func enterWindow() {
    scene.world.window.addSubview(scene.list)
    scene.world.finishTurn()
  }

  /// The app's acts in one turn of the run loop.
  private func write(_ act: Act) {
    switch act {
    case .endRefresh(let ending): end(scene.work, ending)
    case .endLoad(let ending): end(scene.load, ending)
    case .endByCall(let role): control(role)?.endRefreshing()
    case .begin(let reveals): scene.header?.begin(reveals: reveals)
    case .beginLoad: scene.footer?.begin()
    case .setInset(let side, let length): setInset(side, length)
    case .tellInset(let side, let length): tellInset(side, length)
    case .setMore(let hasMore): scene.footer?.hasMoreData = hasMore
    case .disable(let role): toggle(role) { $0.isEnabled = $1 }
    case .hide(let role): toggle(role) { $0.isHidden = !$1 }
    default: writeList(act)
    }
  }

  private func writeList(_ act: Act) {
    switch act {
    // A list that becomes shorter than where it stands has to be brought home.
    case .setLength:
      scene.watch.awaitsHomecoming = true
      scene.watch.rangeChanges()
    case .grow, .rotate: scene.watch.rangeChanges()
    default: break
    }
    scene.client {
      switch act {
      case .grow(let length): scene.list.contentSize.height += length
      case .setLength(let length): scene.list.contentSize.height = length
      case .scroll(let offset):
        let legal = scene.watch.legalY
        let place = min(max(offset, legal.lowerBound), legal.upperBound)
        scene.list.setContentOffset(CGPoint(x: 0, y: place), animated: true)
      case .rotate: scene.list.frame.size = CGSize(width: scene.list.frame.height, height: scene.list.frame.width)
      default: break
      }
    }
    scene.world.finishTurn()
  }

  private func control(_ role: Act.Role) -> RefreshControl? { role == .header ? scene.header : scene.footer }

  private func end(_ work: Work, _ ending: Act.Ending) {
    work.result = ending == .end ? .end : .more
    work.finish(throwing: ending == .failure ? Scene.Failure() : nil)
  }

  /// Takes something from a control for a turn.
  private func toggle(_ role: Act.Role, _ set: (RefreshControl, Bool) -> Void) {
    guard let control = control(role) else { return }
    scene.watch.mayGiveUpShare = true
    set(control, false)
    scene.world.finishTurn()
    scene.watch.mayGiveUpShare = false
    set(control, true)
  }

  private func setInset(_ side: Act.Side, _ length: Double) {
    let present = side == .top ? scene.list.contentInset.top : scene.list.contentInset.bottom
    // Nobody can tell a write that changes nothing from none.
    guard abs(present - length) > scene.watch.slack else { return }
    let inset = remember(side, length)
    scene.client {
      if side == .top { scene.list.contentInset.top = inset.top } else { scene.list.contentInset.bottom = inset.bottom }
    }
  }

  private func tellInset(_ side: Act.Side, _ length: Double) {
    let inset = remember(side, length)
    scene.client { scene.list.refresh.contentInset = inset }
  }

  /// The inset that the app assumes from now on.
  private func remember(_ side: Act.Side, _ length: Double) -> UIEdgeInsets {
    scene.watch.rangeChanges()
    if side == .top { scene.watch.clientInset.top = length } else { scene.watch.clientInset.bottom = length }
    return scene.watch.clientInset
  }
}
#endif
