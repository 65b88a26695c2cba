#if REFRESH_ADAPTER
/// The settings of a control for the machine, with what they were last computed from.
@MainActor
final class ControlConfiguration {
  /// The inputs of the settings that change without a call of the control.
  private struct Inputs: Equatable {
    let surroundings: RefreshSurroundings
    let isBesideSystemControl: Bool
    let isStepping: Bool
    let alignsContent: Bool
    let isBelowGrowingBar: Bool

    @MainActor
    init(_ control: RefreshControl, in scrollView: UIScrollView) {
      surroundings = RefreshSurroundings(scrollView, of: control)
      isBesideSystemControl = scrollView.foreignRefreshControl != nil
      isStepping = RefreshControl.isStepping
      // Content that grows in a session changes the next one.
      let known = control.refreshState == .idle ? nil : control.configuration.inputs
      alignsContent = known?.alignsContent ?? scrollView.alignsContent(along: ScrollAxis(control.edge))
      // A bar that stops growing, in landscape or in a search, takes nothing of a session away that holds no space.
      let isBelowBar = control.edge == .top && control.attachment?.container.hasGrowingBar == true
      isBelowGrowingBar = isBelowBar || known?.isBelowGrowingBar == true
    }
  }

  /// The last metrics of the indicator; the default before the first ones.
  private(set) var metrics = RefreshMetrics()
  private var inputs: Inputs?

  /// `true` if the list had a refresh control of the app at the last configuration.
  var isBesideSystemControl: Bool { inputs?.isBesideSystemControl == true }

  /// `true` if the indicator has been asked for its metrics.
  private var hasAnswer = false

  /// Returns `true` if the settings may have changed without a call of the control.
  func isOutdated(_ control: RefreshControl, in scrollView: UIScrollView) -> Bool {
    Inputs(control, in: scrollView) != inputs
  }

  /// Returns the present settings of a control.
  func settings(of control: RefreshControl, in scrollView: UIScrollView) -> SideSettings {
    let inputs = Inputs(control, in: scrollView)
    self.inputs = inputs
    // With the backing of the system, they have no effect.
    let isIgnored = control.trigger != nil || control.pull.triggerDistance != nil || control.placement != nil
    if isIgnored, control.backingInUse == .system { control.log.say(.systemBacking) }
    ask(control, in: scrollView, inputs.surroundings)
    let pull = control.pull
    let trigger = trigger(of: control, isBesideSystemControl: inputs.isBesideSystemControl)
    var loadMore = control.loadMore
    // Who goes from element to element drags nothing: the end of the list is reached without a load.
    if inputs.isStepping, trigger != .manual { loadMore.offersTap = true }
    return SideSettings(
      role: control.role, metrics: metrics, trigger: trigger, loadMore: loadMore,
      placement: placement(of: control), pinnedHeaders: control.pinnedHeaders, whenBusy: control.whenBusy,
      backing: control.backingInUse, startOffset: control.backingInUse == .system ? 0 : pull.startOffset,
      startsOnlyAtEdge: pull.startsOnlyAtEdge, minimumVisibleTime: control.minimumVisibleTime, timeout: control.timeout)
  }

  /// Asks the indicator for its metrics.
  ///
  /// An animator may scale with the viewport. Without a viewport, as in a list that Auto Layout has not sized yet, the last
  /// metrics remain in use.
  private func ask(_ control: RefreshControl, in scrollView: UIScrollView, _ surroundings: RefreshSurroundings) {
    guard scrollView.hasViewport else { return }
    guard !control.changes.calls.isInside else { return control.changes.later(.metrics) }
    hasAnswer = true
    let stage = control.stage
    let answer = control.changes.ask { stage.metrics(in: surroundings) }
    // The indicator was replaced in the call, by one that has yet to be asked.
    guard hasAnswer else { return control.changes.later(.settings) }
    metrics = control.look.applied(
      to: control.system?.metrics(answer) ?? answer.replacing(control.pull.triggerDistance))
    if metrics.isClamped { control.log.say(.clampedMetrics) }
  }

  /// Returns `true` if an outcome is about to cover the text of the last refresh: it is fully visible from 0.85 on.
  func coversLastRefresh(in update: RefreshUpdate) -> Bool {
    update.state == .ending && update.outcomeFraction < 0.9
      && update.outcome.map { metrics.shownTime(of: $0) > 0 } ?? metrics.showsOutcomes
  }

  /// Discards the metrics of an indicator that is replaced.
  func forgetMetrics(_ log: RefreshLog) {
    log.forget([.clampedMetrics])
    metrics = RefreshMetrics()
    hasAnswer = false
  }

  /// The placement in use: the one set by the app, or the preferred one.
  ///
  /// A footer that remains visible would cover the last rows permanently, so it floats only if the app says so.
  ///
  /// Below a navigation bar that grows, the uncovered area is the bar's, and held space would collapse the bar. Where the system
  /// aligns the content, it takes held space out of the space before the content.
  func placement(of control: RefreshControl) -> RefreshPlacement {
    if control.backingInUse == .system { return .withContent }
    if let placement = control.placement { return placement }
    guard control.role == .refresh else { return .withContent }
    let holdsNoSpace = inputs.map { $0.isBelowGrowingBar || $0.alignsContent } ?? false
    return holdsNoSpace ? .floating : control.stage.preferredPlacement
  }

  /// The trigger in use; `.manual` beside a `UIRefreshControl`, because otherwise both would respond to one pull.
  ///
  /// A `UIRefreshControl` does not load more, so it does not affect a control that does.
  private func trigger(of control: RefreshControl, isBesideSystemControl: Bool) -> RefreshTrigger {
    guard control.role == .refresh else { return control.trigger ?? .onReachingEnd(within: .viewports(1)) }
    let wanted = control.trigger ?? control.stage.preferredTrigger
    if !wanted.respondsToPull, wanted != .manual { control.log.say(.headerTrigger) }
    if isBesideSystemControl { control.log.say(.systemControl) }
    // A header has no tap of its own.
    return isBesideSystemControl || wanted == .onTap ? .manual : wanted
  }

  /// The surroundings at the last configuration, with the present message: frames ask the system nothing.
  ///
  /// A change of theirs either configures the control at once or is followed by a layout pass, which does.
  func surroundings(of control: RefreshControl, in scrollView: UIScrollView) -> RefreshSurroundings {
    guard var known = inputs?.surroundings else { return RefreshSurroundings(scrollView, of: control) }
    known.hasMessage = control.role == .loadMore && control.sessions.message != nil
    return known
  }
}

extension UIScrollView {
  /// Returns `true` if the content is smaller than the view and stands elsewhere in it than at its beginning.
  fileprivate func alignsContent(along axis: ScrollAxis) -> Bool {
    guard #available(iOS 17.4, macCatalyst 17.4, visionOS 1.1, *) else { return false }
    return axis.of(contentAlignmentPoint) != 0 && axis.of(contentSize) < axis.of(bounds.size)
  }

  /// `true` if the bounds have a usable width and height.
  fileprivate var hasViewport: Bool {
    let size = bounds.size
    return size.width > 0 && size.height > 0 && Double(size.width).isLength && Double(size.height).isLength
  }
}

/// The changes of a control, applied at once or, if the app has made them in a call of ours, once in the next turn.
@MainActor
final class ControlChanges {
  enum Change { case drawing, metrics, settings }

  let calls = CallGate()

  /// Applies a change, outside of all calls of the app.
  var apply: (@MainActor (Change) -> Void)?

  /// The change that waits for the next turn.
  private var due: Change?

  /// `true` while the indicator is asked for its metrics; what it sets in that call is read after it.
  private var isAsking = false

  /// Asks the indicator for its metrics.
  func ask(_ body: () -> RefreshMetrics) -> RefreshMetrics {
    isAsking = true
    defer { isAsking = false }
    return calls.call(body)
  }

  func note(_ change: Change) {
    guard calls.isInside else { return apply?(change) ?? () }
    if !isAsking { later(change) } else if change != .metrics { later(.drawing) }
  }

  func later(_ change: Change) {
    let isFirst = due == nil
    due = due.map { $0 == change ? change : .settings } ?? change
    guard isFirst else { return }
    inNextTurn { [weak self] in
      guard let change = self?.due else { return }
      self?.due = nil
      self?.note(change)
    }
  }
}

extension RefreshSurroundings {
  /// Creates the surroundings of a control in a scroll view.
  @MainActor
  init(_ scrollView: UIScrollView, of control: RefreshControl) {
    let axis = ScrollAxis(control.edge)
    let inner = scrollView.bounds.inset(by: scrollView.adjustedContentInset).size
    self.init(
      role: control.role, edge: control.edge, viewport: axis.of(scrollView.bounds.size),
      crossLength: max(Double(axis == .vertical ? inner.width : inner.height), 0),
      hasMessage: control.role == .loadMore && control.sessions.message != nil)
    follow(control.look, control.traitCollection, in: scrollView)
  }

  /// Takes over what the style, the system and the user say of a view, or of the view in it with these traits.
  @MainActor
  package mutating func follow(_ look: StyleInUse, _ traits: UITraitCollection, in view: UIView) {
    isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    (reducesMotion, prefersBoldText) = (UIAccessibility.isReduceMotionEnabled, UIAccessibility.isBoldTextEnabled)
    reducesTransparency = UIAccessibility.isReduceTransparencyEnabled
    showsButtonShapes = UIAccessibility.buttonShapesEnabled
    (increasesContrast, isDark) = (traits.accessibilityContrast == .high, traits.userInterfaceStyle == .dark)
    (textSize, language) = (RefreshTextSize(traits.preferredContentSizeCategory), look.language)
    (styleTexts, fontScales) = (look.texts(in: language), look.fontScales(for: traits))
  }
}

extension RefreshTextSize {
  /// The categories of ``allCases``.
  private static let categories: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
    .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// Creates the size of a category; the default size for an unspecified category.
  package init(_ category: UIContentSizeCategory) {
    // Most users have the default: a category is a text, which is compared with each.
    let index = category == .large ? nil : Self.categories.firstIndex(of: category)
    self = index.map { Self.allCases[$0] } ?? .large
  }
}
#endif
