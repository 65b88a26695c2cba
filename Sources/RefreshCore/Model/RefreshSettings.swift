/// The settings of a control at one side.
public struct RefreshSettings: Equatable, Sendable {
  /// The purpose of the control; `.refresh` by default.
  public var role: RefreshRole

  /// The distances and delays of its animator.
  public var metrics: RefreshMetrics

  /// The gesture that begins a session; `.onRelease` by default.
  public var trigger: RefreshTrigger

  /// The options of a control that loads more.
  public var loadMore: LoadMoreOptions

  /// The placement of the indicator in the uncovered area; `.withContent` by default.
  public var placement: RefreshPlacement

  /// The behaviour of the added inset under pinned section headers; `.automatic` by default.
  public var pinnedHeaders: RefreshPinnedHeaders

  /// The effect of a request to begin during a session; `.join` by default.
  public var whenBusy: RefreshBusyPolicy

  /// The owner of the added inset; `.own` by default.
  public var backing: RefreshBacking

  /// The minimum time for which a session is visible, in seconds from its start; 0.6 by default.
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
