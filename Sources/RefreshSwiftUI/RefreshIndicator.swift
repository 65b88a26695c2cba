#if REFRESH_ADAPTER
/// A picture of an animator, for previews, skeletons and settings: the same layers as in a control.
///
/// ```swift
/// RefreshIndicator(.gum, progress: 0.6)
/// RefreshIndicator(.spinner, isActive: model.isLoading)
/// RefreshIndicator(.ring, outcome: .failure)
/// ```
///
/// It is as high as the pull that arms the animator, or as the space of its session if that is more, and as wide as its place. Like
/// a control, it has the style of the views around it and of the app, and follows the settings of the user.
public struct RefreshIndicator: UIViewRepresentable {
  let animator: any RefreshAnimator
  private let progress: Double
  private let isActive: Bool
  private let outcome: RefreshOutcome?

  /// Creates a picture of an animator.
  ///
  /// - Parameters:
  ///   - animator: The animator.
  ///   - progress: The pull relative to the trigger distance, from 0 to 1; 1 by default. Clamped; NaN is 0.
  ///   - isActive: `true` for a running session. `false` by default.
  ///   - outcome: The outcome of a session that has ended; `nil` by default.
  public init(
    _ animator: some RefreshAnimator, progress: Double = 1, isActive: Bool = false, outcome: RefreshOutcome? = nil
  ) {
    self.animator = animator
    self.progress = progress.isNaN ? 0 : min(max(progress, 0), 1)
    self.isActive = isActive
    self.outcome = outcome
  }

  /// Makes the view.
  public func makeUIView(context: Context) -> UIView { IndicatorView(self) }

  /// Draws the picture.
  public func updateUIView(_ view: UIView, context: Context) {
    guard let view = view as? IndicatorView else { return }
    let style = context.environment.refreshAmbience.style
    if !style.isSame(as: view.refreshStyle ?? RefreshStyle()) { view.refreshStyle = style }
    view.picture = self
  }

  /// The size: the width of the place, and the height of the picture.
  @available(iOS 16, macCatalyst 16, visionOS 1, *)
  public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? {
    guard let view = uiView as? IndicatorView else { return nil }
    let height = view.height(across: proposal.width ?? view.bounds.width)
    return CGSize(width: proposal.width ?? height, height: height)
  }

  func update(_ metrics: RefreshMetrics, in surroundings: RefreshSurroundings, at time: Double) -> RefreshUpdate {
    let isSession = isActive || outcome != nil
    let trigger = max(metrics.triggerDistance, metrics.heldExtent)
    return RefreshUpdate(
      state: outcome != nil ? .ending : isActive ? .refreshing : progress < 1 ? .pulling : .armed,
      outcome: outcome,
      visibleExtent: isSession ? metrics.heldExtent : progress * trigger,
      heldExtent: metrics.heldExtent, triggerDistance: trigger,
      armedFraction: isSession || progress == 1 ? 1 : 0, activityFraction: isActive ? 1 : 0,
      outcomeFraction: outcome == nil ? 0 : 1, timeSinceEnd: outcome == nil ? 0 : 10, motionStart: time,
      surroundings: surroundings)
  }
}

/// Shows a picture on a stage, as a control does.
final class IndicatorView: UIView, StyleFollower {
  var picture: RefreshIndicator { didSet { followStyle() } }

  private let look = StyleInUse()
  private let stage = ControlStage(RingAnimator(), CallGate())
  private let pulled = UIView()
  private let start = CACurrentMediaTime()
  private var observer: NotificationObserver?

  init(_ picture: RefreshIndicator) {
    self.picture = picture
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    // Before iOS 16, SwiftUI stretches what does not hug its height.
    setContentHuggingPriority(.required, for: .vertical)
    addSubview(pulled)
    stage.move(to: pulled)
    let restart: @MainActor (UIScene?) -> Void = { [weak self] _ in self?.restart() }
    let names = [
      RefreshStyle.appDidChange, UIApplication.willEnterForegroundNotification, UIScene.willEnterForegroundNotification,
    ]
    observer = NotificationObserver(names.reduce(into: [:]) { $0[$1] = restart }) { restart(nil) }
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: height(across: bounds.width))
  }

  func height(across width: CGFloat) -> CGFloat {
    let metrics = stage.metrics(in: surroundings(across: width))
    return CGFloat(max(metrics.triggerDistance, metrics.heldExtent))
  }

  func followStyle() {
    if look.lookUp(for: self) { stage.use(look.style) }
    look.choosesAnimator = picture.animator is AutomaticAnimator
    let animator = look.animator(for: .refresh) ?? picture.animator
    // Used again, the same one would take its view from a control that has it since.
    if !animator.isSame(as: stage.animator) { _ = stage.use(animator) }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Core Animation removes the loops with the window, and in the background.
  private func restart() {
    stage.forgetLoops()
    followStyle()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { restart() }
  }

  /// Deprecated from iOS 17 on, but its replacement is not available on iOS 15 and 16.
  @available(visionOS, deprecated: 1)
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    followStyle()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // The height may depend on the width, which the first question for it does not know.
    if bounds.width != pulled.frame.width { invalidateIntrinsicContentSize() }
    let surroundings = surroundings(across: bounds.width)
    let update = picture.update(stage.metrics(in: surroundings), in: surroundings, at: start)
    let (extent, placement) = (CGFloat(update.visibleExtent), stage.preferredPlacement)
    pulled.frame = CGRect(x: 0, y: (bounds.height - extent) / 2, width: bounds.width, height: extent)
    pulled.clipsToBounds = placement != .floating || stage.view != nil
    // Its own traits: those of a subview may follow later.
    stage.show(update, placement, in: pulled, traitCollection)
  }

  private func surroundings(across width: CGFloat) -> RefreshSurroundings {
    var surroundings = RefreshSurroundings(crossLength: Double(width))
    surroundings.follow(look, traitCollection, in: self)
    return surroundings
  }
}
#endif
