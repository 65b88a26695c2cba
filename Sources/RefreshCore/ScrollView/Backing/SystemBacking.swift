#if REFRESH_ADAPTER
/// The refresh control of the system that stands in for a control, and the setting that asks for it.
struct SystemBacking {
  var wanted = RefreshBacking.automatic

  /// The refresh control of the system; `nil` while the framework owns the pull.
  var control: SystemRefreshControl?

  /// The pull at which the system last began a session, in points; `nil` before the first.
  var firedDistance: Double?

  /// The condition under which the list moves for the session that the app has begun.
  var reveal = RefreshReveal.never

  /// `true` if the backing changes in the next turn.
  var isChangeDue = false
}
#endif
