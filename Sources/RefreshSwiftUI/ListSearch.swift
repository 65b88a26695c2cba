#if REFRESH_ADAPTER
/// Marks, without a size, where the views of a modified view begin or end.
struct Marker: UIViewRepresentable {
  let link: RefreshLink

  /// The news from the marker in front; `nil` behind.
  let given: RefreshLink.Given?

  func makeCoordinator() -> RefreshLink { link }

  func makeUIView(context: Context) -> WindowWatch {
    let view = WindowWatch { [link] in link.requestTurn() }
    link.take(view, isFront: given != nil)
    return view
  }

  func updateUIView(_ view: WindowWatch, context: Context) { link.update(view, given) }

  // The link for which the view was made.
  static func dismantleUIView(_ view: WindowWatch, coordinator: RefreshLink) { coordinator.leave(view) }
}

/// Tells, without a size, that its window is another one: as a marker, and inside of a control, because nobody updates the markers
/// of a list that is replaced by the state of a child.
final class WindowWatch: UIView {
  private let onChange: @MainActor () -> Void

  init(_ onChange: @escaping @MainActor () -> Void) {
    self.onChange = onChange
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    onChange()
  }
}

/// Finds the scroll view between two markers, by its base class: neither a private name nor a version of iOS matters.
@MainActor
struct ScrollViewSearch {
  /// The scroll views between the markers that may be meant, in drawing order; `nil` while a marker is in no tree with the other.
  private(set) var candidates: [UIScrollView]?

  private let back: WindowWatch
  private let front: WindowWatch
  private var isBetween = false
  private var isOver = false
  private var found: [UIScrollView] = []

  init(between back: WindowWatch, and front: WindowWatch) {
    (self.back, self.front) = (back, front)
    guard let root = sequence(first: back as UIView, next: \.superview).first(where: front.isDescendant) else { return }
    LinkTrace.current?.walkCount += 1
    visit(root, isRoot: true)
    candidates = found
  }

  /// The one that is meant: the largest that shows no text.
  var best: UIScrollView? {
    let area = { (view: UIScrollView) in view.bounds.width * view.bounds.height }
    let lists = candidates?.filter { !($0 is UITextView) } ?? []
    return lists.max { area($0) < area($1) } ?? candidates?.first
  }

  private mutating func visit(_ view: UIView, isRoot: Bool = false) {
    guard !isOver else { return }
    if view === back { return isBetween = true }
    if view === front { return isOver = true }
    guard isRoot || !view.isContainer else { return }
    // A list in a row is another list's: nobody enters a scroll view, but for the markers of what is inside it.
    if let scrollView = view as? UIScrollView, !isRoot, isBetween {
      if !scrollView.isPagingEnabled { found.append(scrollView) }
      return
    }
    for subview in view.subviews { visit(subview) }
  }
}

extension UIView {
  /// `true` for the view of a controller that shows pages: what is inside belongs to them.
  fileprivate var isContainer: Bool {
    switch next {
    case is UINavigationController, is UITabBarController, is UISplitViewController, is UIPageViewController: true
    default: false
    }
  }
}

/// Looks for a list again that appears by the state of a child, which nobody tells: after 1, 2, 4 … frames, then twice a second.
@MainActor
final class SearchRetry: FrameClockDelegate {
  private static let frame = 1.0 / 60
  private static let longest = 0.5

  /// The time without a list in a window after which the log says so, in seconds.
  private static let patience = 1.0

  /// Without a window nobody may ever tell of one, and a page that is covered must not wait for ever.
  private static let mostWithoutWindow = 6

  private lazy var clock = makeFrameClock(for: self)
  private var delay = SearchRetry.frame
  private var start: Double?
  private var countWithoutWindow = 0
  private let onDue: @MainActor () -> Void

  init(_ onDue: @escaping @MainActor () -> Void) { self.onDue = onDue }

  func wait(isVisible: Bool, _ log: LinkLog) -> UIScrollView? {
    countWithoutWindow = isVisible ? 0 : countWithoutWindow + 1
    guard countWithoutWindow <= Self.mostWithoutWindow else {
      stop()
      return nil
    }
    let now = clock.now
    if isVisible, now - (start ?? now) >= Self.patience { log.say(.noList) }
    start = isVisible ? start ?? now : nil
    clock.wake(.at(now + delay))
    delay = min(2 * delay, Self.longest)
    return nil
  }

  func stop() {
    clock.wake(.never)
    (delay, start, countWithoutWindow) = (Self.frame, nil, 0)
  }

  func frameClockDidTick(at time: Double) { onDue() }

  func frameClockDidWake(at time: Double) { onDue() }
}
#endif
