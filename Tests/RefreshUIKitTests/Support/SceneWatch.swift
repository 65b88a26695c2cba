#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshAnimators
import RefreshTesting
import TestSupport
import Testing

@testable import RefreshCore

/// Checks every write and every decision, and records violations of the guarantees.
@MainActor
final class SceneWatch {
  /// The inset that the app has set on its list; a test that writes one sets it here too.
  var clientInset = UIEdgeInsets.zero

  /// The number of inset writes outside of motions allowed in addition to three per session and one for each write of
  /// the app.
  var spareInsetWrites = 0

  /// The extent of the footer, in points, if it remains visible at the end of the list.
  var footerExtent: CGFloat = 60

  /// `true` if the app may move the list outside of its range, or shrink the range, so that it has to return.
  var mayComeFromOutside = false

  /// `true` after the app has shrunk the range, until the list is in the range again.
  var awaitsHomecoming = false

  /// `true` if UIKit may have left the list outside of its range, until it is in the range again.
  private var mayBeLeft = false

  /// `true` if a control that is removed or disabled may remove its added inset at once, which moves the content.
  var mayGiveUpShare = false

  /// `true` if rows may be inserted before the visible rows, which keep their place also under a finger.
  var mayMoveUnderFinger = false

  /// `true` while the app writes to its own list.
  var isClientWriting = false {
    willSet { scan() }
  }

  /// The violations so far.
  var faults: [String] = []

  /// The record of the control that refreshes the list.
  private(set) var header = SessionRecord()

  /// The record of the control that loads more.
  private(set) var footer = SessionRecord()

  /// The number of `.valueChanged` events.
  private(set) var valueChangeCount = 0

  /// The number of inset writes by the framework.
  private(set) var insetWriteCount = 0

  /// The number of offset writes by the framework.
  private(set) var ownOffsetWriteCount = 0

  /// The offsets written by the framework since the last call of ``forgetOffsets()``.
  private(set) var ownOffsets: [CGFloat] = []

  /// The offsets written by any code since the last call of ``forgetOffsets()``.
  private(set) var offsets: [CGFloat] = []

  /// The offsets that the screen has shown since the last call of ``forgetOffsets()``, with the one at that call.
  private var shownOffsets: [CGFloat] = []

  let world: HeadlessWorld
  let list: UIScrollView

  /// `true` if each control is recorded, and its sessions are replayed: in scenes of the default setting, because it costs as much
  /// again as the scene.
  var recordsSessions: Bool

  private let recordings: RecordedSessions
  private var tokens: [NSKeyValueObservation] = []
  private var seenEvents = 0
  private(set) var clientInsetWriteCount = 0
  private var hasClientWrittenInset = false
  private var ticksSinceLift = 0
  private var lastPlace: CGPoint?
  /// `true` while the machine moves the content for the header.
  private var isHeaderMoving = false
  private var beforeInset: (inset: UIEdgeInsets, offset: CGPoint)?

  /// The inset writes of the motions so far, and the present motion.
  var motions = MotionRecord()

  /// The motion along the vertical (`true`) and the horizontal axis.
  private var feel: [Bool: FeltMotion] = [:]

  /// The place to which the framework moved the list since the last decision.
  private var ownPlace: CGPoint?

  /// The place before the last inset write, to which the framework may restore a list that the inset has clamped.
  private var placeBeforeInset: CGPoint?

  init(_ list: UIScrollView, in world: HeadlessWorld) {
    self.list = list
    self.world = world
    recordings = RecordedSessions(of: list)
    recordsSessions = world.switches == HeadlessSwitches()
    seenEvents = world.log.events.count
    world.onViolation = { Issue.record("\($0)") }
    world.observeFrames { [weak self] in self?.frameEnded() }
    tokens = [
      list.observe(\.contentOffset) { [weak self] _, _ in MainActor.assumeIsolated { self?.offsetChanged() } },
      list.observe(\.contentInset, options: .prior) { [weak self] _, change in
        let isPrior = change.isPrior
        MainActor.assumeIsolated { self?.insetChanges(isPrior: isPrior) }
      },
    ]
  }

  /// The states that the control that refreshes the list has entered, in order.
  var states: [RefreshState] { header.states }

  /// The number of commands to start the action that refreshes the list.
  var startCount: Int { header.startCount }

  /// The outcome of the last refresh; `nil` while one runs.
  var outcome: RefreshOutcome? { header.outcome }

  /// Observes a control that was added to the list.
  func follow(_ control: RefreshControl) {
    if control.role == .refresh { header.begin() } else { footer.begin() }
    list.refresh.onDecision = { [weak self] in self?.decided($0) }
    let count = UIAction { [weak self] _ in self?.valueChangeCount += 1 }
    control.addAction(count, for: .valueChanged)
    if recordsSessions { control.isRecording = true }
  }

  func forgetOffsets() {
    scan()
    offsets = []
    ownOffsets = []
    shownOffsets = [list.contentOffset.y]
  }

  /// Expects offsets on the screen since the last reset, in one direction only, that end exactly at a line.
  func expectMonotone(to line: CGFloat, sourceLocation: SourceLocation = #_sourceLocation) {
    scan()
    let shown = shownOffsets + [list.contentOffset.y]
    guard let first = shown.first, !offsets.isEmpty else {
      Issue.record("nothing moved the list to \(line)", sourceLocation: sourceLocation)
      return
    }
    let steps = zip(shown, shown.dropFirst())
    let isMonotone = first > line ? steps.allSatisfy { $0 >= $1 } : steps.allSatisfy { $0 <= $1 }
    #expect(isMonotone && shown.last == line, "\(shown) to \(line)", sourceLocation: sourceLocation)
  }
}

extension SceneWatch {
  /// The code that may run when the framework writes geometry: a layout pass, a frame, or a timer.
  ///
  /// UIKit itself never writes an inset.
  private static let ownWriters: Set<HeadlessWriter> = [.layout, .frame, .block, .uikit]

  /// Processes the new entries of the log.
  func scan() {
    if seenEvents > world.log.events.count { seenEvents = 0 }
    for event in world.log.events[seenEvents...] where event.subject == "list" {
      switch (event.kind, event.name) {
      case (.write, "contentInset"): sawInset(event)
      case (.write, "contentOffset"): sawOffset(event)
      // A touch between two frames stops a motion, and UIKit may begin another.
      case (.touch, "down"), (.touch, "wheel"): forgetFeel()
      case (.touch, "up"), (.touch, "cancel"): ticksSinceLift = 0
      // An animated scroll by the app cancels the pan, but not the touch.
      case (.gesture, "UIPanGestureRecognizer.cancelled"): ticksSinceLift = 0
      default: break
      }
    }
    seenEvents = world.log.events.count
  }

  private func sawInset(_ event: HeadlessEvent) {
    if Self.ownWriters.contains(event.writer) {
      insetWriteCount += 1
      // After a write of the app, the added inset is written again: that is no step of a motion.
      if !hasClientWrittenInset { motions.wroteInset() }
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
    let isOwn = Self.ownWriters.contains(event.writer)
    if isOwn, event.writer != .uikit {
      ownOffsetWriteCount += 1
      ownOffsets.append(event.numbers[1])
    }
    if isClientWriting || !isOwn { for motion in feel.values { motion.watch.interrupt() } }
    guard !isClientWriting, !isOwn else { return }
    fault("the offset was written in the app's call stack: \(event)")
  }

  func fault(_ text: String) {
    faults.append(String(format: "%.3f s: ", world.now - HeadlessClock.start) + text)
  }

  /// The last writer of a property; `nil` for the app.
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
    // UIKit also notifies of a write without a change, and the log has no entry for it.
    guard list.contentOffset != lastPlace else { return }
    lastPlace = list.contentOffset
    // Writes in a turn of the app do not belong to the framework.
    guard let writer = lastOwnWriter(of: "contentOffset"), writer != .uikit, !(isClientWriting && writer == .block)
    else { return }
    let isRestored = list.contentOffset == placeBeforeInset
    if isUnderFinger, !mayMoveUnderFinger, !isRestored { fault("the list was moved under the finger") }
    // Without a window the safe area is not known.
    guard !comesFromOutside, list.window != nil else { return }
    // An offset that is restored under a finger is where the finger holds the content.
    ownPlace = isRestored ? nil : list.contentOffset
    let depths = depths
    for (index, (depth, inset)) in zip(depths.rest, depths.inset).enumerated()
    where depth > slack && inset - depth > slack {
      // A header that is revealed from the end of the list crosses the space of a footer; no bar compares its offset with
      // that side.
      if index >= 2 && isHeaderMoving { continue }
      fault("the list was moved \(inset - depth) points inside its inset, \(depth) past its rest")
    }
  }

  /// The distances past the rest of the top, the left, the bottom and the right of the list, and the added insets there.
  private var depths: (rest: [CGFloat], inset: [CGFloat]) {
    let (y, x, place, inset) = (legalY, legalX, list.contentOffset, list.contentInset)
    let added = [
      inset.top - clientInset.top, inset.left - clientInset.left, inset.bottom - clientInset.bottom,
      inset.right - clientInset.right,
    ]
    let past = [
      y.lowerBound - place.y, x.lowerBound - place.x, place.y - y.upperBound, place.x - x.upperBound,
    ]
    // The part of an inset that fills the space below short content moves nothing.
    let isFull = isFull
    return (zip(past, added).map { $0 + $1 }, added.enumerated().map { isFull || $0.offset < 2 ? $0.element : 0 })
  }

  /// The longest distance past the edge at which a motion may leave the list: less than a stair.
  private var stair: CGFloat { list is UICollectionView ? 8 : 0 }

  /// Checks the place to which the last decision moved the list, after all of its writes.
  private func checkPlace() {
    defer { ownPlace = nil }
    guard let ownPlace, ownPlace == list.contentOffset, !comesFromOutside, list.window != nil else { return }
    for (offset, range) in [(ownPlace.y, legalY), (ownPlace.x, legalX)] {
      guard range.distance(of: offset) > slack + stair else { continue }
      fault("the list was moved to \(offset), outside \(range)")
    }
  }

  /// The tolerance: offsets are whole pixels, insets and lengths are not.
  var slack: CGFloat { 0.5 / world.displayScale + 1e-6 }

  /// `true` while the list returns to its range after a move or a change of the range by the app.
  private var comesFromOutside: Bool {
    if !list.headlessIsScrollAnimating, isInRange { (awaitsHomecoming, mayBeLeft) = (false, false) }
    return mayComeFromOutside || awaitsHomecoming || mayBeLeft
  }

  /// `true` if the list stands at an edge of its range.
  private var isAtEdge: Bool {
    let place = list.contentOffset
    let edges = [
      (place.y, legalY.lowerBound), (place.y, legalY.upperBound), (place.x, legalX.lowerBound),
      (place.x, legalX.upperBound),
    ]
    return edges.contains { abs($0 - $1) <= slack }
  }

  private var isInRange: Bool { legalY.distance(of: list.contentOffset.y) <= slack }

  /// Handles a lost touch: UIKit may leave the list at its present offset.
  func touchIsLost() {
    if !isInRange { mayBeLeft = true }
  }

  /// Handles a change of the range by the app: an animated scroll continues to its target, and stays there.
  func rangeChanges() {
    if list.headlessIsScrollAnimating { mayBeLeft = true }
  }

  /// `true` if UIKit has left the list outside of its range.
  var isLeftOutside: Bool { comesFromOutside && mayBeLeft }

  /// The vertical offsets at which UIKit allows the list to rest.
  var legalY: ClosedRange<CGFloat> {
    let (inset, low) = (list.adjustedContentInset, -list.adjustedContentInset.top)
    return low...max(low, list.contentSize.height + inset.bottom - list.bounds.height)
  }

  /// The horizontal offsets at which UIKit allows the list to rest.
  var legalX: ClosedRange<CGFloat> {
    let (inset, low) = (list.adjustedContentInset, -list.adjustedContentInset.left)
    return low...max(low, list.contentSize.width + inset.right - list.bounds.width)
  }

  /// `true` if the content fills the view without an added inset; otherwise the inset moves it.
  private var isFull: Bool {
    let (adjusted, inset, client) = (list.adjustedContentInset, list.contentInset, clientInset)
    let height = adjusted.top + adjusted.bottom - inset.top - inset.bottom + client.top + client.bottom
    let width = adjusted.left + adjusted.right - inset.left - inset.right + client.left + client.right
    return list.contentSize.height + height > list.bounds.height || list.contentSize.width + width > list.bounds.width
  }

  private func insetChanges(isPrior: Bool) {
    guard !isPrior else {
      // A write may move a list back that was outside of its range before.
      beforeInset = comesFromOutside ? nil : (list.contentInset, list.contentOffset)
      placeBeforeInset = list.contentOffset
      return
    }
    defer { beforeInset = nil }
    guard let (inset, offset) = beforeInset, list.contentInset != inset else { return }
    guard lastOwnWriter(of: "contentInset") != nil else { return }
    // Without a window the safe area is not known. A motion moves the list by its edge.
    let isMotion = motions.isMoving && isAtEdge
    if isFull, !mayGiveUpShare, list.window != nil, list.contentOffset != offset, !isMotion {
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
  /// The differences between the recordings of the scene and their replays.
  func recordingFaults() -> [String] { recordings.differences(atEnd: true) }

  private func decided(_ decision: RefreshStateMachine.Decision) {
    for difference in recordings.differences() { fault(difference) }
    scan()
    checkPlace()
    let machine = list.machine(of: decision)
    isHeaderMoving = machine.controls.near.insetHolder.isSettling
    let stair = max(Double(stair), decision.scroll.grid.pixel)
    if let text = motions.follow(decision, of: machine, at: decision.scroll.offset, stair: stair) { fault(text) }
    if decision.event == .ticked { ticksSinceLift += 1 }
    noteMotion(decision)
    for end in AxisSide.allCases {
      let frame = end == .near ? decision.near : decision.far
      guard frame.isPresent else { continue }
      let loadsMore = machine.controls[end].loadsMore
      let isStarted = loadsMore ? footer.follow(decision, at: end) : header.follow(decision, at: end)
      if isStarted, frame.origin == .finger { checkStart(decision) }
    }
  }

  /// Notes a decision for the law of feel: only a frame, and a lift, move content by a law.
  private func noteMotion(_ decision: RefreshStateMachine.Decision) {
    let motion = feel[decision.isVertical] ?? FeltMotion(decision)
    feel[decision.isVertical] = motion
    if decision.event == .laidOut, decision.effects.stopsScrolling {
      motion.watch.takeOver(at: world.now)
    } else if decision.effects.offset != nil, decision.event != .ticked {
      motion.watch.interrupt()
    }
    motion.decision = decision
    if decision.event == .ticked { motion.didTick = true }
  }

  private func forgetFeel() {
    for motion in feel.values { motion.watch.forget() }
  }

  /// Checks the frame that the screen shows.
  private func frameEnded() {
    scan()
    shownOffsets.append(list.contentOffset.y)
    // Without a control, nothing of the list's motion is ours.
    guard list.refresh.header != nil || list.refresh.footer != nil else { return feel = [:] }
    for (isVertical, motion) in feel {
      let axis: ScrollAxis = isVertical ? .vertical : .horizontal
      var scroll = ScrollMetrics(list, along: axis)
      list.refresh.touchSource?.replaceTouch(in: &scroll, along: axis)
      scroll.hasGrowingBar = motion.decision.scroll.hasGrowingBar
      scroll.isScrollAnimating = list.headlessIsScrollAnimating
      scroll.isUpdating = motion.decision.scroll.isUpdating
      let text = motion.watch.follow(list.machine(of: motion.decision), scroll, at: world.now, didTick: motion.didTick)
      motion.didTick = false
      if let text { fault("\(text): \(offsets.suffix(12))") }
    }
  }

  private func checkStart(_ decision: RefreshStateMachine.Decision) {
    if decision.event == .lifted { fault("the action was started in the lift") }
    if !list.isTracking, ticksSinceLift > 1 { fault("the action was started \(ticksSinceLift) frames after the lift") }
  }
}

/// The motion of a list along an axis, for the law of feel, with the last decision.
@MainActor
private final class FeltMotion {
  var watch = FeelWatch()
  var decision: RefreshStateMachine.Decision

  /// `true` if the machine has ticked since the last frame.
  var didTick = false

  init(_ decision: RefreshStateMachine.Decision) {
    self.decision = decision
  }
}

extension ClosedRange<CGFloat> {
  /// The distance of a number outside of the range; 0 within.
  fileprivate func distance(of number: CGFloat) -> CGFloat {
    Swift.max(lowerBound - number, number - upperBound, 0)
  }
}
#endif
