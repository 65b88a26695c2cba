import Foundation

/// A view that reports what the user does with it.
@MainActor
open class UIControl: UIView {
  /// What was done with a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates events from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A finger came down in it.
    public static let touchDown = Event(rawValue: 1 << 0)

    /// A finger was lifted inside it.
    public static let touchUpInside = Event(rawValue: 1 << 6)

    /// A finger was lifted outside it.
    public static let touchUpOutside = Event(rawValue: 1 << 7)

    /// A touch was taken away.
    public static let touchCancel = Event(rawValue: 1 << 8)

    /// Its value became another one.
    public static let valueChanged = Event(rawValue: 1 << 12)

    /// What it is for was done.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)

    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// How a control is.
  public struct State: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a state from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Nothing special.
    public static let normal: State = []

    /// A finger is on it.
    public static let highlighted = State(rawValue: 1 << 0)

    /// It cannot be used.
    public static let disabled = State(rawValue: 1 << 1)

    /// It is chosen.
    public static let selected = State(rawValue: 1 << 2)
  }

  private var handlers: [(event: Event, action: UIAction)] = []

  /// Creates a control that does something when it is used.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Creates a control with a frame, in points of the view above.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a control from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Whether it can be used; `true` by default.
  open var isEnabled = true

  /// Whether it is chosen.
  open var isSelected = false

  /// Whether a finger is on it.
  open var isHighlighted = false

  /// How it is.
  open var state: State {
    var result = State.normal
    if isHighlighted { result.insert(.highlighted) }
    if !isEnabled { result.insert(.disabled) }
    if isSelected { result.insert(.selected) }
    return result
  }

  /// Adds an action for events; one with the same identifier for the same events goes.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(action, for: controlEvents)
    handlers.append((controlEvents, action))
  }

  /// Takes an action away.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Takes an action away.
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    handlers.removeAll { $0.action.identifier == actionIdentifier && !$0.event.isDisjoint(with: controlEvents) }
  }

  /// Does an action as if the control had been used.
  open func sendAction(_ action: UIAction) {
    action.sender = self
    world.log.calling(.action) { action.handler(action) }
    action.sender = nil
  }

  /// Does all actions of some events.
  open func sendActions(for controlEvents: Event) {
    world.log.record(.action, headlessName, "sendActions", [Double(controlEvents.rawValue)])
    for entry in handlers where !entry.event.isDisjoint(with: controlEvents) {
      sendAction(entry.action)
    }
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled else { return }
    isHighlighted = true
    sendActions(for: .touchDown)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, let touch = touches.first else { return }
    isHighlighted = false
    let isInside = point(inside: touch.location(in: self), with: event)
    sendActions(for: isInside ? [.touchUpInside, .primaryActionTriggered] : .touchUpOutside)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    isHighlighted = false
    sendActions(for: .touchCancel)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
