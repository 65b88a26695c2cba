#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshAnimators

extension Scene {
  /// What goes wrong.
  struct Failure: Error {}

  /// A point in the middle of a phone.
  static let middle = CGPoint(x: 200, y: 400)

  /// Adds a footer whose action is the scene's load.
  @discardableResult
  func addFooter(
    animator: some RefreshAnimator = PlainAnimator(), edge: RefreshEdge = .bottom,
    trigger: RefreshTrigger = .onReachingEnd(within: .viewports(1))
  ) -> RefreshControl {
    let control = list.refresh.addFooter(animator: animator, edge: edge, trigger: trigger) { [load] in
      try await load.load()
    }
    watch.follow(control)
    return control
  }

  /// Adds a footer that shows a view, and whose action is the scene's load.
  @discardableResult
  func addFooter(
    view: some RefreshViewAnimator, trigger: RefreshTrigger = .onReachingEnd(within: .viewports(1))
  ) -> RefreshControl {
    let control = list.refresh.addFooter(view: view, trigger: trigger) { [load] in try await load.load() }
    watch.follow(control)
    return control
  }

  /// The offset at which the end of the content rests without a load.
  var end: CGFloat {
    let insets = list.safeAreaInsets.bottom + list.refresh.contentInset.bottom
    return max(rest, list.contentSize.height + insets - list.bounds.height)
  }

  /// The app shows a place of the list, as a scroll of its own without an animation.
  func show(_ offset: CGFloat) {
    client { list.contentOffset.y = offset }
    world.finishTurn()
  }

  /// The app's list becomes longer, or shorter.
  func grow(by length: CGFloat) {
    client { list.contentSize.height += length }
    world.finishTurn()
  }

  /// Drags by so many points, rests, and lets go: the content goes on by nothing.
  func swipe(by travel: CGFloat) {
    let start = Self.middle
    finger.drag(from: start, to: CGPoint(x: start.x, y: start.y + travel), duration: 0.3)
    finger.hold(for: 0.2)
    finger.lift()
  }

  /// Comes to the end by hand, and begins a load there.
  func reachEnd() async {
    show(end - 40)
    swipe(by: -50)
    await world.settleTasks()
  }

  /// Ends the load and waits until nothing goes on any more.
  func finishLoad(_ result: LoadMoreResult = .more, throwing error: (any Error)? = nil) async {
    load.result = result
    load.finish(throwing: error)
    await settle()
  }

  /// Loads in vain at the end of the list, and brings what is said of it in sight.
  func failToLoad(throwing error: any Error = Failure()) async {
    await reachEnd()
    await finishLoad(throwing: error)
    await showFooter()
  }

  /// Scrolls as far as the list goes, which is where a footer that stays is seen.
  func showFooter() async {
    await advance(by: 0.1)
    show(watch.legalY.upperBound)
    await advance(by: 0.4)
  }

  /// Where a finger touches the footer, in points of the view.
  var tapPoint: CGPoint {
    let frame = footer?.frame ?? .zero
    return CGPoint(x: frame.midX - list.contentOffset.x, y: frame.midY - list.contentOffset.y)
  }

  /// Moves the finger until the content stands so far past its end, whatever space is held.
  func pullEnd(to distance: CGFloat) {
    if !finger.isDown { finger.touchDown(at: CGPoint(x: 200, y: 760)) }
    for _ in 0..<400 where offset - end < distance {
      guard let place = finger.location else { return }
      finger.drag(to: CGPoint(x: place.x, y: place.y - 2), duration: world.frameDuration)
    }
  }
}
#endif
