import Foundation

/// The view above all others, on the screen.
open class UIWindow: UIView {
  /// How much of each edge bars and the device cover; a driver sets it.
  var ownSafeArea = UIEdgeInsets.zero

  /// Creates a window with a frame, in points of the screen.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    becomeRoot()
  }

  /// Creates a window from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    becomeRoot()
  }

  private func becomeRoot() {
    window = self
    world.windows.append(WeakWindow(window: self))
    needsLayout = false
    markForLayout()
  }
}

/// A window that is not kept alive.
struct WeakWindow {
  weak var window: UIWindow?
}
