#if REFRESH_ADAPTER
/// Keeps the control of a modifier and its work, over all redraws, pushes and swaps of the list.
///
/// The views tell it what is wanted; everything that may call the app happens in the next turn, outside of a view update.
@MainActor
final class RefreshLink {
  /// The words of a body of the app, and its surroundings.
  struct Given {
    let setup: RefreshSetup
    let environment: EnvironmentValues
    let binding: Binding<Bool>

    /// `true` if a session has something to do.
    var hasAction: Bool { setup.action != nil || setup.isStateDriven || environment.refresh != nil }
  }

  private(set) var control: RefreshControl?
  let owner = ActionOwner()
  let log = LinkLog()
  private weak var back: WindowWatch?
  private weak var front: WindowWatch?
  private var given: Given?
  private(set) var tap: SessionTap?
  private var settings = LinkSettings()
  private var isTurnDue = false
  private var isEdgeTaken = false
  private lazy var retry = SearchRetry { [weak self] in self?.requestTurn() }

  // The initial value of a state is made at every evaluation, and dropped: it must do nothing.
  nonisolated init() {}

  func take(_ view: WindowWatch, isFront: Bool) {
    if isFront { front = view } else { back = view }
  }

  func update(_ view: WindowWatch, _ given: Given?) {
    if let given, view === front { self.given = given }
    requestTurn()
  }

  /// A new marker may have come before the old one goes, so only the present one closes the link.
  func leave(_ view: WindowWatch) {
    guard view === front else { return }
    front = nil
    inNextTurn { [self] in if front == nil { close() } }
  }

  func requestTurn() {
    guard !isTurnDue else { return }
    isTurnDue = true
    inNextTurn { [weak self] in self?.turn() }
  }

  private func turn() {
    isTurnDue = false
    guard let given, let front else { return }
    // Before the search: of two links that exchange their edges, each would wait for the other.
    if let control, control.edge != given.setup.edge { drop(control) }
    if !hasList, let list = search(from: front, given) { attach(to: list, given) }
    guard let control, hasList else { return }
    settings.apply(given, to: control, self)
    tap?.given = given
  }

  /// `true` if the control is where it belongs; without a window, because the whole screen has none.
  private var hasList: Bool {
    guard let control, control.superview is UIScrollView, control.edge == given?.setup.edge else { return false }
    return control.window != nil || front?.window == nil
  }

  private func search(from front: WindowWatch, _ given: Given) -> UIScrollView? {
    guard given.hasAction else {
      log.say(.noAction)
      return nil
    }
    guard let back, front.window != nil else { return retry.wait(isVisible: false, log) }
    let search = ScrollViewSearch(between: back, and: front)
    guard let list = search.best else { return retry.wait(isVisible: true, log) }
    retry.stop()
    if let candidates = search.candidates, candidates.count > 1 { log.say(.severalLists) }
    // One that is about to go leaves in this turn; two that stay would take the edge from each other for ever.
    let wasTaken = isEdgeTaken
    isEdgeTaken = list.refresh[given.setup.edge].map { $0 !== control } ?? false
    guard isEdgeTaken else { return list }
    if wasTaken { log.say(.takenEdge) } else { requestTurn() }
    return nil
  }

  private func attach(to list: UIScrollView, _ given: Given) {
    let control = control ?? make(given)
    self.control = control
    LinkTrace.current?.attachmentCount += 1
    list.addSubview(control)
    // The app may have answered with another place for the control.
    guard control.superview === list else { return }
    // A refresh that has ended without a list is shown too, for as long as a session lasts at least.
    let isOn = given.setup.isStateDriven && (given.binding.wrappedValue || tap?.hasLostList == true)
    tap?.hasLostList = false
    if owner.hasWork || isOn { show(control) }
    if !control.isRefreshing { owner.dropEndedWork() }
  }

  /// Shows work that runs already: a header as if the app had begun it, a footer without scrolling to it.
  private func show(_ control: RefreshControl) {
    guard !control.isRefreshing else { return }
    if control.role == .refresh { control.beginRefreshing() } else { control.begin(reveals: false) }
  }

  private func make(_ given: Given) -> RefreshControl {
    let setup = given.setup
    let control = RefreshControl(setup.animator, for: setup.role, edge: setup.edge)
    if !setup.isStateDriven {
      control.action = { [owner, weak control] session in try await owner.run(session, in: control) }
    }
    control.addSubview(WindowWatch { [weak self] in self?.requestTurn() })
    let tap = SessionTap(given)
    tap.onSettled = { [weak self] in self?.requestTurn() }
    tap.follow(control)
    self.tap = tap
    settings.prepare(setup, given.environment, control)
    return control
  }

  private func drop(_ control: RefreshControl) {
    settings.proxy?.leave(control)
    owner.cancel()
    control.removeFromSuperview()
    tap?.isOver = true
    (self.control, tap, settings) = (nil, nil, LinkSettings())
  }

  /// Ends everything: the modifier has gone.
  private func close() {
    retry.stop()
    if let control { drop(control) }
    // The environment of the app may own the screen, which has the markers.
    given = nil
  }
}

/// Says what keeps a modifier from working, each once.
@MainActor
final class LinkLog {
  /// A problem and its remedy.
  enum Entry: String {
    case noList = """
      RefreshKit: found no scroll view in the view with .refreshHeader or .refreshFooter. Put the modifier on the List, the Form or \
      the ScrollView itself, neither inside of it nor on the NavigationStack or the TabView around it.
      """
    case severalLists =
      "RefreshKit: of several scroll views in a modified view the largest is refreshed. Modify the one you mean."
    case takenEdge =
      "RefreshKit: a list has another control at this edge. Remove one of the modifiers, or give it another edge."
    case noAction = "RefreshKit: .refreshHeader without an action found none. Put it before .refreshable, inside of it."
  }

  private var said: Set<Entry> = []

  nonisolated init() {}

  func say(_ entry: Entry) {
    guard said.insert(entry).inserted else { return }
    guard let trace = LinkTrace.current else { return writeToSystem(entry.rawValue) }
    trace.sentences.append(entry.rawValue)
  }
}

/// A record for the tests, of the links of a task: the log, and how often they did what is dear.
@MainActor
final class LinkTrace {
  @TaskLocal static var current: LinkTrace?

  var sentences: [String] = []
  var walkCount = 0
  var attachmentCount = 0

  nonisolated init() {}
}
#endif
