#if REFRESH_ADAPTER
/// The content of a control or a picture on the screen: its drawing or a view of the app, the view for taps, and the listener of
/// its updates.
@MainActor
package final class ControlStage {
  /// The animator that draws, or whose view is shown.
  package private(set) var animator: any RefreshAnimator

  /// The layers of the drawing.
  let renderer = LayerRenderer()

  /// The tint that the app has set on the control itself; `nil` for the inherited one.
  var tint: UIColor?

  /// The colours of the style.
  private var palette: [RefreshStyle.ColorRole: UIColor] = [:]

  /// Called when the user taps the content.
  var onTap: (@MainActor () -> Void)?

  /// The view for taps; `nil` for a control that has never accepted one.
  private(set) var tapView: TapView?

  private var hosted: ViewHost?

  /// Passes the updates to the app.
  let listener: UpdateListener
  private let calls: CallGate

  package init(_ animator: any RefreshAnimator, _ calls: CallGate) {
    self.animator = animator
    hosted = (animator as? ViewAnimator).map { ViewHost($0.makeView(), calls) }
    self.calls = calls
    listener = UpdateListener(calls)
  }

  /// The background between the edge of the list and its content; `nil` for none.
  var gap: GapView? { didSet { oldValue?.removeFromSuperview() } }

  /// The surroundings of the last update.
  var surroundings: RefreshSurroundings? { listener.told?.surroundings }

  /// `true` if the control draws the sign of a failure, because its indicator draws no outcome.
  private var signsFailures = false

  private weak var canvas: UIView?

  /// `true` if the content is visible.
  var isShown: Bool { hosted?.isShown ?? isDrawn }

  private var isDrawn: Bool { !renderer.root.isHidden }

  /// Returns `true` if the content needs a state, even while it is not visible.
  func needs(_ state: RefreshState) -> Bool { hosted.map { $0.lastState != state } ?? false }

  /// The view of the app; `nil` for the drawing.
  package var view: (any RefreshViewAnimator)? { hosted?.view }

  /// The trigger of a control whose app sets none.
  var preferredTrigger: RefreshTrigger { view?.preferredTrigger ?? animator.preferredTrigger }

  /// The placement of a control whose app sets none.
  package var preferredPlacement: RefreshPlacement { view?.preferredPlacement ?? animator.preferredPlacement }

  /// The visible text; `nil` if there is none, or if it is not known.
  var words: String? { view == nil && isDrawn ? renderer.words : nil }

  /// Returns the text for the time of the last refresh; `nil` for none.
  func lastRefreshText(_ age: RefreshAge, in language: RefreshLanguage) -> String? {
    if let view { view.lastRefreshText(age, in: language) } else { animator.lastRefreshText(age, in: language) }
  }

  /// Returns the texts that VoiceOver announces.
  func spokenTexts(in language: RefreshLanguage) -> RefreshTexts { animator.spokenTexts(in: language) }

  /// Allows the next update to restart loops, after Core Animation has removed them; a view of the app restarts its own.
  package func forgetLoops() { renderer.forgetLoops() }

  /// Asks the indicator for its metrics; a failure is shown in any case, unless there is no room or nothing is drawn at all.
  package func metrics(in surroundings: RefreshSurroundings) -> RefreshMetrics {
    let metrics = view?.metrics(in: surroundings) ?? animator.metrics(in: surroundings)
    signsFailures = surroundings.role == .refresh && metrics.leavesFailureToControl
    return signsFailures ? metrics.showingFailures() : metrics
  }

  /// Draws with an animator from now on, or shows its view; returns `false` if it is the same as before.
  package func use(_ animator: any RefreshAnimator) -> Bool {
    let isSame = self.animator.isSame(as: animator)
    self.animator = animator
    guard !isSame else {
      if let canvas { hosted?.enterAgain(canvas) }
      return false
    }
    let former = hosted
    // The release would be that of another layer, or of another picture.
    tapView?.press(false)
    hosted = (animator as? ViewAnimator).map { ViewHost($0.makeView(), calls) }
    if hosted != nil { renderer.hide() }
    if let canvas { hosted?.enter(canvas) }
    // Last, because the view may set another animator in its last update.
    former?.leave()
    return true
  }

  /// Draws with the colours and the fonts of a style from now on.
  package func use(_ style: RefreshStyle) {
    palette = style.colors
    renderer.use(style.fonts)
  }

  /// Moves the content to the view in which it is shown.
  package func move(to canvas: UIView) {
    guard canvas !== self.canvas else { return }
    self.canvas = canvas
    canvas.layer.addSublayer(renderer.root)
    hosted?.enter(canvas)
  }

  /// Shows an update in a control that already has its frame.
  package func show(
    _ update: RefreshUpdate, _ placement: RefreshPlacement, in control: UIView, _ traits: UITraitCollection
  ) {
    placeTaps(update, in: control)
    let badge = signsFailures ? OutcomeBadge(failureOf: update) : nil
    hosted?.show(update, placement: placement, opacity: badge?.opacityBelow ?? 1, in: control)
    let cover = badge.map { _ in FailureCover(animator: hosted == nil ? animator : nil) }
    if cover != nil || hosted == nil { draw(update, by: cover ?? animator, traits) } else { renderer.hide() }
    listener.tell(update)
  }

  private func draw(_ update: RefreshUpdate, by animator: any RefreshAnimator, _ traits: UITraitCollection) {
    guard update.isShown else { return renderer.hide() }
    let colors = DrawingColors(traits, tint: tint, palette: palette)
    calls.call { renderer.show(update, by: animator, colors: colors, scale: traits.displayScale) }
  }

  /// Hides the content, because the control leaves its list.
  func hide() {
    hosted?.hide()
    renderer.hide()
    gap?.removeFromSuperview()
    listener.tellIdle()
  }

  private func placeTaps(_ update: RefreshUpdate, in control: UIView) {
    let isThere = update.acceptsTap && update.isShown
    guard isThere || tapView != nil else { return }
    UIView.performWithoutAnimation {
      let view = tapView ?? makeTapView(in: control)
      view.isHidden = !isThere
      // The length of the drawing, at least 44 points, extended away from the content.
      view.frame = update.frame(length: update.tapExtent, isAtStart: update.isAtFarSide, in: control.bounds.size)
    }
  }

  private func press(_ isPressed: Bool) { (hosted?.container.layer ?? renderer.root).press(isPressed) }

  private func makeTapView(in control: UIView) -> TapView {
    let view = TapView(frame: .zero)
    view.onPress = { [weak self] in self?.press($0) }
    view.onTap = { [weak self] in self?.onTap?() }
    control.addSubview(view)
    tapView = view
    return view
  }
}

/// Passes the updates of a control to a closure: `idle` only once, and always at the end.
@MainActor
final class UpdateListener {
  /// Called with the updates; an app may set it in the middle of a pull.
  var onUpdate: (@MainActor (RefreshUpdate) -> Void)?

  /// The last update, if it was not `idle`; noted while there is no closure too.
  private(set) var told: RefreshUpdate?
  private let calls: CallGate

  init(_ calls: CallGate) { self.calls = calls }

  // A control that is deallocated with its list ends its pull too; in the deallocation of the list, the app cannot be called.
  deinit { if let onUpdate, let told { inNextTurn { onUpdate(told.ended) } } }

  /// Passes an update on, outside of all other calls of the app.
  func tell(_ update: RefreshUpdate) {
    let isIdle = update.state == .idle && !update.stays
    if isIdle && told == nil { return }
    told = isIdle ? nil : update
    calls.call { onUpdate?(update) }
  }

  /// Tells the end of the present pull or session, because the control or the view leaves; in a call of the app, in the next turn.
  func tellIdle() {
    guard let last = told else { return }
    guard calls.isInside else { return tell(last.ended) }
    told = nil
    // The control may be back by then.
    inNextTurn { if self.told == nil { self.calls.call { self.onUpdate?(last.ended) } } }
  }
}

extension RefreshUpdate {
  /// The update at the end of the pull or the session.
  fileprivate var ended: RefreshUpdate {
    var update = self
    update.state = .idle
    update.tap = nil
    update.outcome = nil
    update.visibleExtent = 0
    return update
  }
}
#endif
