#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshAnimators
import Testing

/// Looks at every write and every decision, and remembers what must never happen.
@MainActor
final class SceneWatch {
  /// The inset that the app believes its list has; a test that writes one says so here.
  var clientInset = UIEdgeInsets.zero

  /// How often the framework may write the inset beside three times a session and once for each write of the app's.
  var spareInsetWrites = 0

  /// Whether the app puts the list outside its range, or takes the range away, so that it has to be brought home.
  var mayComeFromOutside = false

  /// Whether the app writes to its own list now.
  var isClientWriting = false {
    willSet { scan() }
  }

  /// What never may happen and did.
  var faults: [String] = []

  /// The states of the control, each as often as it was entered.
  private(set) var states: [RefreshState] = [.idle]

  /// How often an action was ordered to start.
  private(set) var startCount = 0

  /// How often the control sent `.valueChanged`.
  private(set) var valueChangeCount = 0

  /// How the last session ended; `nil` while one runs.
  private(set) var outcome: RefreshOutcome?

  /// How often the framework has written the inset.
  private(set) var insetWriteCount = 0

  /// The offsets that were written, by whom, since the last call of ``forgetOffsets()``.
  private(set) var offsets: [CGFloat] = []

  let world: HeadlessWorld
  let list: UIScrollView
  private var tokens: [NSKeyValueObservation] = []
  private var seenEvents = 0
  private var sessionCount = 0
  private var session: UInt32 = 0
  private var clientInsetWriteCount = 0
  private var hasClientWrittenInset = false
  private var ticksSinceLift = 0
  private var beforeInset: (inset: UIEdgeInsets, offset: CGPoint)?

  init(_ list: UIScrollView, in world: HeadlessWorld) {
    self.list = list
    self.world = world
    seenEvents = world.log.events.count
    tokens = [
      list.observe(\.contentOffset) { [weak self] _, _ in MainActor.assumeIsolated { self?.offsetChanged() } },
      list.observe(\.contentInset, options: .prior) { [weak self] _, change in
        let isPrior = change.isPrior
        MainActor.assumeIsolated { self?.insetChanges(isPrior: isPrior) }
      },
    ]
  }

  /// Listens to a control that was added to the list.
  func follow(_ control: RefreshControl) {
    session = 0
    list.refresh.onDecision = { [weak self] in self?.decided($0) }
    let count = UIAction { [weak self] _ in self?.valueChangeCount += 1 }
    control.addAction(count, for: .valueChanged)
  }

  func forgetOffsets() {
    scan()
    offsets = []
  }

  /// The offsets written since they were forgotten go one way, and end exactly at a line.
  func expectMonotone(to line: CGFloat, sourceLocation: SourceLocation = #_sourceLocation) {
    scan()
    guard let first = offsets.first else { return }
    let steps = zip(offsets, offsets.dropFirst())
    let isMonotone = first > line ? steps.allSatisfy { $0 >= $1 } : steps.allSatisfy { $0 <= $1 }
    #expect(isMonotone && offsets.last == line, "\(offsets) to \(line)", sourceLocation: sourceLocation)
  }
}

extension SceneWatch {
  /// Whose code writes geometry when the framework does: a layout pass, a frame, or a timer.
  ///
  /// UIKit itself never writes an inset.
  private static let ownWriters: Set<HeadlessWriter> = [.layout, .frame, .block, .uikit]

  /// Reads what is new in the log.
  func scan() {
    if seenEvents > world.log.events.count { seenEvents = 0 }
    for event in world.log.events[seenEvents...] where event.subject == "list" {
      switch (event.kind, event.name) {
      case (.write, "contentInset"): sawInset(event)
      case (.write, "contentOffset"): sawOffset(event)
      case (.touch, "up"), (.touch, "cancel"): ticksSinceLift = 0
      default: break
      }
    }
    seenEvents = world.log.events.count
  }

  private func sawInset(_ event: HeadlessEvent) {
    if Self.ownWriters.contains(event.writer) {
      insetWriteCount += 1
      hasClientWrittenInset = false
    } else if isClientWriting {
      clientInsetWriteCount += 1
      hasClientWrittenInset = true
    } else {
      fault("the inset was written in the app's call stack: \(event)")
    }
  }

  private func sawOffset(_ event: HeadlessEvent) {
    offsets.append(event.numbers[1])
    guard !isClientWriting, !Self.ownWriters.contains(event.writer) else { return }
    fault("the offset was written in the app's call stack: \(event)")
  }

  func fault(_ text: String) {
    faults.append(String(format: "%.3f s: ", world.now - HeadlessClock.start) + text)
  }

  /// Who wrote a property last; `nil` if it was the app.
  private func lastOwnWriter(of property: String) -> HeadlessWriter? {
    let event = world.log.events.last { $0.kind == .write && $0.name == property && $0.subject == "list" }
    guard let event, Self.ownWriters.contains(event.writer) else { return nil }
    return event.writer
  }

  private var isUnderFinger: Bool {
    list.isDragging && list.window != nil && list.panGestureRecognizer.state == .changed
  }
}

extension SceneWatch {
  private func offsetChanged() {
    guard let writer = lastOwnWriter(of: "contentOffset"), writer != .uikit else { return }
    if isUnderFinger { fault("the list was moved under the finger") }
    guard !mayComeFromOutside else { return }
    let slack = 0.5 / world.displayScale + 1e-6
    let place = list.contentOffset
    for (offset, range) in [(place.y, legalY), (place.x, legalX)] {
      guard offset < range.lowerBound - slack || offset > range.upperBound + slack else { continue }
      fault("the list was moved to \(offset), outside \(range)")
    }
  }

  /// The vertical offsets at which UIKit lets the list rest.
  var legalY: ClosedRange<CGFloat> {
    let (inset, low) = (list.adjustedContentInset, -list.adjustedContentInset.top)
    return low...max(low, list.contentSize.height + inset.bottom - list.bounds.height)
  }

  /// The horizontal offsets at which UIKit lets the list rest.
  var legalX: ClosedRange<CGFloat> {
    let (inset, low) = (list.adjustedContentInset, -list.adjustedContentInset.left)
    return low...max(low, list.contentSize.width + inset.right - list.bounds.width)
  }

  private func insetChanges(isPrior: Bool) {
    guard !isPrior else { return beforeInset = (list.contentInset, list.contentOffset) }
    defer { beforeInset = nil }
    guard let (inset, offset) = beforeInset, !mayComeFromOutside, list.contentInset != inset else { return }
    guard lastOwnWriter(of: "contentInset") != nil else { return }
    // In a list that does not fill its view an inset leaves one single place to stand.
    let isFull = legalY.lowerBound < legalY.upperBound || legalX.lowerBound < legalX.upperBound
    // Without a window nobody knows the safe area.
    if isFull, list.window != nil, list.contentOffset != offset {
      fault("the inset became \(list.contentInset), which moved the list from \(offset) to \(list.contentOffset)")
    }
    let isRepair = hasClientWrittenInset
    scan()
    if isUnderFinger, !isRepair, list.contentInset.top > inset.top { fault("the inset grew under the finger") }
  }
}

extension SceneWatch {
  private func decided(_ decision: RefreshDecision) {
    scan()
    if decision.event == .ticked { ticksSinceLift += 1 }
    for end in RefreshStateMachine.End.allCases {
      check(decision, at: end)
    }
    guard let control = list.refresh.header else { return }
    let end: RefreshStateMachine.End = control.edge == .bottom || control.edge == .trailing ? .far : .near
    outcome = decision.machine.outcome(at: end)
    let state = decision.machine.state(at: end)
    if state != states.last { states.append(state) }
  }

  private func check(_ decision: RefreshDecision, at end: RefreshStateMachine.End) {
    let orders = end == .near ? decision.effects.near : decision.effects.far
    let machine = decision.machine
    if machine.session(at: end) != 0, machine.session(at: end) != session {
      session = machine.session(at: end)
      sessionCount += 1
    }
    guard orders.contains(.startAction) else { return }
    startCount += 1
    guard machine.origin(at: end) == .finger else { return }
    if decision.event == .lifted { fault("the action was started in the lift") }
    if !list.isTracking, ticksSinceLift > 1 { fault("the action was started \(ticksSinceLift) frames after the lift") }
  }

  /// Looks at what is left after everything is over.
  func expectCleanEnd() {
    scan()
    #expect(list.contentInset == clientInset)
    #expect(list.refresh.contentInset == clientInset)
    #expect(world.displayLinkCount == 0 && world.timerCount == 0)
    #expect(insetWriteCount <= 3 * sessionCount + clientInsetWriteCount + spareInsetWrites)
    let before = insetWriteCount
    forgetOffsets()
    world.advance(by: 0.3)
    scan()
    #expect(offsets == [] && insetWriteCount == before, "an idle list was written to")
    #expect(legalY.contains(list.contentOffset.y))
    if let header = list.refresh.header {
      #expect(header.refreshState == .idle || header.refreshState == .noMoreData)
      #expect(header.layer.sublayers?.first?.isHidden == true)
    }
    #expect(faults == [])
  }
}
#endif
