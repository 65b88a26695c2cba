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
    listener = UpdateListener(calls)
    // The updates of a control that has lost the view to another are not for it.
    listener.onUpdate = { [weak view, weak container] in
      if view?.superview === container { view?.refreshDidUpdate($0) }
    }
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

  /// Moves the view back to a control, if another one has taken it.
  func enterAgain(_ control: UIView) { if view.superview !== container { enter(control) } }

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

  /// Gives the view the length of the held extent, or of the trigger distance if no space is held.
  ///
  /// With `.withContent` it lies at the content's edge and moves in with it; pinned or floating it lies at the rest line
  /// and is uncovered. Its size and its centre are set instead of its frame, because the app may set its transform.
  private func place(_ update: RefreshUpdate, _ placement: RefreshPlacement, in control: UIView) {
    let length = update.heldExtent > 0 ? update.heldExtent : update.triggerDistance
    let isAtStart = (placement == .withContent) == update.isAtFarSide
    container.frame = update.frame(length: length, isAtStart: isAtStart, in: control.bounds.size)
    // Another control may have taken the view.
    guard view.superview === container else { return }
    let size = container.bounds.size
    if view.bounds.size != size { view.bounds.size = size }
    view.center = CGPoint(x: size.width / 2, y: size.height / 2)
  }
}

extension RefreshUpdate {
  /// Returns a part of the uncovered area: all of its width, and a length along the pull at the start or the end of the axis.
  func frame(length: Double, isAtStart: Bool, in area: CGSize) -> CGRect {
    let axis = ScrollAxis(edge)
    let start = isAtStart ? 0 : axis.of(area) - length
    return axis.replacing(from: start, length: length, in: CGRect(origin: .zero, size: area))
  }
}
#endif
