#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif

extension UIView {
  /// The style of the refresh controls in this view, in a window, or of this control; `nil` by default.
  ///
  /// The style of a nearer view comes first, property by property. `nil` removes the style, so that those around the view apply
  /// again. A list that moves to another view of the same window follows at its next layout; every other change takes effect at
  /// once.
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
    get { styleBox?.style }
    set { setStyle(newValue.map(StyleBox.init)) }
  }

  /// The style that was set on this view.
  var styleBox: StyleBox? {
    if let follower = self as? any StyleFollower { return follower.ownStyle }
    return StyleHolder.existing(in: self)?.box
  }

  private func setStyle(_ box: StyleBox?) {
    if let follower = self as? any StyleFollower {
      follower.ownStyle = box
    } else if let holder = StyleHolder.existing(in: self) {
      // Its removal tells the followers.
      guard let box else { return holder.removeFromSuperview() }
      holder.box = box
    } else if let box {
      RefreshStyle.root.hasViewStyles = true
      return addSubview(StyleHolder(box))
    }
    tellStyleFollowers()
  }

  /// Tells the controls in this view that a style may have changed.
  func tellStyleFollowers() {
    if let follower = self as? any StyleFollower { return follower.followStyle() }
    for view in subviews { view.tellStyleFollowers() }
  }
}

/// A view that has the style of the views around it.
@MainActor
protocol StyleFollower: UIView {
  /// The style that was set on the view itself.
  var ownStyle: StyleBox? { get set }

  /// Applies the styles around the view, if they have changed.
  func followStyle()
}

/// The invisible subview that keeps the style of a view.
///
/// It is found by its type, and its removal removes the style.
final class StyleHolder: UIView {
  var box: StyleBox
  private weak var place: UIView?

  init(_ box: StyleBox) {
    self.box = box
    super.init(frame: .zero)
    isHidden = true
    isUserInteractionEnabled = false
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Returns the holder of a view, or `nil` if the view has none.
  static func existing(in view: UIView) -> StyleHolder? {
    for case let holder as StyleHolder in view.subviews { return holder }
    return nil
  }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    let previous = place
    place = superview
    previous?.tellStyleFollowers()
    superview?.tellStyleFollowers()
  }
}

#endif
