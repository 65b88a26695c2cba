@testable import UIKitFacts

/// A log as a product that breaks an expectation would leave it.
struct LogDamage {
  private(set) var log: FactsLog

  /// Changes a log that confirms an expectation so that it contradicts it.
  init(_ log: FactsLog, breaking expectation: ProductExpectation) {
    self.log = log
    switch expectation {
    case .backing, .systemFires, .headerIsInFront: changeFlag(for: expectation)
    case .actionRunsOnce: repeatLine { $0.subject == "header" && $0.name == "action" && $0.detail == "begins" }
    case .nothingIsLeft: leaveInset()
    case .heldBand: color(.held)
    case .halfClosedBand: color(.halfClosed)
    case .closedBand: color(.closed)
    case .notInsideInset: move(by: 20) { $0.isRefreshing && !$0.isTouched }
    case .movesAtEdge: move(by: -20) { $0.isInSession && !$0.isTouched && $0.isMoved }
    case .noJump: move(by: -100) { $0.isRefreshing && !$0.isTouched }
    case .caughtListRests: catchAndMove()
    case .flingGoesOn: move(by: -90) { $0.isDecelerating && !$0.isInSession && $0.overscroll < -300 }
    case .headerIsNotCovered: write("header", "frame", [50, 110, 852]) { $0.isRefreshing }
    case .footerIsAboveTheBar:
      write("footer", "frame", [780, 840, 852]) { $0.words["footer.refreshState"] == "refreshing" }
    case .pinnedHeadersHaveNoGap:
      write("list", "contentInset", [90, 0, 0, 0]) { $0.isRefreshing && $0.isSet("list.isDragging") && $0.pull < 30 }
    case .systemFiresAtItsDistance: changeFiring(0, to: 40)
    case .systemAddsItsSpace: changeFiring(2, to: 0)
    case .contentStaysUnderTheFinger: move(by: 60) { $0.isSystemRefreshing && $0.isTouched }
    case .systemScrollsBack: jumpBack()
    case .contentSizeStays: repeatNumbers()
    case .voiceOverBegins: delayState()
    case .voiceOverSpeaks: repeatLine { $0.kind == .announcement && $0.name == "text" }
    }
  }

  /// A flag that the first session is judged by, just before the session begins.
  private mutating func changeFlag(for expectation: ProductExpectation) {
    let name =
      switch expectation {
      case .backing: "refreshControl"
      case .systemFires: "isTracking"
      default: "isInFrontOfBackground"
      }
    guard let state = log.firstIndex(where: { $0.isState("refreshing") }) else { return }
    let subject = name == "isInFrontOfBackground" ? "header" : "list"
    let value: Double = log.flag(name, before: state) ? 0 : 1
    insert(.write, subject, name, [value], at: state)
  }

  private mutating func repeatLine(_ fits: (FactsEvent) -> Bool) {
    guard let index = log.firstIndex(where: fits) else { return }
    log.events.insert(log.events[index], at: index)
  }

  /// Another number of the line that is written when the system fires.
  private mutating func changeFiring(_ place: Int, to number: Double) {
    guard let index = log.firstIndex(where: { $0.name == "valueChanged" }) else { return }
    var numbers = log.events[index].numbers
    numbers[place] = number
    replaceNumbers(at: index, by: numbers)
  }

  /// A list that is at its edge as soon as the control of the system has ended.
  private mutating func jumpBack() {
    let frames = log.frames
    let end = zip(frames, frames.dropFirst()).first { $0.isSystemRefreshing && !$1.isSystemRefreshing && !$1.isTouched }
    guard let (old, new) = end else { return }
    insert(.write, "list", "contentOffset", [0, old.offset + 60], at: new.index)
  }

  /// A header that has made the content higher.
  private mutating func repeatNumbers() {
    guard let index = log.firstIndex(where: { $0.kind == .action && $0.name == "contentSize" }) else { return }
    replaceNumbers(at: index, by: log.events[index].numbers.map { $0 - 10 })
  }

  private mutating func replaceNumbers(at index: Int, by numbers: [Double]) {
    let event = log.events[index]
    log.events[index] = FactsEvent(
      time: event.time, kind: event.kind, subject: event.subject, name: event.name, numbers: numbers,
      detail: event.detail, writer: event.writer)
  }

  private mutating func leaveInset() {
    insert(.write, "list", "contentInset", [60, 0, 0, 0], at: log.events.count)
    insert(.frame, "world", "frame", [0], at: log.events.count)
  }

  private mutating func color(_ moment: ProductMoment) {
    guard let index = log.firstIndex(where: { $0.isBand(moment) }) else { return }
    replaceNumbers(at: index, by: log.events[index].numbers.map { $0 + 40 })
  }

  /// Moves the list in one frame.
  private mutating func move(by points: Double, in fits: (ProductFrame) -> Bool) {
    let frames = log.frames
    guard let place = frames.indices.dropFirst().first(where: { fits(frames[$0]) && fits(frames[$0 - 1]) }) else {
      return
    }
    insert(.write, "list", "contentOffset", [0, frames[place].offset + points], at: frames[place].index)
  }

  private mutating func catchAndMove() {
    move(by: 20) { $0.isInSession && $0.isSet("list.isTracking") && !$0.isSet("list.isDragging") }
  }

  /// Prints a value in the last of the first frames that fit.
  private mutating func write(
    _ subject: String, _ name: String, _ numbers: [Double], in fits: (ProductFrame) -> Bool
  ) {
    let frames = log.frames
    guard let first = frames.firstIndex(where: fits) else { return }
    insert(.write, subject, name, numbers, at: frames[first].index)
    // A value that the product prints later in the session would hide it.
    log.events = log.events.enumerated().filter { index, event in
      index <= frames[first].index || event.subject != subject || event.name != name
    }.map(\.element)
  }

  private mutating func delayState() {
    guard let state = log.firstIndex(where: { $0.isState("refreshing") }) else { return }
    let event = log.events.remove(at: state)
    log.events.insert(event, at: min(state + 400, log.events.count))
  }

  private mutating func insert(
    _ kind: FactsEvent.Kind, _ subject: String, _ name: String, _ numbers: [Double], at index: Int
  ) {
    let time = log.events[min(index, log.events.count - 1)].time
    log.events.insert(
      FactsEvent(time: time, kind: kind, subject: subject, name: name, numbers: numbers, writer: "uikit"), at: index)
  }
}
