extension RefreshStateMachine {
  /// An end of the scroll axis.
  public enum AxisSide: UInt8, CaseIterable, Sendable {
    /// The end at which the offset is low: the top of a vertical list.
    case near

    /// The end at which the offset is high: the bottom of a vertical list.
    case far
  }
}
