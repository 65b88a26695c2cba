/// Draws a refresh control.
///
/// An animator is a value that turns an update into a drawing: it has no state, timers or animations of its own. Only
/// `draw(_:into:)` is required; the other requirements have defaults.
///
/// ```swift
/// /// A bar along the edge that grows with the pull.
/// struct BarAnimator: RefreshAnimator {
///   func draw(_ update: RefreshUpdate, into drawing: inout Drawing) {
///     drawing.stroke(.tint, Drawing.Stroke(width: 4, to: min(update.progress, 1))) {
///       $0.transform = update.orientation
///       $0.move(to: Drawing.Point(x: 0, y: 2))
///       $0.line(to: Drawing.Point(x: update.crossLength, y: 2))
///     }
///   }
/// }
/// ```
///
/// An animator says more about itself only where the defaults do not fit:
///
/// ```swift
/// struct DiscAnimator: RefreshAnimator {
///   var preferredTrigger: RefreshTrigger { .whilePulling }
///   var preferredPlacement: RefreshPlacement { .floating }
///   func metrics(in surroundings: RefreshSurroundings) -> RefreshMetrics {
///     RefreshMetrics(heldExtent: 56 * surroundings.indicatorScale, triggerDistance: 80 * surroundings.indicatorScale)
///   }
///   func draw(_ update: RefreshUpdate, into drawing: inout Drawing) {
///     drawing.fill { $0.circle(center: update.center, radius: 20 * min(update.progress, 1)) }
///   }
/// }
/// ```
///
/// One with words returns those that it draws, so that VoiceOver says the same:
///
/// ```swift
/// struct WordsAnimator: RefreshAnimator {
///   let texts: RefreshTexts
///   func spokenTexts(in language: RefreshLanguage) -> RefreshTexts { texts }
///   func lastRefreshText(_ age: RefreshAge, in language: RefreshLanguage) -> String? { texts.lastUpdate(age) }
///   func draw(_ update: RefreshUpdate, into drawing: inout Drawing) {
///     let words = update.lastRefresh ?? texts[.pull]
///     drawing.text(words, style: .init(.footnote), centeredAt: update.center)
///   }
/// }
/// ```
public protocol RefreshAnimator {
  /// The distances and delays of this animator in its surroundings.
  ///
  /// Called when the control is added and when its settings or its surroundings change, but not while the scroll view has no
  /// size. After another change, set the animator of the control again.
  /// `RefreshMetrics()` by default.
  func metrics(in surroundings: RefreshSurroundings) -> RefreshMetrics

  /// The trigger of a header whose app sets none; `.onRelease` by default.
  var preferredTrigger: RefreshTrigger { get }

  /// The placement of a header whose app sets none; `.withContent` by default.
  var preferredPlacement: RefreshPlacement { get }

  /// Draws the control.
  ///
  /// Called once per frame while something changes; while the control is idle, only if it is a footer that remains
  /// visible, see `RefreshUpdate.stays`. The uncovered area runs from 0 to `update.visibleExtent` along the pull and
  /// from 0 to `update.crossLength` across it; the drawing is clipped to it.
  func draw(_ update: RefreshUpdate, into drawing: inout Drawing)

  /// The text for the time of the last refresh.
  ///
  /// Called when the control becomes visible and when a refresh succeeds, never per frame; later updates contain the
  /// result as `lastRefresh`. `nil` by default, for no text.
  func lastRefreshText(_ age: RefreshAge, in language: RefreshLanguage) -> String?

  /// The texts that VoiceOver announces when a session begins or ends.
  ///
  /// The texts of the language by default, also for an animator without text; an animator with its own texts returns
  /// those. An empty text is replaced by that of the language.
  func spokenTexts(in language: RefreshLanguage) -> RefreshTexts
}

extension RefreshAnimator {
  /// The default metrics: `RefreshMetrics()`.
  public func metrics(in surroundings: RefreshSurroundings) -> RefreshMetrics { RefreshMetrics() }

  /// The default trigger: `.onRelease`.
  public var preferredTrigger: RefreshTrigger { .onRelease }

  /// The default placement: `.withContent`.
  public var preferredPlacement: RefreshPlacement { .withContent }

  /// The default text for the last refresh: `nil`, for no text.
  public func lastRefreshText(_ age: RefreshAge, in language: RefreshLanguage) -> String? { nil }

  /// The default texts for VoiceOver: those of the language.
  public func spokenTexts(in language: RefreshLanguage) -> RefreshTexts { .standard(for: language) }
}

extension RefreshAnimator {
  /// Replaces the content of a drawing; hosts call this for each frame.
  ///
  /// Clears the drawing, sets the start of its loops, draws nothing if nothing is uncovered, fades the drawing in with the pull if
  /// the control says so and out early while the list closes if the user turned on Reduce Motion, and calls `draw(_:into:)`.
  ///
  /// ```swift
  /// var drawing = Drawing()
  /// SpinnerAnimator.spinner.redraw(RefreshUpdate(state: .pulling, visibleExtent: 40), in: &drawing)
  /// #expect(!drawing.isEmpty)
  /// ```
  public func redraw(_ update: RefreshUpdate, in drawing: inout Drawing) {
    drawing.removeAll()
    drawing.motionStart = update.motionStart.magnitude < NumberLimits.farthest ? update.motionStart : 0
    guard update.visibleExtent > 0 else { return }
    let opacity = update.opacity
    guard opacity < 1 || update.surroundings.reducesMotion else { return draw(update, into: &drawing) }
    drawing.group(opacity: opacity) { draw(update, into: &$0) }
  }
}

extension RefreshUpdate {
  /// The opacity of the indicator.
  ///
  /// What fades in with the pull is opaque from the trigger on, gradually where a session begins or is caught in a shorter pull.
  var opacity: Double {
    closingOpacity * (fadesIn && !stays && tap == nil ? Easing.lerp(Easing.clamp(progress), 1, armedFraction) : 1)
  }

  /// The opacity while the list closes: with Reduce Motion, the indicator fades out in the first 0.15 s.
  ///
  /// 1 without Reduce Motion, or if no space is held.
  private var closingOpacity: Double {
    guard surroundings.reducesMotion, heldExtent > 0 else { return 1 }
    let room = Easing.smooth((visibleExtent / heldExtent - 0.4) / 0.6)
    // Not in a session over which the list is scrolled.
    return 1 - armedFraction * Easing.smooth(timeSinceEnd / 0.15) * (1 - room)
  }
}

/// An animator that draws with a closure.
///
/// ```swift
/// let dot: CustomAnimator = .custom(metrics: RefreshMetrics(heldExtent: 44, triggerDistance: 64)) { update, drawing in
///   drawing.fill { $0.circle(center: update.center, radius: 10 * min(update.progress, 1)) }
/// }
/// tableView.refresh.addHeader(animator: dot) { [feed] in try await feed.reload() }
/// ```
public struct CustomAnimator: RefreshAnimator {
  fileprivate let ownMetrics: RefreshMetrics
  fileprivate let content: (RefreshUpdate, inout Drawing) -> Void

  /// The metrics that were given.
  public func metrics(in surroundings: RefreshSurroundings) -> RefreshMetrics { ownMetrics }

  /// Draws an update with the closure.
  public func draw(_ update: RefreshUpdate, into drawing: inout Drawing) { content(update, &drawing) }
}

extension RefreshAnimator where Self == CustomAnimator {
  /// Returns an animator that draws with a closure.
  ///
  /// ```swift
  /// let bar = CustomAnimator.custom(metrics: RefreshMetrics(heldExtent: 4)) { update, drawing in
  ///   drawing.stroke(.tint, .init(width: 4)) {
  ///     $0.move(to: .init(x: 0, y: 2))
  ///     $0.line(to: .init(x: update.crossLength * min(update.progress, 1), y: 2))
  ///   }
  /// }
  /// tableView.refresh.addHeader(animator: bar) { [feed] in try await feed.reload() }
  /// ```
  ///
  /// - Parameters:
  ///   - metrics: The distances and delays; `RefreshMetrics()` by default.
  ///   - draw: Draws an update, as ``RefreshAnimator/draw(_:into:)`` does.
  /// - Returns: The animator.
  public static func custom(
    metrics: RefreshMetrics = RefreshMetrics(), draw: @escaping (RefreshUpdate, inout Drawing) -> Void
  ) -> CustomAnimator {
    CustomAnimator(ownMetrics: metrics, content: draw)
  }
}
