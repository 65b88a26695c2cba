import Foundation

/// The root view on the screen.
open class UIWindow: UIView {
  /// The scene that shows the window; each window has its own.
  open var windowScene: UIWindowScene? = UIWindowScene()

  /// The safe area, set by a test.
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

/// A weak reference to a window.
struct WeakWindow {
  weak var window: UIWindow?
}
