import Foundation

/// UIKit's own refresh control, reduced to its pull, its flag and its height in the adjusted inset.
///
/// It is behind the content of its scroll view, moves with the top of the visible area, and fires once per touch. The space is
/// added when the finger has lifted. Below a large title it stands in the navigation bar.
@MainActor
open class UIRefreshControl: UIControl {
  /// The height that UIKit adds to the adjusted inset during a refresh, in points (about 60, observed).
  public nonisolated static let headlessHeldHeight: CGFloat = 60

  /// The pull that fires, in points; UIKit's own is not documented.
  public var headlessTriggerDistance: CGFloat = 100

  /// `true` during a refresh.
  open private(set) var isRefreshing = false

  /// `true` while the height is in the adjusted inset.
  private(set) var holdsSpace = false

  private var hasFiredInTouch = false

  /// A line of text under the spinner.
  open var attributedTitle: NSAttributedString?

  weak var list: UIScrollView?

  /// Creates a control with the default size.
  public init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 0, height: Self.headlessHeldHeight))
    isUserInteractionEnabled = false
    addSubview(UIView(frame: .zero))
  }

  /// Creates a control from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Begins a refresh; sends no event and does not scroll.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    guard let list, !list.flags.isDragging else { return }
    hold(in: list)
    list.refreshControlDidChange()
  }

  /// Ends the refresh.
  open func endRefreshing() {
    isRefreshing = false
    holdsSpace = false
    list?.refreshControlDidChange()
  }

  /// Fires if the finger has pulled the content far enough, and follows the content.
  func contentDidMove(in list: UIScrollView) {
    let rest = list.adjusted.top - (holdsSpace ? Self.headlessHeldHeight : 0)
    let pull = -(list.present.y + rest)
    if superview === list {
      let top = holdsSpace ? min(-Self.headlessHeldHeight, -pull) : min(-pull, 0)
      frame = CGRect(x: 0, y: top, width: list.layer.bounds.width, height: Self.headlessHeldHeight)
    }
    guard list.flags.isDragging, pull >= headlessTriggerDistance, !isRefreshing, !hasFiredInTouch else { return }
    hasFiredInTouch = true
    isRefreshing = true
    sendActions(for: .valueChanged)
  }

  /// Adds the space of a refresh that has fired, before the content bounces.
  func fingerDidLift(from list: UIScrollView) {
    hasFiredInTouch = false
    if isRefreshing { hold(in: list) }
  }

  private func hold(in list: UIScrollView) {
    holdsSpace = true
    list.updateAdjustedInset()
  }

  /// Moves to the list, or to the navigation bar above it if the bar shows a large title.
  func enter(_ list: UIScrollView) {
    self.list = list
    let bar = list.largeTitleBar
    let place = bar ?? list
    guard superview !== place else { return }
    removeFromSuperview()
    place.insertSubview(self, at: 0)
    if let bar { frame = CGRect(x: 0, y: bar.refreshTop, width: bar.bounds.width, height: Self.headlessHeldHeight) }
    contentDidMove(in: list)
  }
}
