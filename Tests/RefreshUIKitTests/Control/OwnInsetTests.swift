#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif
#if canImport(UIKit) || canImport(HeadlessUIKit)
import RefreshAnimators
import Testing

@testable import RefreshCore

/// The client's own inset, which is always readable and exact.
@MainActor
@Suite struct OwnInsetTests {
  /// Numbers whose sums and differences are not exact.
  private static let odd = UIEdgeInsets(top: 0.1, left: 0.3, bottom: 0.7, right: 0.9)
  private static let animator = PlainAnimator(extent: 53.333, showsOutcomes: true)

  @Test(arguments: TestSetting.everySetting(with: SessionMoment.allCases))
  func itIsTheClientsBitForBit(switches: TestSetting, moment: SessionMoment) async {
    await Scene.run(switches) { scene in
      scene.client { scene.list.contentInset = Self.odd }
      scene.watch.clientInset = Self.odd
      scene.addHeader(animator: Self.animator)
      await moment.reach(in: scene)
      #expect(scene.list.refresh.contentInset == Self.odd)
      if scene.finger.isDown { scene.finger.lift() }
      await scene.advance(by: 0.5)
      await scene.finish()
      #expect(scene.list.contentInset == Self.odd)
    }
  }

  /// Sums of fractions differ in their last digits, and each write of an inset costs a layout.
  @Test(arguments: TestSetting.everySetting(with: [0.1, 16.1, 1.0 / 3]))
  func noInsetIsWrittenForItsLastDigits(switches: TestSetting, top: Double) async {
    await Scene.run(switches) { scene in
      scene.client { scene.list.contentInset.top = top }
      scene.watch.clientInset.top = top
      scene.addHeader(animator: Self.animator)
      var insets: [CGFloat] = []
      let token = scene.list.observe(\.contentInset) { list, _ in
        MainActor.assumeIsolated { insets.append(list.contentInset.top) }
      }
      await scene.refresh(pull: 150)
      await scene.finish()
      // A closing that is caught ends in the slow part of a spring.
      await scene.refresh()
      await SessionMoment.close(scene)
      scene.pull(to: 4)
      scene.finger.lift()
      await scene.advance(by: 2)
      token.invalidate()
      #expect(insets.count > 20)
      #expect(zip(insets, insets.dropFirst()).allSatisfy { $0 == $1 || abs($0 - $1) > 1e-6 }, "\(insets)")
      await scene.finish()
    }
  }

  /// A decision is reported before its inset is written, which would replace the app's.
  @Test(arguments: TestSetting.everySetting)
  func settingItWhenADecisionIsReportedIsKept(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      scene.addHeader(animator: Self.animator)
      // The write that the app's replaces.
      scene.watch.spareInsetWrites = 2
      var hasSet = false
      let inner = scene.list.refresh.onDecision
      scene.list.refresh.onDecision = { decision in
        inner?(decision)
        guard !hasSet, decision.effects.inset != nil else { return }
        hasSet = true
        scene.client { scene.list.refresh.contentInset = Self.odd }
        scene.watch.clientInset = Self.odd
      }
      await scene.refresh()
      await scene.advance(by: 0.5)
      #expect(hasSet && scene.list.refresh.contentInset == Self.odd)
      await scene.finish()
      #expect(scene.list.contentInset == Self.odd)
    }
  }

  @Test(arguments: TestSetting.everySetting(with: SessionMoment.allCases))
  func addingToItIsExactAndShowsAtOnce(switches: TestSetting, moment: SessionMoment) async {
    await Scene.run(switches) { scene in
      scene.addHeader(animator: Self.animator)
      await moment.reach(in: scene)
      let addedInset = scene.list.contentInset.top
      scene.client {
        scene.list.refresh.contentInset = Self.odd
        scene.list.refresh.contentInset.top += 24
      }
      let expected = UIEdgeInsets(top: Self.odd.top + 24, left: 0.3, bottom: 0.7, right: 0.9)
      scene.watch.clientInset = expected
      #expect(scene.list.refresh.contentInset == expected)
      #expect(abs(scene.list.contentInset.top - addedInset - expected.top) < 1e-9)
      await scene.advance(by: 0.2)
      if scene.finger.isDown {
        scene.pull(to: 60)
        scene.finger.lift()
      }
      await scene.finish()
      #expect(scene.list.contentInset == expected)
    }
  }

  @Test(arguments: TestSetting.everySetting)
  func heldContentMovesAlongWithIt(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      scene.addHeader()
      await scene.refresh()
      scene.client { scene.list.refresh.contentInset.top = 30 }
      scene.watch.clientInset.top = 30
      scene.world.finishTurn()
      #expect(scene.pull == 60)
      #expect(scene.list.contentInset.top == 90)
      scene.client { scene.list.refresh.contentInset.top = 0 }
      scene.watch.clientInset.top = 0
      scene.world.finishTurn()
      #expect(scene.pull == 60)
      await scene.finish()
      #expect(scene.offset == -59)
    }
  }

  @Test(arguments: TestSetting.everySetting)
  func withoutAControlItIsTheListsInset(switches: TestSetting) async {
    await Scene.run(switches) { scene in
      scene.client { scene.list.refresh.contentInset.bottom = 12 }
      scene.watch.clientInset.bottom = 12
      #expect(scene.list.contentInset == UIEdgeInsets(top: 0, left: 0, bottom: 12, right: 0))
      scene.client { scene.list.contentInset.top = 8 }
      scene.watch.clientInset.top = 8
      #expect(scene.list.refresh.contentInset.top == 8)
    }
  }

  /// Reads the app's own inset while the framework writes the list's, and sets it again.
  private final class Reader: NSObject, UIScrollViewDelegate {
    private(set) var insets: Set<CGFloat> = []

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      insets.insert(scrollView.refresh.contentInset.top)
      let inset = scrollView.refresh.contentInset
      scrollView.refresh.contentInset = inset
    }
  }

  @Test(arguments: TestSetting.everySetting(with: [false, true]))
  func itIsExactWhileTheListsInsetIsWritten(switches: TestSetting, isLongPull: Bool) async {
    await Scene.run(switches) { scene in
      let reader = Reader()
      scene.list.delegate = reader
      scene.addHeader()
      scene.pullAndRelease(to: isLongPull ? 160 : 110)
      await scene.advance(by: 0.8)
      await scene.finish()
      scene.list.delegate = nil
      #expect(reader.insets == [0])
      #expect(scene.list.contentInset == .zero)
    }
  }
}
#endif
