#if REFRESH_ADAPTER
import RefreshCore

extension UIViewController {
  /// The swipe back of the controller: of a navigation controller for all its screens, of a screen for that one.
  ///
  /// ```swift
  /// navigationController.swipeBack.isEnabled = true
  /// detail.swipeBack.isEnabled = false
  /// ```
  public var swipeBack: ControllerSwipeBack {
    if let attached = attachedSwipeBack { return attached }
    let new = ControllerSwipeBack(of: self)
    attachedSwipeBack = new
    return new
  }
}

/// The handling of a swipe, by the system or by this framework.
///
/// ```swift
/// for policy in SwipeBackPolicy.allCases { print(policy) }
/// navigationController.swipeBack.policy = .own
/// ```
public enum SwipeBackPolicy: CaseIterable, Sendable {
  /// The system where it goes back by a swipe anywhere, from iOS 26 on, and this framework before; the default.
  ///
  /// The system asks neither `shouldPop` nor `shouldBegin`, and knows no `trigger` and no `isEnabled` of a screen: choose ``own``
  /// where one of them is set.
  case system

  /// This framework, except at the leading edge, where the system asks nothing of the app: `shouldPop`, `shouldBegin` and `isEnabled` of
  /// a screen hold everywhere else.
  ///
  /// From iOS 26 on, the system's swipe of the whole page begins where this one does not. On a screen that is not swiped back at all, or
  /// on which a view needs swipes, switch it off:
  ///
  /// ```swift
  /// if #available(iOS 26, *) { navigationController.interactiveContentPopGestureRecognizer?.isEnabled = false }
  /// ```
  case own

  /// The system, whose progress is shown and reported.
  case progressOnly
}

/// The swipe back of a controller: its settings, and its progress.
///
/// One line switches it on for a stack: a swipe anywhere on its screens goes back, and a gauge shows how far it is. All else has
/// a default.
///
/// ```swift
/// navigationController.swipeBack.isEnabled = true
/// ```
@MainActor
public final class ControllerSwipeBack {
  /// `true` if a swipe goes back; `false` by default for a navigation controller, and the value of that one for a screen.
  ///
  /// A screen may be an exception before it is pushed, and before its view is loaded. It cannot be one in a stack that is off.
  ///
  /// ```swift
  /// navigationController.swipeBack.isEnabled = true  // every screen of the stack
  /// detail.swipeBack.isEnabled = false               // except this one
  /// ```
  public var isEnabled: Bool {
    get { stack.map { $0.isEnabled && choice ?? true } ?? choice ?? false }
    set {
      choice = newValue
      if driver == nil, let navigation = controller as? UINavigationController { driver = .init(navigation, self) }
    }
  }

  /// The handling of the swipe; `.system` by default.
  ///
  /// Set it on the navigation controller.
  ///
  /// ```swift
  /// navigationController.swipeBack.policy = .progressOnly
  /// ```
  public var policy = SwipeBackPolicy.system

  /// The moment at which a swipe goes back; `.onRelease` by default.
  ///
  /// Set it on the navigation controller.
  ///
  /// ```swift
  /// navigationController.swipeBack.trigger = .whileSwiping
  /// ```
  public var trigger = SwipeBackTrigger.onRelease

  /// The picture of the progress; that of the stack for a screen without one, and `.gum` by default.
  ///
  /// ```swift
  /// navigationController.swipeBack.gauge = .line
  /// detail.swipeBack.gauge = .fill(backButton)
  /// ```
  public var gauge: any SwipeBackGauge {
    get { ownGauge ?? stack?.ownGauge ?? GumGauge() }
    set { ownGauge = newValue }
  }

  /// Returns `false` for a screen that may not be left, for example because of unsaved changes; asked when a swipe begins.
  ///
  /// The gauge of such a screen stops before the end, with resistance, and returns. So it does while `isModalInPresentation` is
  /// `true`. Set it on the screen: on the navigation controller it is not asked.
  ///
  /// ```swift
  /// detail.swipeBack.shouldPop = { [weak form] in form?.hasChanges != true }
  /// ```
  public var shouldPop: (@MainActor () -> Bool)?

  /// Returns `false` for a view that needs a swipe itself, such as a drawing; asked for each view around the finger.
  ///
  /// ```swift
  /// navigationController.swipeBack.shouldBegin = { view in !(view is SignatureView) }
  /// ```
  public var shouldBegin: (@MainActor (UIView) -> Bool)?

  /// The object that moves the page with the finger, and which the app's navigation delegate returns; `nil` by default.
  ///
  /// Set it on the navigation controller. One that is replaced while it moves the page brings it back. See ``SwipeBackTransition``.
  ///
  /// ```swift
  /// navigationController.swipeBack.transition = SwipeBackTransition()
  /// ```
  public var transition: SwipeBackTransition? {
    // The end of the new one lets a pop that no finger has begun run by itself.
    didSet { if oldValue !== transition { [oldValue, transition].forEach { $0?.end(isCommitted: false) } } }
  }

  /// The state of the swipe.
  ///
  /// ```swift
  /// let isSwiping = detail.swipeBack.state == .tracking
  /// ```
  public private(set) var state = SwipeBackState.idle

  /// The progress of the swipe, from 0 to 1; 0 at rest.
  ///
  /// ```swift
  /// titleView.alpha = 1 - detail.swipeBack.progress
  /// ```
  public private(set) var progress = 0.0

  /// Called for each change of the progress or the state, with the progress from 0 to 1.
  ///
  /// ```swift
  /// detail.swipeBack.onUpdate = { [weak titleView] progress in titleView?.alpha = 1 - progress }
  /// ```
  public var onUpdate: (@MainActor (Double) -> Void)?

  /// The changes of the progress from now on, as a sequence that ends with the controller.
  ///
  /// ```swift
  /// for await progress in detail.swipeBack.progressUpdates { titleView.alpha = 1 - progress }
  /// ```
  public var progressUpdates: AsyncStream<Double> { broadcaster.makeStream() }

  private weak var controller: UIViewController?
  private let broadcaster = Broadcaster<Double>()
  private var choice: Bool?
  private(set) var ownGauge: (any SwipeBackGauge)?

  /// `true` for a screen that no other covers, and for what is inside of it.
  package var isOnTop: Bool {
    guard let controller else { return false }
    return sequence(first: controller, next: \.parent).contains { $0 === $0.navigationController?.topViewController }
  }

  /// The driver, in that of a stack that has been switched on.
  package private(set) var driver: SwipeBackDriver?

  fileprivate init(of controller: UIViewController) { self.controller = controller }

  /// The swipe back of the stack; `nil` for that of a stack itself, also inside of a page of another, and for one that nobody has set.
  package var stack: ControllerSwipeBack? {
    guard let controller, let stack = controller.navigationController else { return nil }
    // A split view that collapses puts one stack into the other as a page.
    let isPage = !(controller is UINavigationController) || stack.viewControllers.contains(controller)
    return isPage ? stack.attachedSwipeBack : nil
  }

  /// Tells of a progress.
  func publish(_ state: SwipeBackState, _ progress: Double) {
    guard state != self.state || progress != self.progress else { return }
    (self.state, self.progress) = (state, progress)
    broadcaster.send(progress)
    onUpdate?(progress)
  }
}

@MainActor private var attachmentKey: UInt8 = 0

extension UIViewController {
  /// The swipe back that belongs to the controller, which has no view to keep it in until that is loaded.
  fileprivate var attachedSwipeBack: ControllerSwipeBack? {
    get { objc_getAssociatedObject(self, &attachmentKey) as? ControllerSwipeBack }
    set { objc_setAssociatedObject(self, &attachmentKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  }
}
#endif
