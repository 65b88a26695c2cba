import ScrollPhysics

extension RefreshStateMachine {
  /// A reading of a scroll view along one axis.
  ///
  /// All lengths are in points and read anew each time: the machine stores no value that a later reading contains.
  ///
  /// ```swift
  /// var machine = RefreshStateMachine()
  /// machine.configure(RefreshStateMachine.SideSettings(), at: .near)
  /// _ = machine.receive(.attached(.near), .init(), at: 0)
  /// _ = machine.receive(.scrolled, .init(offset: -40, isDragging: true, isTracking: true), at: 0.1)
  /// ```
  ///
  /// A reading of a list of 40 rows under bars, in which a finger pulls down:
  ///
  /// ```swift
  /// var reading = RefreshStateMachine.ScrollMetrics(
  ///   offset: -143, contentLength: 1760, viewport: 844, inset: .init(), adjustedInset: .init(near: 103, far: 83),
  ///   scale: 3, isDragging: true, isTracking: true, dragVelocity: -300, itemCount: 40)
  /// ```
  ///
  /// The finger lifts, and the content bounces back:
  ///
  /// ```swift
  /// (reading.isDragging, reading.isTracking, reading.isDecelerating) = (false, false, true)
  /// reading.offset += 40
  /// ```
  public struct ScrollMetrics: Equatable, Sendable {
    /// The content offset.
    public var offset: Double

    /// The length of the content.
    public var contentLength: Double

    /// The length of the scroll view's bounds.
    public var viewport: Double

    /// The inset that is set on the scroll view: the app's own and the added inset.
    public var inset: SidePair

    /// `true` if the bar at the near edge collapses and grows with the content.
    package var hasGrowingBar = false

    /// The inset in effect: ``inset`` plus the insets that the system adds, such as the safe area.
    public var adjustedInset: SidePair

    /// The number of pixels per point.
    package var scale: Double

    /// `true` if a finger or a trackpad drags the content.
    public var isDragging: Bool

    /// `true` if ``isDragging`` has outlived its gesture, as after a lost touch: the drag counts as cancelled.
    ///
    /// A view that leaves its window during a drag can keep the flag (report B038).
    package var isDragStale: Bool

    /// `true` if a finger is down on the content, moving or not.
    public var isTracking: Bool

    /// `true` if the scroll view moves the content after a drag: it decelerates or bounces.
    public var isDecelerating: Bool

    /// `true` if the pan has ended but is not reset yet: the scroll view is still handling the lift.
    package var isLifting: Bool

    /// `true` if the content is being zoomed, or bounces back from a zoom.
    package var isZooming: Bool

    /// `true` during an animated scroll by the app or the system.
    package var isScrollAnimating: Bool

    /// `true` if the scroll view is in a window.
    package var isInWindow: Bool

    /// `true` if the scroll view or one of its ancestors is hidden; read only while a first screen waits to be filled.
    package var isHidden: Bool

    /// `true` if view animations are enabled.
    package var areAnimationsEnabled: Bool

    /// `true` if section headers are pinned to the near edge.
    package var hasPinnedHeaders: Bool

    /// The velocity of a dragging finger, and that of its pan while ``isLifting``, in points per second; above 0 towards the far
    /// side, 0 without a finger.
    package var dragVelocity: Double

    /// The number of items of the list; 0 if they cannot be counted.
    package var itemCount: Int

    /// The shortest change of the added inset while the content moves, in points; 0 for a pixel.
    ///
    /// Each change of the inset invalidates the layout of a collection view.
    package var insetStair = 0.0

    /// `true` while the list updates its rows: an inset that can wait is not written then.
    package var isUpdating = false

    /// Creates a reading; without arguments, that of a long list at rest on an iPhone 15 without bars.
    public init(
      offset: Double = 0,
      contentLength: Double = 4000,
      viewport: Double = 852,
      inset: SidePair = SidePair(),
      adjustedInset: SidePair? = nil,
      scale: Double = 3,
      isDragging: Bool = false,
      isDragStale: Bool = false,
      isTracking: Bool = false,
      isDecelerating: Bool = false,
      isLifting: Bool = false,
      isZooming: Bool = false,
      isScrollAnimating: Bool = false,
      isInWindow: Bool = true,
      isHidden: Bool = false,
      areAnimationsEnabled: Bool = true,
      hasPinnedHeaders: Bool = false,
      dragVelocity: Double = 0,
      itemCount: Int = 0
    ) {
      self.offset = offset
      self.contentLength = contentLength
      self.viewport = viewport
      self.inset = inset
      self.adjustedInset = adjustedInset ?? inset
      self.scale = scale
      self.isDragging = isDragging
      self.isDragStale = isDragStale
      self.isTracking = isTracking
      self.isDecelerating = isDecelerating
      self.isLifting = isLifting
      self.isZooming = isZooming
      self.isScrollAnimating = isScrollAnimating
      self.isInWindow = isInWindow
      self.isHidden = isHidden
      self.areAnimationsEnabled = areAnimationsEnabled
      self.hasPinnedHeaders = hasPinnedHeaders
      self.dragVelocity = dragVelocity
      self.itemCount = itemCount
    }

    /// `true` if a finger drags the content in a window, and its touch is neither lost nor lifting.
    var isDragged: Bool { isDragging && !isDragStale && !isLifting && isInWindow }

    /// `true` if a finger is down, moving or not; a lost touch leaves both flags set and does not count.
    var isTouched: Bool { isDragged || (isTracking && isInWindow && !isDragStale) }

    /// The inset that the system adds.
    package var systemInset: SidePair { adjustedInset - inset }

    /// `true` if all numbers are finite and valid; other readings are ignored.
    var isUsable: Bool {
      offset.isLength && contentLength.isLength && viewport.isLength && inset.isLength && adjustedInset.isLength
        && insetStair.isLength && Self.scales.contains(scale)
    }

    /// The supported numbers of pixels per point: those of all screens, and finer grids for tests.
    private static let scales = 1.0 / 4096...4096

    var grid: PixelGrid { PixelGrid(scale: scale) }

    /// Returns the lowest and the highest offset inside some insets; the highest is below the lowest for short content.
    func range(inside insets: SidePair) -> (low: Double, high: Double) {
      (-insets.near, contentLength + insets.far - viewport)
    }
  }
}
