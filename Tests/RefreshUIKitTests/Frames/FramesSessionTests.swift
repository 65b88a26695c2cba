#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshAnimators
import Testing

/// A header of images in a list, under every pair of UIKit's uncertain facts.
@MainActor
@Suite struct FramesSessionTests {
  private static func images(_ count: Int) -> [UIImage] {
    (0..<count).map { _ in UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { _ in } }
  }

  @Test(arguments: HeadlessSwitches.everySetting)
  func itHoldsAsMuchAsThePictureNeedsAndTicksNothing(switches: HeadlessSwitches) async {
    await Scene.run(switches) { scene in
      let control = scene.addHeader(animator: .frames(Self.images(10), refreshing: Self.images(6), duration: 0.5))
      await scene.refresh()
      await scene.advance(by: 1)
      #expect(scene.pull == 60)
      #expect(control.layer.loops.count == 1)
      #expect(scene.world.displayLinkCount == 0, "a film needs no frames")
      scene.world.log.removeAll()
      await scene.advance(by: 1)
      #expect(scene.world.log.events(.animation) == [])
      await scene.finish()
      #expect(control.layer.loops.isEmpty)
      #expect(scene.world.log.events(.animation).filter { $0.detail == "implicit" } == [])
    }
  }

  @Test(arguments: HeadlessSwitches.everySetting(with: [true, false]))
  func theFilmGoesOnInPhaseAfterTheWindowOrTheBackground(switches: HeadlessSwitches, isWindow: Bool) async throws {
    try await HeadlessWorld.run(switches: switches) { world in
      let scene = Scene(world)
      let control = scene.addHeader(animator: .frames(Self.images(4)))
      await scene.refresh()
      let start = try #require(control.layer.loops.first).animation.beginTime
      isWindow ? scene.list.removeFromSuperview() : world.enterBackground()
      await scene.advance(by: 0.3)
      isWindow ? world.window.addSubview(scene.list) : world.enterForeground()
      await scene.advance(by: 0.3)
      #expect(control.isRefreshing)
      #expect(control.layer.loops.count == 1)
      #expect(control.layer.loops.first?.animation.beginTime == start)
    }
  }

  @Test func inALowListThePictureIsScaledDown() async {
    await HeadlessWorld.run { world in
      let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 200))
      list.contentSize = CGSize(width: 393, height: 2000)
      let scene = Scene(world, list: list, safeArea: 0)
      scene.watch.mayComeFromOutside = true
      let control = scene.addHeader(animator: .frames(Self.images(4)))
      control.begin()
      await scene.advance(by: 1)
      let picture = control.view?.layer.sublayers?.first?.bounds.size
      #expect(abs((picture?.height ?? 0) - 40 * 40 / 60) < 0.5)
      await scene.finish()
    }
  }

  @Test(arguments: [0, 1])
  func anEmptyImageIsLeftOut(place: Int) async {
    await Scene.run(HeadlessSwitches()) { scene in
      let picture = { (width: CGFloat, height: CGFloat) in
        UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { _ in }
      }
      var images = [picture(40, 30), picture(40, 30)]
      images.insert(picture(0, 0), at: place)
      let view = FramesView(pulling: images, refreshing: images)
      #expect(view.intrinsicContentSize.height == 50)
      scene.addHeader(view: view)
      for pull in stride(from: 10.0, through: 70, by: 10) {
        scene.pull(to: pull)
        let picture = view.layer.sublayers?.first?.contents as? CGImage
        #expect(picture?.width ?? 0 > 0)
      }
      scene.finger.lift()
      await scene.settle()
    }
  }

  /// The images that an app lacks after it has renamed an asset.
  @Test(arguments: [(0, 0), (0, 3), (3, 0)])
  func withoutImagesARingIsDrawnAndASessionRuns(pulling: Int, refreshing: Int) async {
    let images = { (count: Int) in
      (0..<count).map { _ in UIGraphicsImageRenderer(size: CGSize(width: 40, height: 30)).image { _ in } }
    }
    await Scene.run(HeadlessSwitches()) { scene in
      let view = FramesView(pulling: images(pulling), refreshing: images(refreshing))
      scene.addHeader(view: view)
      let shapes = { view.layer.visibleTree.count { ($0 as? CAShapeLayer)?.path != nil } }
      scene.pull(to: 60)
      await scene.advance(by: 0.1)
      #expect(shapes() > 0)
      await scene.refresh()
      #expect(scene.work.startCount == 1 && shapes() > 0 && scene.pull > 40)
      await scene.finish()
      #expect(shapes() == 0)
    }
  }
}
#endif
