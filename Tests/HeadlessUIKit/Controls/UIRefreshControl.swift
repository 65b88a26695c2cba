import Foundation

/// UIKit's own refresh control, reduced to its pull, its flag and its space.
///
/// Its numbers and the order of its steps are read in public notes on its disassembly; switches determine what they leave open.
/// It is behind the content of its scroll view, and fires under the finger. Below a bar that grows it stands in the bar.
@MainActor
open class UIRefreshControl: UIControl {
  /// The height of the control and of its space, in points.
  public nonisolated static let headlessHeldHeight: CGFloat = 60

  /// The fraction of the height of the list at which it fires.
  public nonisolated static let headlessUsualRatio: CGFloat = 112.5 / 568

  /// The least distance at which it fires, in points.
  public nonisolated static let headlessLeastDistance: CGFloat = 112.5 * 0.655

  /// The visible height up to which UIKit hides the control, in points.
  private static let hiddenHeight: CGFloat = 5

  /// The fraction of the distance below which the list has to come after a refresh before the control fires again.
  private static let againRatio: CGFloat = 0.75

  /// The fraction of the height of the list at which this one fires, for a test of another system.
  public var headlessRatio = UIRefreshControl.headlessUsualRatio

  /// `true` during a refresh.
  open private(set) var isRefreshing = false

  /// `true` while the space is held, in the adjusted inset of the list or in the height of the bar.
  private(set) var holdsSpace = false

  /// `true` while the space changes: the offset stays as it is.
  private(set) var isChangingSpace = false

  /// `true` from the end of a refresh until the list has come back far enough.
  private var awaitsReturn = false

  /// A line of text under the spinner.
  open var attributedTitle: NSAttributedString?

  weak var list: UIScrollView?
  private weak var bar: UINavigationBar?

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

  /// The pull that fires, in points.
  public var headlessTriggerDistance: CGFloat {
    let height = list?.layer.bounds.height ?? 0
    return min((height / 2).rounded(), max(headlessRatio * height, Self.headlessLeastDistance))
  }

  /// Begins a refresh; sends no event, does not scroll, and is ignored without a window.
  open func beginRefreshing() {
    guard !isRefreshing, let list, list.window != nil else { return }
    forbidInLayout("beginRefreshing()")
    if bar?.navigation?.topViewController?.transitionCoordinator != nil {
      world.onViolation("beginRefreshing() of a control in a bar, in a transition")
    }
    isRefreshing = true
    if !list.flags.isDragging || world.switches.systemSpace != .atLift { setSpace(true, in: list) }
    contentDidMove(in: list)
  }

  /// Ends the refresh: the space is given back at once, and the list scrolls to its edge unless a finger holds it.
  open func endRefreshing() {
    guard isRefreshing else { return }
    forbidInLayout("endRefreshing()")
    isRefreshing = false
    awaitsReturn = true
    guard holdsSpace, let list else { return }
    setSpace(false, in: list)
    contentDidMove(in: list)
    guard !list.flags.isTracking, !list.flags.isDragging, list.isOutside(list.present, of: list.ranges) else { return }
    switch world.switches.systemClosing {
    case .scrolls: list.scroll(to: list.ranges.clamped(list.present), animated: true)
    case .jumps: list.clampAlways()
    }
  }

  /// Reports an act inside a layout pass: the control lays out its bar, whose safe area lays out the list.
  func forbidInLayout(_ act: String) {
    if world.layoutDepth > 0 { world.onViolation("\(act) inside a layout pass") }
  }

  /// The distance of the content from its rest without the space, in points.
  private func pull(in list: UIScrollView) -> CGFloat {
    (holdsSpace ? Self.headlessHeldHeight : 0) - list.present.y - list.adjusted.top
  }

  /// Follows the content, and fires if the finger has pulled it far enough.
  func contentDidMove(in list: UIScrollView) {
    let pull = pull(in: list)
    isHidden = pull <= Self.hiddenHeight
    if let bar {
      bar.stretch(by: pull)
      center = CGPoint(x: bar.refreshContainer.bounds.midX, y: bar.refreshContainer.bounds.midY)
    } else {
      frame = CGRect(x: 0, y: -pull, width: list.layer.bounds.width, height: Self.headlessHeldHeight)
    }
    if pull < Self.againRatio * headlessTriggerDistance { awaitsReturn = false }
    guard list.flags.isTracking, list.flags.isDragging, pull >= headlessTriggerDistance else { return }
    guard !isRefreshing, !awaitsReturn else { return }
    isRefreshing = true
    if world.switches.systemSpace != .atLift { setSpace(true, in: list) }
    sendActions(for: .valueChanged)
  }

  /// Adds the space of a refresh, if it waits for the lift, before the content bounces.
  func fingerDidLift(from list: UIScrollView) {
    if isRefreshing, !holdsSpace { setSpace(true, in: list) }
  }

  /// Adds the space, or gives it back, and puts the offset back.
  private func setSpace(_ isHeld: Bool, in list: UIScrollView) {
    guard holdsSpace != isHeld else { return }
    holdsSpace = isHeld
    isChangingSpace = true
    if let bar { bar.heldSpace = isHeld ? Self.headlessHeldHeight : 0 } else { list.updateAdjustedInset() }
    isChangingSpace = false
    if world.switches.systemSpace != .movesContent { list.rebaseDrag() }
  }

  /// The space in the height of the bar, in points.
  var spaceInBar: CGFloat { bar == nil || !holdsSpace ? 0 : Self.headlessHeldHeight }

  /// The space that the adjusted inset has beside the safe area, in points.
  var spaceInInset: CGFloat { bar == nil && holdsSpace ? Self.headlessHeldHeight : 0 }

  /// Moves to the list, or to the bar above it if that grows.
  func enter(_ list: UIScrollView) {
    self.list = list
    let newBar = list.growingBar
    let place = newBar?.refreshContainer ?? list
    guard superview !== place else { return }
    let isHeld = holdsSpace
    setSpace(false, in: list)
    removeFromSuperview()
    bar = newBar
    place.insertSubview(self, at: 0)
    frame.size = CGSize(width: place.layer.bounds.width, height: Self.headlessHeldHeight)
    setSpace(isHeld, in: list)
    contentDidMove(in: list)
  }

  /// Leaves the list with its space.
  func leave(_ list: UIScrollView) {
    setSpace(false, in: list)
    removeFromSuperview()
    self.list = nil
    bar = nil
  }
}
