#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif
#if canImport(UIKit) || canImport(HeadlessUIKit)
import RefreshAnimators

extension Scene {
  /// The error of a failed load.
  struct Failure: Error {}

  /// A point in the middle of a phone.
  static let middle = CGPoint(x: 200, y: 400)

  /// Adds a footer with the scene's load as its action.
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

  /// Adds a footer that shows a view, with the scene's load as its action.
  @discardableResult
  func addFooter(
    view: some RefreshViewAnimator, trigger: RefreshTrigger = .onReachingEnd(within: .viewports(1))
  ) -> RefreshControl {
    let control = list.refresh.addFooter(animator: .view(view), trigger: trigger) { [load] in try await load.load() }
    watch.follow(control)
    return control
  }

  /// The rest offset of the content's end without a load.
  var end: CGFloat {
    let insets = list.safeAreaInsets.bottom + list.refresh.contentInset.bottom
    return max(rest, list.contentSize.height + insets - list.bounds.height)
  }

  /// Scrolls the list to an offset by the app, without an animation.
  func show(_ offset: CGFloat) {
    client { list.contentOffset.y = offset }
    world.finishTurn()
  }

  /// Changes the length of the list by the app.
  func grow(by length: CGFloat) {
    client { list.contentSize.height += length }
    world.finishTurn()
  }

  /// Drags by a number of points, rests, and releases without momentum.
  func swipe(by travel: CGFloat) {
    let start = Self.middle
    finger.drag(from: start, to: CGPoint(x: start.x, y: start.y + travel), duration: 0.3)
    finger.hold(for: 0.2)
    finger.lift()
  }

  /// Scrolls to the end by hand, which begins a load.
  func reachEnd() async {
    show(end - 40)
    swipe(by: -50)
    await world.settleTasks()
  }

  /// Ends the load and waits until nothing happens any more.
  func finishLoad(_ result: LoadMoreResult = .more, throwing error: (any Error)? = nil) async {
    load.result = result
    load.finish(throwing: error)
    await settle()
  }

  /// Fails to load at the end of the list, and scrolls to the message.
  func failToLoad(throwing error: any Error = Failure()) async {
    await reachEnd()
    await finishLoad(throwing: error)
    await showFooter()
  }

  /// Scrolls to the end of the list, where a footer remains visible.
  func showFooter() async {
    await advance(by: 0.1)
    show(watch.legalY.upperBound)
    await advance(by: 0.4)
  }

  /// The position for a tap on the footer, in points of the view.
  var tapPoint: CGPoint {
    let frame = footer?.frame ?? .zero
    return CGPoint(x: frame.midX - list.contentOffset.x, y: frame.midY - list.contentOffset.y)
  }

  /// Moves the finger until the content is pulled past its end by a distance, with any held space.
  func pullEnd(to distance: CGFloat) {
    if !finger.isDown { finger.touchDown(at: CGPoint(x: 200, y: 760)) }
    for _ in 0..<400 where offset - end < distance {
      guard let place = finger.location else { return }
      finger.drag(to: CGPoint(x: place.x, y: place.y - 2), duration: world.frameDuration)
    }
  }
}
#endif
