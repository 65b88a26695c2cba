extension Drawing {
  /// Things that are faded, moved, looped or cut off as one.
  public struct Group: Equatable, Sendable {
    /// From 0 to 1; applied to the flattened content.
    public var opacity: Double

    /// Where the content goes, about `anchor`; applied after the motion.
    public var transform: Transform

    /// A loop that the host runs.
    public var motion: Motion?

    /// The point about which transform and motion work.
    public var anchor: Point

    /// The elements of the outline at which the content is cut off.
    public var clip: Range<Int>?

    /// The index in `Drawing.symbols` of what a host that has the symbol draws in place of the content.
    public var symbol: Int?

    /// The map from the coordinates of the content to those around the group, without the motion.
    public var placement: Transform { transform.around(anchor) }
  }
}
