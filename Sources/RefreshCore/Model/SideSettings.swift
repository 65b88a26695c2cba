extension RefreshStateMachine {
  /// The settings of a control at one side.
  ///
  /// ```swift
  /// let settings = RefreshStateMachine.SideSettings(trigger: .whilePulling, minimumVisibleTime: 1)
  /// var simulation = RefreshSimulation(settings)
  /// ```
  ///
  /// The settings of a control in a test, as the adapter makes them from its properties:
  ///
  /// ```swift
  /// let footer = RefreshStateMachine.SideSettings(
  ///   role: .loadMore, metrics: RefreshMetrics(heldExtent: 44), trigger: .onReachingEnd(within: .viewports(1)),
  ///   placement: .pinned, pinnedHeaders: .fixed, whenBusy: .join, backing: .own, startOffset: 44, startsOnlyAtEdge: true,
  ///   timeout: 30)
  /// ```
  public struct SideSettings: Equatable, Sendable {
    /// The distances and delays of its animator.
    package var metrics: RefreshMetrics

    /// The purpose of the control; `.refresh` by default.
    package var role: RefreshRole

    /// `true` if only a drag that begins at the edge pulls; `false` by default.
    package var startsOnlyAtEdge: Bool

    /// The distance by which the start of the pull and the indicator are shifted, in points; 0 by default.
    ///
    /// ``PullOptions/startOffset`` has the rules. Clamped to ±100 000, and NaN is replaced by 0.
    package var startOffset: Double { didSet { startOffset = NumberLimits.startOffset(startOffset) } }

    /// The minimum time for which a session is visible, in seconds from its start; 0.6 by default.
    ///
    /// Clamped to 0...100 000; NaN is replaced by the default.
    package var minimumVisibleTime: Double {
      didSet { minimumVisibleTime = NumberLimits.minimumVisibleTime(minimumVisibleTime) }
    }

    /// The gesture that begins a session; `.onRelease` by default.
    ///
    /// The distance of ``RefreshTrigger/onReachingEnd(within:)`` is clamped.
    package var trigger: RefreshTrigger { didSet { trigger = trigger.usable } }

    /// The options of a control that loads more; their counts are clamped.
    package var loadMore: LoadMoreOptions { didSet { loadMore = loadMore.usable } }

    /// The placement of the indicator in the uncovered area; `.withContent` by default.
    package var placement: RefreshPlacement

    /// The behaviour of the added inset under pinned section headers; `.automatic` by default.
    package var pinnedHeaders: RefreshPinnedHeaders

    /// The effect of a request to begin during a session; `.join` by default.
    package var whenBusy: RefreshBusyPolicy

    /// The owner of the added inset; `.own` by default.
    package var backing: RefreshBacking

    /// The time after which a session fails, in seconds from its start; none by default.
    ///
    /// Clamped to 100 000; a number that is not above 0 or not finite means none.
    package var timeout: Double? { didSet { timeout = NumberLimits.timeout(timeout) } }

    /// Creates settings.
    ///
    /// Numbers that cannot be used are clamped.
    public init(
      role: RefreshRole = .refresh,
      metrics: RefreshMetrics = RefreshMetrics(),
      trigger: RefreshTrigger = .onRelease,
      loadMore: LoadMoreOptions = LoadMoreOptions(),
      placement: RefreshPlacement = .withContent,
      pinnedHeaders: RefreshPinnedHeaders = .automatic,
      whenBusy: RefreshBusyPolicy = .join,
      backing: RefreshBacking = .own,
      startOffset: Double = 0,
      startsOnlyAtEdge: Bool = false,
      minimumVisibleTime: Double = RefreshTiming.minimumVisible,
      timeout: Double? = nil
    ) {
      self.role = role
      self.metrics = metrics
      self.trigger = trigger.usable
      self.loadMore = loadMore.usable
      self.placement = placement
      self.pinnedHeaders = pinnedHeaders
      self.whenBusy = whenBusy
      self.backing = backing
      self.startOffset = NumberLimits.startOffset(startOffset)
      self.startsOnlyAtEdge = startsOnlyAtEdge
      self.minimumVisibleTime = NumberLimits.minimumVisibleTime(minimumVisibleTime)
      self.timeout = NumberLimits.timeout(timeout)
    }
  }
}
