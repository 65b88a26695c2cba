/// A control that a finger drags along a line.
@MainActor
open class UISlider: UIControl {}

/// A control that is on or off.
@MainActor
open class UISwitch: UIControl {}

/// A map, in the place of MapKit's view.
@MainActor
public final class HeadlessMapView: UIView {
  /// `true` if a finger moves the map.
  public var headlessIsScrollEnabled = true

  public override var headlessTruths: [String] { headlessIsScrollEnabled ? ["MKMapView.scrollEnabled"] : [] }
}

/// A web view, in the place of WebKit's.
@MainActor
public final class HeadlessWebView: UIView {
  /// `true` if the history has a page before the present one.
  public var headlessCanGoBack = false

  public override var headlessTruths: [String] { headlessCanGoBack ? ["WKWebView.canGoBack"] : [] }
}
