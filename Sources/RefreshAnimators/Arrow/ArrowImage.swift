#if REFRESH_ADAPTER
import RefreshCore

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
    let picture = ArrowAnimator.Picture(id: ObjectIdentifier(image)) {
      $0.image(image, .secondaryLabel, centeredAt: .zero)
    }
    return ArrowAnimator(texts: texts, showsLastUpdate: showsLastUpdate, picture: picture)
  }
}
#endif
