import Foundation

/// An object with a trait collection.
@MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  /// The trait collection.
  var traitCollection: UITraitCollection { get }

  /// Called when the trait collection has changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// A trait.
public protocol UITraitDefinition {
  /// The type of its values.
  associatedtype Value

  /// The default value.
  static var defaultValue: Value { get }
}

/// The type of a trait.
public typealias UITrait = any UITraitDefinition.Type

/// The appearance trait.
public struct UITraitUserInterfaceStyle: UITraitDefinition {
  /// Unspecified.
  public static let defaultValue = UIUserInterfaceStyle.unspecified
}

/// The text size trait.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
  /// Unspecified.
  public static let defaultValue = UIContentSizeCategory.unspecified
}

/// The layout direction trait.
public struct UITraitLayoutDirection: UITraitDefinition {
  /// Unspecified.
  public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
}

/// The contrast trait.
public struct UITraitAccessibilityContrast: UITraitDefinition {
  /// Unspecified.
  public static let defaultValue = UIAccessibilityContrast.unspecified
}

/// The bold text trait.
public struct UITraitLegibilityWeight: UITraitDefinition {
  /// Unspecified.
  public static let defaultValue = UILegibilityWeight.unspecified
}

/// The display scale trait.
public struct UITraitDisplayScale: UITraitDefinition {
  /// Unspecified.
  public static let defaultValue: CGFloat = 0
}

/// A registration for trait changes.
@MainActor
public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// An observer of some traits.
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
  /// Calls a handler with the view and its previous traits when one of the traits changes, until the view is
  /// deallocated.
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
