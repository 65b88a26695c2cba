extension ScrollSimulation {
  /// The source of a scroll view's motion.
  ///
  /// ```swift
  /// var scroll = ScrollSimulation(viewport: 844, contentLength: 4000)
  /// scroll.touchDown(at: 300, time: 0)
  /// #expect(scroll.phase == .tracking && scroll.phase.isTracking && !scroll.phase.isDragging)
  /// switch scroll.phase {
  /// case .idle: print("at rest")
  /// case .tracking, .dragging: print("under a finger")
  /// case .decelerating, .bouncing: print(scroll.phase.isDecelerating)  // true
  /// }
  /// ```
  public enum Phase: Equatable, Sendable, CaseIterable {
    /// The content is at rest.
    case idle

    /// A finger is down but has not moved far enough to drag.
    case tracking

    /// A finger drags the content.
    case dragging

    /// The content moves by momentum, inside the range.
    case decelerating

    /// The content moves back to an edge, or out over it by momentum.
    case bouncing

    /// `true` if a finger is down, like UIKit's `isTracking`.
    public var isTracking: Bool { self == .tracking || self == .dragging }

    /// `true` if a finger drags, like UIKit's `isDragging`.
    public var isDragging: Bool { self == .dragging }

    /// `true` if the content moves after a drag, like UIKit's `isDecelerating`, which includes a bounce.
    public var isDecelerating: Bool { self == .decelerating || self == .bouncing }
  }
}
