import RefreshCore
import TestSupport
import Testing

/// Random programs of calls, cancellations, answers and failures: the pager does what a model does.
@MainActor
@Suite struct PagerProgramTests {
  @Test func aPagerLosesAndDoublesNothing() async {
    for seed in UInt64(0)..<200 {
      let program = PagerProgram(seed: seed)
      await program.run()
      guard let fault = program.fault else { continue }
      let again = PagerProgram(seed: seed, keepsLog: true)
      await again.run()
      Issue.record("seed \(seed): \(fault)\n\(again.log.joined(separator: "\n"))")
    }
  }
}

/// A pager, the server that it asks, and a model of what its items are.
@MainActor
private final class PagerProgram {
  typealias Pager = RefreshPager<Int, Item>

  /// An item; the serial number tells an item from a later one with the same id.
  struct Item: Equatable, Sendable, CustomStringConvertible {
    let id: Int
    let serial: Int
    var description: String { "\(id)#\(serial)" }
  }

  struct Failure: Error {
    let number: Int
  }

  /// A call of `reload()` or `loadNext()`.
  final class Call {
    /// The end that a call has to have.
    enum Fate { case waits, end, cancellation, request }

    let isReload: Bool
    var fate = Fate.waits
    var cursor: Int?
    var answer: Result<RefreshPage<Int, Item>, any Error>?
    var isApplied = false
    var isOver = false
    var task: Task<Void, Never>?

    init(isReload: Bool) { self.isReload = isReload }
  }

  @TaskLocal private static var number = 0

  /// The first fault of the pager.
  private(set) var fault: String?
  private(set) var log: [String] = []
  private let keepsLog: Bool
  private var random: SeededGenerator
  private lazy var pager = Pager(id: \.id) { [unowned self] in try await fetch($0) }
  private var calls: [Call] = []
  private var waiting: [(call: Call, answer: CheckedContinuation<RefreshPage<Int, Item>, any Error>)] = []
  private var count = 0

  // The model.
  private var items: [Item] = []
  private var next: Int?
  private var hasMore = true
  private var failure: Int?
  /// The newest request that is neither cancelled nor stale.
  private var active: Call?

  // The app that listens to the changes.
  private var copy: [Item] = []
  private var untold: [Pager.Change] = []
  private var isTelling = false

  init(seed: UInt64, keepsLog: Bool = false) {
    random = SeededGenerator(seed: seed)
    self.keepsLog = keepsLog
  }

  func run() async {
    pager.onChange = { [unowned self] in hear($0) }
    for _ in 0..<Int.random(in: 5...40, using: &random) {
      step()
      for _ in 0..<(chance(2) ? 0 : Int.random(in: 1...6, using: &random)) { await Task.yield() }
      verify()
    }
    var patience = 10_000
    while patience > 0, !calls.allSatisfy(\.isOver) {
      patience -= 1
      answer()
      await Task.yield()
    }
    check(calls.allSatisfy(\.isOver) && waiting.isEmpty, "a call does not end")
    check(active == nil && !pager.isLoading, "loads at rest")
    verify()
  }

  private func step() {
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<5: start(isReload: false)
    case 5..<8: start(isReload: true)
    case 8..<12: answer()
    case 12..<14: cancel()
    case 14..<16: for _ in 0..<Int.random(in: 2...5, using: &random) { start(isReload: chance(4)) }
    default: change()
    }
  }

  // MARK: The calls

  private func start(isReload: Bool) {
    let call = Call(isReload: isReload)
    let number = calls.count
    calls.append(call)
    note("call \(number): \(isReload ? "reload" : "loadNext")")
    call.task = Task { await Self.$number.withValue(number) { await make(call) } }
  }

  private func make(_ call: Call) async {
    begin(call)
    do {
      end(call, .success(call.isReload ? try await pager.reload() == .success : try await pager.loadNext() == .more))
    } catch {
      end(call, .failure(error))
    }
    call.isOver = true
    verify()
  }

  private func begin(_ call: Call) {
    if !call.isReload, !hasMore {
      call.fate = .end
    } else if Task.isCancelled || (!call.isReload && active != nil) {
      call.fate = .cancellation
    } else {
      call.fate = .request
      call.cursor = call.isReload ? nil : next
      active = call
    }
  }

  private func end(_ call: Call, _ result: Result<Bool, any Error>) {
    note("ends with \(result)")
    if call.fate == .request, active === call {
      active = nil
      guard case .failure(let answered) = call.answer, case .failure(let thrown) = result else {
        return check(false, "a page is lost")
      }
      let number = (answered as? Failure)?.number
      failure = number ?? failure
      check((thrown as? Failure)?.number == number, "another error")
    } else if call.fate == .end || call.isApplied {
      check((try? result.get()) == hasMore, "wrong result")
    } else {
      check(isCancellation(result), "not cancelled")
    }
  }

  private func isCancellation(_ result: Result<Bool, any Error>) -> Bool {
    if case .failure(let error) = result { error is CancellationError } else { false }
  }

  private func cancel() {
    guard let index = calls.indices.filter({ !calls[$0].isOver }).randomElement(using: &random) else { return }
    note("cancel call \(index)")
    calls[index].task?.cancel()
    if active === calls[index] { active = nil }
  }

  // MARK: The server

  private func fetch(_ cursor: Int?) async throws -> RefreshPage<Int, Item> {
    let call = calls[Self.number]
    check(call.fate == .request && call.answer == nil, "a request without a call")
    check(cursor == call.cursor, "asks for \(cursor ?? 0) in place of \(call.cursor ?? 0)")
    if chance(4) { return try makeAnswer(to: call).get() }
    return try await withCheckedThrowingContinuation { waiting.append((call, $0)) }
  }

  /// Answers one of the open requests.
  private func answer() {
    guard let index = waiting.indices.randomElement(using: &random) else { return }
    let request = waiting.remove(at: index)
    request.answer.resume(with: makeAnswer(to: request.call))
  }

  private func makeAnswer(to call: Call) -> Result<RefreshPage<Int, Item>, any Error> {
    count += 1
    let answer: Result<RefreshPage<Int, Item>, any Error> =
      switch Int.random(in: 0..<8, using: &random) {
      case 0: .failure(Failure(number: count))
      case 1: .failure(CancellationError())
      default: .success(RefreshPage(makeItems(), next: chance(6) ? nil : count))
      }
    call.answer = answer
    note("answer \(answer)")
    return answer
  }

  private func makeItems() -> [Item] {
    (0..<Int.random(in: 0...5, using: &random)).map { _ in
      count += 1
      return Item(id: Int.random(in: 0..<30, using: &random), serial: count)
    }
  }

  // MARK: The app

  private func change() {
    let new = makeItems()
    if chance(5) {
      count += 1
      next = chance(3) ? nil : count
      note("restore \(new), \(next ?? 0)")
      items = withoutRepetition(new)
      hasMore = next != nil || items.isEmpty
      active = nil
      untold.append(.replaced)
      pager.restore(new, next: next)
    } else {
      var changed = items
      switch Int.random(in: 0..<3, using: &random) {
      case 0: changed = new + changed
      case 1: changed.removeAll { $0.serial % 3 == count % 3 }
      default: changed.shuffle(using: &random)
      }
      note("update \(changed)")
      items = withoutRepetition(changed)
      untold.append(.updated)
      pager.update { $0 = changed }
    }
  }

  private func hear(_ change: Pager.Change) {
    note("hears \(change)")
    check(!isTelling, "told inside of another change")
    isTelling = true
    if untold.isEmpty { apply(change) } else { check(change == untold.removeFirst(), "another change") }
    check(Set(pager.items.map(\.id)).count == pager.items.count, "an id comes twice")
    verify()
    switch change {
    case .replaced, .updated: copy = pager.items
    case .appended(let range):
      check(range.lowerBound == copy.count, "the range does not follow the items")
      copy += pager.items[range.clamped(to: pager.items.indices)]
    }
    check(copy == pager.items, "the changes do not give the items")
    if chance(4) { self.change() }
    isTelling = false
  }

  /// Puts the page of the active call into the model.
  private func apply(_ change: Pager.Change) {
    guard let call = active, case .success(let page) = call.answer else { return check(false, "an unasked page") }
    active = nil
    call.isApplied = true
    failure = nil
    next = page.next
    hasMore = next != nil
    let start = call.isReload ? 0 : items.count
    items = withoutRepetition(call.isReload ? page.items : items + page.items)
    check(change == (call.isReload ? .replaced : .appended(start..<items.count)), "another change")
  }

  private func withoutRepetition(_ items: [Item]) -> [Item] {
    items.enumerated().filter { place, item in !items[..<place].contains { $0.id == item.id } }.map(\.element)
  }

  // MARK: The checks

  private func verify() {
    check(pager.items == items, "items \(pager.items) in place of \(items)")
    check(pager.hasMore == hasMore, "hasMore \(pager.hasMore)")
    check(pager.isLoading == (active != nil), "isLoading \(pager.isLoading)")
    check(pager.lastError.map { ($0 as? Failure)?.number ?? 0 } == failure, "lastError")
  }

  private func check(_ condition: Bool, _ text: @autoclosure () -> String) {
    guard !condition, fault == nil else { return }
    fault = text()
    note("FAULT: \(text())")
  }

  private func note(_ text: @autoclosure () -> String) {
    if keepsLog { log.append(text()) }
  }

  /// `true` once in a number of times.
  private func chance(_ times: Int) -> Bool { Int.random(in: 0..<times, using: &random) == 0 }
}
