/// The values of a list and its controls at the end of a frame.
struct ProductFrame: Sendable {
  /// The index of the line of the frame that follows.
  let index: Int

  /// The time of that line, in milliseconds.
  let time: Double

  /// The values that were printed last, by the subject and the name.
  let numbers: [String: [Double]]

  /// The words that were printed last, likewise.
  let words: [String: String]

  /// `true` if a decision in the frame has written the offset.
  let isMoved: Bool

  /// The vertical offset.
  var offset: Double { numbers["list.contentOffset"]?.last ?? 0 }

  /// The top of the inset.
  var inset: Double { numbers["list.contentInset"]?.first ?? 0 }

  /// The distance of the content beyond its edge; below 0 inside its inset.
  var overscroll: Double { -offset - (numbers["list.adjustedContentInset"]?.first ?? 0) }

  /// `true` while a finger is on the list.
  var isTouched: Bool { isSet("list.isTracking") || isSet("list.isDragging") }

  /// `true` while the list decelerates or bounces.
  var isDecelerating: Bool { isSet("list.isDecelerating") }

  /// `true` in a session of the header, its ending included.
  var isInSession: Bool { isRefreshing || isEnding }

  /// `true` while the header refreshes.
  var isRefreshing: Bool { words["header.refreshState"] == "refreshing" }

  /// `true` while the header ends a session.
  var isEnding: Bool { words["header.refreshState"] == "ending" }

  /// Returns `true` if a flag was set.
  func isSet(_ key: String) -> Bool {
    numbers[key]?.first == 1
  }
}

extension FactsLog {
  /// The frames with the values at their ends, in order, from the second line of a frame on.
  var frames: [ProductFrame] {
    var (numbers, words, isMoved): ([String: [Double]], [String: String], Bool) = ([:], [:], false)
    var result: [ProductFrame] = []
    for (index, event) in events.enumerated() {
      switch event.kind {
      case .write:
        numbers["\(event.subject).\(event.name)"] = event.numbers
        words["\(event.subject).\(event.name)"] = event.detail
      case .action where event.name == "decision":
        isMoved = isMoved || event.detail.hasSuffix(Self.offsetWord)
      case .frame:
        if index > 0 {
          result.append(
            ProductFrame(index: index, time: event.time, numbers: numbers, words: words, isMoved: isMoved))
        }
        isMoved = false
      default: break
      }
    }
    return result
  }

  /// The last word of a decision that writes the offset.
  public static let offsetWord = "offset"
}

/// A log of a scenario with its frames.
public struct ProductReading: Sendable {
  /// The log.
  public let log: FactsLog

  let frames: [ProductFrame]

  /// Reads the frames of a log.
  public init(_ log: FactsLog) {
    self.log = log
    frames = log.frames
  }
}
