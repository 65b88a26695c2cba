import Foundation

/// A view that shows a picture, or one after the other.
@MainActor
open class UIImageView: UIView {
  /// What is shown.
  open var image: UIImage? {
    didSet { showImage() }
  }

  /// What is shown while the view is highlighted.
  open var highlightedImage: UIImage?

  /// The size and weight of symbols that say none.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?

  /// The pictures of the film; shown in place of `image` while it runs.
  open var animationImages: [UIImage]?

  /// How long the film lasts, in seconds; 0 for 30 pictures a second.
  open var animationDuration: TimeInterval = 0

  /// How often the film runs; 0 for ever.
  open var animationRepeatCount = 0

  /// Whether the film runs.
  open private(set) var isAnimating = false

  /// Creates a view with a frame, in points of the view above.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a view from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// Creates a view of a picture, as large as it.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
    showImage()
  }

  /// Starts the film.
  open func startAnimating() {
    isAnimating = animationImages?.isEmpty == false
  }

  /// Ends the film.
  open func stopAnimating() {
    isAnimating = false
  }

  /// The size of the picture, or `noIntrinsicMetric`.
  open override var intrinsicContentSize: CGSize {
    image?.size ?? super.intrinsicContentSize
  }

  /// Returns the size of the picture.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    image?.size ?? bounds.size
  }

  private func showImage() {
    layer.contents = image?.cgImage
    layer.contentsScale = image?.scale ?? 1
  }
}
