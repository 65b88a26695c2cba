import RefreshTesting

/// What the demo prints.
struct Report {
  private let title: String
  private let trace: RefreshTrace
  private let files: FilmFiles

  init(_ name: String, _ options: Performance.Options, _ performance: Performance, _ files: FilmFiles) {
    let action = options.outcome.sentence(after: options.refreshTime)
    title = "\(name) at \(options.rate.rawValue) Hz, drawn by \(options.animator); \(action)"
    trace = performance.trace
    self.files = files
  }

  var text: String {
    """
    \(title)

    \(trace)
    states     \(states)
    filmstrip  \(files.strip)
    page       \(files.page)

    """
  }

  /// The states, with the time of each but the first.
  private var states: String {
    guard let first = trace.rows.first else { return "" }
    var text = "\(first.state)"
    for (row, next) in zip(trace.rows, trace.rows.dropFirst()) where next.state != row.state {
      text += " → \(Fixed.two(next.time)) \(next.state)"
    }
    return text
  }
}
