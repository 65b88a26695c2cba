import ScrollPhysics

/// A reading of a scroll view along one axis.
///
/// All lengths are points, and all of them are live: the machine keeps none that a later reading can tell.
public struct ScrollMetrics: Equatable, Sendable {
  /// The content offset.
  public var offset: Double

  /// The length of the content.
  public var contentLength: Double

  /// The length of the scroll view's bounds.
  public var viewport: Double

  /// The inset that was set on the scroll view: the client's and the framework's share.
  public var inset: SidePair

  /// The inset that is in force: ``inset`` and what the system adds, such as the safe area.
  public var adjustedInset: SidePair

  /// Pixels per point.
  public var scale: Double

  /// Whether a finger, or a trackpad, drags the content.
  public var isDragging: Bool

  /// Whether ``isDragging`` has outlived its gesture, as it does when a touch is lost: the drag counts as cancelled.
  public var isDragStale: Bool

  /// Whether a finger is down on the content, moving or not.
  public var isTracking: Bool

  /// Whether the scroll view moves the content after a drag: it decelerates or bounces.
  public var isDecelerating: Bool

  /// Whether the pan has ended but has not been reset: the scroll view is still handling the lift.
  public var isLifting: Bool

  /// Whether the content is being zoomed, or bounces back from a zoom.
  public var isZooming: Bool

  /// Whether an animated scroll of the app or the system is under way.
  public var isScrollAnimating: Bool

  /// Whether the scroll view is in a window.
  public var isInWindow: Bool

  /// Whether the scroll view or a view that it is in is hidden; told only while a first screen waits to be filled.
  public var isHidden: Bool

  /// Whether view animations are enabled.
  public var areAnimationsEnabled: Bool

  /// Whether section headers stick to the near edge.
  public var hasPinnedHeaders: Bool

  /// How fast the finger that drags scrolls, in points per second; above 0 towards the far end, 0 without a finger.
  public var dragVelocity: Double

  /// How many items the list has; 0 where they cannot be counted.
  public var itemCount: Int

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

  /// Whether a finger drags the content that can be seen to do so.
  var isDragged: Bool { isDragging && !isDragStale && !isLifting && isInWindow }

  /// Whether a finger is down, moving or not; a touch that was lost has left both flags behind.
  var isTouched: Bool { isDragged || (isTracking && isInWindow && !isDragStale) }

  /// What the system adds to the inset.
  var systemInset: SidePair { adjustedInset - inset }

  /// Whether the numbers can be used: a reading with one that is not finite, or is no length, is ignored.
  var isUsable: Bool {
    offset.isLength && contentLength.isLength && viewport.isLength && inset.isLength && adjustedInset.isLength
      && Self.scales.contains(scale)
  }

  /// The pixels of a point: those of any screen there may be, and as fine as a test wants them.
  private static let scales = 1.0 / 4096...4096

  var grid: PixelGrid { PixelGrid(scale: scale) }
}
