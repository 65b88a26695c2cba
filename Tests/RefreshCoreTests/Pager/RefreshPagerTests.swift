import RefreshCore
import Testing

@MainActor
@Suite struct RefreshPagerTests {
  private struct Failure: Error {}

  /// A server that answers when the test asks it to.
  @MainActor
  private final class Server {
    private(set) var asked: [Int] = []
    private var waiting: [(page: Int, answer: CheckedContinuation<RefreshPage<Int, Int>, any Error>)] = []
    let pageCount: Int

    init(pages: Int = 3) { pageCount = pages }

    func page(_ number: Int) async throws -> RefreshPage<Int, Int> {
      asked.append(number)
      return try await withCheckedThrowingContinuation { waiting.append((number, $0)) }
    }

    /// Answers an open request; the oldest by default.
    func answer(at index: Int = 0) {
      let request = waiting.remove(at: index)
      let items = (0..<2).map { (request.page - 1) * 2 + $0 }
      let page = RefreshPage(items, next: request.page < pageCount ? request.page + 1 : nil)
      request.answer.resume(returning: page)
    }

    func fail() { waiting.removeFirst().answer.resume(throwing: Failure()) }

    func waitForRequests(_ count: Int) async {
      for _ in 0..<10_000 where asked.count < count { await Task.yield() }
    }
  }

  private func makePager(_ server: Server) -> RefreshPager<Int, Int> {
    RefreshPager(first: 1) { try await server.page($0) }
  }

  @Test func pagesFollowEachOtherUntilTheLast() async throws {
    let server = Server()
    let pager = makePager(server)
    for page in 1...3 {
      let result = Task { try await pager.loadNext() }
      await server.waitForRequests(page)
      #expect(pager.isLoading)
      server.answer()
      #expect(try await result.value == (page == 3 ? .end : .more))
    }
    #expect(pager.items == [0, 1, 2, 3, 4, 5] && !pager.hasMore && !pager.isLoading)
    #expect(try await pager.loadNext() == .end)
    #expect(server.asked == [1, 2, 3])
  }

  /// A search as one types: each letter starts over.
  @Test(arguments: [true, false])
  func aRequestThatIsOutOfDateIsCancelled(isRestored: Bool) async throws {
    let (stream, end) = AsyncStream<Void>.makeStream()
    var cancelled: [Int] = []
    var count = 0
    let pager = RefreshPager<Int, Int>(first: 1) { _ in
      count += 1
      let number = count
      if number < 3 { for await _ in stream {} }
      if Task.isCancelled { cancelled.append(number) }
      return RefreshPage([number], next: 2)
    }
    let first = Task { try await pager.loadNext() }
    for _ in 0..<10_000 where count < 1 { await Task.yield() }
    let second = Task { isRestored ? nil : try await pager.reload() }
    if isRestored { pager.restore([], next: nil) }
    for _ in 0..<10_000 where cancelled.isEmpty { await Task.yield() }
    #expect(cancelled == [1])
    end.finish()
    await #expect(throws: CancellationError.self) { try await first.value }
    _ = try? await second.value
    #expect(pager.items == (isRestored ? [] : [2]))
  }

  @Test func aPagerWithAnOptionalCursorEndsWithoutANextOne() async throws {
    var asked: [String?] = []
    let pager = RefreshPager<String?, Int>(first: nil) { token in
      asked.append(token)
      let next: String? = token == nil ? "b" : nil
      return RefreshPage([asked.count], next: next)
    }
    while try await pager.loadNext() != .end, asked.count < 5 {}
    #expect(asked == [nil, "b"])
    #expect(pager.items == [1, 2] && !pager.hasMore)
  }

  @Test func theLastPageOfAPagerWithAnOptionalCursorSaysThatItIsTheLast() async throws {
    let pager = RefreshPager<String?, Int> { _ in RefreshPage([1], next: .some(nil)) }
    #expect(try await pager.loadNext() == .end)
    #expect(!pager.hasMore)
  }

  @Test func aFirstPageWithoutATokenThatFailedIsAskedForAgain() async throws {
    var asked: [String?] = []
    let pager = RefreshPager<String, Int> { token in
      asked.append(token)
      guard asked.count > 1 else { throw Failure() }
      return RefreshPage([asked.count], next: token == nil ? "b" : nil)
    }
    await #expect(throws: Failure.self) { try await pager.loadNext() }
    while try await pager.loadNext() != .end, asked.count < 5 {}
    #expect(asked == [nil, nil, "b"] && pager.items == [2, 3])
  }

  @Test func aPageThatFailedIsTheNextOneAgain() async throws {
    let server = Server()
    let pager = makePager(server)
    let failed = Task { try await pager.loadNext() }
    await server.waitForRequests(1)
    server.fail()
    await #expect(throws: Failure.self) { try await failed.value }
    #expect(pager.items.isEmpty && pager.hasMore && !pager.isLoading)
    let again = Task { try await pager.loadNext() }
    await server.waitForRequests(2)
    server.answer()
    #expect(try await again.value == .more)
    #expect(server.asked == [1, 1] && pager.items == [0, 1])
  }

  @Test func noPageIsAskedForTwiceAtATime() async throws {
    let server = Server()
    let pager = makePager(server)
    let first = Task { try await pager.loadNext() }
    await server.waitForRequests(1)
    await #expect(throws: CancellationError.self) { try await pager.loadNext() }
    server.answer()
    #expect(try await first.value == .more)
    #expect(server.asked == [1] && pager.items == [0, 1])
  }

  @Test func aReloadMakesALoadStale() async throws {
    let server = Server()
    let pager = makePager(server)
    let stale = Task { try await pager.loadNext() }
    await server.waitForRequests(1)
    let reload = Task { try await pager.reload() }
    await server.waitForRequests(2)
    server.answer()
    await #expect(throws: CancellationError.self) { try await stale.value }
    #expect(pager.items.isEmpty && pager.isLoading)
    server.answer()
    _ = try await reload.value
    #expect(pager.items == [0, 1] && !pager.isLoading)
  }

  @Test func aReloadThatFailsLeavesEverything() async throws {
    let server = Server()
    let pager = makePager(server)
    let first = Task { try await pager.loadNext() }
    await server.waitForRequests(1)
    server.answer()
    _ = try await first.value
    let reload = Task { try await pager.reload() }
    await server.waitForRequests(2)
    server.fail()
    await #expect(throws: Failure.self) { try await reload.value }
    #expect(pager.items == [0, 1])
    let second = Task { try await pager.loadNext() }
    await server.waitForRequests(3)
    server.answer()
    _ = try await second.value
    #expect(pager.items == [0, 1, 2, 3] && server.asked == [1, 1, 2])
  }

  @Test func aReloadStartsOverAfterTheEnd() async throws {
    let server = Server(pages: 1)
    let pager = makePager(server)
    let only = Task { try await pager.loadNext() }
    await server.waitForRequests(1)
    server.answer()
    #expect(try await only.value == .end)
    let reload = Task { try await pager.reload() }
    await server.waitForRequests(2)
    server.answer()
    _ = try await reload.value
    #expect(pager.items == [0, 1] && !pager.hasMore)
  }

  @Test func aCancelledRequestBringsNothing() async throws {
    let server = Server()
    let pager = makePager(server)
    let task = Task { try await pager.loadNext() }
    await server.waitForRequests(1)
    task.cancel()
    server.answer()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(pager.items.isEmpty && pager.hasMore && !pager.isLoading)
  }

  /// A server that does not answer, and an action whose session has timed out.
  @Test(arguments: [true, false]) func aCancelledRequestGivesWayToTheNext(isReload: Bool) async throws {
    let server = Server()
    let pager = makePager(server)
    let stubborn = Task { if isReload { try await pager.reload() } else { _ = try await pager.loadNext() } }
    await server.waitForRequests(1)
    stubborn.cancel()
    #expect(!pager.isLoading)
    let retry = Task { try await pager.loadNext() }
    await server.waitForRequests(2)
    #expect(pager.isLoading)
    server.answer()
    await #expect(throws: CancellationError.self) { try await stubborn.value }
    #expect(pager.isLoading && pager.items.isEmpty)
    server.answer()
    #expect(try await retry.value == .more)
    #expect(server.asked == [1, 1] && pager.items == [0, 1] && !pager.isLoading)
  }

  /// The failure of a request that was given up comes after the answer to the next one.
  @Test func theLateFailureOfACancelledRequestChangesNothing() async throws {
    let server = Server()
    let pager = makePager(server)
    let stubborn = Task { try await pager.loadNext() }
    await server.waitForRequests(1)
    stubborn.cancel()
    let retry = Task { try await pager.loadNext() }
    await server.waitForRequests(2)
    server.answer(at: 1)
    #expect(try await retry.value == .more)
    server.fail()
    await #expect(throws: (any Error).self) { try await stubborn.value }
    #expect(pager.items == [0, 1] && pager.hasMore && !pager.isLoading)
  }

  @Test func changesAreToldOnceTheyAreDone() async throws {
    let server = Server()
    let pager = makePager(server)
    var changes: [RefreshPager<Int, Int>.Change] = []
    pager.onChange = { [unowned pager] change in
      changes.append(change)
      #expect(pager.items.count == 2 * changes.count)
    }
    let first = Task { try await pager.reload() }
    await server.waitForRequests(1)
    server.answer()
    _ = try await first.value
    let second = Task { try await pager.loadNext() }
    await server.waitForRequests(2)
    server.answer()
    _ = try await second.value
    #expect(changes == [.replaced, .appended(2..<4)])
  }

  /// A pager that holds no number twice, and whose fetch answers at once with these pages.
  private func makePager(_ pages: [[Int]]) -> RefreshPager<Int, Int> {
    RefreshPager(id: \.self, first: 0) { RefreshPage(pages[$0], next: $0 + 1 < pages.count ? $0 + 1 : nil) }
  }

  @Test(arguments: [1, 2]) func aReloadSaysWhetherTheFirstPageIsTheLast(pages: Int) async throws {
    let pager = makePager([[0], [1]].suffix(pages))
    #expect(try await pager.reload() == (pages == 1 ? .noMoreData : .success))
    #expect(pager.hasMore == (pages == 2))
  }

  @Test func aListFromACacheGoesOnAfterItsLastPage() async throws {
    let pager = makePager([[0], [1], [2]])
    var changes: [RefreshPager<Int, Int>.Change] = []
    pager.onChange = { changes.append($0) }
    pager.restore([7, 8], next: 2)
    #expect(pager.items == [7, 8] && pager.hasMore)
    #expect(try await pager.loadNext() == .end)
    #expect(pager.items == [7, 8, 2] && changes == [.replaced, .appended(2..<3)])
    #expect(try await pager.reload() == .success)
    #expect(pager.items == [0])
  }

  @Test func aListFromACacheThatIsCompleteIsAtTheEnd() async throws {
    let pager = makePager([[0]])
    pager.restore([7], next: nil)
    #expect(!pager.hasMore)
    #expect(try await pager.loadNext() == .end)
    #expect(pager.items == [7])
  }

  @Test func anEmptyCacheLeavesThePagerAtItsBeginning() async throws {
    let pager = makePager([[0], [1]])
    _ = try await pager.loadNext()
    pager.restore([], next: nil)
    #expect(pager.items.isEmpty && pager.hasMore)
    #expect(try await pager.loadNext() == .more)
    #expect(pager.items == [0])
  }

  @Test func anEmptyCacheWithAnOptionalCursorBeginsWithTheFirstPage() async throws {
    var asked: [String?] = []
    let pager = RefreshPager<String?, Int>(first: "first") { token in
      asked.append(token)
      return RefreshPage([asked.count], next: .some(nil))
    }
    pager.restore([], next: nil as String?)
    #expect(pager.items.isEmpty && pager.hasMore)
    #expect(try await pager.loadNext() == .end)
    #expect(asked == ["first"] && pager.items == [1])
  }

  @Test(arguments: [true, false]) func aListFromACacheMakesARequestStale(isReload: Bool) async throws {
    let server = Server()
    let pager = makePager(server)
    let stale = Task { if isReload { try await pager.reload() } else { _ = try await pager.loadNext() } }
    await server.waitForRequests(1)
    pager.restore([7], next: 3)
    #expect(!pager.isLoading)
    let next = Task { try await pager.loadNext() }
    await server.waitForRequests(2)
    server.answer()
    await #expect(throws: CancellationError.self) { try await stale.value }
    #expect(pager.items == [7] && pager.isLoading)
    server.answer()
    #expect(try await next.value == .end)
    #expect(pager.items == [7, 4, 5] && server.asked == [1, 3])
  }

  @Test func theAppRemovesEditsAndPutsOnTop() {
    let pager = makePager([[0]])
    pager.restore([1, 2, 3], next: 1)
    var changes: [RefreshPager<Int, Int>.Change] = []
    pager.onChange = { changes.append($0) }
    pager.update { $0.remove(at: 1) }
    #expect(pager.items == [1, 3])
    pager.update { $0[0] = 9 }
    #expect(pager.items == [9, 3])
    pager.update { $0 = [5, 6] + $0 }
    #expect(pager.items == [5, 6, 9, 3] && changes == [.updated, .updated, .updated])
  }

  @Test func aPageFollowsTheItemsThatAreThereWhenItComes() async throws {
    let server = Server()
    let pager = makePager(server)
    pager.restore([7, 8, 9], next: 2)
    var changes: [RefreshPager<Int, Int>.Change] = []
    pager.onChange = { changes.append($0) }
    let load = Task { try await pager.loadNext() }
    await server.waitForRequests(1)
    pager.update { $0.removeAll { $0 > 7 } }
    #expect(pager.isLoading)
    server.answer()
    #expect(try await load.value == .more)
    #expect(pager.items == [7, 2, 3] && changes == [.updated, .appended(1..<3)])
  }

  @Test func anUpdateThatThrowsChangesNothing() {
    let pager = makePager([[0]])
    pager.restore([1, 2], next: 1)
    pager.onChange = { _ in Issue.record("nothing has changed") }
    #expect(throws: Failure.self) {
      try pager.update {
        $0.removeAll()
        throw Failure()
      }
    }
    #expect(pager.items == [1, 2])
  }

  @Test func noItemComesTwice() async throws {
    let pager = makePager([[0, 1, 0], [1, 2, 2, 3], [3, 0]])
    var changes: [RefreshPager<Int, Int>.Change] = []
    pager.onChange = { changes.append($0) }
    while try await pager.loadNext() != .end {}
    #expect(pager.items == [0, 1, 2, 3] && changes == [.appended(0..<2), .appended(2..<4), .appended(4..<4)])
    pager.update { $0 = [5, 2, 5] + $0 }
    #expect(pager.items == [5, 2, 0, 1, 3])
    pager.restore([4, 4, 1], next: 1)
    #expect(pager.items == [4, 1])
    _ = try await pager.loadNext()
    #expect(pager.items == [4, 1, 2, 3])
    try await pager.reload()
    #expect(pager.items == [0, 1])
  }

  @Test func ofTwoItemsWithTheSameIdTheFirstStays() async throws {
    let pager = RefreshPager<String?, [Int]>(id: \.[0]) { _ in RefreshPage([[1, 1], [2, 1], [1, 2]], next: "b") }
    try await pager.reload()
    _ = try await pager.loadNext()
    #expect(pager.items == [[1, 1], [2, 1]])
    pager.update { $0 = [[2, 3]] + $0 }
    #expect(pager.items == [[2, 3], [1, 1]])
  }

  @Test func theLastErrorStaysUntilARequestSucceeds() async throws {
    var errors: [any Error] = [Failure(), CancellationError()]
    let pager = RefreshPager<Int, Int> { _ in
      guard errors.isEmpty else { throw errors.removeFirst() }
      return RefreshPage([1], next: 2)
    }
    #expect(pager.lastError == nil)
    await #expect(throws: Failure.self) { try await pager.reload() }
    #expect(pager.lastError is Failure)
    await #expect(throws: CancellationError.self) { try await pager.loadNext() }
    #expect(pager.lastError is Failure)
    pager.onChange = { [unowned pager] _ in #expect(pager.lastError == nil) }
    try await pager.reload()
    #expect(pager.lastError == nil)
  }

  @Test func theFailureOfAStaleRequestIsNoError() async throws {
    let server = Server()
    let pager = makePager(server)
    let stale = Task { try await pager.loadNext() }
    await server.waitForRequests(1)
    pager.restore([7], next: 2)
    server.fail()
    await #expect(throws: CancellationError.self) { try await stale.value }
    #expect(pager.lastError == nil)
  }

  @Test func aCallerThatWasCancelledBeforeAsksForNothing() async throws {
    let server = Server()
    let pager = makePager(server)
    let load = Task { try await pager.loadNext() }
    await server.waitForRequests(1)
    let cancelled = Task { try await pager.reload() }
    cancelled.cancel()
    await #expect(throws: CancellationError.self) { try await cancelled.value }
    server.answer()
    #expect(try await load.value == .more)
    #expect(server.asked == [1] && pager.items == [0, 1])
  }

  /// The app removes what the user has muted as soon as it comes.
  @Test func aChangeThatIsMadeWhileAnotherIsToldIsToldAfterIt() async throws {
    let pager = makePager([[0, 1], [2, 3]])
    var told: [String] = []
    var changes: [RefreshPager<Int, Int>.Change] = []
    pager.onChange = { [unowned pager] change in
      told.append("begins")
      changes.append(change)
      if change == .appended(0..<2) {
        pager.update { $0.removeFirst() }
        pager.restore([8] + pager.items, next: nil)
      }
      told.append("ends")
    }
    #expect(try await pager.loadNext() == .end)
    #expect(changes == [.appended(0..<2), .updated, .replaced] && pager.items == [8, 1])
    #expect(told == ["begins", "ends", "begins", "ends", "begins", "ends"])
  }

  @Test func anUpdateInsideOfAnUpdateIsReplacedByIt() {
    let pager = makePager([[0]])
    pager.restore([1, 2], next: 1)
    pager.update { items in
      items.append(3)
      pager.update { $0 = [9] }
      #expect(pager.items == [9])
    }
    #expect(pager.items == [1, 2, 3])
  }
}
