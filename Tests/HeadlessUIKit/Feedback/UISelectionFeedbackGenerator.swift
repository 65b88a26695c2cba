import Foundation

/// Plays a change of a selection.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Plays a selection change.
  open func selectionChanged() {
    record("selection")
  }
}
