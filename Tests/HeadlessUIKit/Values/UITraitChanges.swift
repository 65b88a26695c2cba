import Foundation

/// Something that is told of its surroundings.
@MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  /// The surroundings.
  var traitCollection: UITraitCollection { get }

  /// The surroundings became others.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// One trait.
public protocol UITraitDefinition {
  /// What its values are.
  associatedtype Value

  /// The value where nothing is said.
  static var defaultValue: Value { get }
}

/// The type of a trait.
public typealias UITrait = any UITraitDefinition.Type

/// Light or dark.
public struct UITraitUserInterfaceStyle: UITraitDefinition {
  /// Not said.
  public static let defaultValue = UIUserInterfaceStyle.unspecified
}

/// The size of the text.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
  /// Not said.
  public static let defaultValue = UIContentSizeCategory.unspecified
}

/// The direction of the language.
public struct UITraitLayoutDirection: UITraitDefinition {
  /// Not said.
  public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
}

/// Whether more contrast was asked for.
public struct UITraitAccessibilityContrast: UITraitDefinition {
  /// Not said.
  public static let defaultValue = UIAccessibilityContrast.unspecified
}

/// Whether bold text was asked for.
public struct UITraitLegibilityWeight: UITraitDefinition {
  /// Not said.
  public static let defaultValue = UILegibilityWeight.unspecified
}

/// The pixels of a point.
public struct UITraitDisplayScale: UITraitDefinition {
  /// Not said.
  public static let defaultValue: CGFloat = 0
}

/// What `registerForTraitChanges` returns.
@MainActor
public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// A handler that waits for changes of some traits.
final class TraitObserver: NSObject, UITraitChangeRegistration {
  private let traits: [UITrait]
  private let handler: (UIView, UITraitCollection) -> Void

  init(_ traits: [UITrait], _ handler: @escaping (UIView, UITraitCollection) -> Void) {
    self.traits = traits
    self.handler = handler
  }

  func notify(_ view: UIView, _ previous: UITraitCollection) {
    let (old, new) = (previous.values, view.traitCollection.values)
    guard traits.contains(where: { Self.isDifferent($0, old, new) }) else { return }
    handler(view, previous)
  }

  private static func isDifferent(_ trait: UITrait, _ old: HeadlessTraits, _ new: HeadlessTraits) -> Bool {
    switch trait {
    case is UITraitUserInterfaceStyle.Type: old.userInterfaceStyle != new.userInterfaceStyle
    case is UITraitPreferredContentSizeCategory.Type:
      old.preferredContentSizeCategory != new.preferredContentSizeCategory
    case is UITraitLayoutDirection.Type: old.layoutDirection != new.layoutDirection
    case is UITraitAccessibilityContrast.Type: old.accessibilityContrast != new.accessibilityContrast
    case is UITraitLegibilityWeight.Type: old.legibilityWeight != new.legibilityWeight
    case is UITraitDisplayScale.Type: old.displayScale != new.displayScale
    default: false
    }
  }
}

extension UIView {
  /// Calls a handler with the view and its previous traits when one of some traits changes; ends with the view.
  @discardableResult
  public func registerForTraitChanges<Environment>(
    _ traits: [UITrait],
    handler: @escaping (Environment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration where Environment: UITraitEnvironment {
    let observer = TraitObserver(traits) { view, previous in
      guard let environment = view as? Environment else { return }
      handler(environment, previous)
    }
    traitObservers.append(observer)
    return observer
  }

  /// Ends a registration.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitObservers.removeAll { $0 === registration }
  }
}
