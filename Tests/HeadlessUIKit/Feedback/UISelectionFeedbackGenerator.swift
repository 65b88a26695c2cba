import Foundation

/// Something else is chosen now.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// It is chosen.
  open func selectionChanged() {
    record("selection")
  }
}
