/// Draws a refresh control.
///
/// An animator is a value that turns what is happening into a drawing: it keeps nothing, moves nothing and waits for
/// nothing. It has one requirement; the others have defaults.
public protocol RefreshAnimator {
  /// The distances and delays that this animator asks for in a place.
  ///
  /// Called when the control is added and when its surroundings change, but not while the scroll view has no size.
  /// `RefreshMetrics()` by default.
  func metrics(in surroundings: RefreshSurroundings) -> RefreshMetrics

  /// What makes a pull begin a session unless the app says otherwise; `.onRelease` by default.
  var preferredTrigger: RefreshTrigger { get }

  /// Where a header stands unless the app says otherwise; `.withContent` by default.
  var preferredPlacement: RefreshPlacement { get }

  /// Draws what is happening.
  ///
  /// Called once per frame while something changes, and while the control is idle only if it is a footer that stays, as
  /// `RefreshUpdate.isShown` has it. The strip that is uncovered
  /// runs from 0 to `update.visibleExtent` along the pull and from 0 to `update.crossLength` across it; what is drawn
  /// outside is clipped.
  func draw(_ update: RefreshUpdate, into drawing: inout Drawing)

  /// Says when the last refresh was.
  ///
  /// Called when the control comes in sight and when a refresh succeeds, never per frame; the answer is in the updates
  /// that follow, as `lastRefresh`. `nil` by default: nothing is said.
  func lastRefreshText(_ age: RefreshAge, in language: RefreshLanguage) -> String?

  /// The words that VoiceOver says when a session begins or ends.
  ///
  /// Those of the language by default, also of an animator that draws no words; an animator with words of its own
  /// answers with them. An empty one is replaced by that of the language.
  func spokenTexts(in language: RefreshLanguage) -> RefreshTexts
}

extension RefreshAnimator {
  /// The metrics of an animator that asks for none: `RefreshMetrics()`.
  public func metrics(in surroundings: RefreshSurroundings) -> RefreshMetrics { RefreshMetrics() }

  /// The trigger of an animator that prefers none: `.onRelease`.
  public var preferredTrigger: RefreshTrigger { .onRelease }

  /// The placement of an animator that prefers none: `.withContent`.
  public var preferredPlacement: RefreshPlacement { .withContent }

  /// What an animator says of the last refresh that says nothing: `nil`.
  public func lastRefreshText(_ age: RefreshAge, in language: RefreshLanguage) -> String? { nil }

  /// The words that are said for an animator without words of its own: those of the language.
  public func spokenTexts(in language: RefreshLanguage) -> RefreshTexts { .standard(for: language) }
}

extension RefreshAnimator {
  /// Draws what is happening in place of what a drawing holds: what a host calls for each frame.
  ///
  /// It clears the drawing, tells it when its loops began, draws nothing if nothing is uncovered, and fades the drawing
  /// of a closing list early if the reader asked for less motion. Then it calls `draw(_:into:)`.
  public func redraw(_ update: RefreshUpdate, in drawing: inout Drawing) {
    drawing.removeAll()
    drawing.motionStart = update.motionStart
    guard update.visibleExtent > 0 else { return }
    guard update.surroundings.reducesMotion, update.heldExtent > 0 else { return draw(update, into: &drawing) }
    drawing.group(opacity: update.closingOpacity) { draw(update, into: &$0) }
  }
}

extension RefreshUpdate {
  /// The opacity of whatever is shown: with less motion a closing list fades it out in its first 0.15 s.
  ///
  /// 1 as long as nobody asked for less motion, or nothing is held.
  var closingOpacity: Double {
    guard surroundings.reducesMotion, heldExtent > 0 else { return 1 }
    let room = Easing.smooth((visibleExtent / heldExtent - 0.4) / 0.6)
    return 1 - armedFraction * (1 - room)
  }
}
