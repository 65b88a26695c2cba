#if REFRESH_ADAPTER
/// The animator of the style; of a control that was added without one.
///
/// A control replaces it by ``RefreshStyle/headerAnimator`` or ``RefreshStyle/footerAnimator``, and follows their changes.
/// Without them, it is a ring in a header and a spinner in a footer.
///
/// ```swift
/// control.animator = .automatic
/// ```
public struct AutomaticAnimator: RefreshAnimator {
  /// The animator without one in the style.
  package let fallback: any RefreshAnimator

  package init(fallback: any RefreshAnimator) { self.fallback = fallback }

  /// Draws with the animator that is used without a style.
  public func draw(_ update: RefreshUpdate, into drawing: inout Drawing) { fallback.draw(update, into: &drawing) }
}

extension RefreshAnimator where Self == AutomaticAnimator {
  /// The animator of the style.
  ///
  /// ```swift
  /// let control = RefreshControl(animator: .automatic)
  /// ```
  public static var automatic: AutomaticAnimator { AutomaticAnimator(fallback: RingAnimator()) }
}

#endif
