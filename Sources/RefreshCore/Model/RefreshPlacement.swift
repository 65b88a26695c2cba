/// Where a control stands in the strip that a pull uncovers.
public enum RefreshPlacement: UInt8, CaseIterable, Sendable {
  /// It moves with the content.
  case withContent

  /// It stays at the edge and is uncovered by the content.
  case pinned

  /// It floats over the list, and the content is not held while a session runs.
  case floating
}
