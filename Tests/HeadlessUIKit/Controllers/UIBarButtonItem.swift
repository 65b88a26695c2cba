import Foundation

/// A button in a bar, which nobody presses but a test.
@MainActor
open class UIBarButtonItem: NSObject {
  /// A look that the system has.
  public enum SystemItem: Int, Sendable {
    /// A box with an arrow out of it.
    case action = 9
    /// Two arrows that make a circle.
    case refresh = 13
  }

  /// The action of the button.
  open var primaryAction: UIAction?

  /// The look of the system, if it has one.
  let systemItem: SystemItem?

  /// Creates a button with a look of the system.
  public init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.systemItem = systemItem
    super.init()
    self.primaryAction = primaryAction
  }

  /// Creates a button with the title of its action.
  public init(primaryAction: UIAction? = nil) {
    systemItem = nil
    super.init()
    self.primaryAction = primaryAction
  }

  /// Presses the button.
  public func headlessPress() { primaryAction?.performWithSender(self, target: nil) }
}

/// A page that offers what to do with something.
@MainActor
open class UIActivityViewController: UIViewController {
  /// The things.
  public let headlessItems: [Any]

  /// Creates a page.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    headlessItems = activityItems
    super.init()
  }
}

/// Something that an app does with what it is given.
@MainActor
open class UIActivity: NSObject {}
