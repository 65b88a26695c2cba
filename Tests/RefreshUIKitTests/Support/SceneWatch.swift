#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshAnimators
import Testing

@testable import RefreshCore

/// Looks at every write and every decision, and remembers what must never happen.
@MainActor
final class SceneWatch {
  /// The inset that the app believes its list has; a test that writes one says so here.
  var clientInset = UIEdgeInsets.zero

  /// How often the framework may write the inset beside three times a session and once for each write of the app's.
  var spareInsetWrites = 0

  /// The extent of the footer, in points, if it stays at the end of the list.
  var footerExtent: CGFloat = 60

  /// Whether the app puts the list outside its range, or takes the range away, so that it has to be brought home.
  var mayComeFromOutside = false

  /// Whether the app has taken the range away from where the list stands, until it is in the range again.
  var awaitsHomecoming = false

  /// Whether UIKit may have left the list outside its range, until it is in the range again.
  private var mayBeLeft = false

  /// Whether a control gives up its share at once, which brings the content along: it is taken out of use.
  var mayGiveUpShare = false

  /// Whether rows are put before what is read, which is kept in its place under a finger too.
  var mayMoveUnderFinger = false

  /// Whether the app writes to its own list now.
  var isClientWriting = false {
    willSet { scan() }
  }

  /// What never may happen and did.
  var faults: [String] = []

  /// What the control that refreshes the list has done.
  private(set) var header = SessionRecord()

  /// What the control that loads more has done.
  private(set) var footer = SessionRecord()

  /// How often a control sent `.valueChanged`.
  private(set) var valueChangeCount = 0

  /// How often the framework has written the inset.
  private(set) var insetWriteCount = 0

  /// How often the framework has moved the list.
  private(set) var ownOffsetWriteCount = 0

  /// Where the framework has moved the list to, since the last call of ``forgetOffsets()``.
  private(set) var ownOffsets: [CGFloat] = []

  /// The offsets that were written, by whom, since the last call of ``forgetOffsets()``.
  private(set) var offsets: [CGFloat] = []

  let world: HeadlessWorld
  let list: UIScrollView
  private var tokens: [NSKeyValueObservation] = []
  private var seenEvents = 0
  private(set) var clientInsetWriteCount = 0
  private var hasClientWrittenInset = false
  private var ticksSinceLift = 0
  private var lastPlace: CGPoint?
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

  /// The states of the control that refreshes the list, each as often as it was entered.
  var states: [RefreshState] { header.states }

  /// How often the action that refreshes the list was ordered to start.
  var startCount: Int { header.startCount }

  /// How the last refresh ended; `nil` while one runs.
  var outcome: RefreshOutcome? { header.outcome }

  /// Listens to a control that was added to the list.
  func follow(_ control: RefreshControl) {
    if control.role == .refresh { header.begin() } else { footer.begin() }
    list.refresh.onDecision = { [weak self] in self?.decided($0) }
    let count = UIAction { [weak self] _ in self?.valueChangeCount += 1 }
    control.addAction(count, for: .valueChanged)
  }

  func forgetOffsets() {
    scan()
    offsets = []
    ownOffsets = []
  }

  /// The offsets written since they were forgotten, of which there are some, go one way and end exactly at a line.
  func expectMonotone(to line: CGFloat, sourceLocation: SourceLocation = #_sourceLocation) {
    scan()
    guard let first = offsets.first else {
      Issue.record("nothing moved the list to \(line)", sourceLocation: sourceLocation)
      return
    }
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
      // A scroll of the app's takes the finger's away, and the touch stays.
      case (.gesture, "UIPanGestureRecognizer.cancelled"): ticksSinceLift = 0
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
    if Self.ownWriters.contains(event.writer), event.writer != .uikit {
      ownOffsetWriteCount += 1
      ownOffsets.append(event.numbers[1])
    }
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
    // UIKit notifies of a write that changes nothing too, and writes none.
    guard list.contentOffset != lastPlace else { return }
    lastPlace = list.contentOffset
    // What the app does in a turn of its own is not the framework's.
    guard let writer = lastOwnWriter(of: "contentOffset"), writer != .uikit, !(isClientWriting && writer == .block)
    else { return }
    if isUnderFinger, !mayMoveUnderFinger { fault("the list was moved under the finger") }
    // Without a window nobody knows the safe area.
    guard !comesFromOutside, list.window != nil else { return }
    let place = list.contentOffset
    for (offset, range) in [(place.y, legalY), (place.x, legalX)] {
      guard range.distance(of: offset) > slack else { continue }
      fault("the list was moved to \(offset), outside \(range)")
    }
  }

  /// Offsets are whole pixels, insets and lengths are not.
  var slack: CGFloat { 0.5 / world.displayScale + 1e-6 }

  /// Whether the list is on its way into its range, from where the app has put it or has taken the range away.
  private var comesFromOutside: Bool {
    if !list.isScrollAnimating, isInRange { (awaitsHomecoming, mayBeLeft) = (false, false) }
    return mayComeFromOutside || awaitsHomecoming || mayBeLeft
  }

  private var isInRange: Bool { legalY.distance(of: list.contentOffset.y) <= slack }

  /// A touch catches the app's scroll, or is lost with the window: UIKit may leave the list where it is.
  func touchIsLost() {
    if !isInRange { mayBeLeft = true }
  }

  /// The app changes the range: a scroll of its own goes to where it was told to all the same, and is left there.
  func rangeChanges() {
    if list.isScrollAnimating { mayBeLeft = true }
  }

  /// Whether the list is where UIKit has left it outside its range.
  var isLeftOutside: Bool { comesFromOutside && mayBeLeft }

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

  /// Whether the content fills the view without a share: one that does not is carried by the inset.
  private var isFull: Bool {
    let (adjusted, inset, client) = (list.adjustedContentInset, list.contentInset, clientInset)
    let height = adjusted.top + adjusted.bottom - inset.top - inset.bottom + client.top + client.bottom
    let width = adjusted.left + adjusted.right - inset.left - inset.right + client.left + client.right
    return list.contentSize.height + height > list.bounds.height || list.contentSize.width + width > list.bounds.width
  }

  private func insetChanges(isPrior: Bool) {
    guard !isPrior else {
      // A write may bring the list home that was outside before it.
      beforeInset = comesFromOutside ? nil : (list.contentInset, list.contentOffset)
      return
    }
    defer { beforeInset = nil }
    guard let (inset, offset) = beforeInset, list.contentInset != inset else { return }
    guard lastOwnWriter(of: "contentInset") != nil else { return }
    // Without a window nobody knows the safe area.
    if isFull, !mayGiveUpShare, list.window != nil, list.contentOffset != offset {
      fault("the inset became \(list.contentInset), which moved the list from \(offset) to \(list.contentOffset)")
    }
    let isRepair = hasClientWrittenInset
    scan()
    let now = list.contentInset
    let grows = now.top > inset.top || now.bottom > inset.bottom || now.left > inset.left || now.right > inset.right
    if isUnderFinger, !isRepair, grows { fault("the inset grew under the finger") }
  }
}

extension SceneWatch {
  private func decided(_ decision: RefreshDecision) {
    scan()
    if decision.event == .ticked { ticksSinceLift += 1 }
    for end in AxisSide.allCases {
      let control = decision.machine.control(at: end)
      guard control.isPresent else { continue }
      let isStarted = control.loadsMore ? footer.follow(decision, at: end) : header.follow(decision, at: end)
      if isStarted, decision.machine.origin(at: end) == .finger { checkStart(decision) }
    }
  }

  private func checkStart(_ decision: RefreshDecision) {
    if decision.event == .lifted { fault("the action was started in the lift") }
    if !list.isTracking, ticksSinceLift > 1 { fault("the action was started \(ticksSinceLift) frames after the lift") }
  }
}

extension ClosedRange<CGFloat> {
  /// How far a number lies outside; 0 within.
  fileprivate func distance(of number: CGFloat) -> CGFloat {
    Swift.max(lowerBound - number, number - upperBound, 0)
  }
}
#endif
