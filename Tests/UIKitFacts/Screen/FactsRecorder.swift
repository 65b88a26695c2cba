#if canImport(UIKit)
import UIKit
#endif

/// Writes down what happens to a list, in the format of the stand-in's log.
///
/// UIKit does not call setters for its own moves in every case, so values are compared with the last ones known
/// whenever anything happens, and printed before it.
@MainActor
final class FactsRecorder {
  /// The lines so far.
  private(set) var log = FactsLog()

  /// The owner of the code that runs now.
  var writer = "uikit"

  /// The values of a screen beyond those of its list.
  var moreValues: () -> [RecordedValue] = { [] }

  private var knownMore: [String: RecordedValue] = [:]
  private weak var list: UIScrollView?
  private var known: [String: [Double]] = [:]
  private var start: Double?

  /// Creates a recorder of a list that was just made.
  init(of list: UIScrollView) {
    self.list = list
  }

  /// Prints the values that became others, then a line.
  func note(
    _ kind: FactsEvent.Kind, _ subject: String, _ name: String, _ numbers: [Double] = [], _ detail: String = ""
  ) {
    poll()
    append(kind, subject, name, numbers, detail)
  }

  /// Prints the values that became others.
  func poll() {
    for (name, numbers) in values where known[name] ?? numbers.map({ _ in 0 }) != numbers {
      known[name] = numbers
      append(.write, "list", name, numbers, "")
    }
    for value in moreValues() where knownMore[value.key] != value {
      knownMore[value.key] = value
      append(.write, value.subject, value.name, value.numbers, value.detail)
    }
  }

  /// The values in the order in which a setter changes them.
  private var values: [(String, [Double])] {
    guard let list else { return [] }
    return [
      ("isTracking", [list.isTracking ? 1 : 0]), ("isDragging", [list.isDragging ? 1 : 0]),
      ("isDecelerating", [list.isDecelerating ? 1 : 0]), ("safeAreaInsets", list.safeAreaInsets.numbers),
      ("contentInset", list.contentInset.numbers),
      ("contentSize", [Double(list.contentSize.width), Double(list.contentSize.height)]),
      ("contentOffset", [Double(list.contentOffset.x), Double(list.contentOffset.y)]),
    ]
  }

  private func append(
    _ kind: FactsEvent.Kind, _ subject: String, _ name: String, _ numbers: [Double], _ detail: String
  ) {
    let now = CACurrentMediaTime()
    let first = start ?? now
    start = first
    log.events.append(
      FactsEvent(
        time: (now - first) * 1000, kind: kind, subject: subject, name: name, numbers: numbers, detail: detail,
        writer: writer
      )
    )
  }
}

/// A value that is printed when it has become another.
struct RecordedValue: Equatable {
  let subject: String
  let name: String
  var numbers: [Double] = []
  var detail = ""

  var key: String { "\(subject).\(name)" }
}

extension UIEdgeInsets {
  /// The insets in the order of UIKit.
  var numbers: [Double] {
    [Double(top), Double(left), Double(bottom), Double(right)]
  }
}
