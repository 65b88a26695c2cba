#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif

/// The drawing of the controls, and their frames while the content scrolls.
extension RefreshController {
  /// The state and the session of the control at a side, to be published.
  func published(at side: AxisSide) -> RefreshControl.Published {
    RefreshControl.Published(
      state: machine.state(at: side), session: machine.session(at: side), outcome: machine.outcome(at: side),
      origin: machine.origin(at: side))
  }

  /// Redraws the control at a side, even if nothing has changed.
  func redraw(at side: AxisSide) {
    if let control = control(at: side) { redraw(control, at: side) }
  }

  func redraw(_ control: RefreshControl, at side: AxisSide) {
    guard let scrollView else { return }
    draw(control, at: side, read(scrollView), RefreshSurroundings(scrollView, of: control))
  }

  /// Draws the control at a side as the machine has decided, with the reading that it has decided on.
  func redraw(at side: AxisSide, asOf scroll: ScrollMetrics) {
    guard let control = control(at: side), let scrollView else { return }
    draw(control, at: side, scroll, control.configuration.surroundings(of: control, in: scrollView))
  }

  private func draw(
    _ control: RefreshControl, at side: AxisSide, _ scroll: ScrollMetrics, _ surroundings: RefreshSurroundings
  ) {
    guard let scrollView, let clock else { return }
    let now = clock.now
    // Once: each call on the property would copy the machine.
    let machine = machine
    var update = machine.update(at: side, scroll, time: now, surroundings: surroundings, message: control.message)
    update.lastRefresh = control.lastRefreshText(for: update)
    if control.still != nil { update.settle(to: machine.targets(at: side, time: now)) }
    let placement = machine.placement(at: side)
    let strip = IndicatorFrame(
      update, side: side, machine, scroll, in: scrollView, along: axis, placement: placement)
    control.show(update, placement, in: strip.frame)
    followGap(of: control, at: side)
  }

  /// Makes the background of a control fill the area between the edge of the list and its content.
  func followGap(of control: RefreshControl, at side: AxisSide) {
    guard let view = control.gapView, let scrollView, control.attachment === self else { return }
    let area = GapFrame(at: side, machine, read(scrollView), in: scrollView, along: axis).frame
    guard area.isFinite else { return }
    // In an animation of the app it would lag behind the content.
    UIView.performWithoutAnimation { view.fill(control.isHidden ? .zero : area, in: scrollView) }
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
    guard control.isDrawn else { return }
    if machine.placement(at: side) == .floating {
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
    let start = IndicatorFrame.start(across: axis, in: scrollView)
    guard start.isFinite else { return }
    // In an animation of the app the control would lag behind the content.
    UIView.performWithoutAnimation {
      switch axis {
      case .vertical: control.frame.origin.x = start
      case .horizontal: control.frame.origin.y = start
      }
    }
  }

  private func keepFloating(_ control: RefreshControl, at side: AxisSide) {
    guard let scrollView, let clock else { return }
    let scroll = read(scrollView)
    let machine = machine
    let update = machine.update(at: side, scroll, time: clock.now)
    let frame = IndicatorFrame(
      update, side: side, machine, scroll, in: scrollView, along: axis, placement: .floating
    ).frame
    guard frame.isFinite else { return }
    UIView.performWithoutAnimation { control.frame = frame }
  }

  /// Redraws visible controls whose surroundings have changed without a scroll.
  func followPlaces() {
    each { control in
      guard control.isDrawn, let scrollView else { return }
      guard control.configuration.surroundings(of: control, in: scrollView) != control.place else { return }
      redraw(control, at: control.side)
    }
    followGaps()
  }

  /// Tells the views of controls that are out of view of a state that has changed.
  func showStates() {
    each { if $0.needsStateUpdate { redraw($0, at: $0.side) } }
  }
}

#endif
