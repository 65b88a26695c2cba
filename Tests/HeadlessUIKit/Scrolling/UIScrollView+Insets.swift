import Foundation
import ScrollPhysics

extension UIScrollView {
  func setUpScrolling() {
    clipsToBounds = true
    addGestureRecognizer(panGestureRecognizer)
    panGestureRecognizer.scrollView = self
    updateAdjustedInset()
  }

  func storeInset(_ inset: UIEdgeInsets) {
    let isChange = inset != storedInset
    let old = ranges
    let clampsInside = world.switches.clampingInsetWrite == .offsetFirst
    observing("contentInset", { storedInset }) {
      guard isChange else { return }
      storedInset = inset
      world.log.record(
        .write, headlessName, "contentInset", [inset.top, inset.left, inset.bottom, inset.right].map { Double($0) }
      )
      if flags.isInLift { flags.insetWasWrittenInLift = true }
      if clampsInside { insetDidChange(from: old) }
    }
    guard isChange else { return }
    if !clampsInside { insetDidChange(from: old) }
    if world.switches.insetWriteLayout == .inSetter { layoutIfNeeded() }
  }

  private func insetDidChange(from old: ScrollRanges) {
    updateAdjustedInset()
    clampAfterInsetChange(from: old)
    markForLayout()
  }

  func storeSize(_ size: CGSize) {
    let isChange = size != storedSize
    observing("contentSize", { storedSize }) {
      guard isChange else { return }
      storedSize = size
      world.log.record(.write, headlessName, "contentSize", [Double(size.width), Double(size.height)])
      updateAdjustedInset()
      clampAlways()
      markForLayout()
    }
  }

  /// Updates the adjusted inset, and notifies if it has changed.
  func updateAdjustedInset() {
    let new = computedAdjustedInset
    guard new != adjusted else { return }
    let old = adjusted
    adjusted = new
    if flags.followsSafeArea { followTop(from: old) }
    adjustedContentInsetDidChange()
  }

  private var computedAdjustedInset: UIEdgeInsets {
    var result = storedInset
    let safe = safeAreaInsets
    if takesSafeArea(.vertical) {
      result.top += safe.top
      result.bottom += safe.bottom
    }
    if takesSafeArea(.horizontal) {
      result.left += safe.left
      result.right += safe.right
    }
    result.top += refreshControl?.spaceInInset ?? 0
    result.top += alignedSpace(.vertical, between: result.top + result.bottom)
    result.left += alignedSpace(.horizontal, between: result.left + result.right)
    return result
  }

  /// The space before content that is smaller than what the insets leave of the view (disassembly of iOS 17).
  private func alignedSpace(_ axis: ScrollAxis, between insets: CGFloat) -> CGFloat {
    max(layer.bounds.size[axis] - insets - storedSize[axis], 0) * contentAlignmentPoint[axis]
  }

  private func takesSafeArea(_ axis: ScrollAxis) -> Bool {
    switch contentInsetAdjustmentBehavior {
    case .never: false
    case .always: true
    case .automatic, .scrollableAxes: storedSize[axis] > layer.bounds.size[axis] || alwaysBounces(axis)
    }
  }

  /// Keeps content at its beginning below a changing edge.
  private func followTop(from old: UIEdgeInsets) {
    guard isScrollEnabled else { return }
    var offset = present
    let half = CGFloat(grid.halfPixel)
    if abs(offset.y + old.top) <= half { offset.y = -adjusted.top }
    if abs(offset.x + old.left) <= half { offset.x = -adjusted.left }
    if offset != present { move(to: offset) }
  }

  func updateForSurroundings() {
    if window != nil { refreshControl?.enter(self) }
    if window != nil, !flags.isInKnownWindow { flags.followsSafeArea = true }
    flags.isInKnownWindow = window != nil
    let old = ranges
    let before = adjusted
    updateAdjustedInset()
    guard refreshControl?.isChangingSpace != true else { return }
    if keepsTop { followTop(from: before) }
    clampAfterInsetChange(from: old)
  }

  /// `true` if content at its beginning stays there when the safe area changes.
  private var keepsTop: Bool {
    guard world.switches.safeAreaChange == .keepsTop, window != nil else { return false }
    return !flags.isTracking && !flags.isDragging && momentum == nil && offsetAnimation == nil
  }

  func bouncingChanged(_ isChange: Bool) {
    guard isChange else { return }
    updateAdjustedInset()
    clampAlways()
  }

  func refreshControlWasSet(_ old: UIRefreshControl?) {
    guard old !== refreshControl else { return }
    let ranges = ranges
    old?.leave(self)
    refreshControl?.enter(self)
    clampAfterInsetChange(from: ranges)
  }

  /// Clamps the offset to its range, also during a drag or a motion.
  func clampAlways() {
    let legal = ranges.clamped(present)
    guard rounded(legal) != present else { return }
    momentum?.rebase(to: legal)
    move(to: legal)
  }

  /// Applies UIKit's reaction of the offset to an inset change; switches determine the uncertain parts.
  func clampAfterInsetChange(from old: ScrollRanges) {
    let new = ranges
    guard isScrollEnabled, isOutside(present, of: new) else { return }
    if flags.isTracking || flags.isDragging {
      if world.switches.clampOnInsetWhileTracking == .on { clampAlways() } else { flags.clampsAtLift = true }
      return
    }
    guard isOutside(present, of: old), isNearer(new, than: old) || momentum != nil else { return clampAlways() }
    switch momentum == nil ? world.switches.raisedInset : world.switches.raisedInsetInBounce {
    case .clampsAtOnce: clampAlways()
    case .clampsAtNextLayout:
      flags.clampsAtLayout = true
      markForLayout()
    case .neverClamps: break
    }
  }

  private func isNearer(_ new: ScrollRanges, than old: ScrollRanges) -> Bool {
    ScrollAxis.allCases.contains { axis in
      let offset = present[axis]
      return abs(new[axis].overscroll(at: offset)) < abs(old[axis].overscroll(at: offset))
    }
  }

  func prepareScrollLayout() {
    if window != nil { flags.followsSafeArea = false }
    guard flags.clampsAtLayout else { return }
    flags.clampsAtLayout = false
    if !flags.isTracking, !flags.isDragging { clampAlways() }
  }
}
