/// The reading and the time of one event, with the effects of handling it.
struct EventContext {
  /// The scroll view at the event; a flush corrects the reading by the foreign writes that it undoes.
  var scroll: ScrollMetrics

  /// The time of the event, in seconds; it never runs backwards.
  let time: Double

  var effects = RefreshStateMachine.Effects()
}
