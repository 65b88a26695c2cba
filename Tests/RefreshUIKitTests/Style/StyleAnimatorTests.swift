#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshAnimators
import RefreshPictures
import Testing

@testable import RefreshCore

/// The animators of controls that were added without one.
@MainActor
@Suite struct StyleAnimatorTests {
  private func run(_ body: @MainActor (UIScrollView, HeadlessWorld) async -> Void) async {
    await HeadlessWorld.run { world in
      let list = UIScrollView(frame: world.window.bounds)
      list.contentSize = CGSize(width: 393, height: 3000)
      world.window.addSubview(list)
      world.finishTurn()
      await body(list, world)
    }
  }

  @Test(arguments: RefreshPreset.pictured)
  func everyPresetIsEqualToItself(preset: RefreshPreset) {
    let animator: any RefreshAnimator = preset.animator(FooterStyle())
    #expect(animator.isSame(as: preset.animator(FooterStyle())))
    for other in RefreshPreset.pictured where other.name != preset.name {
      #expect(!animator.isSame(as: other.animator), "\(other)")
    }
  }

  @Test func theAutomaticAnimatorIsEqualToItsLike() {
    let automatic: any RefreshAnimator = AutomaticAnimator.automatic
    #expect(automatic.isSame(as: AutomaticAnimator.automatic))
    #expect(!automatic.isSame(as: RingAnimator()))
    #expect(!RingAnimator().isSame(as: automatic))
  }

  @Test func anArrowIsEqualToOneWithTheSameWordsSymbolAndImage() async {
    await run { _, _ in
      let images = [1, 2].map { _ in UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in } }
      let texts = RefreshTexts.standard(for: .arabic)
      let arrows: [ArrowAnimator] = [
        .arrow, .arrow(texts: texts), .arrow(showsLastUpdate: false), .arrow(armedSymbol: .reload),
        .arrow(image: images[0]), .arrow(image: images[1]),
      ]
      for (index, arrow) in arrows.enumerated() {
        #expect(arrows.indices.filter { arrows[$0] == arrow } == [index])
      }
      #expect(ArrowAnimator.arrow(image: images[0]) == .arrow(image: images[0]))
    }
  }

  private func pictures(_ count: Int) -> [UIImage] {
    (0..<count).map { _ in UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in } }
  }

  @Test func aViewIsEqualToItselfAndFramesToThoseOfTheSameImages() {
    HeadlessWorld.run { _ in
      let (images, views) = (pictures(2), [FollowingView(), FollowingView()])
      let animators: [ViewAnimator] = [
        .view(views[0]), .view(views[1]), .frames(images), .frames([images[1], images[0]]),
        .frames(images, refreshing: [images[0]]), .frames(images, duration: 0.8), .frames(images, duration: .nan),
      ]
      for (index, animator) in animators.enumerated() {
        #expect(animators.indices.filter { animators[$0] == animator } == [index])
      }
      #expect(ViewAnimator.view(views[0]) == .view(views[0]))
      #expect(ViewAnimator.frames(images) == .frames(images, refreshing: images))
      #expect(ViewAnimator.frames(images, duration: .nan) == .frames(images, duration: .nan))
    }
  }

  @Test func eachControlHasTheImagesOfAStyleAndTheLastOneItsView() {
    HeadlessWorld.run { world in
      let images = pictures(2)
      world.window.refreshStyle = .with { $0.headerAnimator = .frames(images) }
      let controls = (0..<2).map { _ in
        let list = UIScrollView(frame: world.window.bounds)
        world.window.addSubview(list)
        return list.refresh.addHeader { await Task.yield() }
      }
      let views = controls.compactMap { $0.view as? FramesView }
      #expect(views.count == 2 && views.first !== views.last)
      world.window.refreshStyle = .with { $0.headerAnimator = .frames(images) }
      #expect(controls.compactMap { $0.view as? FramesView } == views)
      let view = FollowingView()
      world.window.refreshStyle = .with { $0.headerAnimator = .view(view) }
      #expect(controls.filter { view.isDescendant(of: $0) }.count == 1)
      #expect(controls.allSatisfy { $0.view === view } && views.allSatisfy { $0.superview == nil })
      controls[0].animator = .gum
      controls[1].removeFromSuperview()
      world.window.refreshStyle = nil
      #expect(controls[0].animator is GumAnimator && controls[0].view == nil)
    }
  }

  @Test func withoutAStyleAHeaderAndAFooterAreRings() async {
    await run { list, _ in
      let header = list.refresh.addHeader { await Task.yield() }
      let footer = list.refresh.addFooter {
        await Task.yield()
        return .more
      }
      #expect(header.animator is RingAnimator && footer.animator is RingAnimator)
      let sessionFooter = list.refresh.addFooter { session in
        session.progress = 0.5
        await Task.yield()
        return .more
      }
      #expect(sessionFooter.animator is RingAnimator && sessionFooter.role == .loadMore)
      #expect(list.refresh.addFooter().animator is RingAnimator)
      #expect(RefreshControl().animator is RingAnimator)
    }
  }

  @Test func theAnimatorsAreThoseOfTheStyleAndFollowIt() async {
    await run { list, world in
      world.window.refreshStyle = .with {
        $0.headerAnimator = .gum
        $0.footerAnimator = .dots
      }
      let header = list.refresh.addHeader { session in
        session.progress = 1
        await Task.yield()
      }
      let footer = list.refresh.addFooter {
        await Task.yield()
        return .more
      }
      #expect(header.animator is GumAnimator && footer.animator is DotsAnimator)
      #expect(header.machineSettings?.trigger == .whilePulling && header.machineSettings?.metrics.heldExtent == 52)
      list.refreshStyle = .with { $0.headerAnimator = .arrow(showsLastUpdate: false) }
      #expect(header.animator is ArrowAnimator && header.machineSettings?.metrics.heldExtent == 48)
      #expect(header.machineSettings?.trigger == .onRelease && footer.animator is DotsAnimator)
      list.refreshStyle = nil
      #expect(header.animator is GumAnimator)
      world.window.refreshStyle = nil
      #expect(header.animator is RingAnimator && footer.animator is RingAnimator)
    }
  }

  @Test func anAnimatorOfTheAppComesFirstUntilItIsAutomaticAgain() async {
    await run { list, _ in
      list.refreshStyle = .with { $0.headerAnimator = .gum }
      let header = list.refresh.addHeader(animator: .material) { await Task.yield() }
      #expect(header.animator is MaterialAnimator)
      list.refreshStyle = .with { $0.headerAnimator = .dots }
      #expect(header.animator is MaterialAnimator)
      header.animator = .automatic
      #expect(header.animator is DotsAnimator)
      header.animator = .spinner
      list.refreshStyle = nil
      #expect(header.animator is SpinnerAnimator)
      list.refreshStyle = .with { $0.headerAnimator = .automatic }
      header.animator = .automatic
      #expect(header.animator is RingAnimator, "an automatic animator in a style is a ring")
      list.refreshStyle = .with { $0.footerAnimator = .automatic }
      let footer = list.refresh.addFooter()
      #expect(footer.animator is RingAnimator)
      footer.animator = .spinner
      list.refreshStyle = .with { $0.footerAnimator = .dots }
      #expect(footer.animator is SpinnerAnimator)
      footer.animator = .automatic
      #expect(footer.animator is DotsAnimator)
    }
  }

  @Test func aSessionGoesOnWithTheAnimatorOfAnotherStyle() async {
    await HeadlessWorld.run { world in
      let scene = Scene(world)
      scene.list.refreshStyle = .with { $0.headerAnimator = .ring }
      let control = RefreshControl(animator: .automatic)
      scene.add(control)
      await scene.refresh()
      #expect(control.isRefreshing)
      let counter = DrawCounter()
      scene.list.refreshStyle = .with { $0.headerAnimator = counter }
      world.finishTurn()
      #expect(control.isRefreshing && counter.last?.state == .refreshing)
      control.endRefreshing()
      await scene.settle()
      #expect(control.refreshState == .idle && scene.list.contentInset.top == 0)
    }
  }

  @Test func aViewStaysAndItsRemovalLeavesTheAnimatorOfTheStyle() {
    HeadlessWorld.run { world in
      let scene = Scene(world)
      let control = RefreshControl(animator: .automatic)
      scene.add(control)
      control.animator = .view(FollowingView())
      scene.list.refreshStyle = .with { $0.headerAnimator = .gum }
      #expect(control.view != nil && control.machineSettings?.metrics.heldExtent == 60)
      control.animator = .automatic
      #expect(control.animator is GumAnimator && control.machineSettings?.metrics.heldExtent == 52)
    }
  }

  /// An animator that was set in its own drawing, or in a callback of the control, changes nothing twice.
  @Test func aStyleThatIsSetInADrawingIsFollowed() async {
    await HeadlessWorld.run { world in
      let scene = Scene(world)
      let counter = DrawCounter()
      let control = scene.addHeader(animator: counter)
      counter.onDraw = { [weak control, unowned counter] _ in
        MainActor.assumeIsolated {
          guard counter.count < 1000, control?.refreshStyle == nil else { return }
          control?.refreshStyle = .tint(.red)
        }
      }
      await scene.refresh()
      #expect(control.color == UIColor.red.cgColor && counter.count < 1000)
      await scene.finish()
    }
  }
}
#endif
