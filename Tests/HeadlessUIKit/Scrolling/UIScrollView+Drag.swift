import Foundation
import ScrollPhysics

extension UIScrollView {
  /// The pan has begun: the delegate is told, then the first offset is written.
  func beginDrag(_ device: ScrollTouch.Device) {
    tellDelegate("scrollViewWillBeginDragging") { $0.scrollViewWillBeginDragging(self) }
    flags.isDragging = true
    flags.isDecelerating = false
    flags.clampsAtLift = false
    flags.isZooming = device == .pinch
    offsetAnimation = nil
    momentum = nil
    drag = ScrollTouch.Drag(device: device, start: .zero)
    let raw = rawOffset
    drag?.start = raw
    continueDrag()
  }

  /// The offset, computed anew from where the drag began and how far the finger has come.
  func continueDrag() {
    guard let drag else { return }
    let ranges = ranges
    let travel = panGestureRecognizer.travel
    move(
      to: CGPoint { axis in
        guard canScroll(axis) else { return present[axis] }
        let raw = drag.start[axis] - travel[axis]
        let range = ranges[axis]
        return bounces ? range.rubberBanded(raw, coefficient: drag.device.coefficient) : range.clamped(raw)
      }
    )
  }

  /// The present offset as it would be without its rubber band.
  private var rawOffset: CGPoint {
    let ranges = ranges
    let coefficient = drag?.device.coefficient ?? RubberBand.coefficient
    return CGPoint { ranges[$0].raw(forRubberBanded: present[$0], coefficient: coefficient) }
  }

  /// Somebody else moved the contents under the finger: the drag goes on from there.
  func rebaseDrag() {
    guard drag != nil else { return }
    let raw = rawOffset
    let travel = panGestureRecognizer.travel
    drag?.start = CGPoint { raw[$0] + travel[$0] }
  }

  /// Somebody set the translation of the pan: the drag counts from there.
  func translationWasSet(from old: CGPoint, to new: CGPoint) {
    guard let start = drag?.start else { return }
    drag?.start = CGPoint { start[$0] + new[$0] - old[$0] }
  }

  /// The pan has ended: the delegate may choose another target, then contents go on by themselves, or rest.
  func endDrag(velocity: CGPoint) {
    guard drag != nil else { return }
    let release = ScrollRelease(of: self, velocity: velocity)
    var target = release.target
    let perMillisecond = CGPoint { release.velocity[$0] / 1000 }
    tellDelegate("scrollViewWillEndDragging", [Double(perMillisecond.y), Double(target.y)]) {
      $0.scrollViewWillEndDragging(self, withVelocity: perMillisecond, targetContentOffset: &target)
    }
    flags.isDragging = false
    flags.isZooming = false
    drag = nil
    let motion = release.momentum(to: target)
    tellDelegate("scrollViewDidEndDragging", [motion == nil ? 0 : 1]) {
      $0.scrollViewDidEndDragging(self, willDecelerate: motion != nil)
    }
    flags.isTracking = false
    beginMomentum(motion)
  }

  /// Lets contents go on by themselves, unless the delegate has stopped them or a new drag has begun.
  func beginMomentum(_ motion: ScrollMomentum?) {
    guard var motion, drag == nil, offsetAnimation == nil else { return }
    motion.rebase(to: present)
    momentum = motion
    tellDelegate("scrollViewWillBeginDecelerating") { $0.scrollViewWillBeginDecelerating(self) }
    guard momentum != nil else { return }
    flags.isDecelerating = true
    world.frames.add(self)
    if world.switches.firstStep == .synchronous { stepMomentum(by: world.frameDuration) }
  }

  /// An inset write in the lift made the pan compute the offset once more; contents go on from there.
  func repeatPanAfterLift(_ drag: ScrollTouch.Drag) {
    guard flags.insetWasWrittenInLift, world.switches.insetWriteInLift == .isFollowedByPan else { return }
    self.drag = drag
    continueDrag()
    self.drag = nil
    if momentum != nil {
      momentum?.rebase(to: present)
    } else if isOutside(present, of: ranges) {
      beginMomentum(ScrollRelease(of: self, velocity: .zero).momentum(to: ranges.clamped(present)))
    }
  }
}
