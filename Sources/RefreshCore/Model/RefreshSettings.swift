/// The settings of a control at one side.
///
/// ```swift
/// let settings = RefreshSettings(trigger: .whilePulling, minimumVisibleTime: 1)
/// var simulation = RefreshSimulation(settings)
/// ```
///
/// The settings of a control in a test, as the adapter makes them from its properties:
///
/// ```swift
/// var settings = RefreshSettings(
///   role: .loadMore, metrics: RefreshMetrics(heldExtent: 44), trigger: .onReachingEnd(within: .viewports(1)),
///   loadMore: LoadMoreOptions(loadsToFill: 2), placement: .pinned, pinnedHeaders: .fixed, whenBusy: .join, backing: .own)
/// settings.timeout = 30
/// settings.startOffset = 44
/// settings.pullsOnlyFromEdge = true
/// ```
public struct RefreshSettings: Equatable, Sendable {
  /// The purpose of the control; `.refresh` by default.
  public var role: RefreshRole

  /// The distances and delays of its animator.
  public var metrics: RefreshMetrics

  /// The gesture that begins a session; `.onRelease` by default.
  ///
  /// The distance of ``RefreshTrigger/onReachingEnd(within:)`` is clamped.
  public var trigger: RefreshTrigger { didSet { trigger = trigger.usable } }

  /// The options of a control that loads more; their counts are clamped.
  public var loadMore: LoadMoreOptions { didSet { loadMore = loadMore.usable } }

  /// The placement of the indicator in the uncovered area; `.withContent` by default.
  public var placement: RefreshPlacement

  /// The behaviour of the added inset under pinned section headers; `.automatic` by default.
  public var pinnedHeaders: RefreshPinnedHeaders

  /// The effect of a request to begin during a session; `.join` by default.
  public var whenBusy: RefreshBusyPolicy

  /// The owner of the added inset; `.own` by default.
  public var backing: RefreshBacking

  /// The distance by which the start of the pull and the indicator are shifted, in points; 0 by default.
  ///
  /// ``RefreshControl/startOffset`` has the rules. Clamped to ±100 000, and NaN is replaced by 0.
  public var startOffset: Double { didSet { startOffset = NumberLimits.startOffset(startOffset) } }

  /// `true` if only a drag that begins at the edge pulls; `false` by default.
  public var pullsOnlyFromEdge: Bool

  /// The minimum time for which a session is visible, in seconds from its start; 0.6 by default.
  ///
  /// Clamped to 0...100 000; NaN is replaced by the default.
  public var minimumVisibleTime: Double {
    didSet { minimumVisibleTime = NumberLimits.minimumVisibleTime(minimumVisibleTime) }
  }

  /// The time after which a session fails, in seconds from its start; none by default.
  ///
  /// Clamped to 100 000; a number that is not above 0 or not finite means none.
  public var timeout: Double? { didSet { timeout = NumberLimits.timeout(timeout) } }

  /// Creates settings.
  ///
  /// Numbers are clamped as by the properties.
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
    pullsOnlyFromEdge: Bool = false,
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
    self.pullsOnlyFromEdge = pullsOnlyFromEdge
    self.minimumVisibleTime = NumberLimits.minimumVisibleTime(minimumVisibleTime)
    self.timeout = NumberLimits.timeout(timeout)
  }
}

/// The times and frequencies of the machine, in seconds and per second.
///
/// They were chosen by eye from the drawings; a settle after a lift follows UIKit's own law instead.
@usableFromInline
enum RefreshTiming {
  /// The minimum time for which a session is visible: gum needs 0.48 s to become a spinner, and anything shorter
  /// flashes.
  @usableFromInline static let minimumVisible = 0.6

  /// The minimum time between refreshes that begin by themselves: switching between two tabs refreshes neither again.
  @usableFromInline static let minimumInterval = 10.0

  /// The time for which a success is shown.
  static let successShown = 0.7

  /// The time for which a failure is shown: longer, because the user has to understand it.
  static let failureShown = 1.0

  /// The duration of an ending without an added inset to close.
  static let emptyEnding = 0.2

  /// The time within which the system gives the space of its refresh control back.
  static let systemCloses = 0.5

  /// The time for which ticks continue after the end of a visible session: drawings are functions of the time since.
  static let ticksAfterEnd = 1.0

  /// The longest step that a tick integrates, so that a stalled main thread does not make the list jump.
  static let longestStep = 1.0 / 20

  /// The length of a frame until ticks have measured it.
  static let assumedFrame = 1.0 / 60

  /// The time to wait for loaded rows before their inset is closed: a list lays itself out in two frames, and a batch
  /// animation takes a third of a second.
  static let patience = 0.35

  /// The longest time for which an inset waits for rows that move in an animation: a batch animation takes a third of a second.
  static let rowsComeToRest = 0.35

  /// The time between two checks of a hidden list that waits to fill its first screen.
  static let look = 0.5

  /// The time for which the system's inset counts as moving after its last change: about as long as a bar takes to
  /// hide.
  static let barsComeToRest = 0.25

  static let armedFrequency = 32.0
  static let activeFrequency = 20.0
  static let outcomeFrequency = 20.0
  static let seatedFrequency = 20.0
  static let progressFrequency = 12.0

  /// The inward speed above which UIKit calls a release a fling, in points per second.
  static let flingSpeed = 250.0

  /// The longest time between two foreign writes of the inset that belong to one conflict.
  static let insetConflict = 0.25

  /// The time for which an inset that was held may be set again by an app that has read it: its keyboard hides in half a second.
  static let insetReading = 0.6

  /// The value of `activityFraction` above which looping motions are visible.
  static let motionThreshold = 0.55
}
