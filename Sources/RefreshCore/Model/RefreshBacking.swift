/// Who keeps the space open while a session runs.
public enum RefreshBacking: UInt8, CaseIterable, Sendable {
  /// The framework: its share is in the scroll view's inset, and it moves the content.
  case own

  /// The system: the machine decides states, actions and pictures, and writes neither inset nor offset.
  case system
}
