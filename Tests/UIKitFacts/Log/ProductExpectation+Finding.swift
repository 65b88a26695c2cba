extension ProductExpectation {
  /// Reads what the log of a scenario says about the expectation.
  ///
  /// - Parameters:
  ///   - reading: The log and its frames; `nil` if there is none.
  ///   - scenario: The scenario.
  /// - Returns: The answer, with the first line that contradicts the expectation.
  public func finding(in reading: ProductReading?, of scenario: ProductScenario) -> Finding {
    guard let reading else { return .notShown("there is no log") }
    let (log, frames) = (reading.log, reading.frames)
    return switch self {
    case .backing: log.backing(isSystem: scenario.isOwnedBySystem)
    case .actionRunsOnce: log.actionRunsOnce
    case .nothingIsLeft: log.nothingIsLeft(frames)
    case .heldBand: log.band(at: .held)
    case .halfClosedBand: log.band(at: .halfClosed)
    case .closedBand: log.band(at: .closed)
    case .notInsideInset: frames.notInsideInset
    case .movesAtEdge: frames.movesAtEdge(stair: scenario.stair)
    case .noJump: frames.noJump
    case .headerIsNotCovered: frames.headerIsNotCovered
    case .headerIsInFront: log.headerIsInFront
    case .caughtListRests: frames.caughtListRests
    case .flingGoesOn: frames.flingGoesOn
    case .footerIsAboveTheBar: frames.footerIsAboveTheBar
    case .pinnedHeadersHaveNoGap: frames.pinnedHeadersHaveNoGap(stair: scenario.stair)
    case .systemFires: log.systemFires
    case .systemFiresAtItsDistance: log.systemFiresAtItsDistance
    case .systemAddsItsSpace: log.systemAddsItsSpace
    case .contentStaysUnderTheFinger: frames.contentStaysUnderTheFinger
    case .systemScrollsBack: frames.systemScrollsBack
    case .contentSizeStays: log.contentSizeStays
    case .voiceOverBegins: log.voiceOverBegins
    case .voiceOverSpeaks: log.voiceOverSpeaks
    }
  }
}

extension ProductScenario {
  /// The longest distance beyond the edge at which a motion leaves the content, in points: a pixel of the coarsest screen, and
  /// 8 points in a collection view.
  fileprivate var stair: Double { isCollection ? 8 : 1 }
}
