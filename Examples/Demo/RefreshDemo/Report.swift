import RefreshTesting
import TouchLog

/// The output of the demo.
struct Report {
  private let title: String
  private let trace: RefreshTrace
  private let files: FilmFiles
  private let link: String?

  init(
    _ name: String, _ options: Performance.Options, _ performance: Performance, _ files: FilmFiles, _ link: String?
  ) {
    let control = options.role == .refresh ? "" : "a footer "
    let action = options.outcome.sentence(after: options.refreshTime)
    let pages = options.pageCount.map { ", and there \($0 == 1 ? "is 1 page" : "are \($0) pages") to load" } ?? ""
    let rate = "\(PrintableText.of(name)) at \(options.rate) Hz"
    title = "\(rate), \(control)drawn by \(options.animator); \(action)\(pages)\(options.newRows.sentence)"
    trace = performance.trace
    (self.files, self.link) = (files, link)
  }

  var text: String {
    """
    open       \(PrintableText.of(files.page))
    filmstrip  \(PrintableText.of(files.strip))

    \(title)
    states     \(states)

    \(trace)\(link.map { "\nplayground \(PrintableText.of($0))\n" } ?? "")
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
