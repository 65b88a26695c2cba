#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshAnimators
import Testing

@testable import RefreshCore

/// Lists whose geometry is not finite: UIKit raises an exception for a frame that is not.
@MainActor
@Suite struct UnusableFrameTests {
  @Test(arguments: [RefreshPlacement.withContent, .floating])
  func anInsetWithoutAnEndMovesNoControl(placement: RefreshPlacement) async {
    await Scene.run(HeadlessSwitches()) { scene in
      let header = scene.addHeader()
      header.placement = placement
      await scene.refresh()
      let frame = header.frame
      scene.client {
        scene.list.contentInset.left = .infinity
        scene.list.contentOffset.x += 3
        scene.list.contentOffset.y += 1
      }
      #expect(header.frame.minX == frame.minX && header.frame.width == frame.width)
      scene.client {
        scene.list.contentInset.left = 0
        scene.list.contentOffset.x = 0
        scene.list.contentOffset.y -= 1
      }
    }
  }

  @Test(arguments: [CGFloat.infinity, .nan]) func contentWithoutAnEndMovesNoBackground(length: CGFloat) async {
    await Scene.run(HeadlessSwitches()) { scene in
      let footer = scene.addFooter(trigger: .manual)
      footer.background = .color(.systemRed)
      scene.show(scene.end)
      footer.begin()
      await scene.advance(by: 0.5)
      let (frame, usable) = (footer.stage.gap?.frame, scene.list.contentSize.height)
      scene.client {
        scene.list.contentSize.height = length
        scene.list.contentOffset.y -= 1
      }
      #expect(footer.stage.gap?.frame == frame && footer.stage.gap?.isHidden == false)
      scene.client { scene.list.contentSize.height = usable }
    }
  }
}
#endif
