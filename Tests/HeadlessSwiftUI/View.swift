@_exported import HeadlessUIKit

/// A part of a screen, as a value.
@MainActor @preconcurrency
public protocol View {
  /// The type of the body.
  associatedtype Body: View

  /// The content.
  @ViewBuilder var body: Body { get }
}

extension Never: View {}

extension View where Body == Never {
  /// None: the stand-in makes the views of UIKit itself.
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

/// A view that the stand-in makes itself.
@MainActor @preconcurrency
protocol Primitive: View where Body == Never {
  /// Updates the children and the views of UIKit; `isNew` if the value may be another.
  func render(_ node: Node, isNew: Bool)
}

/// Builds a view from statements.
@resultBuilder
public enum ViewBuilder {
  /// Builds an expression.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// Builds nothing.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Builds one statement.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Builds several statements.
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)>
  {
    TupleView((repeat each content))
  }

  /// Builds an `if` without `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// Builds the first branch.
  public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<First, Second> {
    _ConditionalContent(first: first, second: nil)
  }

  /// Builds the second branch.
  public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<First, Second> {
    _ConditionalContent(first: nil, second: second)
  }

  /// Builds what is behind an availability condition.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}

/// Several views.
public struct TupleView<T>: View, Primitive {
  /// The views.
  public nonisolated(unsafe) var value: T

  /// Creates a view of several.
  public nonisolated init(_ value: T) { self.value = value }

  func render(_ node: Node, isNew: Bool) {
    let views = Mirror(reflecting: value).children.compactMap { $0.value as? any View }
    node.show(views.enumerated().map { (AnyHashable($0), $1) }, isNew: isNew)
  }
}

extension Optional: View, Primitive where Wrapped: View {
  /// The type of the body.
  public typealias Body = Never

  func render(_ node: Node, isNew: Bool) { node.show(map { [(0, $0)] } ?? [], isNew: isNew) }
}

/// One of two views.
// swift-format-ignore: NoLeadingUnderscores, AllPublicDeclarationsHaveDocumentation
public struct _ConditionalContent<First: View, Second: View>: View, Primitive {
  nonisolated(unsafe) let first: First?
  nonisolated(unsafe) let second: Second?

  func render(_ node: Node, isNew: Bool) {
    if let first { node.show([("first", first)], isNew: isNew) }
    if let second { node.show([("second", second)], isNew: isNew) }
  }
}

/// No view.
public struct EmptyView: View, Primitive {
  /// Creates no view.
  public nonisolated init() {}

  func render(_ node: Node, isNew: Bool) {}
}

/// A view without content that takes all the room along a stack.
public struct Spacer: View, Primitive {
  /// Creates a spacer.
  public nonisolated init(minLength: CGFloat? = nil) {}

  func render(_ node: Node, isNew: Bool) {}
}

/// A view of any type.
public struct AnyView: View, Primitive {
  nonisolated(unsafe) let view: any View

  /// Creates a view from one of any type.
  public nonisolated init<Content: View>(_ view: Content) { self.view = view }

  func render(_ node: Node, isNew: Bool) { node.show([(0, view)], isNew: isNew) }
}

/// Several views, without a view of their own.
public struct Group<Content>: View, Primitive where Content: View {
  nonisolated(unsafe) let content: Content

  /// Creates a group.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

  func render(_ node: Node, isNew: Bool) { node.show([(0, content)], isNew: isNew) }
}

/// A view for each element.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements.
  public nonisolated(unsafe) var data: Data

  /// The view of an element.
  public nonisolated(unsafe) var content: (Data.Element) -> Content
  nonisolated(unsafe) let id: (Data.Element) -> ID
}

extension ForEach: View, Primitive where Content: View {
  /// The type of the body.
  public typealias Body = Never

  /// Creates a view for each element.
  public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content) { $0[keyPath: id] }
  }

  /// Creates a view for each element that has an identity.
  public nonisolated init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content) { $0.id }
  }

  func render(_ node: Node, isNew: Bool) { node.show(data.map { (AnyHashable(id($0)), content($0)) }, isNew: isNew) }
}

/// A text, which is a row of a list.
public struct Text: View, Primitive {
  let words: String

  /// Creates a text that is localized.
  public nonisolated init(_ key: LocalizedStringKey) { words = key.words }

  func render(_ node: Node, isNew: Bool) { node.isRow = true }
}

/// A text to localize.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  let words: String

  /// Creates a text.
  public init(stringLiteral value: String) { words = value }
}

/// A button, which is a row of a list.
public struct Button<Label: View>: View, Primitive {
  let words: String
  nonisolated(unsafe) let action: @MainActor () -> Void

  func render(_ node: Node, isNew: Bool) { node.isRow = true }
}

extension Button where Label == Text {
  /// Creates a button with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    (words, self.action) = (titleKey.words, action)
  }
}

/// Views that Xcode shows beside the code.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The type of the views.
  associatedtype Previews: View

  /// The views.
  @ViewBuilder static var previews: Previews { get }
}
