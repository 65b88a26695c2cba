#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif

/// A refresh control of the system that shows the content of a ``RefreshControl`` instead of its own.
final class SystemRefreshControl: UIRefreshControl {
  /// The view in which the content is shown.
  let canvas = UIView(frame: .zero)

  /// Called when the control is taken out of its list.
  var onLeave: (@MainActor () -> Void)?

  /// The area for the content, in the coordinates of the list.
  private var area = CGRect.zero
  private weak var list: UIScrollView?

  /// Creates the control with the code that runs when the user has pulled far enough.
  init(onFire: @escaping @MainActor () -> Void) {
    super.init()
    // The spinner of the system is drawn in the tint color.
    tintColor = .clear
    // Its index is that of a background, behind the list's own; the canvas never lies over a row.
    layer.zPosition = 1
    // VoiceOver reads the control that it stands for.
    accessibilityElementsHidden = true
    canvas.isUserInteractionEnabled = false
    canvas.clipsToBounds = true
    addSubview(canvas)
    addAction(UIAction { _ in onFire() }, for: .valueChanged)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// The space that the system holds, in points; that of its present versions before the control has been laid out.
  var heldHeight: Double { bounds.height > 0 ? Double(bounds.height) : Self.usualHeight }

  /// The usual height, in points (observed).
  private static let usualHeight = 60.0

  /// Shows the canvas in an area of a list.
  ///
  /// Below a bar that grows the system moves the control into the bar, where the area of the list means nothing.
  func place(_ area: CGRect, in scrollView: UIScrollView) {
    self.area = area
    list = scrollView
    let frame = isDescendant(of: scrollView) ? scrollView.convert(area, to: self) : areaInBar
    if canvas.frame != frame { canvas.frame = frame }
  }

  /// The lower end of the area that the bar reveals, in whose middle the system keeps the control.
  private var areaInBar: CGRect {
    guard let container = superview else { return .zero }
    let revealed = convert(container.bounds, from: container)
    let length = min(area.height, revealed.height)
    return CGRect(x: revealed.minX, y: revealed.maxY - length, width: revealed.width, height: length)
  }

  /// `false`: the system hides its control while only a few points of it are visible, and the content with it.
  override var isHidden: Bool {
    get { super.isHidden }
    set {}
  }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    if superview == nil { onLeave?() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // Some versions draw something in another color than the tint before the first refresh.
    for view in subviews where view !== canvas { view.isHidden = true }
    if let list { place(area, in: list) }
  }
}

extension UIScrollView {
  /// The refresh control of the system that is not one of the framework.
  package var foreignRefreshControl: UIRefreshControl? { refreshControl is SystemRefreshControl ? nil : refreshControl }
}

#endif
