#if REFRESH_ADAPTER
/// Draws the controls of a list, and keeps them in sight while its content scrolls.
@MainActor
final class ControlPainter {
  private unowned let controller: RefreshController

  /// The offset across the axis when the controls were last moved along with it.
  private var offsetAcross: CGFloat?

  init(_ controller: RefreshController) { self.controller = controller }

  private var place: ListPlace? { controller.scrollView.map { ListPlace(list: $0, axis: controller.axis) } }

  /// Draws a control, even if nothing has changed.
  func redraw(_ control: RefreshControl) {
    guard let place else { return }
    draw(control, RefreshSurroundings(place.list, of: control), at: place)
  }

  /// Draws a control as the machine has decided.
  func drawDecision(on control: RefreshControl) {
    guard let place else { return }
    draw(control, control.configuration.surroundings(of: control, in: place.list), at: place)
  }

  private func draw(_ control: RefreshControl, _ surroundings: RefreshSurroundings, at place: ListPlace) {
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
    control.show(update, frame.placement, in: place.strip(of: frame))
    followGap(of: control)
  }

  /// Makes the background of a control fill the area between the edge of the list and its content.
  func followGap(of control: RefreshControl) {
    guard let view = control.stage.gap, let place, control.attachment === controller else { return }
    let area = place.gap(of: controller.frames[control.side])
    guard area.isFinite else { return }
    // In an animation of the app it would lag behind the content.
    UIView.performWithoutAnimation { view.fill(control.isHidden ? .zero : area, in: place.list) }
  }

  /// Keeps floating controls at the edge of the view, and all controls centred in the visible area across their axis,
  /// while the content scrolls under them.
  func keepInSight() {
    guard let place else { return }
    let across = place.axis.across(place.list.contentOffset)
    let slides = across != offsetAcross
    offsetAcross = across
    controller.controls.each { control in
      guard control.stage.isShown else { return }
      let frame = controller.frames[control.side]
      if slides || frame.placement == .floating { keep(control, as: frame, at: place) }
    }
    controller.controls.each(followGap)
  }

  /// Moves a control across its axis and, if it floats, along it: any other stays there until a flush decides.
  private func keep(_ control: RefreshControl, as frame: RefreshStateMachine.SideFrame, at place: ListPlace) {
    let strip = place.strip(of: frame)
    guard strip.isFinite else { return }
    var area = frame.placement == .floating ? strip : control.frame
    if place.axis == .vertical { area.origin.x = strip.minX } else { area.origin.y = strip.minY }
    // In an animation of the app the control would lag behind the content.
    UIView.performWithoutAnimation { control.frame = area }
  }

  /// Redraws visible controls whose surroundings have changed without a scroll.
  func followPlaces() {
    controller.controls.each { control in
      guard control.stage.isShown, let list = controller.scrollView else { return }
      let known = control.configuration.surroundings(of: control, in: list)
      if known != control.stage.surroundings { redraw(control) }
    }
    controller.controls.each(followGap)
  }

  /// Tells the views of controls that are out of view of a state that has changed.
  func showStates() {
    controller.controls.each { if $0.stage.needs($0.refreshState) { redraw($0) } }
  }
}
#endif
