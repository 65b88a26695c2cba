#if REFRESH_ADAPTER
/// Marks, without a size, where the views of a modified view begin or end.
struct Marker: UIViewRepresentable {
  let link: RefreshLink

  /// The news from the marker in front; `nil` behind.
  let given: RefreshLink.Given?

  func makeUIView(context: Context) -> MarkerView {
    let view = MarkerView(link)
    link.take(view, isFront: given != nil)
    return view
  }

  func updateUIView(_ view: MarkerView, context: Context) { link.update(view, given) }

  static func dismantleUIView(_ view: MarkerView, coordinator: ()) { view.link.leave(view) }
}

/// A marker among the views of UIKit.
final class MarkerView: UIView {
  let link: RefreshLink

  init(_ link: RefreshLink) {
    self.link = link
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    link.requestTurn()
  }
}

/// Tells, inside of a control, that the control has lost its window: nobody updates the markers of a list that is replaced by the
/// state of a child.
final class WindowWatch: UIView {
  private let onLoss: @MainActor () -> Void

  init(_ onLoss: @escaping @MainActor () -> Void) {
    self.onLoss = onLoss
    super.init(frame: .zero)
    isHidden = true
    isUserInteractionEnabled = false
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { onLoss() }
  }
}
#endif
