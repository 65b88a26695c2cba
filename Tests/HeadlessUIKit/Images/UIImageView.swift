import Foundation

/// A view that shows an image or an animation of images.
@MainActor
open class UIImageView: UIView {
  /// The image.
  open var image: UIImage? {
    didSet { showImage() }
  }

  /// The image while the view is highlighted.
  open var highlightedImage: UIImage?

  /// The default configuration of symbols.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?

  /// The images of the animation, shown instead of `image` while it runs.
  open var animationImages: [UIImage]?

  /// The duration of the animation in seconds; 0 for 30 images per second.
  open var animationDuration: TimeInterval = 0

  /// The number of repetitions of the animation; 0 for no limit.
  open var animationRepeatCount = 0

  /// `true` while the animation runs.
  open private(set) var isAnimating = false

  /// Creates a view with a frame, in points of its superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a view from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// Creates a view with the size of an image.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
    showImage()
  }

  /// Starts the animation.
  open func startAnimating() {
    isAnimating = animationImages?.isEmpty == false
  }

  /// Stops the animation.
  open func stopAnimating() {
    isAnimating = false
  }

  /// The size of the image, or `noIntrinsicMetric`.
  open override var intrinsicContentSize: CGSize {
    image?.size ?? super.intrinsicContentSize
  }

  /// Returns the size of the image.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    image?.size ?? bounds.size
  }

  private func showImage() {
    layer.contents = image?.cgImage
    layer.contentsScale = image?.scale ?? 1
  }
}
