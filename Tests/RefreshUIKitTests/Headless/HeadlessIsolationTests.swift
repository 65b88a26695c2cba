#if canImport(HeadlessUIKit)
import HeadlessUIKit
import Testing

/// The stand-in is compiled in Swift 5 mode, so that closures of main-actor code check where they are called (SE-0423).
@Suite struct HeadlessIsolationTests {
  @Test func stopsAMainActorClosureThatIsCalledElsewhere() async {
    await #expect(processExitsWith: .failure) {
      let color = await MainActor.run {
        let view = HeadlessWorld.run { world in world.window }
        return UIColor { _ in view.isHidden ? .red : .green }
      }
      await Task.detached {
        _ = color.resolvedColor(with: UITraitCollection(displayScale: 3))
      }.value
    }
  }

  @Test func callsASendableClosureAnywhere() async {
    await #expect(processExitsWith: .success) {
      let color = await MainActor.run { UIColor { @Sendable in $0.displayScale == 3 ? .red : .green } }
      await Task.detached {
        let resolved = color.resolvedColor(with: UITraitCollection(displayScale: 3))
        precondition(resolved == .red)
      }.value
    }
  }

  @Test func stopsAnObservationOfWhatUIKitDoesNotNotify() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        HeadlessWorld.run { world in
          _ = world.window.observe(\.tag) { _, _ in }
        }
      }
    }
  }

  @Test func stopsALayoutThatAsksForItselfForEver() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        final class Loop: UIView {
          override func layoutSubviews() { setNeedsLayout() }
        }
        HeadlessWorld.run { world in
          world.window.addSubview(Loop(frame: .zero))
          world.finishTurn()
        }
      }
    }
  }
}
#endif
