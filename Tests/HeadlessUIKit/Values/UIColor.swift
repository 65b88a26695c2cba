import Foundation

/// A colour, which may depend on a trait collection.
open class UIColor: NSObject, @unchecked Sendable {
  private enum Source {
    case fixed(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
    case dynamic((UITraitCollection) -> UIColor)
  }

  private let source: Source

  /// Creates a colour; components from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    source = .fixed(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a grey; components from 0 to 1.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Creates a colour that depends on a trait collection; the provider may be called on any thread.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    source = .dynamic(dynamicProvider)
  }

  /// Creates a colour from a Core Graphics colour.
  public convenience init(cgColor: CGColor) {
    let parts = cgColor.components ?? [0, 0, 0, 0]
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }

  /// Returns the colour for a trait collection.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    switch source {
    case .fixed: self
    case .dynamic(let provider): provider(traitCollection).resolvedColor(with: traitCollection)
    }
  }

  /// Returns the colour with another opacity.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch source {
    case .fixed(let red, let green, let blue, _): UIColor(red: red, green: green, blue: blue, alpha: alpha)
    case .dynamic(let provider): UIColor { provider($0).resolvedColor(with: $0).withAlphaComponent(alpha) }
    }
  }

  /// The colour for the current trait collection.
  open var cgColor: CGColor {
    let parts = components(with: .current)
    return CGColor(red: parts.red, green: parts.green, blue: parts.blue, alpha: parts.alpha)
  }

  /// Stores the components at the pointers; returns `true`.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?,
    green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = components(with: .current)
    red?.pointee = parts.red
    green?.pointee = parts.green
    blue?.pointee = parts.blue
    alpha?.pointee = parts.alpha
    return true
  }

  /// Returns `true` if the components are equal; a dynamic colour equals only itself.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    guard let parts = fixedComponents, let others = other.fixedComponents else { return self === other }
    return parts == others
  }

  open override var hash: Int {
    fixedComponents?.hashValue ?? ObjectIdentifier(self).hashValue
  }

  private var fixedComponents: [CGFloat]? {
    guard case .fixed(let red, let green, let blue, let alpha) = source else { return nil }
    return [red, green, blue, alpha]
  }

  private typealias Components = (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)

  private func components(with traits: UITraitCollection) -> Components {
    switch source {
    case .fixed(let red, let green, let blue, let alpha): (red, green, blue, alpha)
    case .dynamic(let provider): provider(traits).components(with: traits)
    }
  }
}
