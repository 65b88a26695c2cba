#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshAnimators
import TestSupport
import Testing

/// Apps that write the inset of their list when they hear of a scroll, which UIKit tells inside of a write of ours.
@MainActor
@Suite struct NestedWriteTests {
  /// Writes once, in a certain call.
  private final class Writer: NSObject, UIScrollViewDelegate {
    private var calls: Int
    private let write: () -> Void

    init(in calls: Int, _ write: @escaping () -> Void) { (self.calls, self.write) = (calls, write) }

    var hasWritten: Bool { calls <= 0 }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      calls -= 1
      if calls == 0 { write() }
    }
  }

  enum Motion: CaseIterable { case release, call, closing }

  /// The machine's inset came after it, and the app's was lost.
  @Test(arguments: HeadlessSwitches.everySetting(with: Motion.allCases))
  func anInsetThatIsWrittenInAScrollIsKept(switches: HeadlessSwitches, motion: Motion) async {
    for call in stride(from: 1, through: 16, by: SweepWidth.choose(quick: 3, full: 1, thorough: 1)) {
      await Scene.run(switches) { scene in
        let control = scene.addHeader(animator: PlainAnimator())
        switch motion {
        case .release: scene.pullAndRelease(to: 140)
        case .call: control.beginRefreshing()
        case .closing: await scene.refresh()
        }
        let writer = scene.keep(
          Writer(in: call) { [weak scene] in
            scene?.watch.clientInset.bottom = 40
            scene?.client { scene?.list.contentInset.bottom = 40 }
          })
        scene.list.delegate = writer
        if motion == .closing { await scene.finish() } else { await scene.advance(by: 1.5) }
        let bottom: CGFloat = writer.hasWritten ? 40 : 0
        #expect(scene.list.refresh.contentInset.bottom == bottom, "\(motion), call \(call)")
        control.endRefreshing()
        await scene.finish()
        #expect(scene.list.contentInset == UIEdgeInsets(top: 0, left: 0, bottom: bottom, right: 0))
      }
    }
  }
}
#endif
