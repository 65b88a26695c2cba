import Foundation

/// An element of a menu.
@MainActor
open class UIMenuElement: NSObject {
  /// The attributes of an element.
  public struct Attributes: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: UInt

    /// Creates attributes from raw bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The element is disabled.
    public static let disabled = Attributes(rawValue: 1 << 0)

    /// The element is destructive.
    public static let destructive = Attributes(rawValue: 1 << 1)

    /// The element is hidden.
    public static let hidden = Attributes(rawValue: 1 << 2)
  }

  /// The selection state of an element.
  public enum State: Int, Sendable {
    /// Not selected.
    case off
    /// Selected.
    case on
    /// Partly selected.
    case mixed
  }

  /// The title.
  public let title: String

  /// The image.
  public let image: UIImage?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
  }
}

/// The handler of an action; it receives the action.
public typealias UIActionHandler = (UIAction) -> Void

/// An action of a menu or a control.
@MainActor
open class UIAction: UIMenuElement {
  /// The identifier of an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String

    /// Creates an identifier from its raw value.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates an identifier from its raw value.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// The identifier.
  public let identifier: Identifier

  /// A longer title.
  open var discoverabilityTitle: String?

  /// The attributes.
  open var attributes: Attributes

  /// The selection state.
  open var state: State

  /// The control that performs the action now.
  open internal(set) var sender: Any?

  let handler: UIActionHandler

  /// Performs the action.
  open func performWithSender(_ sender: Any?, target: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }

  /// Creates an action.
  public init(
    title: String = "",
    image: UIImage? = nil,
    identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier("\(UUID())")
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, image: image)
  }
}
