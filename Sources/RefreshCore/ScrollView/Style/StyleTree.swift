#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif

extension RefreshStyle {
  /// Posted when the style of the app was set.
  static let appDidChange = Notification.Name("RefreshStyle.appDidChange")

  /// The style of the app, for all controls in it; empty by default.
  ///
  /// ```swift
  /// RefreshStyle.app.colors[.tint] = .systemIndigo
  /// ```
  @MainActor public static var app = RefreshStyle() {
    didSet { NotificationCenter.default.post(name: appDidChange, object: nil) }
  }

  /// Looks up the style of a view: each property is that of the nearest style that has it, and at last that of the app.
  @MainActor
  init(of view: UIView) {
    self.init()
    for view in sequence(first: view, next: \.superview) {
      if let style = view.refreshStyle { inherit(style) }
    }
    inherit(RefreshStyle.app)
  }

  private mutating func inherit(_ outer: RefreshStyle) {
    colors.merge(outer.colors) { own, _ in own }
    fonts.merge(outer.fonts) { own, _ in own }
    texts.merge(outer.texts) { own, _ in own }
    outcomeTimes.merge(outer.outcomeTimes) { own, _ in own }
    language = language ?? outer.language
    haptics = haptics ?? outer.haptics
    minimumVisibleTime = minimumVisibleTime ?? outer.minimumVisibleTime
    shownOutcomes = shownOutcomes ?? outer.shownOutcomes
    headerAnimator = headerAnimator ?? outer.headerAnimator
    footerAnimator = footerAnimator ?? outer.footerAnimator
  }
}

extension UIView {
  /// The style of the refresh controls in this view, in a window, or of this control; `nil` by default.
  ///
  /// The style of a nearer view comes first, property by property. `nil` removes the style, so that those around the view apply
  /// again. Setting it takes effect at once. A list that moves to other views looks its style up when it comes into a window; after
  /// a move within its window, set a style again.
  ///
  /// It is kept in an invisible subview, and is lost if an app removes all subviews. A `UIVisualEffectView` has no subviews of
  /// the app: use its `contentView`.
  ///
  /// ```swift
  /// var style = RefreshStyle()
  /// style.colors[.tint] = .systemPink
  /// shopViewController.view.refreshStyle = style
  /// ```
  public var refreshStyle: RefreshStyle? {
    get { StyleHolder.existing(in: self)?.style }
    set {
      StyleHolder.existing(in: self)?.removeFromSuperview()
      if let newValue { addSubview(StyleHolder(newValue)) }
      tellStyleFollowers()
    }
  }

  /// Tells the controls in this view that a style was set.
  private func tellStyleFollowers() {
    if let follower = self as? any StyleFollower { return follower.followStyle() }
    for view in subviews { view.tellStyleFollowers() }
  }
}

/// A view that has the style of the views around it.
@MainActor
protocol StyleFollower: UIView {
  /// Looks the style up, and applies it.
  func followStyle()
}

/// The invisible subview that keeps the style of a view, and is found by its type.
final class StyleHolder: UIView {
  fileprivate let style: RefreshStyle

  fileprivate init(_ style: RefreshStyle) {
    self.style = style
    super.init(frame: .zero)
    isHidden = true
    isUserInteractionEnabled = false
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  fileprivate static func existing(in view: UIView) -> StyleHolder? {
    for case let holder as StyleHolder in view.subviews { return holder }
    return nil
  }
}

#endif
