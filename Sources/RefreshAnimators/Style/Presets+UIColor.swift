#if REFRESH_ADAPTER
import RefreshCore

// A `UIColor` has members of the same names as the roles of a drawing, such as `label`: the role is preferred.
extension RefreshAnimator where Self == GumAnimator {
  /// A ball of gum in a colour that depends on the traits of the control.
  ///
  /// ```swift
  /// tableView.refresh.addHeader(animator: .gum(color: .systemRed)) { [feed] in try await feed.reload() }
  /// ```
  ///
  /// - Parameters:
  ///   - color: The colour of the gum.
  ///   - radius: The radius of the ball at rest, in points, clamped to 0.1...1000. 16 by default.
  ///   - footer: The texts of the footer; by default those of the style or the user's language, and none while it loads.
  /// - Returns: The animator.
  @_disfavoredOverload
  public static func gum(color: UIColor, radius: Double = 16, footer: FooterStyle = .init()) -> GumAnimator {
    GumAnimator(color: Drawing.Color(color), radius: radius, footer: footer)
  }
}

extension RefreshAnimator where Self == SpinnerAnimator {
  /// Eight spokes in a colour that depends on the traits of the control.
  ///
  /// ```swift
  /// tableView.refresh.addHeader(animator: .spinner(color: .systemRed)) { [feed] in try await feed.reload() }
  /// ```
  ///
  /// - Parameters:
  ///   - color: The colour of the spokes.
  ///   - showsOutcomes: `true` if a success ends with a tick, as a failure always does with a cross. `false` by default.
  ///   - footer: The texts of the footer; by default those of the style or the user's language, and none while it loads.
  /// - Returns: The animator.
  @_disfavoredOverload
  public static func spinner(
    color: UIColor, showsOutcomes: Bool = false, footer: FooterStyle = .init()
  ) -> SpinnerAnimator {
    SpinnerAnimator(color: Drawing.Color(color), showsOutcomes: showsOutcomes, footer: footer)
  }
}

extension RefreshAnimator where Self == DotsAnimator {
  /// Three dots in a colour that depends on the traits of the control.
  ///
  /// ```swift
  /// tableView.refresh.addHeader(animator: .dots(color: .systemRed)) { [feed] in try await feed.reload() }
  /// ```
  ///
  /// - Parameters:
  ///   - color: The colour of the dots.
  ///   - footer: The texts of the footer; by default those of the style or the user's language, and none while it loads.
  /// - Returns: The animator.
  @_disfavoredOverload
  public static func dots(color: UIColor, footer: FooterStyle = .init()) -> DotsAnimator {
    DotsAnimator(color: Drawing.Color(color), footer: footer)
  }
}

extension RefreshAnimator where Self == SystemSymbolAnimator {
  /// A system symbol in a colour that depends on the traits of the control.
  ///
  /// ```swift
  /// tableView.refresh.addHeader(animator: .symbol("arrow.clockwise", color: .systemRed)) { [feed] in try await feed.reload() }
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name of the symbol, as in the SF Symbols app.
  ///   - pointSize: The point size of the text that the symbol accompanies, clamped to 8...100. 22 by default.
  ///   - weight: The weight of the symbol; `.medium` by default.
  ///   - color: The colour of the symbol.
  ///   - turns: The number of clockwise turns of a pull to the trigger, clamped to −10...10; 1 by default.
  ///   - footer: The texts of the footer; by default those of the style or the user's language, and none while it loads.
  /// - Returns: The animator.
  @_disfavoredOverload
  public static func symbol(
    _ name: String, pointSize: Double = 22, weight: Drawing.TextStyle.Weight = .medium, color: UIColor,
    turns: Double = 1, footer: FooterStyle = .init()
  ) -> SystemSymbolAnimator {
    SystemSymbolAnimator(
      name, pointSize: pointSize, weight: weight, color: Drawing.Color(color), turns: turns, footer: footer)
  }
}

extension RefreshAnimator where Self == ArrowAnimator {
  /// An image in the place of the arrow, with words for each state.
  ///
  /// It turns over where the pull is far enough, as the arrow does.
  ///
  /// ```swift
  /// if let leaf = UIImage(systemName: "leaf") { header.animator = .arrow(image: leaf) }
  /// ```
  ///
  /// - Parameters:
  ///   - image: The image, pointing downwards; 20 points wide fits the words. A template is drawn in the colour of less important
  ///     text.
  ///   - texts: The words. By default those of the control's style or of the language in the surroundings.
  ///   - showsLastUpdate: `true` if a header has a second line where there is room. `true` by default.
  /// - Returns: The animator.
  public static func arrow(image: UIImage, texts: RefreshTexts? = nil, showsLastUpdate: Bool = true) -> ArrowAnimator {
    var animator = ArrowAnimator(texts: texts, showsLastUpdate: showsLastUpdate)
    animator.picture = ArrowAnimator.Picture(id: ObjectIdentifier(image)) {
      $0.image(image, .secondaryLabel, centeredAt: .zero)
    }
    return animator
  }
}

extension RefreshAnimator where Self == MaterialAnimator {
  /// A floating disc whose arc has a colour that depends on the traits of the control.
  ///
  /// ```swift
  /// tableView.refresh.addHeader(animator: .material(color: .systemRed)) { [feed] in try await feed.reload() }
  /// ```
  ///
  /// - Parameters:
  ///   - color: The colour of the arc.
  ///   - footer: The texts of the footer; by default those of the style or the user's language, and none while it loads.
  /// - Returns: The animator.
  @_disfavoredOverload
  public static func material(color: UIColor, footer: FooterStyle = .init()) -> MaterialAnimator {
    MaterialAnimator(color: Drawing.Color(color), footer: footer)
  }
}

#endif
