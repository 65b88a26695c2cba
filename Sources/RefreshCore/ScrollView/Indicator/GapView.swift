#if REFRESH_ADAPTER
/// The background of the area between the edge of a list and its content, a subview of the list beside the control.
///
/// The frame of the control is not that area if it floats, and clips.
@MainActor
final class GapView: UIView {
  let background: RefreshBackground

  /// Half of the control's: in front of an opaque background of the list, and behind the indicator.
  private static let depth: CGFloat = 0.5

  init(_ background: RefreshBackground) {
    self.background = background
    super.init(frame: .zero)
    isHidden = true
    isUserInteractionEnabled = false
    // VoiceOver reads the control, not what is behind it.
    accessibilityElementsHidden = true
    clipsToBounds = true
    layer.zPosition = Self.depth
    switch background {
    case .color(let color): backgroundColor = color
    case .view(let view):
      // Where the view was before, Auto Layout may have placed it: that would win over the frame.
      view.translatesAutoresizingMaskIntoConstraints = true
      view.autoresizingMask = []
      addSubview(view)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// Fills an area of a scroll view; an area without a length is not shown.
  func fill(_ area: CGRect, in scrollView: UIScrollView) {
    if superview !== scrollView { scrollView.addSubview(self) }
    isHidden = area.isEmpty
    guard !isHidden else { return }
    frame = area
    guard case .view(let view) = background, view.superview === self else { return }
    // The app may set the transform of its view, under which a frame means nothing.
    if view.bounds.size != area.size { view.bounds.size = area.size }
    view.center = CGPoint(x: area.width / 2, y: area.height / 2)
  }
}

/// A background of the area that a pull uncovers.
///
/// ```swift
/// tableView.refresh.header?.background = .color(.systemGray6)
/// ```
///
/// ```swift
/// let gradient = GradientView()
/// tableView.refresh.footer?.background = .view(gradient)
/// ```
public enum RefreshBackground: Sendable {
  /// A colour, which may depend on the traits of the list.
  case color(UIColor)

  /// A view, which is resized to the area.
  case view(UIView)
}
#endif
