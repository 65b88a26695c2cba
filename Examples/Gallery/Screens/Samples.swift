import Foundation
import RefreshAnimators

/// A feed whose server needs a second.
@MainActor
final class SampleFeed {
  /// Waits for the server, in seconds; tests put a clock of their own here.
  static var wait: @MainActor (Double) async throws -> Void = { seconds in
    try await Task.sleep(nanoseconds: UInt64(seconds * 1e9))
  }

  private static let subjects = [
    "The ferry is on time", "A kiosk that sells only maps", "Rain from the west", "Two chairs, hardly used",
    "The museum stays open late", "A bakery opens at six", "Lost: one grey glove", "The river is high again",
    "Concert in the old station", "Apples, by the bag",
  ]

  private(set) var posts = SampleFeed.page(1)

  /// The number of the next requests that fail, as without a network.
  var failures = 0

  private var pageCount = 1
  private var newest = 0

  /// The posts of a page, from 1.
  static func page(_ number: Int) -> [String] {
    (0..<20).map { "\(20 * number + $0 - 19)  \(subjects[$0 % subjects.count])" }
  }

  /// Requests a page.
  static func request(page number: Int) async throws -> [String] {
    try await wait(1)
    return page(number)
  }

  /// Loads the newest posts, says how much of them is there, and returns the number of those that are new.
  @discardableResult
  func reload(_ report: (Double) -> Void = { _ in }) async throws -> Int {
    for part in 1...4 {
      try await Self.wait(0.3)
      report(Double(part) / 4)
    }
    try fail()
    newest += 1
    (posts, pageCount) = (["New  Edition \(newest)"] + Self.page(1), 1)
    return 1
  }

  /// Loads the next of four pages.
  func loadMore() async throws -> LoadMoreResult {
    try await Self.wait(1)
    try fail()
    pageCount += 1
    posts += Self.page(pageCount)
    return pageCount < 4 ? .more : .end
  }

  private func fail() throws {
    guard failures > 0 else { return }
    failures -= 1
    throw Offline()
  }
}

/// The error of a request without a network.
struct Offline: LocalizedError {
  var errorDescription: String? { "You are offline" }
}

extension UITableView {
  /// Returns a row with a text.
  func sampleCell(_ text: String, _ detail: String? = nil) -> UITableViewCell {
    let cell =
      dequeueReusableCell(withIdentifier: "sample") ?? UITableViewCell(style: .default, reuseIdentifier: "sample")
    var content = UIListContentConfiguration.subtitleCell()
    (content.text, content.secondaryText) = (text, detail)
    cell.contentConfiguration = content
    return cell
  }
}
