/// Who moves a scroll view.
public enum ScrollSimulation.Phase: Equatable, Sendable, CaseIterable {
  /// Nobody.
  case idle

  /// A finger is down but has not moved far enough to drag.
  case tracking

  /// A finger drags.
  case dragging

  /// Momentum, inside the range.
  case decelerating

  /// The way back to an edge, or out over it by momentum.
  case bouncing

  /// Whether a finger is down, as UIKit's `isTracking` tells it.
  public var isTracking: Bool { self == .tracking || self == .dragging }

  /// Whether a finger drags, as UIKit's `isDragging` tells it.
  public var isDragging: Bool { self == .dragging }

  /// Whether the content moves by itself, as UIKit's `isDecelerating` tells it, for which a bounce is one.
  public var isDecelerating: Bool { self == .decelerating || self == .bouncing }
}
