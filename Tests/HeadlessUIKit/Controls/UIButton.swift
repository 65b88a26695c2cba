/// A control that performs its action when it is tapped.
@MainActor
open class UIButton: UIControl {
  /// The look of a button.
  public enum ButtonType: Sendable {
    /// A button without a look.
    case custom

    /// A button with the look of the system.
    case system
  }

  private var title: String?

  /// Creates a button with the title of its primary action.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero, primaryAction: primaryAction)
    title = primaryAction?.title
  }

  /// Returns the title for a state, which is the same in every state.
  open func title(for state: State) -> String? { title }
}
