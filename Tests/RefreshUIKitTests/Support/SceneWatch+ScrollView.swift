#if canImport(UIKit)
import RefreshAnimators
import RefreshTesting
import Testing
import UIKit

@testable import RefreshCore

/// Checks the writes and the decisions of the framework as far as a scroll view without a log shows them.
@MainActor
final class SceneWatch {
  /// The inset that the app has set on its list; a test that writes one sets it here too.
  var clientInset = UIEdgeInsets.zero

  /// The number of inset writes allowed in addition to three per session and one for each write of the app.
  var spareInsetWrites = 0

  /// The extent of the footer, in points, if it remains visible at the end of the list.
  var footerExtent: CGFloat = 60

  /// `true` if the app may move the list outside of its range, or shrink the range, so that it has to return.
  var mayComeFromOutside = false

  /// `true` after the app has shrunk the range, until the list is in the range again.
  var awaitsHomecoming = false

  /// `true` if a control that is removed or disabled may remove its added inset at once, which moves the content.
  var mayGiveUpShare = false

  /// `true` if rows may be inserted before the visible rows, which keep their place also under a finger.
  var mayMoveUnderFinger = false

  /// `true` while the app writes to its own list.
  var isClientWriting = false

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

  private(set) var clientInsetWriteCount = 0

  /// The offsets written by the framework since the last call of ``forgetOffsets()``.
  private(set) var ownOffsets: [CGFloat] = []

  /// The number of offset writes by the framework.
  private(set) var ownOffsetWriteCount = 0

  /// The offsets written by any code since the last call of ``forgetOffsets()``.
  private(set) var offsets: [CGFloat] = []

  /// The inset writes of the motions so far, and the present motion.
  var motions = MotionRecord()

  let world: TestWorld
  let list: UIScrollView
  private var tokens: [NSKeyValueObservation] = []
  private var lastOffset: CGFloat
  private var lastInset: UIEdgeInsets

  init(_ list: UIScrollView, in world: TestWorld) {
    self.list = list
    self.world = world
    lastOffset = list.contentOffset.y
    lastInset = list.contentInset
    tokens = [
      list.observe(\.contentOffset) { [weak self] _, _ in MainActor.assumeIsolated { self?.offsetChanged() } },
      list.observe(\.contentInset) { [weak self] _, _ in MainActor.assumeIsolated { self?.insetChanged() } },
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
  }

  func forgetOffsets() {
    offsets = []
    ownOffsets = []
  }

  /// Does nothing: each write is processed at once.
  func scan() {}

  /// Expects offsets since the last reset, in one direction only, that end exactly at a line.
  func expectMonotone(to line: CGFloat, sourceLocation: SourceLocation = #_sourceLocation) {
    guard let first = offsets.first else {
      Issue.record("nothing moved the list to \(line)", sourceLocation: sourceLocation)
      return
    }
    let steps = zip(offsets, offsets.dropFirst())
    let isMonotone = first > line ? steps.allSatisfy { $0 >= $1 } : steps.allSatisfy { $0 <= $1 }
    #expect(isMonotone && offsets.last == line, "\(offsets) to \(line)", sourceLocation: sourceLocation)
  }

  /// The tolerance: offsets are whole pixels, insets and lengths are not.
  var slack: CGFloat { 0.5 / world.displayScale + 1e-6 }

  /// The vertical offsets at which UIKit allows the list to rest.
  var legalY: ClosedRange<CGFloat> {
    let (inset, low) = (list.adjustedContentInset, -list.adjustedContentInset.top)
    return low...max(low, list.contentSize.height + inset.bottom - list.bounds.height)
  }
}

extension SceneWatch {
  private func offsetChanged() {
    let offset = list.contentOffset.y
    guard offset != lastOffset else { return }
    lastOffset = offset
    offsets.append(offset)
    if awaitsHomecoming, isLegal(offset) { awaitsHomecoming = false }
    guard !world.isFingerMoving, !isClientWriting else { return }
    ownOffsets.append(offset)
    // A motion writes its offset before the inset that makes the offset legal, so the range counts at rest only: see
    // `leftovers()`.
    ownOffsetWriteCount += 1
  }

  /// The longest distance past the edge at which a motion may leave the list: less than a stair.
  private var stair: CGFloat { list is UICollectionView ? 8 : 0 }

  private func isLegal(_ offset: CGFloat) -> Bool {
    let most = slack + stair
    return (legalY.lowerBound - most...legalY.upperBound + most).contains(offset)
  }

  private func insetChanged() {
    guard list.contentInset != lastInset else { return }
    lastInset = list.contentInset
    guard !isClientWriting else { return clientInsetWriteCount += 1 }
    insetWriteCount += 1
    motions.wroteInset()
  }

  private func fault(_ text: String) { faults.append("\(text) at \(world.now)") }

  private func decided(_ decision: RefreshStateMachine.Decision) {
    let stair = max(Double(stair), decision.scroll.grid.pixel)
    if let text = motions.follow(decision, of: list.machine(of: decision), at: decision.scroll.offset, stair: stair) {
      fault(text)
    }
    for side in AxisSide.allCases {
      let frame = side == .near ? decision.near : decision.far
      guard frame.isPresent else { continue }
      let loadsMore = list.machine(of: decision).controls[side].loadsMore
      let isStarted = loadsMore ? footer.follow(decision, at: side) : header.follow(decision, at: side)
      guard isStarted, frame.origin == .finger, decision.event == .lifted else { continue }
      fault("the action was started in the lift")
    }
  }
}

extension SceneWatch {
  /// None: the recordings of these scenes are replayed with the stand-in in its default setting.
  func recordingFaults() -> [String] { [] }
}
#endif
