#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshAnimators
import RefreshPictures
import TestSupport
import Testing

/// Headers that are replaced by others at any frame of a motion.
@MainActor
@Suite struct ReplacementTests {
  /// A motion of a list with a header.
  enum Motion: CaseIterable {
    /// A pull too short to begin a session bounces back.
    case bounce
    /// A session opens after a pull.
    case opening
    /// A session opens that the app has begun.
    case begin
    /// A list that is held bounces back after another pull.
    case heldBounce
    /// A session closes.
    case closing
  }

  /// The way in which a header is replaced.
  enum Way: CaseIterable {
    case control, animator
  }

  private nonisolated static let cases: [(Motion, Way)] = Motion.allCases.flatMap { motion in
    Way.allCases.map { (motion, $0) }
  }

  @Test(arguments: HeadlessSwitches.everySetting(with: cases))
  func aHeaderMayBeReplacedInAnyFrame(switches: HeadlessSwitches, kind: (motion: Motion, way: Way)) async {
    let presets = RefreshPreset.all
    let step = SweepWidth.choose(quick: 17, full: 3, thorough: 1)
    for frame in stride(from: 0, to: 90, by: step) {
      let old = presets[frame % presets.count]
      let others = SweepWidth.choose(quick: 1, full: 1, thorough: presets.count - 1)
      for distance in 1...others {
        let new = presets[(frame + frame / presets.count + distance) % presets.count]
        await replace(old, by: new, kind.way, in: kind.motion, at: frame, under: switches)
      }
    }
  }

  /// The way in which a header leaves a collection view.
  enum Leave: CaseIterable {
    case removal, replacement, disabling, hiding
  }

  private nonisolated static let leaves: [(Leave, Bool)] = Leave.allCases.flatMap { [($0, false), ($0, true)] }

  /// In a motion, the content of a collection view is up to a stair past the edge that the added inset makes.
  @Test(arguments: HeadlessSwitches.everySetting(with: leaves))
  func aCollectionViewIsAtItsTopAfterItsHeader(
    switches: HeadlessSwitches, example: (leave: Leave, isClosing: Bool)
  ) async {
    let rows = Rows(1000)
    for frame in [1, 2, 4, 8, 12, 20] {
      await HeadlessWorld.run(switches: switches) { world in
        let layout = UICollectionViewFlowLayout()
        let list = UICollectionView(frame: world.window.bounds, collectionViewLayout: layout)
        list.dataSource = rows
        let scene = Scene(world, list: list)
        scene.watch.mayGiveUpShare = true
        scene.watch.mayComeFromOutside = true
        await scene.advance(by: 0.6)
        let header = scene.addHeader(animator: .ring)
        scene.pullAndRelease(to: 150)
        if example.isClosing {
          await scene.advance(by: 1)
          scene.work.finish()
          await scene.world.settleTasks()
          for _ in 0..<120 where list.contentInset.top > 0 { world.advance(frames: 1) }
        }
        world.advance(frames: frame)
        scene.client {
          switch example.leave {
          case .removal: list.refresh.removeHeader()
          case .replacement: scene.addHeader(animator: .ring)
          case .disabling: header.isEnabled = false
          case .hiding: header.isHidden = true
          }
        }
        await scene.settle()
        #expect(scene.pull == 0 && list.contentInset == .zero, "\(example), frame \(frame)")
        #expect(scene.header.map { $0.refreshState == .idle } ?? true, "\(example), frame \(frame)")
      }
    }
  }

  private static func add(_ animator: any RefreshAnimator, to scene: Scene) {
    scene.addHeader().animator = animator
  }

  private func replace(
    _ old: RefreshPreset, by new: RefreshPreset, _ way: Way, in motion: Motion, at frame: Int,
    under switches: HeadlessSwitches
  ) async {
    await HeadlessWorld.run(switches: switches) { world in
      let scene = Scene(world)
      scene.watch.mayGiveUpShare = true
      scene.watch.mayComeFromOutside = true
      scene.watch.spareInsetWrites = 20
      Self.add(old.animator, to: scene)
      switch motion {
      case .bounce: scene.pullAndRelease(to: 55)
      case .opening: scene.pullAndRelease(to: 150)
      case .begin: scene.header?.begin()
      case .heldBounce:
        scene.pullAndRelease(to: 150)
        await scene.advance(by: 1)
        scene.pullAndRelease(to: 150)
      case .closing:
        scene.pullAndRelease(to: 150)
        await scene.advance(by: 1)
        scene.work.finish()
        await scene.world.settleTasks()
      }
      world.advance(frames: frame)
      scene.client {
        switch way {
        case .control: Self.add(new.animator, to: scene)
        case .animator: scene.header?.animator = new.animator
        }
      }
      await scene.advance(by: 0.5)
      scene.header?.endRefreshing()
      await scene.settle()
      let left = scene.watch.leftovers()
      #expect(left == [], "\(old) replaced by \(new), \(motion), frame \(frame), \(way)")
    }
  }

  /// The listener of the header that is replaced finds another place for the new one.
  @Test func aHeaderThatIsMovedWhileItReplacesAnotherIsInOneListOnly() async {
    await HeadlessWorld.run { world in
      let (scene, other) = (Scene(world), Scene(world))
      let old = scene.addHeader()
      let new = RefreshControl(animator: PlainAnimator())
      old.onUpdate = { update in
        if update.state == .idle { other.list.addSubview(new) }
      }
      scene.pull(to: 60)
      scene.list.addSubview(new)
      await scene.advance(by: 0.1)
      #expect(scene.header == nil && other.header === new && new.superview === other.list)
      scene.finger.lift()
      await scene.settle()
      #expect(scene.list.subviews.isEmpty)
    }
  }
}
#endif
