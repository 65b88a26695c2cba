import Foundation
import ScrollPhysics

extension UIScrollView {
  /// Changes a property: observers are called after the whole setter, delegate calls included.
  func observing<Value>(_ property: String, _ read: () -> Value, _ write: () -> Void) {
    guard headlessObservations.observerCount(of: property) > 0 else { return write() }
    let old = read()
    headlessObservations.willChange(property, from: old)
    write()
    world.log.record(.observation, headlessName, property)
    world.log.calling(.observer) { headlessObservations.didChange(property, from: old, to: read()) }
  }

  func tellDelegate(_ name: String, _ numbers: [Double] = [], _ call: (any UIScrollViewDelegate) -> Void) {
    guard let delegate else { return }
    world.log.record(.delegate, headlessName, name, numbers)
    world.log.calling(.delegate) { call(delegate) }
  }

  /// Stores the offset, for UIKit's own moves and for all other writers.
  func storeOffset(_ offset: CGPoint) {
    let isOwn = flags.isOwnMove
    flags.isOwnMove = false
    if world.animations.present != nil { refreshControl?.forbidInLayout("an animated offset") }
    let new = rounded(offset)
    let old = present
    observing("contentOffset", { present }) {
      if new != old {
        world.log.record(.write, headlessName, "contentOffset", [Double(new.x), Double(new.y)])
        setBounds(CGRect(origin: new, size: layer.bounds.size))
      }
      if new != old { headlessBar?.judge(self) }
      if new != old { refreshControl?.contentDidMove(in: self) }
      if new != old { stretchBar() }
      if !isOwn { followForeignMove(from: old) }
      if new != old {
        tellDelegate("scrollViewDidScroll", [Double(new.x), Double(new.y)]) { $0.scrollViewDidScroll(self) }
      }
    }
  }

  /// Moves the content for UIKit: through the property, so that overrides and observers see it.
  func move(to offset: CGPoint) {
    flags.isOwnMove = true
    world.log.calling(.uikit) { contentOffset = offset }
    flags.isOwnMove = false
  }

  /// Continues a drag or a deceleration after another writer has set the offset.
  private func followForeignMove(from old: CGPoint) {
    rebaseDrag()
    if offsetAnimation != nil, world.switches.animatedScroll == .ends { endOffsetAnimation() }
    guard momentum != nil, present != old else { return }
    if world.switches.plainOffsetWrite == .keepsMomentum {
      momentum?.rebase(to: present)
    } else {
      endMomentum(tellsDelegate: true)
    }
  }

  func scroll(to offset: CGPoint, animated: Bool, isToTop: Bool = false) {
    cancelDrag()
    endMomentum(tellsDelegate: world.switches.momentumStop == .isTold)
    offsetAnimation = nil
    let target = rounded(offset)
    guard animated, target != present, world.animations.isEnabled else {
      flags.isOwnMove = true
      contentOffset = offset
      flags.isOwnMove = false
      if isToTop { tellDelegate("scrollViewDidScrollToTop") { $0.scrollViewDidScrollToTop(self) } }
      return
    }
    offsetAnimation = OffsetAnimation(from: present, to: target, start: world.now, isToTop: isToTop)
    world.log.record(.animation, headlessName, "setContentOffset", [Double(target.x), Double(target.y)])
    world.frames.add(self)
  }

  func stepOffsetAnimation() {
    guard let animation = offsetAnimation else { return }
    let elapsed = world.now - animation.start + HeadlessClock.roundingError
    let share = min(elapsed / OffsetAnimation.duration, 1)
    move(to: CGPoint { animation.from[$0] + (animation.to[$0] - animation.from[$0]) * share })
    if share == 1, offsetAnimation != nil { endOffsetAnimation() }
  }

  func endOffsetAnimation() {
    guard let animation = offsetAnimation else { return }
    offsetAnimation = nil
    if animation.isToTop {
      tellDelegate("scrollViewDidScrollToTop") { $0.scrollViewDidScrollToTop(self) }
    } else {
      tellDelegate("scrollViewDidEndScrollingAnimation") { $0.scrollViewDidEndScrollingAnimation(self) }
    }
  }

  /// Ends every motion: a bounce at its edge, any other motion at its present offset.
  func stopMoving() {
    offsetAnimation = nil
    cancelDrag()
    guard momentum != nil else { return }
    let edge = ranges.clamped(present)
    endMomentum(tellsDelegate: true)
    if edge != present { move(to: edge) }
  }

  func offset(showing rect: CGRect) -> CGPoint {
    let (bounds, adjusted) = (layer.bounds, adjusted)
    let seen = bounds.inset(by: adjusted)
    var result = present
    if rect.minY < seen.minY { result.y = rect.minY - adjusted.top }
    if rect.maxY > seen.maxY { result.y = rect.maxY + adjusted.bottom - bounds.height }
    if rect.minX < seen.minX { result.x = rect.minX - adjusted.left }
    if rect.maxX > seen.maxX { result.x = rect.maxX + adjusted.right - bounds.width }
    return ranges.clamped(result)
  }
}
