#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif
import RefreshAnimators

@MainActor
protocol SearchEngineDelegate: AnyObject {
  func engine(_ engine: SearchEngine, didFind results: [String], for request: Int)
}

/// A search that tells its delegate of the results, some time after the request.
@MainActor
final class SearchEngine {
  weak var delegate: (any SearchEngineDelegate)?
  private(set) var requestCount = 0

  /// Returns the number of the request.
  func find(_ words: String, after count: Int) -> Int {
    requestCount += 1
    return requestCount
  }

  func answer(_ request: Int, _ results: [String]) { delegate?.engine(self, didFind: results, for: request) }
}

/// A search that came from SVPullToRefresh: a delegate that does not know what has begun it ends it.
final class SearchScreen: ListScreen, SearchEngineDelegate {
  let engine = SearchEngine()
  private var words = ""
  private var sessions: [Int: RefreshSession] = [:]

  override func addControls() {
    engine.delegate = self
    let header = tableView.refresh.addHeader(animator: .ring)
    header.whenBusy = .restart  // other words cancel the search that runs
    header.onBegin = { [weak self] session in self?.find(after: 0, for: session) }
    let footer = tableView.refresh.addFooter(animator: .spinner)
    footer.onBegin = { [weak self] session in self?.find(after: self?.lines.count ?? 0, for: session) }
  }

  func search(for words: String) {
    self.words = words
    tableView.refresh.header?.beginRefreshing()
  }

  private func find(after count: Int, for session: RefreshSession) {
    sessions[engine.find(words, after: count)] = session
  }

  func engine(_ engine: SearchEngine, didFind results: [String], for request: Int) {
    guard let session = sessions.removeValue(forKey: request), session.outcome == nil else { return }
    lines = session.control?.role == .loadMore ? lines + results : results
    session.end(results.isEmpty ? .noMoreData : .success)
  }
}
#endif
