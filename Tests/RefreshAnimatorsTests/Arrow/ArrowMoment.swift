import RefreshTesting

@testable import RefreshAnimators

/// The drawing of the arrow at a moment.
struct ArrowMoment {
  let update: RefreshUpdate
  let drawing: Drawing

  /// Draws a moment; at the held extent unless said otherwise, and with texts measured by estimate.
  init(
    _ animator: ArrowAnimator = .arrow, in surroundings: RefreshSurroundings = .init(), extent: Double? = nil,
    armedFraction: Double = 0, activityFraction: Double = 0, outcomeFraction: Double = 0,
    outcome: RefreshOutcome? = nil,
    lastRefresh: String? = nil, message: String? = nil
  ) {
    let metrics = animator.metrics(in: surroundings)
    update = RefreshUpdate(
      state: .pulling, outcome: outcome, visibleExtent: extent ?? metrics.heldExtent, heldExtent: metrics.heldExtent,
      triggerDistance: min(metrics.triggerDistance, surroundings.viewport / 5), armedFraction: armedFraction,
      activityFraction: activityFraction,
      outcomeFraction: outcomeFraction, timeSinceEnd: outcome == nil ? 0 : 0.5, message: message,
      lastRefresh: lastRefresh,
      surroundings: surroundings)
    var drawing = Drawing(
      measuring: TextEstimate(textSize: surroundings.textSize, isBold: surroundings.prefersBoldText))
    animator.redraw(update, in: &drawing)
    self.drawing = drawing
  }

  /// The texts that are seen.
  var texts: [Drawing.Text] { drawing.texts }

  /// Their words.
  var strings: [String] { texts.map(\.string) }

  /// Returns the opacity of a text.
  func opacity(of string: String) -> Double {
    texts.filter { $0.string == string }.reduce(0) { sum, text in
      guard case .solid(_, let opacity) = text.paint else { return .nan }
      return sum + opacity
    }
  }

  /// The middle of the icon across: where a group puts it, or between the ends of the spinner's spokes.
  var iconX: Double {
    if let group = drawing.groups.first(where: { $0.transform != .identity }) { return group.transform.tx }
    let ends = drawing.elements.flatMap(\.ends).map(\.x)
    return ((ends.min() ?? .nan) + (ends.max() ?? .nan)) / 2
  }
}

extension Drawing.Path.Element {
  fileprivate var ends: [Drawing.Point] {
    switch self {
    case .move(let end), .line(let end), .cubic(_, _, let end): [end]
    case .close: []
    }
  }
}
