/// A view of UIKit, as a value.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  /// The type of the view.
  associatedtype UIViewType: UIView

  /// The type of an object beside the view.
  associatedtype Coordinator = Void

  /// The context of the view.
  typealias Context = UIViewRepresentableContext<Self>

  /// Makes the view.
  func makeUIView(context: Context) -> UIViewType

  /// Updates the view.
  func updateUIView(_ uiView: UIViewType, context: Context)

  /// Ends the use of the view.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)

  /// Makes the object beside the view.
  func makeCoordinator() -> Coordinator

  /// The size of the view in a proposed one.
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

extension UIViewRepresentable {
  /// Does nothing.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

  /// None.
  public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }
}

extension UIViewRepresentable where Coordinator == Void {
  /// Nothing.
  public func makeCoordinator() {}
}

/// A proposed size.
public struct ProposedViewSize: Equatable, Sendable {
  /// The width; `nil` for the ideal one.
  public var width: CGFloat?

  /// The height; `nil` for the ideal one.
  public var height: CGFloat?

  /// Creates a size.
  public init(width: CGFloat?, height: CGFloat?) { (self.width, self.height) = (width, height) }
}

/// The context of a represented view.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// The object beside the view.
  public let coordinator: Representable.Coordinator

  /// The environment; what is read of it causes updates.
  public var environment: EnvironmentValues {
    guard var values = node?.environment else { return EnvironmentValues() }
    values.reads = node?.reads
    return values
  }

  weak var node: Node?
}

/// The view around a represented one.
final class PlatformViewHost: UIView {}

extension UIViewRepresentable {
  func represent(_ node: Node, isDue: Bool) {
    let coordinator = node.memory["coordinator"] as? Coordinator ?? makeCoordinator()
    node.memory["coordinator"] = coordinator
    let context = UIViewRepresentableContext<Self>(coordinator: coordinator, node: node)
    if node.ownView == nil {
      let view = makeUIView(context: context)
      view.headlessTellsWindow = node.graph.switches.windowCalls == .areMade
      let host = PlatformViewHost(frame: .zero)
      host.addSubview(view)
      node.ownView = host
      node.memory["view"] = view
      node.onDismantle = { Self.dismantleUIView(view, coordinator: coordinator) }
    }
    guard isDue, let view = node.memory["view"] as? UIViewType else { return }
    node.reads = EnvironmentReads()
    updateUIView(view, context: context)
  }
}

/// A controller that shows a view.
@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController {
  let graph = Graph()

  /// The view.
  public var rootView: Content {
    didSet { graph.show(rootView) }
  }

  /// Creates a controller.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init()
    graph.controller = self
    graph.show(rootView)
  }

  /// The safe area that counts.
  public var safeAreaRegions = SafeAreaRegions.all

  open override func loadView() {
    let host = HostingView(frame: HeadlessWorld.current.window.bounds)
    host.graph = graph
    graph.view = host
    view = host
    graph.setNeedsUpdate()
  }

  /// Returns the size of the view in a size: 40 points high, unless a frame says otherwise, and all of it for a spacer.
  public func sizeThatFits(in size: CGSize) -> CGSize {
    graph.update()
    return CGSize(width: size.width, height: graph.root?.height(in: size.height) ?? 40)
  }
}

/// The view of a hosting controller.
final class HostingView: UIView {
  var graph: Graph?

  deinit { MainActor.assumeIsolated { graph?.end() } }

  override func layoutSubviews() { graph?.update() }

  override func didMoveToWindow() {
    guard window != nil else { return }
    graph?.setNeedsUpdate()
    graph?.appear()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { graph?.setNeedsUpdate() }
}
