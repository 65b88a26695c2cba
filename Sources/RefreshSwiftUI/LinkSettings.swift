#if REFRESH_ADAPTER
/// Writes what an app says in its body to a control: only what has changed, and never what would end a session.
@MainActor
struct LinkSettings {
  private(set) weak var proxy: RefreshProxy?
  private var animator: (any RefreshAnimator)?
  private var given: RefreshTrigger?
  private var own: RefreshTrigger?
  private var applied: RefreshTrigger?
  private var style = RefreshStyle()
  private var wasRefreshing = false

  /// While a view is disabled, the value of the app for the touches of its control.
  private var touches = false

  nonisolated init() {}

  /// Sets a control up that is about to join a list.
  mutating func prepare(_ setup: RefreshSetup, _ environment: EnvironmentValues, _ control: RefreshControl) {
    control.trigger = setup.trigger
    if case .hosted(let face) = setup.look { control.animator = .view(HostedIndicator(face, environment, setup.edge)) }
    useStyle(environment.refreshAmbience.style, control)
    setup.configure?(control)
    // What is left to load is a state of the app, which a refresh does not change.
    if setup.hasMore != nil { control.loadMore.keepsNoMoreData = true }
    (animator, given, own, applied) = (setup.animator, setup.trigger, control.trigger, control.trigger)
  }

  /// Applies what has changed.
  mutating func apply(_ given: RefreshLink.Given, to control: RefreshControl, _ link: RefreshLink) {
    let setup = given.setup
    link.owner.action = setup.action ?? given.inheritedAction
    useLook(setup, given.environment, control)
    useStyle(given.environment.refreshAmbience.style, control)
    useTrigger(setup, isEnabled: given.environment.isEnabled, control)
    useProxy(setup.proxy, control)
    // What the binding has now: the body may be older.
    if setup.isStateDriven { follow(given.binding.wrappedValue, link.tap?.isTold == true, control) }
    useHasMore(setup.hasMore, control)
  }

  private mutating func useLook(_ setup: RefreshSetup, _ environment: EnvironmentValues, _ control: RefreshControl) {
    switch setup.look {
    case .animator(let animator):
      guard let known = self.animator, !known.isSame(as: animator) else { return }
      self.animator = animator
      // One that cannot be compared may be the same as before: it replaces its like, and nothing that the app has set meanwhile.
      let isAnother = known.isSame(as: known) || type(of: animator) != type(of: known)
      if isAnother || type(of: control.animator) == type(of: known) { control.animator = animator }
    case .hosted(let face):
      // Set again, the view is asked for its metrics.
      if let view = control.view as? HostedIndicator, view.use(face, environment) { control.animator = .view(view) }
    }
  }

  private mutating func useStyle(_ style: RefreshStyle, _ control: RefreshControl) {
    if !style.isSame(as: self.style) { (self.style, control.refreshStyle) = (style, style) }
  }

  /// A view that is disabled begins nothing: neither by a pull or a tap nor, at the end of the list, by itself.
  private mutating func useTrigger(_ setup: RefreshSetup, isEnabled: Bool, _ control: RefreshControl) {
    if isEnabled != control.isOpen { swap(&touches, &control.isUserInteractionEnabled) }
    control.isOpen = isEnabled
    if setup.trigger != given { (given, own) = (setup.trigger, setup.trigger) }
    // The row of a tap keeps its space.
    let hasRow = own == .onTap || RefreshControl.isStepping && own != .manual
    let wanted = isEnabled || setup.role == .refresh ? own : hasRow ? .onTap : .manual
    if wanted != applied { (applied, control.trigger) = (wanted, wanted) }
  }

  private mutating func useProxy(_ proxy: RefreshProxy?, _ control: RefreshControl) {
    // Another tab may have taken it meanwhile; two that are visible at once leave it to the last.
    guard proxy !== self.proxy || proxy?.misses(control) == true else { return }
    self.proxy?.leave(control)
    self.proxy = proxy
    proxy?.take(control)
  }

  /// Follows the changes of the app's own state; a pull changes it itself, and ends if the app does not take the change.
  private mutating func follow(_ isRefreshing: Bool, _ isTold: Bool, _ control: RefreshControl) {
    if isRefreshing, !wasRefreshing, !control.isRefreshing { control.beginRefreshing() }
    if !isRefreshing, wasRefreshing || isTold, control.isRefreshing { control.endRefreshing() }
    wasRefreshing = isRefreshing
  }

  /// During a load it would end the load; the end of the session asks again.
  private mutating func useHasMore(_ hasMore: Bool?, _ control: RefreshControl) {
    guard let hasMore, control.refreshState != .refreshing, control.refreshState != .ending else { return }
    control.hasMoreData = hasMore
  }
}

extension RefreshLink.Given {
  /// The action of `.refreshable`, which cannot fail.
  fileprivate var inheritedAction: ActionOwner.Action? {
    guard let refresh = environment.refresh else { return nil }
    return { _ in
      await refresh()
      return RefreshResult(Task.isCancelled ? .cancelled : .success)
    }
  }
}

/// Passes the sessions of a control on to the app: to `onRefresh`, and to the binding of `isRefreshing`.
@MainActor
final class SessionTap {
  var given: RefreshLink.Given
  var isOver = false

  /// `true` if a session has ended with its list, while the work of the app goes on.
  var hasLostList = false

  /// `true` while a session runs that the app was told of.
  private(set) var isTold = false
  var onSettled: (@MainActor () -> Void)?

  init(_ given: RefreshLink.Given) { self.given = given }

  func follow(_ control: RefreshControl) {
    let events = control.sessionEvents
    Task { [self, weak control] in
      for await event in events {
        let wasOn = given.binding.wrappedValue
        for listener in given.environment.refreshAmbience.listeners { listener(event) }
        guard !isOver, let control else { continue }
        note(event, control, wasOn)
      }
    }
  }

  /// Writes to the binding what has happened, unless a listener has changed it since: that is a request of its own.
  private func note(_ event: RefreshSessionEvent, _ control: RefreshControl, _ wasOn: Bool) {
    // Without a list the app's work goes on, and the next list shows it.
    let (hasEnded, hasList) = if case .ended = event { (true, control.superview != nil) } else { (false, true) }
    if hasEnded { hasLostList = !hasList && given.binding.wrappedValue }
    let isNews = given.setup.isStateDriven && wasOn == given.binding.wrappedValue && wasOn != control.isRefreshing
    if isNews, control.isRefreshing || hasEnded && hasList { given.binding.wrappedValue = control.isRefreshing }
    isTold = control.isRefreshing
    onSettled?()
  }
}
#endif
