#if REFRESH_ADAPTER
import RefreshCore

#if canImport(ObjectiveC)
import ObjectiveC

@MainActor private var attachmentKey: UInt8 = 0

extension UIViewController {
  /// The swipe back that belongs to the controller, which has no view to keep it in until that is loaded.
  var attachedSwipeBack: ControllerSwipeBack? {
    get { objc_getAssociatedObject(self, &attachmentKey) as? ControllerSwipeBack }
    set { objc_setAssociatedObject(self, &attachmentKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  }
}

extension UIView {
  // By their names, because a reference to MapKit or WebKit would link it into every app.
  var isMap: Bool { NSClassFromString("MKMapView").map(isKind(of:)) ?? false }

  var canGoBackInHistory: Bool {
    guard let web = NSClassFromString("WKWebView"), isKind(of: web) else { return false }
    return value(forKey: "canGoBack") as? Bool ?? false
  }
}

extension UITableView {
  func hasLeadingActions(at path: IndexPath) -> Bool {
    delegate?.tableView?(self, leadingSwipeActionsConfigurationForRowAt: path) != nil
  }
}

extension SwipeBackDriver {
  func follow(_ pan: UIPanGestureRecognizer) -> AnyObject? {
    pan.addTarget(self, action: #selector(panDidChange(_:)))
    return nil
  }

  @objc
  private func panDidChange(_ pan: UIPanGestureRecognizer) { panChanged() }
}
#else
extension UIViewController {
  /// The swipe back that belongs to the controller.
  var attachedSwipeBack: ControllerSwipeBack? {
    get { headlessAttachment as? ControllerSwipeBack }
    set { headlessAttachment = newValue }
  }
}

extension UIView {
  var isMap: Bool { self is HeadlessMapView }

  var canGoBackInHistory: Bool { (self as? HeadlessWebView)?.headlessCanGoBack ?? false }
}

extension UITableView {
  func hasLeadingActions(at path: IndexPath) -> Bool {
    (delegate as? any UITableViewDelegate)?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path) != nil
  }
}

extension SwipeBackDriver {
  func follow(_ pan: UIPanGestureRecognizer) -> AnyObject? {
    HeadlessGestureTarget(on: pan) { [weak self] _ in self?.panChanged() }
  }
}
#endif
#endif
