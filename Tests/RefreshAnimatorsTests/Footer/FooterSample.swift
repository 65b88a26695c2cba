import RefreshAnimators
import RefreshPictures
import RefreshTesting

/// Rows of a footer for tests, with a disc as the picture of the activity.
struct FooterSample: RefreshAnimator {
  var style = FooterStyle()

  /// The width of the disc, in points.
  static let width = 20.0

  func metrics(in surroundings: RefreshSurroundings) -> RefreshMetrics { FooterRow.metrics(in: surroundings) }

  func draw(_ update: RefreshUpdate, into drawing: inout Drawing) {
    let room = min(update.visibleExtent, update.heldExtent)
    FooterRow(update, style: style, indicatorWidth: Self.width).draw(into: &drawing) {
      $0.fill(.indicator) { $0.circle(center: update.center, radius: min(Self.width, room) / 2) }
    }
  }
}

extension FooterSample {
  /// The presets as footers, with words beside their activity where they have any.
  static let presets = RefreshPreset.plain.filter(\.draws).map { $0.animator(loud) }

  private static let loud = FooterStyle(showsLoadingText: true)

  /// The rows, and what they are drawn from.
  enum Row: String, CaseIterable {
    case loading, button, failed, sentence, end
  }

  /// The surroundings of a footer on a small phone.
  static func surroundings(_ change: (inout RefreshSurroundings) -> Void = { _ in }) -> RefreshSurroundings {
    var surroundings = RefreshSurroundings(role: .loadMore, edge: .bottom, viewport: 844, crossLength: 320)
    change(&surroundings)
    return surroundings
  }

  /// The update of a row that is all uncovered.
  static func update(
    _ row: Row, _ surroundings: RefreshSurroundings = surroundings(),
    of animator: some RefreshAnimator = FooterSample(),
    message: String = "The Internet connection appears to be offline."
  ) -> RefreshUpdate {
    var surroundings = surroundings
    surroundings.hasMessage = row == .sentence
    let held = min(animator.metrics(in: surroundings).heldExtent, surroundings.viewport / 5)
    var update = RefreshUpdate(
      state: .idle, origin: .scroll, visibleExtent: held, heldExtent: held, triggerDistance: 1.4 * held,
      surroundings: surroundings)
    switch row {
    case .loading: (update.state, update.armedFraction, update.activityFraction) = (.refreshing, 1, 1)
    case .button: update.tap = .load
    case .failed: (update.tap, update.outcome) = (.retry, .failure)
    case .sentence: (update.tap, update.outcome, update.message) = (.retry, .failure, message)
    case .end: (update.state, update.outcome, update.timeSinceEnd) = (.noMoreData, .noMoreData, 2)
    }
    return update
  }

  /// Returns the drawing of an update.
  func drawing(_ update: RefreshUpdate) -> Drawing {
    let size = update.surroundings.textSize
    var drawing = Drawing(measuring: TextEstimate(textSize: size, isBold: update.surroundings.prefersBoldText))
    redraw(update, in: &drawing)
    return drawing
  }

  /// Returns the drawing of a row.
  func drawing(_ row: Row, _ surroundings: RefreshSurroundings = surroundings()) -> Drawing {
    drawing(Self.update(row, surroundings))
  }
}

extension Drawing.Text {
  /// The right and the lower edge of its box.
  var right: Double { origin.x + size.width }
  var bottom: Double { origin.y + size.height }
}
