extension Drawing {
  /// Content that is faded, moved, looped or clipped as one.
  package struct Group: Equatable, Sendable {
    /// The opacity from 0 to 1; applied to the flattened content.
    package var opacity: Double

    /// The transform of the content about `anchor`; applied after the motion.
    package var transform: Transform

    /// A loop run by the host.
    package var motion: Motion?

    /// The centre of the transform and the motion.
    package var anchor: Point

    /// The elements of the path that clips the content.
    package var clip: Range<Int>?

    /// The index in `Drawing.symbols` of the symbol that replaces the content on hosts that have it.
    package var symbol: Int?

    /// The map from the coordinates of the content to those around the group, without the motion.
    package var placement: Transform { transform.around(anchor) }
  }
}
