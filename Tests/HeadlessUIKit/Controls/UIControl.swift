import Foundation

/// A view that reports user interaction.
@MainActor
open class UIControl: UIView {
  /// The events of a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The raw bits.
    public let rawValue: UInt

    /// Creates events from raw bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A finger touched the control.
    public static let touchDown = Event(rawValue: 1 << 0)

    /// A finger lifted inside the control.
    public static let touchUpInside = Event(rawValue: 1 << 6)

    /// A finger lifted outside the control.
    public static let touchUpOutside = Event(rawValue: 1 << 7)

    /// A touch was cancelled.
    public static let touchCancel = Event(rawValue: 1 << 8)

    /// The value changed.
    public static let valueChanged = Event(rawValue: 1 << 12)

    /// The primary action was triggered.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)

    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// The state of a control.
  public struct State: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: UInt

    /// Creates a state from raw bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// No special state.
    public static let normal: State = []

    /// A finger is on the control.
    public static let highlighted = State(rawValue: 1 << 0)

    /// The control is disabled.
    public static let disabled = State(rawValue: 1 << 1)

    /// The control is selected.
    public static let selected = State(rawValue: 1 << 2)
  }

  private var handlers: [(event: Event, action: UIAction)] = []

  /// Creates a control with a primary action.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Creates a control with a frame, in points of its superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a control from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// `true` if the control is enabled; `true` by default.
  open var isEnabled = true

  /// `true` if the control is selected.
  open var isSelected = false

  /// `true` while a finger is on the control.
  open var isHighlighted = false

  /// The state of the control.
  open var state: State {
    var result = State.normal
    if isHighlighted { result.insert(.highlighted) }
    if !isEnabled { result.insert(.disabled) }
    if isSelected { result.insert(.selected) }
    return result
  }

  /// The events that have an action.
  open var allControlEvents: Event { handlers.reduce(into: []) { $0.formUnion($1.event) } }

  /// Adds an action for events; replaces an action with the same identifier for the same events.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(action, for: controlEvents)
    handlers.append((controlEvents, action))
  }

  /// Removes an action.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Removes an action.
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    handlers.removeAll { $0.action.identifier == actionIdentifier && !$0.event.isDisjoint(with: controlEvents) }
  }

  /// Performs an action, as the application does that it is sent to: without one, nothing may happen.
  open func sendAction(_ action: UIAction) {
    guard HeadlessWorld.deliversEvents else { return }
    action.sender = self
    world.log.calling(.action) { action.handler(action) }
    action.sender = nil
  }

  /// Performs all actions for events.
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
