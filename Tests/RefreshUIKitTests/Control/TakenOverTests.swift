#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshAnimators
import ScrollPhysics
import Testing

/// Controls that leave the list while the machine brings home what a finger has pulled.
@MainActor
@Suite struct TakenOverTests {
  /// The way in which a control leaves.
  enum Leave: CaseIterable {
    case hiding, disabling, removal, replacement

    @MainActor
    func callAsFunction(_ control: RefreshControl, in scene: Scene) {
      switch self {
      case .hiding: control.isHidden = true
      case .disabling: control.isEnabled = false
      case .removal: control.removeFromSuperview()
      case .replacement:
        if control.role == .refresh { scene.addHeader() } else { scene.addFooter(trigger: .onRelease) }
      }
    }
  }

  /// A control that leaves a list.
  struct Case: CustomStringConvertible, Sendable {
    let kind: RelativeInsetTests.Kind
    let role: RefreshRole
    let leave: Leave

    var description: String { "\(kind), \(role), \(leave)" }

    static let all = RelativeInsetTests.Kind.allCases.flatMap { kind in
      [RefreshRole.refresh, .loadMore].flatMap { role in
        Leave.allCases.map { Case(kind: kind, role: role, leave: $0) }
      }
    }
  }

  private static let pull = 145.0

  /// The list jumped by the whole pull in one frame.
  @Test(arguments: HeadlessSwitches.everySetting(with: Case.all))
  func whatWasTakenOverIsBroughtHomeByAMotion(switches: HeadlessSwitches, example: Case) async {
    for frames in [0, 1, 2, 6, 14] {
      let rows = Rows(600)
      await HeadlessWorld.run(switches: switches) { world in
        let scene = Scene(world, list: example.kind.list(of: rows, in: world))
        // Rows that grow as the inset is given back move the end of the motion.
        if switches.rowHeight == .followsInset { scene.watch.motions.spare = 8 }
        await scene.advance(by: 0.6)
        let control = example.role == .refresh ? scene.addHeader() : scene.addFooter(trigger: .onRelease)
        await Self.release(control, in: scene)
        world.advance(frames: frames)
        let line = example.role == .refresh ? scene.rest : scene.end
        var places = [scene.offset]
        world.observeFrames { [weak scene] in if let scene { places.append(scene.offset) } }
        scene.client { example.leave(control, in: scene) }
        #expect(!control.isRefreshing && scene.offset == places[0], "nothing has moved in the call")
        await scene.settle()
        let steps = zip(places, places.dropFirst()).map { abs($0 - $1) }
        // A frame of the clock may be late.
        let frame = switches.frameClock == .linksCappedAtSixty ? 1.0 / 60 : world.frameDuration
        let largest = Self.pull * (1 - BounceLaw.retention(after: 2 * frame))
        #expect((steps.max() ?? 0) <= largest, "\(example), frame \(frames): \(places)")
        #expect(zip(places, places.dropFirst()).allSatisfy { abs($1 - line) <= abs($0 - line) }, "\(places)")
        // Rows that depend on the inset grow as it is given back, and move the end away (see Limitations).
        let movesEnd = example.role == .loadMore && scene.end > line
        #expect(scene.offset == line || movesEnd && scene.offset < scene.end, "\(example), frame \(frames)")
        #expect(scene.list.contentInset == .zero, "\(example), frame \(frames)")
        await scene.expectCleanEnd()
      }
    }
  }

  private static func release(_ control: RefreshControl, in scene: Scene) async {
    if control.role == .refresh {
      scene.pull(to: pull)
    } else {
      scene.show(scene.end)
      await scene.advance(by: 0.2)
      scene.pullEnd(to: pull)
    }
    scene.finger.hold(for: 0.1)
    scene.finger.lift()
    scene.world.finishTurn()
    #expect(control.isRefreshing)
  }
}
#endif
