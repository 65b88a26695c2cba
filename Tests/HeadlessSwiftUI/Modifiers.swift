/// Changes a view.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of the body.
  associatedtype Body: View

  /// The changed view.
  @ViewBuilder func body(content: Content) -> Body

  /// The place of the view in the body.
  typealias Content = _ViewModifier_Content<Self>
}

/// The place of a view in the body of its modifier: the view is not evaluated again with that body.
// swift-format-ignore: NoLeadingUnderscores, AllPublicDeclarationsHaveDocumentation
public struct _ViewModifier_Content<Modifier: ViewModifier>: View, Primitive {
  nonisolated(unsafe) let content: any View
  nonisolated(unsafe) weak var owner: Node?

  func render(_ node: Node, isNew: Bool) { node.show([(0, content)], isNew: owner?.isContentNew == true) }
}

/// A view with a modifier.
public struct ModifiedContent<Content, Modifier> {
  /// The view.
  public nonisolated(unsafe) var content: Content

  /// The modifier.
  public nonisolated(unsafe) var modifier: Modifier

  /// Creates a view with a modifier.
  public nonisolated init(content: Content, modifier: Modifier) { (self.content, self.modifier) = (content, modifier) }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// The type of the body.
  public typealias Body = Never
}

extension ModifiedContent: Primitive where Content: View, Modifier: ViewModifier {
  func render(_ node: Node, isNew: Bool) {
    node.isContentNew = node.isValueNew
    if node.isValueNew { node.install(modifier) }
    node.show(isNew) { modifier.body(content: _ViewModifier_Content(content: content, owner: node)) }
  }
}

/// The modifier of accessibility.
public struct AccessibilityAttachmentModifier: ViewModifier {
  nonisolated init() {}

  /// The view itself.
  public func body(content: Content) -> some View { content }
}

/// Views behind or in front of a view.
struct Layers<Content: View, Other: View>: Primitive {
  nonisolated(unsafe) let content: Content
  nonisolated(unsafe) let other: Other
  let isBehind: Bool

  func render(_ node: Node, isNew: Bool) {
    let views: [(AnyHashable, any View)] = [("content", content), ("other", other)]
    node.show(isBehind ? views.reversed() : views, isNew: isNew)
  }
}

/// A change of the environment.
struct EnvironmentChange<Content: View>: Primitive {
  nonisolated(unsafe) let content: Content
  nonisolated(unsafe) let change: (inout EnvironmentValues) -> Void

  func render(_ node: Node, isNew: Bool) {
    let given = EnvironmentReads()
    given.isEverything = true
    let outer = node.memory["outer"] as? EnvironmentValues
    if isNew || outer.map({ node.environment.differs(from: $0, for: given) }) ?? true {
      var inner = node.environment
      change(&inner)
      node.inner = node.inner.map(inner.keeping) ?? inner
      node.memory["outer"] = node.environment
    }
    node.show([(0, content)], isNew: isNew)
  }
}

/// A view that tells of its place: its identity, its size, its effect or its appearance.
struct Placed<Content: View>: Primitive {
  nonisolated(unsafe) let content: Content
  nonisolated(unsafe) var id = AnyHashable(0)
  var isZero = false
  var isFixed = false
  var height: CGFloat?
  var hasEffect = false
  nonisolated(unsafe) var onAppear: (@MainActor () -> Void)?
  nonisolated(unsafe) var task: (@Sendable () async -> Void)?

  func render(_ node: Node, isNew: Bool) {
    (node.keepsZeroSize, node.hasIdealHeight, node.givenHeight) = (isZero, isFixed, height)
    if hasEffect, node.ownView == nil {
      let container = UIView(frame: .zero)
      (node.ownView, node.homes[id]) = (container, container)
    }
    if node.memory["seen"] == nil {
      node.memory["seen"] = true
      if let onAppear { node.graph.appearing.append(onAppear) }
      if let task {
        node.graph.appearing.append { [weak node] in
          let running = Task { @MainActor in await task() }
          node?.onDismantle = { running.cancel() }
        }
      }
    }
    node.show([(id, content)], isNew: isNew)
  }
}

/// The values of an update.
public struct Transaction {
  /// The animation.
  public var animation: Animation?
}

/// An animation.
public struct Animation: Equatable, Sendable {
  /// The default animation.
  public static let `default` = Animation()
}

/// The sides of a safe area.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates a set.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Everything.
  public static let all = SafeAreaRegions(rawValue: 3)
}

/// An edge of a view.
public enum Edge: Int8, CaseIterable, Sendable {
  case top, leading, bottom, trailing

  /// Edges.
  public struct Set: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int8

    /// Creates a set.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Everything.
    public static let all = Set(rawValue: 15)
  }
}

/// The place of a view in another.
public struct Alignment: Equatable, Sendable {
  /// In the middle.
  public static let center = Alignment()
}

extension View {
  /// Applies a modifier.
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }

  /// Sets a value of the environment.
  nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    EnvironmentChange(content: self) { $0[keyPath: keyPath] = value }
  }

  /// Changes a value of the environment.
  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View { EnvironmentChange(content: self) { transform(&$0[keyPath: keyPath]) } }

  /// Disables the user's actions.
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }

  /// Gives the view a size; of the stand-in, only 0, and a height that `sizeThatFits(in:)` answers.
  nonisolated public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center)
    -> some View
  {
    Placed(content: self, isZero: width == 0 && height == 0, height: height)
  }

  /// Gives the view its ideal size; of the stand-in, only the height that `sizeThatFits(in:)` answers.
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    Placed(content: self, isFixed: vertical)
  }

  /// Names a preview.
  nonisolated public func previewDisplayName(_ value: String?) -> some View { Placed(content: self) }

  /// Lets touches through.
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View { Placed(content: self) }

  /// Makes the view transparent, in a container.
  nonisolated public func opacity(_ opacity: Double) -> some View { Placed(content: self, hasEffect: true) }

  /// Extends the view below bars.
  nonisolated public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
    Placed(content: self)
  }

  /// Changes the animations of updates.
  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    Placed(content: self)
  }

  /// Hides the view from assistive technologies.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    modifier(AccessibilityAttachmentModifier())
  }

  /// Adds an action for assistive technologies.
  nonisolated public func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { modifier(AccessibilityAttachmentModifier()) }

  /// Puts views behind.
  nonisolated public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V)
    -> some View
  {
    Layers(content: self, other: content(), isBehind: true)
  }

  /// Puts views in front.
  nonisolated public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    Layers(content: self, other: content(), isBehind: false)
  }

  /// Offers an action that refreshes.
  nonisolated public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    environment(\.refresh, RefreshAction(action: action))
  }

  /// Gives the view an identity.
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View { Placed(content: self, id: AnyHashable(id)) }

  /// Calls when the view has appeared.
  nonisolated public func onAppear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    Placed(content: self, onAppear: action)
  }

  /// Runs a task while the view is there.
  nonisolated public func task(_ action: @escaping @Sendable () async -> Void) -> some View {
    Placed(content: self, task: action)
  }
}
