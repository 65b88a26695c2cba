import Foundation

/// What a menu or a control offers.
@MainActor
open class UIMenuElement: NSObject {
  /// How an element is offered.
  public struct Attributes: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates attributes from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// It cannot be used.
    public static let disabled = Attributes(rawValue: 1 << 0)

    /// It destroys something.
    public static let destructive = Attributes(rawValue: 1 << 1)

    /// It is left out.
    public static let hidden = Attributes(rawValue: 1 << 2)
  }

  /// Whether an element is chosen.
  public enum State: Int, Sendable {
    /// It is not.
    case off
    /// It is.
    case on
    /// Some of it is.
    case mixed
  }

  /// The word for it.
  public let title: String

  /// The picture for it.
  public let image: UIImage?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
  }
}

/// What an action does; it is given the action.
public typealias UIActionHandler = (UIAction) -> Void

/// Something that a menu or a control does.
@MainActor
open class UIAction: UIMenuElement {
  /// What tells one action from another.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates an identifier from a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates an identifier from a name.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// What tells it from others.
  public let identifier: Identifier

  /// A longer title.
  open var discoverabilityTitle: String?

  /// How it is offered.
  open var attributes: Attributes

  /// Whether it is chosen.
  open var state: State

  /// The control that does it now.
  open internal(set) var sender: Any?

  let handler: UIActionHandler

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
