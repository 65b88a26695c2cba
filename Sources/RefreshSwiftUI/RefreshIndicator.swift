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
  private let picture: IndicatorPicture

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
    let pull = progress.isNaN ? 0 : min(max(progress, 0), 1)
    picture = IndicatorPicture(animator: animator, progress: pull, isActive: isActive, outcome: outcome)
  }

  /// Makes the view.
  public func makeUIView(context: Context) -> UIView { IndicatorView() }

  /// Draws the picture.
  public func updateUIView(_ view: UIView, context: Context) {
    guard let view = view as? IndicatorView else { return }
    let style = context.environment.refreshAmbience.style
    if !style.isSame(as: view.refreshStyle ?? RefreshStyle()) { view.refreshStyle = style }
    view.picture = picture
  }

  /// The size: the width of the place, and the height of the picture.
  @available(iOS 16, macCatalyst 16, visionOS 1, *)
  public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? {
    let size = uiView.intrinsicContentSize
    return CGSize(width: proposal.width ?? size.height, height: size.height)
  }
}

/// The moment of an animator that a picture shows.
struct IndicatorPicture {
  var animator: any RefreshAnimator = RingAnimator()
  var progress = 1.0
  var isActive = false
  var outcome: RefreshOutcome?

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
  var picture = IndicatorPicture() { didSet { followStyle() } }

  private let look = StyleInUse()
  private let stage = ControlStage(RingAnimator(), CallGate())
  private let pulled = UIView()
  private let start = CACurrentMediaTime()
  private var observer: NotificationObserver?

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    addSubview(pulled)
    stage.move(to: pulled)
    let names = [
      RefreshStyle.appDidChange, UIApplication.willEnterForegroundNotification, UIScene.willEnterForegroundNotification,
    ]
    let follow: @MainActor (UIScene?) -> Void = { [weak self] _ in self?.followStyle() }
    observer = NotificationObserver(names.reduce(into: [:]) { $0[$1] = follow }) { follow(nil) }
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize {
    let metrics = stage.metrics(in: surroundings)
    return CGSize(width: UIView.noIntrinsicMetric, height: CGFloat(max(metrics.triggerDistance, metrics.heldExtent)))
  }

  func followStyle() {
    if look.lookUp(for: self) { stage.use(look.style) }
    look.choosesAnimator = picture.animator is AutomaticAnimator
    _ = stage.use(look.animator(for: .refresh) ?? picture.animator)
    // Core Animation removes the loops with the window, and in the background.
    stage.forgetLoops()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { followStyle() }
  }

  /// Deprecated from iOS 17 on, but its replacement is not available on iOS 15 and 16.
  @available(visionOS, deprecated: 1)
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    followStyle()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let surroundings = surroundings
    let update = picture.update(stage.metrics(in: surroundings), in: surroundings, at: start)
    let extent = CGFloat(update.visibleExtent)
    pulled.frame = CGRect(x: 0, y: (bounds.height - extent) / 2, width: bounds.width, height: extent)
    stage.show(update, stage.preferredPlacement, in: pulled)
  }

  private var surroundings: RefreshSurroundings {
    var surroundings = RefreshSurroundings(crossLength: Double(bounds.width))
    surroundings.follow(look, traitCollection, in: self)
    return surroundings
  }
}
#endif
