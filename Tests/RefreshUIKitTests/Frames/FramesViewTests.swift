#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshAnimators
import Testing

/// Images that a pull leafs through, and a film.
@MainActor
@Suite struct FramesViewTests {
  /// Images of one size, each of its own.
  private static func images(_ count: Int, width: CGFloat = 40, height: CGFloat = 30) -> [UIImage] {
    (0..<count).map { _ in UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { _ in } }
  }

  private func still(of view: UIView) -> CALayer? { view.layer.sublayers?.first }
  private func film(of view: UIView) -> CALayer? { view.layer.sublayers?.last }
  private func screen(of view: UIView) -> CALayer? { film(of: view)?.sublayers?.first }

  private func loop(of view: UIView) -> CAKeyframeAnimation? { view.layer.loops.first?.animation }

  /// The number of the image that is shown.
  private func shown(_ layer: CALayer?, of images: [UIImage]) -> Int? {
    images.firstIndex { $0.cgImage === layer?.contents as AnyObject? }
  }

  private func update(
    _ state: RefreshState, extent: Double = 50, activityFraction: Double = 0, start: Double = 0,
    in surroundings: RefreshSurroundings = RefreshSurroundings()
  ) -> RefreshUpdate {
    RefreshUpdate(
      state: state, visibleExtent: extent, heldExtent: 50, triggerDistance: 70, activityFraction: activityFraction,
      motionStart: start,
      surroundings: surroundings)
  }

  @Test func aPullLeafsThroughTheImagesAndTheLastIsThatOfTheTrigger() {
    HeadlessWorld.run { _ in
      let images = Self.images(5)
      let view = FramesView(pulling: images, refreshing: Self.images(2))
      #expect(shown(still(of: view), of: images) == 0)
      for (extent, index) in [(0.0, 0), (17, 0), (18, 1), (36, 2), (53, 3), (69.9, 3), (70, 4), (200, 4)] {
        view.refreshDidUpdate(update(.pulling, extent: extent))
        #expect(shown(still(of: view), of: images) == index, "\(extent)")
      }
      view.refreshDidUpdate(update(.pulling, extent: 18))
      #expect(shown(still(of: view), of: images) == 1)
      view.refreshDidUpdate(update(.armed, extent: 69.9))
      #expect(shown(still(of: view), of: images) == 4, "half a pixel short is armed")
    }
  }

  @Test func oneImageIsEnough() {
    HeadlessWorld.run { _ in
      let images = Self.images(1)
      let view = FramesView(pulling: images, refreshing: images)
      for extent in [0.0, 35, 70, 140] {
        view.refreshDidUpdate(update(.pulling, extent: extent))
        #expect(shown(still(of: view), of: images) == 0)
      }
      view.refreshDidUpdate(update(.refreshing, activityFraction: 1))
      #expect(shown(screen(of: view), of: images) == 0)
      #expect(film(of: view)?.opacity == 1)
    }
  }

  @Test(arguments: [(0.0, 1.0 / 120), (-1, 1.0 / 120), (.nan, 0.1), (.infinity, 100_000), (0.4, 0.4)])
  func theDurationOfAFilmIsClamped(asked: Double, used: Double) {
    HeadlessWorld.run { _ in
      let view = FramesView(pulling: Self.images(3), refreshing: Self.images(3), duration: asked)
      view.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
      view.refreshDidUpdate(RefreshUpdate(state: .refreshing, visibleExtent: 60, activityFraction: 1))
      #expect(screen(of: view)?.animation(forKey: "film")?.duration == used)
    }
  }

  @Test func theFilmFadesInOverTheLastImage() {
    HeadlessWorld.run { _ in
      let view = FramesView(pulling: Self.images(3), refreshing: Self.images(3))
      var last: Float = 0
      for activityFraction in [0, 0.3, 0.55, 0.7, 0.85, 1] {
        view.refreshDidUpdate(update(.refreshing, activityFraction: activityFraction))
        let opacity = film(of: view)?.opacity ?? -1
        #expect(opacity >= last && (opacity > 0) == (activityFraction > 0.55))
        #expect(abs((still(of: view)?.opacity ?? 0) + opacity - 1) < 1e-6)
        #expect((loop(of: view) != nil) == (activityFraction > 0.55))
        last = opacity
      }
      #expect(last == 1)
      view.refreshDidUpdate(update(.idle, extent: 0, activityFraction: 1))
      #expect(film(of: view)?.opacity == 0 && loop(of: view) == nil)
    }
  }

  /// The list closes to the held extent after the lift, which is less than the trigger distance.
  @Test func thePicturesDoNotRunBackBelowTheFilm() {
    HeadlessWorld.run { _ in
      let images = Self.images(10)
      let view = FramesView(pulling: images, refreshing: images)
      for state in [RefreshState.armed, .refreshing, .ending] {
        var moved = update(state, extent: 56, activityFraction: 0.3)
        moved.armedFraction = 1
        view.refreshDidUpdate(moved)
        #expect(still(of: view)?.contents as AnyObject? === images.last?.cgImage, "\(state)")
      }
    }
  }

  @Test func theFilmIsDiscreteAndInPhaseWithTheSession() {
    HeadlessWorld.run { world in
      let images = Self.images(4)
      let view = FramesView(pulling: images, refreshing: images, duration: 0.8)
      let start = world.now - 0.3
      view.refreshDidUpdate(update(.refreshing, activityFraction: 1, start: start))
      #expect(loop(of: view)?.beginTime == start)
      #expect(loop(of: view)?.duration == 0.8 && loop(of: view)?.repeatCount == .infinity)
      #expect(shown(screen(of: view)?.presentation(), of: images) == 1, "0.3 s of 0.8")
      view.refreshDidUpdate(update(.refreshing, activityFraction: 1, start: start - 0.4))
      #expect(shown(screen(of: view)?.presentation(), of: images) == 3, "0.7 s of 0.8")
    }
  }

  @Test func withoutADurationThirtyImagesRunASecond() {
    HeadlessWorld.run { _ in
      let view = FramesView(pulling: Self.images(1), refreshing: Self.images(15))
      view.refreshDidUpdate(update(.refreshing, activityFraction: 1))
      #expect(loop(of: view)?.duration == 0.5)
    }
  }

  @Test func withLessMotionTheFirstImageStandsStillAndPulsates() {
    HeadlessWorld.run { world in
      let images = Self.images(4)
      let view = FramesView(pulling: images, refreshing: images)
      let calm = RefreshSurroundings(reducesMotion: true)
      let start = world.now - 0.8
      view.refreshDidUpdate(update(.refreshing, activityFraction: 1, start: start, in: calm))
      #expect(loop(of: view)?.keyPath == "opacity" && loop(of: view)?.duration == 1.6)
      let presentation = screen(of: view)?.presentation()
      #expect(shown(presentation, of: images) == 0)
      #expect(abs((presentation?.opacity ?? 0) - 0.4) < 1e-6)
      view.refreshDidUpdate(update(.refreshing, activityFraction: 1, start: start))
      #expect(loop(of: view)?.keyPath == "contents" && view.layer.loops.count == 1)
    }
  }

  @Test func imagesMadeForItAreMirroredFromRightToLeft() {
    HeadlessWorld.run { _ in
      let plain = Self.images(2)
      let flipping = plain.map { $0.imageFlippedForRightToLeftLayoutDirection() }
      let view = FramesView(pulling: flipping, refreshing: plain)
      view.refreshDidUpdate(update(.pulling, in: RefreshSurroundings(isRightToLeft: true)))
      #expect(still(of: view)?.affineTransform().a == -1)
      #expect(film(of: view)?.affineTransform().isIdentity == true)
      view.refreshDidUpdate(update(.pulling))
      #expect(still(of: view)?.affineTransform().isIdentity == true)
    }
  }

  @Test func aTurnedImageIsSetUprightAndOthersAreNotCopied() throws {
    try HeadlessWorld.run { _ in
      let wide = try #require(Self.images(1, width: 60, height: 20)[0].cgImage)
      let turned = UIImage(cgImage: wide, scale: 3, orientation: .right)
      let upright = UIImage(cgImage: wide, scale: 3, orientation: .up)
      let view = FramesView(pulling: [turned, upright], refreshing: [upright])
      #expect(view.intrinsicContentSize == CGSize(width: 40, height: 80))
      let contents = still(of: view)?.contents as AnyObject?
      #expect((contents as? CGImage)?.height == 180)
      #expect(screen(of: view)?.contents as AnyObject? === wide)
    }
  }

  @Test func thePictureIsCentredOnPixelsAndScaledDownWhereThereIsLessRoom() {
    HeadlessWorld.run { _ in
      let view = FramesView(pulling: Self.images(1), refreshing: Self.images(1))
      view.bounds = CGRect(x: 0, y: 0, width: 393, height: 50)
      view.layoutIfNeeded()
      #expect(still(of: view)?.frame.size == CGSize(width: 40, height: 30))
      let place = still(of: view)?.frame ?? .zero
      #expect(abs(place.midY - 25) < 0.2 && abs(place.midX - 196.5) < 0.2)
      let left = place.minX * 3
      #expect(abs(left - left.rounded()) < 1e-6)
      #expect(screen(of: view)?.frame == CGRect(x: 0, y: 0, width: 40, height: 30))
      view.bounds.size.height = 25
      view.layoutIfNeeded()
      #expect(still(of: view)?.frame.size == CGSize(width: 20, height: 15))
      view.bounds.size.height = 200
      view.layoutIfNeeded()
      #expect(still(of: view)?.frame.size == CGSize(width: 40, height: 30))
    }
  }
}
#endif
