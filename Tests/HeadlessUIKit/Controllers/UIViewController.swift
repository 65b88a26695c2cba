import Foundation

/// An object that manages a view and may contain other controllers.
@MainActor
open class UIViewController: UIResponder {
  private let world = HeadlessWorld.current
  private var loadedView: UIView?
  private weak var presenter: UIViewController?
  private lazy var sheet = UISheetPresentationController()
  private lazy var popover = UIPopoverPresentationController()

  /// The container of the controller.
  public internal(set) weak var parent: UIViewController?

  /// The contained controllers.
  public internal(set) var children: [UIViewController] = []

  /// The controller that this one presents.
  public private(set) var presentedViewController: UIViewController?

  /// `true` if what covers the controller lies within it; `false` by default.
  open var definesPresentationContext = false

  /// The space that the bars of the container cover, in points.
  var coveredByBars = UIEdgeInsets.zero {
    didSet { if oldValue != coveredByBars { loadedView?.updateSafeArea() } }
  }

  private weak var transition: HeadlessTransition?

  /// The objects that others keep with the controller, by their keys.
  fileprivate nonisolated(unsafe) var associatedObjects: [UnsafeRawPointer: AnyObject] = [:]

  /// The transition in which the controller or its container takes part.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    transition ?? parent?.transitionCoordinator
  }

  /// Begins a transition, which ends when the test says so or forgets it.
  public func headlessBeginTransition() -> HeadlessTransition {
    let transition = HeadlessTransition { [weak self] in self?.transition = nil }
    self.transition = transition
    return transition
  }

  /// Takes part in a transition until its end.
  func enter(_ transition: HeadlessTransition?) { self.transition = transition }

  /// `true` if the user may not dismiss the controller.
  open var isModalInPresentation = false

  /// The style of its presentation; a page sheet by default.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic

  /// The title, which the bar of a container shows.
  open var title: String?

  /// The content of the navigation bar while the controller is on the stack.
  open private(set) lazy var navigationItem = UINavigationItem()

  /// Creates a controller, whose view is loaded when it is needed.
  public override init() {
    super.init()
  }

  /// The root view.
  open var view: UIView! {
    get {
      if loadedView == nil {
        loadView()
        viewDidLoad()
      }
      return loadedView
    }
    set {
      loadedView?.controller = nil
      loadedView = newValue
      newValue?.controller = self
    }
  }

  open override var next: UIResponder? {
    loadedView?.superview
  }

  /// `true` once the root view is there.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Called once the root view is there.
  open func viewDidLoad() {}

  /// Called when the root view has laid out its subviews.
  open func viewDidLayoutSubviews() {}

  /// Called before the view leaves with a transition of its stack; the stand-in makes no other appearance call.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Creates the root view; one of the size of the window by default.
  open func loadView() {
    view = UIView(frame: world.window.bounds)
  }

  /// Adds a controller to the contained ones; its view is added by the caller.
  open func addChild(_ childController: UIViewController) {
    childController.parent = self
    children.append(childController)
  }

  /// Shows a controller over this one, without an animation.
  open func present(_ viewControllerToPresent: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
    presentedViewController = viewControllerToPresent
    viewControllerToPresent.presenter = self
    world.window.addSubview(viewControllerToPresent.view)
    viewControllerToPresent.sheetInUse?.show(viewControllerToPresent.view)
    completion?()
  }

  /// Removes the controller that this one presents, without an animation.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    presentedViewController?.view.removeFromSuperview()
    presentedViewController?.presenter = nil
    presentedViewController = nil
    completion?()
  }

  /// The controller that presents this one or its container.
  open var presentingViewController: UIViewController? {
    presenter ?? parent?.presentingViewController
  }

  /// The sheet of the controller or its container, if it is presented as one.
  open var sheetPresentationController: UISheetPresentationController? {
    if let parent { return parent.sheetPresentationController }
    switch modalPresentationStyle {
    case .automatic, .pageSheet, .formSheet: return sheet
    case .fullScreen, .overFullScreen, .popover: return nil
    }
  }

  /// The popover of the controller or its container, if it is presented as one, also where that is a sheet.
  open var popoverPresentationController: UIPopoverPresentationController? {
    if let parent { return parent.popoverPresentationController }
    return modalPresentationStyle == .popover ? popover : nil
  }

  /// The sheet that is shown.
  var sheetInUse: UISheetPresentationController? {
    let isNarrow = view.traitCollection.horizontalSizeClass == .compact
    return sheetPresentationController
      ?? (isNarrow ? popoverPresentationController?.adaptiveSheetPresentationController : nil)
  }

  /// The nearest container that is a navigation controller.
  open var navigationController: UINavigationController? {
    parent as? UINavigationController ?? parent?.navigationController
  }
}

/// The style of a presentation.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Covers the screen.
  case fullScreen = 0
  /// A sheet that covers most of the screen.
  case pageSheet = 1
  /// A sheet in the middle of a large screen.
  case formSheet = 2
  /// Covers the screen without removing what is below.
  case overFullScreen = 5
  /// Points to a view on a wide screen; a sheet on a narrow one.
  case popover = 7
  /// The default: a page sheet.
  case automatic = -2
}

/// A way in which the Objective-C runtime keeps an object with another one.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// It is retained, and read on one thread.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
}

/// Returns the object that is kept with a controller.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  (object as? UIViewController)?.associatedObjects[key]
}

/// Keeps an object with a controller.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  (object as? UIViewController)?.associatedObjects[key] = value as AnyObject?
}
