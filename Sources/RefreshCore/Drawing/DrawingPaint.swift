import ScrollPhysics

extension Drawing {
  /// The colour or the fade of a fill or a stroke.
  ///
  /// A mark on a disc, as most animators draw an outcome:
  ///
  /// ```swift
  /// let (disc, mark): (Drawing.Paint, Drawing.Paint) =
  ///   update.outcome == .failure ? (.failure, .onFailure) : (.success, .onSuccess)
  /// drawing.fill(disc) { $0.circle(center: update.center, radius: 12) }
  /// drawing.stroke(mark, .init(width: 2)) { $0.circle(center: update.center, radius: 5) }
  /// let button: [Drawing.Paint] = [.tint, .onTint]  // a capsule, and the words in it
  /// ```
  ///
  /// The others, and a paint of a color:
  ///
  /// ```swift
  /// let quiet: [Drawing.Paint] = [.indicator, .label, .secondaryLabel, .separator, .elevated]
  /// let brand = Drawing.Paint(.hex(0x3366FF)).opacity(0.8)
  /// #expect(brand == .solid(.hex(0x3366FF), opacity: 0.8))
  /// let tail = Drawing.Paint.fading(.init(.tint, from: .zero, opacity: 1, to: .init(x: 0, y: 20), opacity: 0))
  /// ```
  public enum Paint: Equatable, Sendable {
    /// One colour with an opacity from 0 to 1.
    case solid(Color, opacity: Double)

    /// A colour whose opacity changes along a line.
    case fading(Fade)

    /// The control's tint.
    public static let tint = Paint(.tint)
    /// A colour that is legible on the tint.
    public static let onTint = Paint(.onTint)
    /// A muted grey for activity.
    public static let indicator = Paint(.indicator)
    /// The colour of text.
    public static let label = Paint(.label)
    /// The colour of less important text.
    public static let secondaryLabel = Paint(.secondaryLabel)
    /// The colour of a hairline.
    public static let separator = Paint(.separator)
    /// The colour of a success.
    public static let success = Paint(.success)
    /// A colour that is legible on that of a success.
    public static let onSuccess = Paint(.onSuccess)
    /// The colour of a failure.
    public static let failure = Paint(.failure)
    /// A colour that is legible on that of a failure.
    public static let onFailure = Paint(.onFailure)
    /// The colour of a surface above the content.
    public static let elevated = Paint(.elevated)

    /// Creates a paint of one colour.
    public init(_ color: Color) { self = .solid(color, opacity: 1) }

    /// The same paint with its opacity multiplied by `factor`.
    public func opacity(_ factor: Double) -> Paint {
      switch self {
      case .solid(let color, let opacity): .solid(color, opacity: opacity * factor)
      case .fading(let fade): .fading(fade.opacity(factor))
      }
    }
  }

  /// A colour whose opacity changes along a line, and is constant beyond its end points.
  ///
  /// ```swift
  /// let tail = Drawing.Paint.fading(.init(.tint, from: .zero, opacity: 1, to: .init(x: 0, y: 20), opacity: 0))
  /// ```
  public struct Fade: Equatable, Sendable {
    /// The colour.
    package var color: Color
    /// The start of the line.
    package var start: Point
    /// The end of the line.
    package var end: Point
    /// The opacity at the start, from 0 to 1.
    package var startOpacity: Double
    /// The opacity at the end, from 0 to 1.
    package var endOpacity: Double

    /// Creates a fade from one point to another.
    public init(
      _ color: Color, from start: Point, opacity startOpacity: Double, to end: Point, opacity endOpacity: Double
    ) {
      self.color = color
      self.start = start
      self.end = end
      self.startOpacity = startOpacity
      self.endOpacity = endOpacity
    }

    /// The same fade with its opacity multiplied by `factor`.
    func opacity(_ factor: Double) -> Fade {
      Fade(color, from: start, opacity: startOpacity * factor, to: end, opacity: endOpacity * factor)
    }
  }

  /// A colour: a role that the host resolves, or an exact colour.
  ///
  /// Roles keep dark mode, increased contrast and the app's tint out of a drawing. They cannot be mixed; for a colour
  /// between two, draw the first, and the second over it with an opacity.
  ///
  /// The roles follow the app, the style and the appearance; `exact` colors do not:
  ///
  /// ```swift
  /// let colors: [Drawing.Color] = [.tint, .indicator, .label, .secondaryLabel, .separator, .success, .failure, .elevated]
  /// for (index, color) in colors.enumerated() {
  ///   drawing.fill(.init(color)) { $0.circle(center: .init(x: Double(24 * index), y: 30), radius: 8) }
  /// }
  /// let button: [Drawing.Color] = [.tint, .onTint]  // a capsule, and the words in it
  /// let tick: Drawing.Color = update.outcome == .failure ? .onFailure : .onSuccess  // on a filled disc
  /// ```
  ///
  /// ```swift
  /// let brand: [Drawing.Color] = [.hex(0x7C8492), .exact(red: 0.49, green: 0.52, blue: 0.57), .white, .black]
  /// ```
  ///
  /// An animator that takes a color tells an app's own from the others:
  ///
  /// ```swift
  /// if case .host(let color) = Drawing.Color(UIColor.systemRed) { print(color) }
  /// ```
  public enum Color: Equatable, Sendable {
    /// The tint set on the control itself; `indicator` without one.
    case tint
    /// A colour that is legible on the tint: white if its contrast is at least 3 : 1, otherwise nearly black.
    case onTint
    /// A muted grey for activity.
    case indicator
    /// Text.
    case label
    /// Less important text.
    case secondaryLabel
    /// A hairline.
    case separator
    /// A success: the tint set on the control itself, else the style's tint or indicator, and a quiet green without any of them.
    case success
    /// A colour that is legible on that of a success.
    case onSuccess
    /// A failure; draw a shape as well, because colour alone is not accessible.
    case failure
    /// A colour that is legible on that of a failure: white if its contrast is at least 3 : 1, otherwise nearly black.
    case onFailure
    /// A surface above the content.
    case elevated
    /// The same colour on every host: red, green and blue in sRGB, from 0 to 1.
    case exact(red: Double, green: Double, blue: Double)
    /// A colour of the host's own kind: in an app a `UIColor`, which may depend on the traits of the control.
    case host(HostColor)

    /// Pure white.
    public static let white = Color.exact(red: 1, green: 1, blue: 1)

    /// Pure black.
    public static let black = Color.exact(red: 0, green: 0, blue: 0)

    /// Creates an exact colour from 24 bits, such as `0x7C8492`.
    public static func hex(_ bits: UInt32) -> Color {
      .exact(
        red: Double(bits >> 16 & 0xFF) / 255,
        green: Double(bits >> 8 & 0xFF) / 255,
        blue: Double(bits & 0xFF) / 255
      )
    }
  }

  /// A colour of the host's own kind, which the host resolves when it draws.
  ///
  /// An app creates one from a `UIColor`:
  ///
  /// ```swift
  /// drawing.fill(.init(Drawing.Color(.systemRed))) { $0.circle(center: update.center, radius: 12) }
  /// ```
  public struct HostColor: Equatable, Sendable {
    /// The colour.
    package let source: any HostColorSource

    /// `true` for the colour that is legible on the source instead of the source itself.
    package fileprivate(set) var isLegibleOnSource = false

    /// Creates a colour from one of the host.
    package init(_ source: any HostColorSource) { self.source = source }

    /// The exact colour for an appearance, for a host without colours of its own.
    package func exact(isDark: Bool) -> Color {
      let color = source.exact(isDark: isDark)
      return isLegibleOnSource ? .onTint(over: color) : color
    }

    /// `true` if the sources are equal.
    public static func == (first: HostColor, second: HostColor) -> Bool {
      first.isLegibleOnSource == second.isLegibleOnSource
        && (first.source === second.source || first.source.isSame(as: second.source))
    }
  }
}

/// A colour of a host, such as a `UIColor`.
package protocol HostColorSource: AnyObject, Sendable {
  /// Returns `true` if two colours are equal in every appearance.
  func isSame(as other: any HostColorSource) -> Bool

  /// The exact colour for an appearance.
  func exact(isDark: Bool) -> Drawing.Color
}

extension Drawing.Color {
  /// The exact colour of `indicator` for an appearance.
  ///
  /// The contrast with the backgrounds of lists is at least 3.4 : 1, and 9.5 : 1 with increased contrast.
  package static func indicator(isDark: Bool, increasesContrast: Bool) -> Drawing.Color {
    switch (isDark, increasesContrast) {
    case (false, false): .hex(0x7C8492)
    case (true, false): .hex(0x828A98)
    case (false, true): .hex(0x3A3F48)
    case (true, true): .hex(0xC9CED8)
    }
  }

  /// The exact colour of `success` without a colour of the app; its contrast with the backgrounds of lists is at least 3.7 : 1.
  package static func success(isDark: Bool) -> Drawing.Color { .hex(isDark ? 0x3F9B68 : 0x2F8757) }

  /// The exact colour of `failure`; its contrast with the backgrounds of lists is at least 4.6 : 1.
  package static func failure(isDark: Bool) -> Drawing.Color { .hex(isDark ? 0xE0584F : 0xC93A34) }

  /// The colour that is legible on another: on an exact one white if its contrast is at least 3 : 1, otherwise #1C1C1E.
  ///
  /// WCAG 2.1 requires 3 : 1 for shapes (success criterion 1.4.11). On a role another role is legible in the standard colours, because
  /// both depend on the appearance. A host decides about its own colour.
  package static func onTint(over tint: Drawing.Color) -> Drawing.Color {
    switch tint {
    case .tint: return .onTint
    case .onTint: return .tint
    case .success: return .onSuccess
    case .onSuccess: return .success
    case .failure: return .onFailure
    case .onFailure: return .failure
    case .label, .secondaryLabel, .indicator: return .elevated
    case .separator, .elevated: return .label
    case .exact: return white.contrast(with: tint) < 3 ? .hex(0x1C1C1E) : .white
    case .host(var color):
      color.isLegibleOnSource = true
      return .host(color)
    }
  }

  /// The contrast ratio of two exact colours by WCAG 2.1: from 1 for equal colours to 21 for black and white.
  ///
  /// 21 if one of the colours is a role.
  package func contrast(with other: Drawing.Color) -> Double {
    guard let first = relativeLuminance, let second = other.relativeLuminance else { return 21 }
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  private var relativeLuminance: Double? {
    guard case .exact(let red, let green, let blue) = self else { return nil }
    return 0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
  }

  /// The linear amount of light of an sRGB component: ((c + 0.055) / 1.055)^2.4, and c / 12.92 near black.
  private static func linear(_ component: Double) -> Double {
    component > 0.03928 ? Kernel.exp(2.4 * Kernel.log((component + 0.055) / 1.055)) : component / 12.92
  }
}

extension Drawing.Paint {
  /// The paint of an outcome that is a success: an animator's own colour stays, and the tint is that of a success.
  package var ofSuccess: Drawing.Paint { self == .tint ? .success : self }
}

extension Drawing {
  /// The width, caps and ends of a stroked path.
  ///
  /// Joins are round.
  ///
  /// ```swift
  /// drawing.stroke(.tint, .init(width: 3, to: update.progress)) { $0.circle(center: .zero, radius: 12) }
  /// ```
  ///
  /// Ends that are cut, for segments that must not touch:
  ///
  /// ```swift
  /// drawing.stroke(.indicator, .init(width: 3, cap: .butt, from: 0.05, to: 0.2)) { $0.circle(center: .zero, radius: 12) }
  /// drawing.stroke(.indicator, .init(width: 3, cap: .round, from: 0.3, to: 0.45)) { $0.circle(center: .zero, radius: 12) }
  /// ```
  public struct Stroke: Equatable, Sendable {
    /// The shape of the end points of a stroke.
    public enum Cap: UInt8, Sendable {
      /// A cut at the end of the path.
      case butt
      /// A half circle beyond the end of the path.
      case round
    }

    /// The width, in points of the enclosing group.
    package var width: Double

    /// The shape of the end points.
    package var cap: Cap

    /// The start of the stroke on the path, as a fraction of its length.
    package var start: Double

    /// The end of the stroke on the path, as a fraction of its length; nothing is drawn unless it is above `start`.
    package var end: Double

    /// Creates a stroke; by default along the whole path, with round caps.
    public init(width: Double, cap: Cap = .round, from start: Double = 0, to end: Double = 1) {
      self.width = width
      self.cap = cap
      self.start = start
      self.end = end
    }
  }

  /// A black shadow.
  ///
  /// ```swift
  /// drawing.fill(.elevated, shadow: .init(opacity: 0.2, offset: .init(x: 0, y: 2), blur: 4)) {
  ///   $0.circle(center: .zero, radius: 20)
  /// }
  /// ```
  public struct Shadow: Equatable, Sendable {
    /// The opacity from 0 to 1, before the blur.
    package var opacity: Double

    /// The offset to the right and down, in points of the enclosing group.
    package var offset: Point

    /// The standard deviation of the blur in points, which Core Animation calls the shadow radius.
    package var blur: Double

    /// Creates a shadow.
    public init(opacity: Double, offset: Point, blur: Double) {
      self.opacity = opacity
      self.offset = offset
      self.blur = blur
    }
  }
}
