#if REFRESH_ADAPTER
/// Hosts a view of the app in a container.
///
/// The control moves, hides and fades the container, because those properties of the view itself belong to the app.
@MainActor
final class ViewHost {
  let view: any RefreshViewAnimator

  let container = UIView(frame: .zero)
  private let listener: UpdateListener

  init(_ view: any RefreshViewAnimator, _ calls: CallGate) {
    self.view = view
    listener = UpdateListener(calls) { [weak view] in view?.refreshDidUpdate($0) }
    container.isHidden = true
    container.isUserInteractionEnabled = false
    // VoiceOver reads the control as one element (report B105).
    container.accessibilityElementsHidden = true
  }

  /// `true` if the view is visible.
  var isShown: Bool { !container.isHidden }

  /// The last state of which the view was told.
  var lastState: RefreshState { listener.told?.state ?? .idle }

  /// Moves the view to a control; the view leaves the previous one.
  func enter(_ control: UIView) {
    // Where the view was before, Auto Layout may have placed it: that would win over the frame.
    view.translatesAutoresizingMaskIntoConstraints = true
    view.autoresizingMask = []
    container.addSubview(view)
    control.addSubview(container)
  }

  /// Leaves the control, and removes the view unless another control already has it.
  func leave() {
    hide()
    if view.superview === container { view.removeFromSuperview() }
    container.removeFromSuperview()
  }

  /// Updates the view outside of the block without animations, because animations that it starts are its own.
  ///
  /// - Parameters:
  ///   - update: The update.
  ///   - placement: The placement of the control.
  ///   - opacity: The opacity of the view, apart from that of closing.
  ///   - control: The control, which already has its frame.
  func show(_ update: RefreshUpdate, placement: RefreshPlacement, opacity: Double, in control: UIView) {
    UIView.performWithoutAnimation {
      place(update, placement, in: control)
      container.isHidden = !update.isShown
      container.alpha = CGFloat(update.opacity * opacity)
    }
    listener.tell(update)
  }

  func hide() {
    container.isHidden = true
    listener.tellIdle()
  }

  /// Sets the size and the centre of the view instead of its frame, because the app may set its transform.
  private func place(_ update: RefreshUpdate, _ placement: RefreshPlacement, in control: UIView) {
    container.frame = ViewPlace(update, placement: placement, in: control.bounds.size).frame
    let size = container.bounds.size
    if view.bounds.size != size { view.bounds.size = size }
    view.center = CGPoint(x: size.width / 2, y: size.height / 2)
  }
}

/// The frame of a view in the uncovered area.
///
/// Its length is the held extent, or the trigger distance if no space is held. With `.withContent` it lies at the
/// content's edge and moves in with it; pinned or floating it lies at the rest line and is uncovered.
struct ViewPlace {
  /// The frame in the uncovered area, in points.
  let frame: CGRect

  /// - Parameters:
  ///   - update: The present update.
  ///   - placement: The placement of the control.
  ///   - area: The size of the uncovered area, in points.
  init(_ update: RefreshUpdate, placement: RefreshPlacement, in area: CGSize) {
    let length = CGFloat(update.heldExtent > 0 ? update.heldExtent : update.triggerDistance)
    let room = (update.edge.isVertical ? area.height : area.width) - length
    let start = (placement == .withContent) == update.isAtFarSide ? 0 : room
    frame =
      update.edge.isVertical
      ? CGRect(x: 0, y: start, width: area.width, height: length)
      : CGRect(x: start, y: 0, width: length, height: area.height)
  }
}
#endif
