#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif

/// The drawing of the controls, and their frames while the content scrolls.
extension RefreshController {
  /// Redraws the control at a side, even if nothing has changed.
  func redraw(at side: AxisSide) {
    if let control = control(at: side) { redraw(control, at: side) }
  }

  func redraw(_ control: RefreshControl, at side: AxisSide) {
    guard let scrollView else { return }
    draw(control, at: side, RefreshSurroundings(scrollView, of: control))
  }

  /// Draws the control at a side as the machine has decided.
  func drawDecision(at side: AxisSide) {
    guard let control = control(at: side), let scrollView else { return }
    draw(control, at: side, control.configuration.surroundings(of: control, in: scrollView))
  }

  private func draw(_ control: RefreshControl, at side: AxisSide, _ surroundings: RefreshSurroundings) {
    guard let scrollView, let clock else { return }
    let (frame, now) = (frames[side], clock.now)
    var update = frame.update(at: now, in: surroundings, message: control.sessions.message)
    if control.role == .refresh {
      let isCovered = control.configuration.coversLastRefresh(in: update)
      update.lastRefresh = control.refreshes.text(for: update, isCovered: isCovered) { control.words.lastRefresh($0) }
    }
    if control.still != nil { update.settle(to: machine.targets(at: side, time: now)) }
    control.show(update, frame.placement, in: strip(of: frame, in: scrollView))
    followGap(of: control, at: side)
  }

  /// The frame of the uncovered area, or of a floating indicator, in the coordinates of the scroll view.
  private func strip(of frame: Machine.SideFrame, in scrollView: UIScrollView) -> CGRect {
    let start = CGFloat(frame.stripStart(at: Double(axis.of(scrollView.contentOffset))))
    let length = CGFloat(frame.visibleExtent)
    let (adjusted, bounds) = (scrollView.adjustedContentInset, scrollView.bounds)
    let across = startAcross(bounds, adjusted)
    switch axis {
    case .vertical:
      let width = max(bounds.width - adjusted.left - adjusted.right, 0)
      return CGRect(x: across, y: start, width: width, height: length)
    case .horizontal:
      let height = max(bounds.height - adjusted.top - adjusted.bottom, 0)
      return CGRect(x: start, y: across, width: length, height: height)
    }
  }

  /// The start of the visible area across the axis, at any scroll position on that axis.
  private func startAcross(_ bounds: CGRect, _ adjusted: UIEdgeInsets) -> CGFloat {
    axis == .vertical ? bounds.minX + adjusted.left : bounds.minY + adjusted.top
  }

  /// Makes the background of a control fill the area between the edge of the list and its content.
  func followGap(of control: RefreshControl, at side: AxisSide) {
    guard let view = control.stage.gap, let scrollView, control.attachment === self else { return }
    let area = gap(of: frames[side], in: scrollView)
    guard area.isFinite else { return }
    // In an animation of the app it would lag behind the content.
    UIView.performWithoutAnimation { view.fill(control.isHidden ? .zero : area, in: scrollView) }
  }

  /// The area between the edge of the list and its content.
  private func gap(of frame: Machine.SideFrame, in scrollView: UIScrollView) -> CGRect {
    let length = CGFloat(frame.gapLength(at: Double(axis.of(scrollView.contentOffset))))
    let distance = CGFloat(frame.gapDistance)
    let start = frame.side == .near ? -distance - length : axis.of(scrollView.contentSize) + distance
    let bounds = scrollView.bounds
    switch axis {
    case .vertical: return CGRect(x: bounds.minX, y: start, width: bounds.width, height: length)
    case .horizontal: return CGRect(x: start, y: bounds.minY, width: length, height: bounds.height)
    }
  }

  /// Keeps floating controls at the edge of the view, and all controls centred in the visible area across their axis,
  /// while the content scrolls under them.
  func keepInSight(in scrollView: UIScrollView) {
    let across = axis.across(scrollView.contentOffset)
    let slides = across != offsetAcross
    offsetAcross = across
    each { keepInSight($0, at: $0.side, slides: slides) }
    followGaps()
  }

  private func followGaps() { each { followGap(of: $0, at: $0.side) } }

  private func keepInSight(_ control: RefreshControl, at side: AxisSide, slides: Bool) {
    guard control.stage.isShown else { return }
    if frames[side].placement == .floating {
      keepFloating(control, at: side)
    } else if slides {
      slide(control)
    }
  }

  /// Moves a control across its axis.
  ///
  /// Along its axis it stays where it was drawn: a flush decides on that.
  private func slide(_ control: RefreshControl) {
    guard let scrollView else { return }
    let start = startAcross(scrollView.bounds, scrollView.adjustedContentInset)
    guard start.isFinite else { return }
    // In an animation of the app the control would lag behind the content.
    UIView.performWithoutAnimation {
      if axis == .vertical { control.frame.origin.x = start } else { control.frame.origin.y = start }
    }
  }

  private func keepFloating(_ control: RefreshControl, at side: AxisSide) {
    guard let scrollView else { return }
    let strip = strip(of: frames[side], in: scrollView)
    guard strip.isFinite else { return }
    UIView.performWithoutAnimation { control.frame = strip }
  }

  /// Redraws visible controls whose surroundings have changed without a scroll.
  func followPlaces() {
    each { control in
      guard control.stage.isShown, let scrollView else { return }
      let known = control.configuration.surroundings(of: control, in: scrollView)
      guard known != control.stage.surroundings else { return }
      redraw(control, at: control.side)
    }
    followGaps()
  }

  /// Tells the views of controls that are out of view of a state that has changed.
  func showStates() {
    each { if $0.stage.needs($0.refreshState) { redraw($0, at: $0.side) } }
  }
}

#endif
