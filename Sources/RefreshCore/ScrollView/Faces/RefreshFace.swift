#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif

/// What a control shows in its strip: a drawing, or a view of the app's.
@MainActor
protocol IndicatorHost: AnyObject {
  /// What the machine is told of it.
  func metrics(in surroundings: RefreshSurroundings) -> RefreshMetrics

  /// The layer that all of it is in.
  var layer: CALayer { get }

  /// What makes a pull begin a session unless the app says otherwise.
  var preferredTrigger: RefreshTrigger { get }

  /// Where the control stands unless the app says otherwise.
  var preferredPlacement: RefreshPlacement { get }

  /// What it says of the last refresh; `nil` if it says nothing.
  func lastRefreshText(_ age: RefreshAge, in language: RefreshLanguage) -> String?

  /// The words that are said of it.
  func spokenTexts(in language: RefreshLanguage) -> RefreshTexts

  /// What is written in it; `nil` if nothing is, or nothing that is known.
  var words: String? { get }

  /// Whether it is seen.
  var isShown: Bool { get }

  /// The state that it was told last; `nil` if it need not hear of states that are not seen.
  var lastState: RefreshState? { get }

  /// Shows what is happening in a strip that already has its frame.
  func show(_ update: RefreshUpdate, in control: RefreshControl)

  /// Shows nothing any more.
  func hide()

  /// The next update may have to start loops anew: Core Animation has dropped them with the window.
  func forgetLoops()
}

#endif
