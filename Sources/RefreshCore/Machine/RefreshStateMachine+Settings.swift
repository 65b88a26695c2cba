extension RefreshStateMachine {
  /// What a control at one end is set to.
  public struct RefreshSettings: Equatable, Sendable {
    /// What the control is for; `.refresh` by default.
    public var role: RefreshRole

    /// The distances and delays that its animator asks for.
    public var metrics: RefreshMetrics

    /// What begins a session by hand; `.onRelease` by default.
    public var trigger: RefreshTrigger

    /// What goes for a control that loads more.
    public var loadMore: LoadMoreOptions

    /// Where it stands in the strip; `.withContent` by default.
    public var placement: RefreshPlacement

    /// How the held space behaves under pinned section headers; `.automatic` by default.
    public var pinnedHeaders: RefreshPinnedHeaders

    /// What a begin does while a session runs; `.join` by default.
    public var whenBusy: RefreshBusyPolicy

    /// Who keeps the space open; `.own` by default.
    public var backing: RefreshBacking

    /// The time a session is visible at least, in seconds from its start; 0.6 by default.
    public var minimumVisibleTime: Double

    /// The time after which a session fails, in seconds from its start; none by default.
    public var timeout: Double?

    /// Creates settings.
    ///
    /// Traps if `minimumVisibleTime` or the distance of the trigger is not finite or negative, or `timeout` is not finite or
    /// not positive.
    public init(
      role: RefreshRole = .refresh,
      metrics: RefreshMetrics = RefreshMetrics(),
      trigger: RefreshTrigger = .onRelease,
      loadMore: LoadMoreOptions = LoadMoreOptions(),
      placement: RefreshPlacement = .withContent,
      pinnedHeaders: RefreshPinnedHeaders = .automatic,
      whenBusy: RefreshBusyPolicy = .join,
      backing: RefreshBacking = .own,
      minimumVisibleTime: Double = RefreshTiming.minimumVisible,
      timeout: Double? = nil
    ) {
      precondition(
        minimumVisibleTime.isFinite && minimumVisibleTime >= 0, "minimumVisibleTime is 0 seconds or more")
      if case .onReachingEnd(let distance) = trigger {
        precondition(distance.isValid, "the distance within which the end is reached is finite, 0 or more")
      }
      if let timeout {
        precondition(timeout.isFinite && timeout > 0, "timeout is a finite number of seconds above 0")
      }
      self.role = role
      self.metrics = metrics
      self.trigger = trigger
      self.loadMore = loadMore
      self.placement = placement
      self.pinnedHeaders = pinnedHeaders
      self.whenBusy = whenBusy
      self.backing = backing
      self.minimumVisibleTime = minimumVisibleTime
      self.timeout = timeout
    }
  }
}
