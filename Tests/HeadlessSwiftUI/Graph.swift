import Foundation

/// A place in the tree of views: its identity, its state, its children and its view of UIKit.
@MainActor
final class Node {
  let graph: Graph
  let type: ObjectIdentifier
  private(set) var view: any View
  private(set) var environment: EnvironmentValues
  private(set) var children: [(key: AnyHashable, node: Node)] = []
  var reads = EnvironmentReads()
  var slots: [String: AnyObject] = [:]

  /// The view of UIKit at this place; without one, those of the children are.
  var ownView: UIView?

  /// The views of UIKit that take those of some children.
  var homes: [AnyHashable: UIView] = [:]

  /// The environment that the children have; that of this place if `nil`.
  var inner: EnvironmentValues?
  var isRow = false

  /// `true` in an update by the parent, which may have given the place another value.
  private(set) var isValueNew = true

  /// `true` if the content of the modifier at this place may be another.
  var isContentNew = false
  var keepsZeroSize = false

  /// `true` for a place that has its ideal height, whatever is proposed.
  var hasIdealHeight = false
  var givenHeight: CGFloat?
  var splitsHeight = false
  var memory: [String: Any] = [:]
  var onDismantle: (() -> Void)?
  private var body: (any View)?
  private var isDirty = true

  init(_ view: any View, in graph: Graph, _ environment: EnvironmentValues) {
    (self.view, self.graph, self.environment) = (view, graph, environment)
    type = ObjectIdentifier(Swift.type(of: view))
  }

  /// The number of rows in a list.
  var rowCount: Int { isRow ? 1 : children.reduce(0) { $0 + $1.node.rowCount } }

  /// The height in a proposed one, or the ideal one: that of the highest child, and for a view without children 40 points.
  func height(in proposal: CGFloat?) -> CGFloat {
    if let givenHeight { return givenHeight }
    let proposal = hasIdealHeight ? nil : proposal
    if view is Spacer { return proposal ?? 8 }
    return children.map { $0.node.height(in: proposal) }.max() ?? 40
  }

  func setNeedsUpdate() {
    isDirty = true
    graph.setNeedsUpdate()
  }

  func update(_ view: any View, isNew: Bool, _ environment: EnvironmentValues) {
    let old = self.environment
    self.environment = environment
    let isAlways = graph.switches.environmentUpdates == .always && ownView != nil
    var everything = EnvironmentReads()
    everything.isEverything = true
    if !isAlways { everything = reads }
    let isDue = isNew || isDirty || environment.differs(from: old, for: everything)
    isValueNew = isNew
    isDirty = false
    if isNew {
      self.view = view
      install(view)
    }
    if let represented = self.view as? any UIViewRepresentable { return represented.represent(self, isDue: isDue) }
    if let primitive = self.view as? any Primitive { return primitive.render(self, isNew: isDue) }
    show(isDue) { AnyBody(of: self.view).body }
  }

  /// Makes the properties of a view or of a modifier those of this place.
  func install(_ value: Any) {
    for child in Mirror(reflecting: value).children {
      (child.value as? any Installable)?.install(in: self, at: child.label ?? "")
    }
  }

  /// Shows a body, which is made anew only if it is due.
  func show(_ isDue: Bool, body make: () -> any View) {
    if isDue || body == nil {
      reads = EnvironmentReads()
      body = Graph.reading(for: self, make)
    }
    if let body { show([(0, body)], isNew: isDue) }
  }

  func show(_ views: [(AnyHashable, any View)], isNew: Bool) {
    let old = children
    let isKept = { (child: (key: AnyHashable, node: Node)) in
      views.contains { $0.0 == child.key && ObjectIdentifier(Swift.type(of: $0.1)) == child.node.type }
    }
    let gone = old.filter { !isKept($0) }
    if graph.switches.dismantling == .beforeMake {
      gone.forEach { $0.node.dismantle() }
    } else {
      graph.gone += gone.map(\.node)
    }
    children = views.map { key, view in
      let known = old.first { $0.key == key && $0.node.type == ObjectIdentifier(Swift.type(of: view)) }?.node
      let node = known ?? Node(view, in: graph, inner ?? environment)
      node.update(view, isNew: isNew || known == nil, inner ?? environment)
      return (key, node)
    }
  }

  func dismantle() {
    children.forEach { $0.node.dismantle() }
    onDismantle?()
    onDismantle = nil
  }

  /// The views of UIKit in the container around this place, from back to front.
  var views: [UIView] {
    if let ownView { return [ownView] }
    return children.flatMap { homes[$0.key] == nil ? $0.node.views : [] }
  }

  /// Puts the views of the children into their containers, and gives them their frames.
  func settle(in frame: CGRect) {
    var frame = frame
    if let ownView {
      let isZero = keepsZeroSize || graph.zeroSized[ObjectIdentifier(ownView)]?.view != nil
      let wanted = isZero ? CGRect(x: frame.midX, y: frame.midY, width: 0, height: 0) : frame
      if ownView.frame != wanted { ownView.frame = wanted }
      frame = CGRect(origin: .zero, size: frame.size)
    }
    let shown = children.filter { homes[$0.key] == nil && !$0.node.views.isEmpty }
    let height = splitsHeight ? frame.height / CGFloat(max(shown.count, 1)) : frame.height
    var y = frame.minY
    for (key, node) in children {
      if let home = homes[key] {
        graph.fill(home, with: node.views)
        node.settle(in: home.bounds)
      } else if keepsZeroSize {
        node.views.forEach { graph.zeroSized[ObjectIdentifier($0)] = WeakView(view: $0) }
        node.settle(in: frame)
      } else {
        node.settle(in: CGRect(x: frame.minX, y: y, width: frame.width, height: height))
        if splitsHeight, !node.views.isEmpty { y += height }
      }
    }
  }
}

/// Opens a view of any type.
@MainActor
private struct AnyBody {
  let body: any View

  init<Content: View>(of view: Content) { body = view.body }
}

/// The tree of a hosting controller, and its updates.
@MainActor
final class Graph {
  /// `true` while the bodies are asked for and the views of UIKit are updated.
  static var isUpdating = false

  /// The place whose body is asked for.
  private(set) static var reader: Node?

  let switches = HeadlessSwiftUISwitches.current
  let world = HeadlessWorld.current
  weak var view: UIView?
  weak var controller: UIViewController?
  var gone: [Node] = []
  /// The views without a size, held weakly: the next view may have the address of one that is gone.
  var zeroSized: [ObjectIdentifier: WeakView] = [:]
  var appearing: [@MainActor () -> Void] = []
  var afterUpdate: [@MainActor () -> Void] = []
  private(set) var isDue = true
  private(set) var root: Node?
  private var rootView: (any View)?
  private var isRootNew = true
  private var isScheduled = false
  private var last = EnvironmentValues()
  private var filled: [ObjectIdentifier: [UIView]] = [:]

  static func reading<Result>(for node: Node?, _ body: () -> Result) -> Result {
    let outer = reader
    reader = node
    defer { reader = outer }
    return body()
  }

  func show(_ view: any View) {
    (rootView, isRootNew) = (view, true)
    setNeedsUpdate()
  }

  func setNeedsUpdate() {
    isDue = true
    view?.setNeedsLayout()
    guard !isScheduled else { return }
    isScheduled = true
    world.enqueue { [weak self] in
      self?.isScheduled = false
      self?.update()
    }
  }

  /// Updates everything in one transaction, then inserts and removes the views of UIKit.
  func update() {
    guard isDue, !Self.isUpdating, let view, let rootView else { return }
    (isDue, Self.isUpdating) = (false, true)
    var environment = EnvironmentValues()
    environment.colorScheme = world.window.traitCollection.userInterfaceStyle == .dark ? .dark : .light
    environment = environment.keeping(last)
    last = environment
    let node = root ?? Node(rootView, in: self, environment)
    root = node
    let isNew = isRootNew
    isRootNew = false
    node.update(rootView, isNew: isNew, environment)
    gone.forEach { $0.dismantle() }
    gone = []
    Self.isUpdating = false
    let ready = afterUpdate
    afterUpdate = []
    ready.forEach { $0() }
    fill(view, with: node.views)
    node.settle(in: view.bounds)
    if view.window != nil { appear() }
  }

  func appear() {
    guard controller?.parent != nil || view?.superview is UIWindow || switches.unparentedAppearance == .isTold else {
      return
    }
    let ready = appearing
    appearing = []
    ready.forEach { $0() }
  }

  func fill(_ home: UIView, with views: [UIView]) {
    let old = filled[ObjectIdentifier(home)] ?? []
    filled[ObjectIdentifier(home)] = views
    for view in old where !views.contains(where: { $0 === view }) && view.superview === home {
      view.removeFromSuperview()
    }
    let new = views.enumerated().filter { $1.superview !== home }
    let isContainer = { (view: UIView) in !(view is PlatformViewHost) }
    let ordered =
      switch switches.insertion {
      case .inOrder: new
      case .containersFirst: new.filter { isContainer($0.element) } + new.filter { !isContainer($0.element) }
      case .containersLast: new.filter { !isContainer($0.element) } + new.filter { isContainer($0.element) }
      }
    for (index, view) in ordered {
      let before = views[..<index].last { $0.superview === home }
      if let before {
        home.insertSubview(view, aboveSubview: before)
      } else {
        home.insertSubview(view, at: 0)
      }
    }
  }

  func end() {
    Self.isUpdating = true
    root?.dismantle()
    Self.isUpdating = false
    root = nil
  }
}

/// A view that is not kept alive.
struct WeakView { weak var view: UIView? }
