import RefreshAnimators
import RefreshTesting

#if canImport(UIKit)
import UIKit
#endif

/// A list with a header of the product in a container, and the log of what both do.
@MainActor
public final class ProductScreen: NSObject, LoggingScreen {
  /// The list.
  public let list: UIScrollView

  /// The controller whose view the window shows.
  public var root: UIViewController { stage.root }

  /// The view around the list, which may have other subviews.
  public var surface: UIView { screen.view }

  let recorder: FactsRecorder
  let header: RefreshControl

  private let container: ProductContainer
  private let stage: ProductStage
  private let screen: UIViewController
  private let camera: BandCamera?
  private var pictures: ProductPictures
  private let start = CACurrentMediaTime()
  private var hasActed = false
  private var frameCount = 0
  private var frames: ProbeFrames?
  private var observation: NSKeyValueObservation?
  private let voice = SpokenWords()

  /// The refresh control of the system whose events are logged.
  private weak var system: UIRefreshControl?

  /// The top of the adjusted inset and of the safe area when the list was last at rest without a session.
  private var resting = (adjusted: CGFloat.zero, safe: CGFloat.zero)

  /// Creates the screen of a scenario; it logs from the call of ``appear()`` on.
  public convenience init(_ scenario: ProductScenario) {
    let (container, screen, action) = (scenario.container, UIViewController(), ProductAction())
    let list = container.makeList()
    list.alwaysBounceVertical = true
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let place = ProductPlace(container: container, screen: screen, stage: container.enclose(screen))
    let header = list.refresh.addHeader(animator: .gum) { try await action.run() }
    self.init(of: list, header, action, place)
    // The navigation bar follows the scroll view that is the first subview.
    screen.view.backgroundColor = .systemBackground
    list.frame = screen.view.bounds
    screen.view.insertSubview(list, at: 0)
    container.add(to: header, of: list, recorder: recorder)
  }

  /// Creates the screen of a list that has its header.
  init(of list: UIScrollView, _ header: RefreshControl, _ action: ProductAction, _ place: ProductPlace) {
    (self.list, self.header) = (list, header)
    (container, stage, screen) = (place.container, place.stage, place.screen)
    camera = place.stage.bar.map { BandCamera(over: list, below: $0) }
    recorder = FactsRecorder(of: list)
    pictures = ProductPictures()
    action.recorder = recorder
    super.init()
  }

  /// Presents what is presented, and begins to log; the root is in a window.
  public func appear() {
    if let presented = stage.presented { stage.root.present(presented, animated: false) }
    recorder.moreValues = { [weak self] in self?.values ?? [] }
    noteDecisions()
    observation = list.observe(\.contentOffset) { [weak recorder] _, _ in
      MainActor.assumeIsolated { recorder?.poll() }
    }
    frames = ProbeFrames { [weak self] in self?.frame() }
    voice.onEnd = { [weak recorder] in recorder?.note(.announcement, "voiceOver", "finished", [], $0) }
  }

  /// Notes decisions, as long as the list has a control.
  private func noteDecisions() {
    list.refresh.onDecision = { [weak recorder] in recorder?.note($0) }
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
    observation = nil
    voice.onEnd = nil
    list.refresh.onDecision = nil
  }

  /// The time of what happens without a finger, in seconds from the start.
  private static let moment = 1.0

  private func frame() {
    frameCount += 1
    recorder.note(.frame, "world", "frame", [Double(frameCount)])
    container.prepare(list, inFrame: frameCount)
    followSystem()
    let isLaidOut = CACurrentMediaTime() - start >= Self.moment / 2
    if isLaidOut, let moment = pictures.moment(header.refreshState, list), let camera {
      recorder.note(.action, "bar", "band", camera.picture(), moment.rawValue)
    }
    if !hasActed, CACurrentMediaTime() - start >= Self.moment {
      hasActed = true
      act()
    }
  }

  private func act() {
    recorder.note(.action, "probe", "act", [], "begins")
    let name = container.act(on: list, recorder: recorder)
    recorder.note(.action, "probe", name ?? "nothing", [], "ends")
    noteDecisions()
  }
}

/// The place of a list in an app.
@MainActor
struct ProductPlace {
  let container: ProductContainer
  let screen: UIViewController
  let stage: ProductStage
}

/// The action of a header, with its lines of the log.
@MainActor
final class ProductAction {
  weak var recorder: FactsRecorder?

  func run() async throws {
    recorder?.note(.action, "header", "action", [], "begins")
    defer { recorder?.note(.action, "header", "action", [], "ends") }
    try await pause(for: Gesture.work)
  }
}

extension ProductScreen {
  /// Listens to the system's control, which the product makes for itself, and notes how the list rests.
  private func followSystem() {
    if header.refreshState == .idle, !list.isTracking, !list.isDragging, !list.isDecelerating {
      resting = (list.adjustedContentInset.top, list.safeAreaInsets.top)
    }
    guard let control = list.refreshControl, control !== system else { return }
    system = control
    control.addAction(UIAction { [weak self] _ in self?.noteFiring() }, for: .valueChanged)
  }

  private func noteFiring() {
    let visible = -list.contentOffset.y - resting.adjusted
    let numbers = [
      visible, list.bounds.height, list.adjustedContentInset.top, list.safeAreaInsets.top, resting.adjusted,
      resting.safe,
    ]
    recorder.note(.action, "system", "valueChanged", numbers.map { Double($0) })
  }

  /// The values of the system's control: its place and that of the view that it is in, its visibility, and its space.
  private var systemValues: [RecordedValue] {
    guard let system, let place = system.superview else { return [] }
    return [
      RecordedValue(subject: "system", name: "frame", numbers: self.place(of: system)),
      RecordedValue(subject: "system", name: "superviewFrame", numbers: self.place(of: place)),
      RecordedValue(subject: "system", name: "isHidden", numbers: [system.isHidden ? 1 : 0]),
      RecordedValue(subject: "system", name: "alpha", numbers: [Double(system.alpha), Double(place.alpha)]),
      RecordedValue(subject: "system", name: "isRefreshing", numbers: [system.isRefreshing ? 1 : 0]),
    ]
  }

  /// The values of a frame beyond those of the list.
  private var values: [RecordedValue] {
    let background = (list as? UITableView)?.backgroundView
    var values = [
      RecordedValue(subject: "list", name: "adjustedContentInset", numbers: list.adjustedContentInset.numbers),
      RecordedValue(subject: "list", name: "clientInset", numbers: list.refresh.contentInset.numbers),
      RecordedValue(subject: "list", name: "height", numbers: [Double(list.bounds.height)]),
      RecordedValue(subject: "list", name: "refreshControl", numbers: [list.refreshControl == nil ? 0 : 1]),
      RecordedValue(subject: "header", name: "refreshState", detail: "\(header.refreshState)"),
      RecordedValue(subject: "header", name: "frame", numbers: place(of: header)),
      RecordedValue(
        subject: "header", name: "isInFrontOfBackground", numbers: [isHeader(inFrontOf: background) ? 1 : 0]),
      RecordedValue(
        subject: "world", name: "isVoiceOverRunning", numbers: [UIAccessibility.isVoiceOverRunning ? 1 : 0]),
    ]
    if let bar = stage.bar {
      values.append(RecordedValue(subject: "bar", name: "height", numbers: [Double(bar.frame.height)]))
    }
    if let footer = list.refresh.footer {
      values.append(RecordedValue(subject: "footer", name: "refreshState", detail: "\(footer.refreshState)"))
      values.append(RecordedValue(subject: "footer", name: "frame", numbers: place(of: footer)))
    }
    if let edge = container.pinnedHeaderEdge(in: list) {
      values.append(RecordedValue(subject: "list", name: "pinnedHeader", numbers: [Double(edge)]))
    }
    return values + systemValues
  }

  /// The top and the bottom of a view in the window, and the height of the window.
  private func place(of view: UIView) -> [Double] {
    let frame = view.convert(view.bounds, to: nil)
    return [frame.minY, frame.maxY, view.window?.bounds.height ?? 0].map { Double($0) }
  }

  private func isHeader(inFrontOf background: UIView?) -> Bool {
    guard let background else { return true }
    let subviews = list.subviews
    guard let back = subviews.firstIndex(where: { $0 === background }) else { return true }
    return subviews.lastIndex { $0 === header }.map { $0 > back } ?? false
  }
}

extension FactsRecorder {
  /// Notes a decision of the vertical axis: the offset at which it was made, the added insets, the event, and its writes.
  fileprivate func note(_ decision: RefreshStateMachine.Decision) {
    guard decision.isVertical else { return }
    let effects = decision.effects
    let words =
      ["\(decision.event)", "\(decision.near.state)", "writes"] + (effects.inset == nil ? [] : ["inset"])
      + (effects.offset == nil ? [] : [FactsLog.offsetWord])
    note(
      .action, "machine", "decision", [decision.scroll.offset, decision.near.addedInset, decision.far.addedInset],
      words.joined(separator: " "))
  }
}
