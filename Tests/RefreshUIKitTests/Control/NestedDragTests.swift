#if canImport(HeadlessUIKit)
import RefreshAnimators
import Testing

@testable import HeadlessUIKit

/// A list that is dragged by the pan of a list inside it, as UIKit does since iOS 17.4 at the ends of the inner one.
@MainActor
@Suite struct NestedDragTests {
  @Test(arguments: HeadlessSwitches.everySetting)
  func aListThatIsDraggedFromInsideRefreshes(switches: HeadlessSwitches) async {
    await HeadlessWorld.run(switches: switches) { world in
      let scene = Scene(world)
      scene.watch.isClientWriting = true
      scene.watch.mayComeFromOutside = true
      let cell = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 400))
      let inner = UIScrollView(frame: cell.bounds)
      inner.contentSize = CGSize(width: 393, height: 2000)
      inner.transfersVerticalScrollingToParent = false
      cell.addSubview(inner)
      scene.list.addSubview(cell)
      let control = scene.addHeader()
      await scene.advance(by: 0.1)
      let finger = SimulatedFinger(on: inner)
      finger.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 130), duration: 0.1)
      #expect(inner.isDragging && !scene.list.isDragging)
      scene.list.flags.isDragging = true
      for step in 1...10 {
        scene.list.move(to: CGPoint(x: 0, y: -59 - 10 * CGFloat(step)))
        world.advance(frames: 1)
      }
      #expect(control.refreshState == .armed)
      scene.list.flags.isDragging = false
      finger.lift()
      await scene.advance(by: 1)
      #expect(control.isRefreshing && scene.work.startCount == 1)
      await scene.finish()
      #expect(scene.offset == -59)
    }
  }
}
#endif
