#if REFRESH_ADAPTER
/// The content of a control: a drawing, or a view of the app.
@MainActor
protocol IndicatorHost: AnyObject {
  /// The metrics for the machine.
  func metrics(in surroundings: RefreshSurroundings) -> RefreshMetrics

  /// The layer with all of the content.
  var layer: CALayer { get }

  /// The trigger of a control whose app sets none.
  var preferredTrigger: RefreshTrigger { get }

  /// The placement of a control whose app sets none.
  var preferredPlacement: RefreshPlacement { get }

  /// The text for the time of the last refresh; `nil` for none.
  func lastRefreshText(_ age: RefreshAge, in language: RefreshLanguage) -> String?

  /// The texts that VoiceOver announces.
  func spokenTexts(in language: RefreshLanguage) -> RefreshTexts

  /// The visible text; `nil` if there is none, or if it is not known.
  var words: String? { get }

  /// `true` if the content is visible.
  var isShown: Bool { get }

  /// The last state that was passed to the content; `nil` if it does not need the states while it is not visible.
  var lastState: RefreshState? { get }

  /// Hides the content.
  func hide()

  /// Allows the next update to restart loops, after Core Animation has removed them with the window.
  func forgetLoops()
}
#endif
