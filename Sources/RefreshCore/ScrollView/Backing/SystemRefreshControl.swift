#if REFRESH_ADAPTER
/// A refresh control of the system that shows the content of a ``RefreshControl`` instead of its own.
final class SystemRefreshControl: UIRefreshControl {
  /// The view in which the content is shown.
  let canvas = UIView(frame: .zero)

  /// Called when the control is taken out of its list.
  var onLeave: (@MainActor () -> Void)?

  /// The area for the content, in the coordinates of the list.
  private var area = CGRect.zero
  private weak var list: UIScrollView?

  /// The system's near inset when nothing was held and nothing moved, in points.
  private var resting = 0.0

  /// The viewport at that time, in points.
  private var viewport = 0.0

  /// Creates the control with the code that runs when the user has pulled far enough.
  convenience init(onFire: @escaping @MainActor () -> Void) {
    self.init()
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

  /// Removes the space that the system holds for the control from a reading of its list.
  ///
  /// The system adds the space to the adjusted inset or, in a bar, to the safe area, before it says that the user has pulled far
  /// enough. Without it, a reading tells where the list rests, as one without a session does.
  func removeSpace(from scroll: inout ScrollMetrics) {
    guard isRefreshing else {
      // In an overscroll a bar may be stretched.
      guard !scroll.isTouched, !scroll.isDecelerating else { return }
      resting = scroll.systemInset.near
      viewport = scroll.viewport
      return
    }
    // After a rotation the bars are others.
    let system = viewport == scroll.viewport ? resting : max(scroll.systemInset.near - heldHeight, 0)
    scroll.adjustedInset.near = scroll.inset.near + system
  }
}

extension UIScrollView {
  /// The refresh control of the system that is not one of the framework.
  package var foreignRefreshControl: UIRefreshControl? { refreshControl is SystemRefreshControl ? nil : refreshControl }
}

/// The pull at which the system fires, as far as it is known.
///
/// Public notes on UIKit's disassembly give it in heights of the list. It is the same in every list, so what one pull shows counts
/// for all.
@MainActor
final class SystemDistance {
  /// The distance of this process.
  static let shared = SystemDistance()

  /// The fraction of the height of a list: 112.5 points of 568, from the notes, until a pull has shown another.
  private var ratio = 112.5 / 568

  /// The least distance, in points: 112.5 times 0.655, from the notes.
  private static let least = 112.5 * 0.655

  /// Returns the distance in a list of a height, in points: at most half of it.
  func points(inHeight height: Double) -> Double { min(max(ratio * height, Self.least), (height / 2).rounded()) }

  /// Learns from a pull that has fired in a list of a height.
  ///
  /// One move of a finger may pass the distance by some points. The known one therefore stays unless it is refuted: by a pull that
  /// fired before it, or by one that was drawn past it and had not fired.
  func learn(from pull: Double, drawn: Double, inHeight height: Double) {
    guard pull > Self.slack else { return }
    let known = points(inHeight: height)
    let isEarly = pull < known - Self.slack
    // In a short list the distance is the least one, which says nothing about the fraction.
    let isLate = min(pull, drawn) > known + Self.slack && ratio * height > Self.least
    guard isEarly || isLate, known < (height / 2).rounded() else { return }
    ratio = pull / height
  }

  /// The difference that counts, in points: offsets are rounded to pixels.
  private static let slack = 1.0
}
#endif
