#if REFRESH_ADAPTER
/// The refresh controls of a scroll view.
///
/// ```swift
/// tableView.refresh.addHeader(animator: .gum) { [feed] in try await feed.reload() }
/// tableView.refresh.addFooter(animator: .spinner) { [feed] in try await feed.loadNextPage() ? .more : .end }
/// tableView.refresh.header?.beginRefreshing()
/// ```
///
/// The controls of a list, and their removal:
///
/// ```swift
/// tableView.refresh.footer?.hasMoreData = true
/// tableView.refresh[.top]?.isEnabled = false
/// tableView.refresh.removeHeader()
/// tableView.refresh.removeFooter()
/// ```
///
/// During a session the scroll view's own inset includes the held space; this one is that of the app:
///
/// ```swift
/// tableView.refresh.contentInset.bottom = keyboardHeight
/// ```
///
/// For what the framework decides, and why, see ``RefreshControl/recording``.
@MainActor
public struct ScrollViewRefresh {
  package let scrollView: UIScrollView

  /// The control that refreshes the list, at any edge.
  public var header: RefreshControl? { controls.last { $0.role == .refresh } }

  /// The control that loads more, at any edge.
  public var footer: RefreshControl? { controls.last { $0.role == .loadMore } }

  /// The control at an edge.
  public subscript(edge: RefreshEdge) -> RefreshControl? { controls.last { $0.edge == edge } }

  /// The controls of the scroll view, in the order of its subviews.
  package var controls: [RefreshControl] { scrollView.subviews.compactMap { $0 as? RefreshControl } }

  /// The host of the controls and of a simulated touch; `nil` without them.
  package var host: RefreshHost? { RefreshHost.existing(in: scrollView) }

  /// The app's own content inset, without the added inset of the framework.
  ///
  /// During a session, the `contentInset` of the scroll view includes the held space; a value that is read then and set
  /// later would include it permanently. This property is exact, so `+=` is safe. Setting it updates the scroll view at
  /// once.
  ///
  /// A side that is not finite, which UIKit refuses, keeps its value, and the others are clamped to -100 000...100 000; the log
  /// says so once.
  public var contentInset: UIEdgeInsets {
    get {
      let controllers = host?.controllers ?? []
      return controllers.reduce(scrollView.contentInset) { $1.axis.replacing($1.clientInset(in: scrollView), in: $0) }
    }
    nonmutating set {
      let newValue = usable(newValue)
      var rest = newValue
      for axis in ScrollAxis.allCases {
        guard let controller = host?.controller(along: axis) else { continue }
        controller.setClientInset(axis.of(newValue))
        // The machine has just written this axis, with its added inset.
        rest = axis.replacing(axis.of(scrollView.contentInset), in: rest)
      }
      if rest != scrollView.contentInset { scrollView.contentInset = rest }
    }
  }

  private func usable(_ given: UIEdgeInsets) -> UIEdgeInsets {
    let present = contentInset
    let usable = UIEdgeInsets(
      top: NumberLimits.inset(given.top, else: present.top), left: NumberLimits.inset(given.left, else: present.left),
      bottom: NumberLimits.inset(given.bottom, else: present.bottom),
      right: NumberLimits.inset(given.right, else: present.right))
    // NaN is no value, not even its own.
    if usable != given { controls.last?.log.say(.clampedSetting) }
    return usable
  }

  /// Refreshes the list, or loads more, when VoiceOver scrolls with three fingers past an edge.
  ///
  /// UIKit asks the focused element and its containers to scroll, never a refresh control. Forward the call from the
  /// view controller of the list or from a subclass of the scroll view:
  ///
  /// ```swift
  /// override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
  ///   tableView.refresh.accessibilityScroll(direction) || super.accessibilityScroll(direction)
  /// }
  /// ```
  ///
  /// If the list rests at an edge with a control, scrolling towards that edge begins a session like
  /// ``RefreshControl/begin(reveals:animated:origin:runsAction:)`` and sends `.valueChanged` like a pull. A control that loads more begins too,
  /// also after a failed load, because VoiceOver's scrolling is not a gesture that reaches the end. A control with the
  /// trigger `.manual` or `.onTap` does not.
  ///
  /// - Parameter direction: The argument of `accessibilityScroll(_:)`. `.up`, with fingers that move down, leads to the
  ///   top, and `.down` to the bottom; `.right`, with fingers that move to the right, leads to the left edge, and
  ///   `.left` to the right one, in both layout directions. `.next` and `.previous` lead to no edge.
  /// - Returns: `true` if a session has begun. `false`, without any effect, away from the edge, while the list moves or
  ///   is touched, during a session, without a control at the edge, if the control is disabled or hidden or has nothing
  ///   left to load, and outside a window.
  public func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    guard let (axis, side) = target(of: direction), let controller = host?.controller(along: axis),
      let control = controller.controls[side], control.refreshState == .idle
    else { return false }
    let frame = controller.presentFrame(at: side)
    guard frame.trigger != .onTap, frame.trigger != .manual, scrollView.isScrollEnabled else { return false }
    let scroll = controller.read(scrollView)
    guard scroll.isInWindow, scroll.isUsable, !scroll.isInMotion else { return false }
    // Anywhere else VoiceOver's scroll is one by a page, which UIKit makes.
    guard frame.pull(at: scroll.offset) >= -scroll.grid.halfPixel else { return false }
    return control.begin(SessionRequest(origin: .assistive, reveal: .always)) == .started
  }

  /// The axis and the side to which a scroll by an assistive technology leads.
  ///
  /// Vertically the direction is that of the scroll bar, horizontally that of the fingers, in both layout directions:
  /// Flutter's engine documents this (`SemanticsObject.mm`), Apple's documentation does not.
  private func target(of direction: UIAccessibilityScrollDirection) -> (ScrollAxis, AxisSide)? {
    switch direction {
    case .up: (.vertical, .near)
    case .down: (.vertical, .far)
    case .right: (.horizontal, .near)
    case .left: (.horizontal, .far)
    default: nil
    }
  }

  /// An action that refreshes the list, for an accessibility element of the app, such as its title or the list's first row.
  ///
  /// Its name is "Refresh" in the language of the header when the action is created. It has an effect wherever the list
  /// stands, sends `.valueChanged`, and does not retain the scroll view.
  ///
  /// ```swift
  /// titleLabel.accessibilityCustomActions = [tableView.refresh.accessibilityAction]
  /// ```
  public var accessibilityAction: UIAccessibilityCustomAction {
    UIAccessibilityCustomAction(name: header?.words.texts[.refresh] ?? RefreshTexts.standard(for: .ofApp)[.refresh]) {
      [weak scrollView] _ in
      let answer = scrollView?.refresh.header?.begin(SessionRequest(origin: .assistive, reveal: .always))
      return answer == .started || answer == .joined
    }
  }
}

extension UIScrollView {
  /// The refresh controls of this scroll view.
  ///
  /// A subclass with a *property* of this name does not compile; a method of this name is possible.
  ///
  /// ```swift
  /// tableView.refresh.addHeader(animator: .gum) { [feed] in try await feed.reload() }
  /// ```
  public var refresh: ScrollViewRefresh { ScrollViewRefresh(scrollView: self) }
}

extension ScrollMetrics {
  /// `true` if the list is touched or moves.
  fileprivate var isInMotion: Bool { isDragging || isTracking || isDecelerating || isZooming || isScrollAnimating }
}

/// The seam for a finger that a test simulates.
extension ScrollViewRefresh {
  /// The touch that replaces the one of UIKit; `nil` by default.
  package var touchSource: (any ScrollTouchSource)? {
    get { host?.touchSource }
    nonmutating set {
      guard newValue !== touchSource else { return }
      RefreshHost.host(in: scrollView).touchSource = newValue
    }
  }
}

extension RefreshControl {
  /// The frame with the present settings and the present reading; `nil` outside a scroll view.
  package var presentFrame: RefreshStateMachine.SideFrame? { attachment?.presentFrame(at: side) }

  /// Begins the session of a simulated pull, of which a system that owns the pull does not know.
  package func beginSimulatedPull() { if system?.control?.isRefreshing == false { system?.beginUnderFinger() } }
}
#endif
