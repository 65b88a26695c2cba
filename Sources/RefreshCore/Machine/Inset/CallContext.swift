/// The facts that begin and end a session of one control.
struct CallContext: Equatable, Sendable {
  /// The time of the call, in seconds of the clock that stamps the events.
  let time: Double

  /// The visible extent of the control, in points.
  let visibleExtent: Double

  /// The inset that a session holds, in points.
  let heldExtent: Double

  /// `true` if a finger is down.
  let isTouched: Bool

  /// `true` if the session of the other control keeps this one from beginning one.
  let isExcluded: Bool
}
