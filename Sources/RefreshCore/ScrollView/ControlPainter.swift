#if REFRESH_ADAPTER
/// Draws the controls of a list, and keeps them in sight while its content scrolls.
@MainActor
final class ControlPainter {
  private unowned let controller: RefreshController

  /// The offset across the axis when the controls were last moved along with it.
  private var offsetAcross: CGFloat?

  init(_ controller: RefreshController) { self.controller = controller }

  private var list: UIScrollView? { controller.scrollView }
  private var axis: ScrollAxis { controller.axis }

  /// Draws a control, even if nothing has changed.
  func redraw(_ control: RefreshControl) {
    guard let list else { return }
    draw(control, RefreshSurroundings(list, of: control), in: list)
  }

  /// Draws a control as the machine has decided.
  func drawDecision(on control: RefreshControl) {
    guard let list else { return }
    draw(control, control.configuration.surroundings(of: control, in: list), in: list)
  }

  private func draw(_ control: RefreshControl, _ surroundings: RefreshSurroundings, in list: UIScrollView) {
    guard let clock = controller.clock else { return }
    let (frame, now) = (controller.frames[control.side], clock.now)
    var update = frame.update(at: now, in: surroundings, message: control.sessions.message)
    update.fadesIn = control.pull.fadesIn
    if control.role == .refresh {
      let isCovered = control.configuration.coversLastRefresh(in: update)
      update.lastRefresh = control.refreshes.text(for: update, isCovered: isCovered) { control.words.lastRefresh($0) }
    }
    // The store of the app may have removed the control when it was asked for the time.
    guard control.attachment === controller else { return }
    if control.still != nil { update.settle(to: controller.recorded.machine.targets(at: control.side, time: now)) }
    control.show(update, frame.placement, in: strip(of: frame, in: list))
    followGap(of: control)
  }

  /// Makes the background of a control fill the area between the edge of the list and its content.
  func followGap(of control: RefreshControl) {
    guard let view = control.stage.gap, let list, control.attachment === controller else { return }
    let area = gap(of: controller.frames[control.side], in: list)
    guard area.isFinite else { return }
    // In an animation of the app it would lag behind the content.
    UIView.performWithoutAnimation { view.fill(control.isHidden ? .zero : area, in: list) }
  }

  /// Keeps floating controls at the edge of the view, and all controls centred in the visible area across their axis,
  /// while the content scrolls under them.
  func keepInSight() {
    guard let list else { return }
    let across = axis.across(list.contentOffset)
    let slides = across != offsetAcross
    offsetAcross = across
    controller.controls.each { control in
      guard control.stage.isShown else { return }
      let frame = controller.frames[control.side]
      if slides || frame.placement == .floating { keep(control, as: frame, in: list) }
    }
    controller.controls.each(followGap)
  }

  /// Moves a control across its axis, and along it if it floats: any other waits for a flush there, so after one, `isDecided`, it
  /// is moved too.
  private func keep(
    _ control: RefreshControl, as frame: RefreshStateMachine.SideFrame, in list: UIScrollView, isDecided: Bool = false
  ) {
    let strip = strip(of: frame, in: list)
    guard strip.isFinite else { return }
    var area = isDecided || frame.placement == .floating ? strip : control.frame
    if axis == .vertical { area.origin.x = strip.minX } else { area.origin.y = strip.minY }
    guard area != control.frame else { return }
    // In an animation of the app the control would lag behind the content.
    UIView.performWithoutAnimation { control.frame = area }
  }

  /// Redraws visible controls whose surroundings have changed without a scroll, and moves the others along with their content,
  /// whose length may have changed without the uncovered area.
  func followPlaces() {
    controller.controls.each { control in
      guard control.stage.isShown, let list else { return }
      let frame = controller.frames[control.side]
      var known = control.configuration.surroundings(of: control, in: list)
      known.respondsToPull = frame.trigger.respondsToPull
      guard known == control.stage.surroundings else { return redraw(control) }
      keep(control, as: frame, in: list, isDecided: true)
    }
    controller.controls.each(followGap)
  }

  /// Tells the views of controls that are out of view of a state that has changed.
  func showStates() { controller.controls.each { if $0.stage.needs($0.refreshState) { redraw($0) } } }

  /// The frame of the uncovered area, or of a floating indicator.
  private func strip(of frame: RefreshStateMachine.SideFrame, in list: UIScrollView) -> CGRect {
    let start = frame.stripStart(at: axis.of(list.contentOffset))
    let visible = list.bounds.inset(by: list.adjustedContentInset)
    return axis.replacing(from: start, length: frame.visibleExtent, in: visible)
  }

  /// The area between the edge of a list and its content.
  private func gap(of frame: RefreshStateMachine.SideFrame, in list: UIScrollView) -> CGRect {
    let (length, distance) = (frame.gapLength(at: axis.of(list.contentOffset)), frame.gapDistance)
    let start = frame.side == .near ? -distance - length : axis.of(list.contentSize) + distance
    return axis.replacing(from: start, length: length, in: list.bounds)
  }
}
#endif
