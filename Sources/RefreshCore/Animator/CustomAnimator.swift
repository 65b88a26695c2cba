/// An animator that draws with a closure.
///
/// ```swift
/// let dot = CustomAnimator(metrics: RefreshMetrics(heldExtent: 44, triggerDistance: 64)) { update, drawing in
///   drawing.fill { $0.circle(center: update.center, radius: 10 * min(update.progress, 1)) }
/// }
/// tableView.refresh.addHeader(animator: dot) { [feed] in try await feed.reload() }
/// ```
public struct CustomAnimator: RefreshAnimator {
  private let ownMetrics: RefreshMetrics
  private let content: (RefreshUpdate, inout Drawing) -> Void

  /// Creates an animator with fixed metrics.
  public init(
    metrics: RefreshMetrics = RefreshMetrics(), draw: @escaping (RefreshUpdate, inout Drawing) -> Void
  ) {
    ownMetrics = metrics
    content = draw
  }

  /// The metrics that were given.
  public func metrics(in surroundings: RefreshSurroundings) -> RefreshMetrics { ownMetrics }

  /// Draws an update with the closure.
  public func draw(_ update: RefreshUpdate, into drawing: inout Drawing) { content(update, &drawing) }
}

extension RefreshAnimator where Self == CustomAnimator {
  /// Returns an animator that draws with a closure.
  ///
  /// ```swift
  /// let bar = CustomAnimator.custom(metrics: RefreshMetrics(heldExtent: 4)) { update, drawing in
  ///   drawing.stroke(.tint, .init(width: 4)) {
  ///     $0.move(to: .init(x: 0, y: 2))
  ///     $0.line(to: .init(x: update.crossLength * min(update.progress, 1), y: 2))
  ///   }
  /// }
  /// tableView.refresh.addHeader(animator: bar) { [feed] in try await feed.reload() }
  /// ```
  ///
  /// - Parameters:
  ///   - metrics: The distances and delays; `RefreshMetrics()` by default.
  ///   - draw: Draws an update, as ``RefreshAnimator/draw(_:into:)`` does.
  /// - Returns: The animator.
  public static func custom(
    metrics: RefreshMetrics = RefreshMetrics(), draw: @escaping (RefreshUpdate, inout Drawing) -> Void
  ) -> CustomAnimator {
    CustomAnimator(metrics: metrics, draw: draw)
  }
}
