#if canImport(UIKit)
import UIKit
#endif

/// The screen of the facts: a list as a scenario wants it, what it does by itself at the right moment, and the log of both.
@MainActor
public final class FactsScreen: NSObject, LoggingScreen {
  /// The list.
  public let list: UIScrollView

  let scenario: Scenario
  let recorder: FactsRecorder
  let rows = FactsRows()

  /// `true` if a finger has dragged.
  var hasDragged = false

  /// The frames of the present deceleration.
  var decelerationFrames = 0

  /// The superview that a scenario releases, and its subview.
  var family: (parent: UIView?, child: ProbeView)?

  /// The stack that a scenario pops.
  var stack: ProbeStack?

  /// The screen of SwiftUI that a scenario shows.
  var host: ProbeHost?

  private var hasPrepared = false
  private var hasProbed = false
  private var frameCount = 0
  private let start = CACurrentMediaTime()
  private var frames: ProbeFrames?
  private var panTarget: ProbePanTarget?
  private var observations: [NSKeyValueObservation] = []

  /// Shows a scenario in a view that is in a window, and begins to log.
  public init(_ scenario: Scenario, in container: UIView) {
    self.scenario = scenario
    let table = scenario.showsTable ? ProbeTable(frame: container.bounds, style: .plain) : nil
    let plain = ProbeScrollView(frame: container.bounds)
    list = table ?? plain
    recorder = FactsRecorder(of: list)
    table?.recorder = recorder
    plain.recorder = recorder
    super.init()
    observe()
    writing(as: "app") { setUp(table, in: container) }
    frames = ProbeFrames { [weak self] in self?.frame() }
  }

  /// The log so far.
  public var log: FactsLog {
    recorder.poll()
    return recorder.log
  }

  /// Ends the log.
  public func finish() {
    frames?.invalidate()
    frames = nil
    panTarget = nil
    observations = []
  }

  /// Does something once, between two lines of the log.
  func probe(_ name: String, as writer: String, _ body: () -> Void) {
    guard !hasProbed else { return }
    hasProbed = true
    writing(as: writer) {
      recorder.note(.action, "probe", name, [], "begins")
      body()
      recorder.note(.action, "probe", name, [], "ends")
    }
  }

  private func setUp(_ table: UITableView?, in container: UIView) {
    list.delegate = self
    list.contentInsetAdjustmentBehavior = .never
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.alwaysBounceVertical = true
    container.addSubview(list)
    if let table {
      table.rowHeight = 60
      table.estimatedRowHeight = 0
      table.dataSource = rows
    } else {
      list.contentSize = CGSize(width: container.bounds.width, height: 20_000)
    }
    prepareAtOnce(in: container)
  }

  private func observe() {
    observations = [
      list.observe(\.contentOffset) { [weak recorder] _, _ in
        MainActor.assumeIsolated { recorder?.note(.observation, "list", "contentOffset") }
      },
      list.observe(\.contentSize) { [weak recorder] _, _ in
        MainActor.assumeIsolated { recorder?.note(.observation, "list", "contentSize") }
      },
      list.observe(\.contentInset) { [weak recorder] _, _ in
        MainActor.assumeIsolated { recorder?.note(.observation, "list", "contentInset") }
      },
      list.panGestureRecognizer.observe(\.state) { [weak recorder] pan, _ in
        MainActor.assumeIsolated {
          recorder?.note(.observation, "list", "panGestureRecognizer.state", [Double(pan.state.rawValue)])
        }
      },
    ]
    panTarget = ProbePanTarget(on: list.panGestureRecognizer) { [weak recorder] pan in
      recorder?.note(.gesture, "list", "panGestureRecognizer.target", [Double(pan.state.rawValue)])
    }
  }

  private func frame() {
    frameCount += 1
    recorder.note(.frame, "world", "frame", [Double(frameCount)])
    decelerationFrames = list.isDecelerating ? decelerationFrames + 1 : 0
    let time = CACurrentMediaTime() - start
    if !hasPrepared, time >= Self.preparation {
      hasPrepared = true
      writing(as: "frame") { prepare() }
    }
    probe(inFrameAt: time)
    recorder.poll()
  }

  private func writing(as writer: String, _ body: () -> Void) {
    let previous = recorder.writer
    recorder.writer = writer
    body()
    recorder.writer = previous
  }

  /// The time at which a list has been laid out, in seconds from the start.
  private static let preparation = 0.5
}
