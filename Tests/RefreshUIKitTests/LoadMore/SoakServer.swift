#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshAnimators
import TestSupport

/// Pages of twenty rows that come late, or not at all, or are empty; it remembers what nobody should have asked for.
@MainActor
final class SoakServer {
  /// A page, and the row that it begins with.
  struct Cursor: Sendable {
    var page = 0
    var row = 0
  }

  struct Unreachable: Error {}

  /// A request that is on its way; whoever sent it may not care any more.
  private final class Flight: Sendable {
    nonisolated(unsafe) var isCancelled = false
  }

  static let pageLength = 20

  /// The longest time that an answer takes, in seconds.
  private static let longestAnswer = 3.0

  let rowCount: Int

  /// Requests that nobody should have made.
  private(set) var faults: [String] = []
  private(set) var requestCount = 0
  private(set) var failureCount = 0
  private(set) var emptyPageCount = 0

  private let seed: UInt64
  private var random: SeededGenerator
  private var flights: [Int: Flight] = [:]
  private var answered: Set<Int> = []

  init(rows: Int, seed: UInt64) {
    rowCount = rows
    self.seed = seed
    random = SeededGenerator(seed: seed &+ 1)
  }

  /// Answers a request for a page.
  func page(at cursor: Cursor) async throws -> RefreshPage<Cursor, Int> {
    let flight = begin(cursor.page)
    defer { if flights[cursor.page] === flight { flights[cursor.page] = nil } }
    try await withTaskCancellationHandler {
      try await answer()
    } onCancel: {
      flight.isCancelled = true
    }
    if !flight.isCancelled { deliver(cursor.page) }
    return content(of: cursor)
  }

  /// Takes its time and perhaps fails, as every answer does; some do not care that they are cancelled.
  func answer() async throws {
    requestCount += 1
    let seconds = Double.random(in: 0...Self.longestAnswer, using: &random)
    switch Int.random(in: 0..<10, using: &random) {
    case 0: break
    case 1...4: await Task { try? await HeadlessWorld.current.sleep(for: seconds) }.value
    default: try await HeadlessWorld.current.sleep(for: seconds)
    }
    guard Int.random(in: 0..<10, using: &random) == 0 else { return }
    failureCount += 1
    throw Unreachable()
  }

  private func begin(_ page: Int) -> Flight {
    if let flight = flights[page], !flight.isCancelled {
      faults.append("page \(page) is asked for while it is on its way")
    }
    // The first page is asked for anew by whoever starts over.
    if page > 0, answered.contains(page) { faults.append("page \(page) is asked for twice") }
    let flight = Flight()
    flights[page] = flight
    return flight
  }

  private func deliver(_ page: Int) {
    if page == 0 { answered = [] }
    answered.insert(page)
  }

  /// A twentieth of the pages is empty, and in every other feed the last one.
  private func content(of cursor: Cursor) -> RefreshPage<Cursor, Int> {
    var dice = SeededGenerator(seed: seed &* 1_000_003 &+ UInt64(cursor.page))
    let isEmpty = cursor.page > 0 && dice.next() % 20 == 0
    if isEmpty { emptyPageCount += 1 }
    let end = isEmpty ? cursor.row : min(cursor.row + Self.pageLength, rowCount)
    let isLast = end == rowCount && (seed % 2 == 0 || cursor.row == rowCount)
    return RefreshPage(Array(cursor.row..<end), next: isLast ? nil : Cursor(page: cursor.page + 1, row: end))
  }
}
#endif
