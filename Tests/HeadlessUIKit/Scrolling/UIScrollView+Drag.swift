import Foundation
import ScrollPhysics

extension UIScrollView {
  /// Begins a drag: notifies the delegate, then sets the first offset.
  func beginDrag(_ device: ScrollTouch.Device, isTransferred: Bool = false) {
    tellDelegate("scrollViewWillBeginDragging") { $0.scrollViewWillBeginDragging(self) }
    flags.isDragging = true
    flags.isDecelerating = false
    flags.clampsAtLift = false
    flags.isZooming = device == .pinch
    offsetAnimation = nil
    momentum = nil
    drag = ScrollTouch.Drag(device: device, start: .zero, transferred: isTransferred ? .zero : nil)
    let start = isBandedAfresh ? present : rawOffset
    drag?.start = start
    continueDrag()
  }

  /// Sets the offset, computed from the start of the drag and the translation of the finger.
  func continueDrag() {
    guard let drag else { return }
    let ranges = ranges
    let travel = drag.transferred ?? panGestureRecognizer.travel
    let beyond = ranges.vertical.overscroll(at: drag.start.y - travel.y)
    let isTransferred = drag.transferred == nil && transfer(beyond)
    move(
      to: CGPoint { axis in
        guard canScroll(axis) else { return present[axis] }
        let raw = drag.start[axis] - travel[axis]
        let range = ranges[axis]
        if axis == .vertical, isTransferred { return range.clamped(raw) }
        if axis == .vertical, isTakenBySheet(raw) { return range.lowest }
        return bounces ? range.rubberBanded(raw, coefficient: drag.device.coefficient) : range.clamped(raw)
      }
    )
  }

  /// `true` if the drag that begins applies the rubber band to the present offset, because no motion has brought it there.
  private var isBandedAfresh: Bool {
    world.switches.grabbedOverscroll == .isBandedAfresh && touch?.stoppedMotion == false
  }

  /// The present offset before the rubber band.
  private var rawOffset: CGPoint {
    let ranges = ranges
    let coefficient = drag?.device.coefficient ?? RubberBand.coefficient
    return CGPoint { ranges[$0].raw(forRubberBanded: present[$0], coefficient: coefficient) }
  }

  /// Continues the drag after another writer has moved the content under the finger.
  func rebaseDrag() {
    guard drag != nil else { return }
    let raw = rawOffset
    let travel = drag?.transferred ?? panGestureRecognizer.travel
    drag?.start = CGPoint { raw[$0] + travel[$0] }
  }

  /// Continues the drag after another writer has set the translation of the pan.
  func translationWasSet(from old: CGPoint, to new: CGPoint) {
    guard let start = drag?.start else { return }
    drag?.start = CGPoint { start[$0] + new[$0] - old[$0] }
  }

  /// Ends the drag: the delegate may choose another target, then the content decelerates or rests.
  func endDrag(velocity: CGPoint) {
    guard drag != nil else { return }
    let isSheetMoved = finishSheetDrag()
    refreshControl?.fingerDidLift(from: self)
    let isTaken = drag?.transferred == nil && endTransferredDrag(velocity: velocity) || isSheetMoved
    let release = ScrollRelease(of: self, velocity: isTaken ? CGPoint(x: velocity.x, y: 0) : velocity)
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

  /// Begins a motion, unless the delegate has stopped it or a new drag has begun.
  func beginMomentum(_ motion: ScrollMomentum?) {
    guard var motion, drag == nil, offsetAnimation == nil else { return }
    motion.rebase(to: present)
    momentum = motion
    tellDelegate("scrollViewWillBeginDecelerating") { $0.scrollViewWillBeginDecelerating(self) }
    guard momentum != nil else { return }
    flags.isDecelerating = true
    world.frames.add(self)
    if makesFirstStep { stepMomentum(by: world.frameDuration) }
  }

  /// `true` if the motion makes its first step in the lift.
  private var makesFirstStep: Bool {
    guard world.switches.firstStep == .synchronous else { return false }
    guard world.switches.firstStepAfterRest == .isOmitted, let touch else { return true }
    return world.now - touch.lastMove <= 2.4 * world.frameDuration
  }

  /// Repeats the pan's last offset after an inset write during the lift; the motion continues from there.
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
