#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif
import RefreshCore

/// Images that a pull steps through, and a film that runs while the session does.
///
/// The first image is shown at rest and the last one at the trigger. The film is run by Core Animation, where a busy
/// main thread cannot stop it, and fades in over the last image. With Reduce Motion its first image stands still and
/// pulsates. An outcome is not shown; ``RefreshControl/sessionEvents`` tells the app that a refresh failed.
///
/// The first image's size is that of the view's picture. It is centred with 10 points of space beside it, and scaled
/// down, never up, where there is less room. Images are shown in their own colours; an image that
/// `imageFlippedForRightToLeftLayoutDirection()` made is mirrored in a right-to-left layout. Images are retained, not
/// copied, unless they have no bitmap or one that is not upright.
///
/// ```swift
/// let film = FramesView(pulling: drops, refreshing: splash, duration: 0.8)
/// tableView.refresh.addHeader(view: film) { try await feed.reload() }
/// ```
public final class FramesView: UIView, RefreshViewAnimator {
  /// The space between the picture and the edges of the held extent, in points.
  static let margin: CGFloat = 10

  /// The default number of images a second, the same as UIKit's.
  static let imageRate = 30.0

  /// The durations of a film, in seconds: from a frame of the fastest screen to more than a day.
  private static let durations = 1.0 / 120...100_000

  private let size: CGSize
  private let pulled: FrameSequence
  private let film: FilmLayer
  private let still = CALayer()
  private let isClamped: Bool

  /// Creates a view of images.
  ///
  /// Traps if there are no images.
  ///
  /// - Parameters:
  ///   - pulling: The images that a pull steps through, one or more.
  ///   - refreshing: The images of the film, one or more.
  ///   - duration: The duration of one run of the film, in seconds. A thirtieth of a second an image by default, also in
  ///     place of NaN. Clamped to a 120th of a second...100 000; a control logs that once.
  public init(pulling: [UIImage], refreshing: [UIImage], duration: Double? = nil) {
    precondition(!pulling.isEmpty, "pulling has one image or more")
    precondition(!refreshing.isEmpty, "refreshing has one image or more")
    let standard = Double(refreshing.count) / Self.imageRate
    let seconds = (duration ?? standard).clamped(to: Self.durations, else: standard)
    isClamped = duration.map { $0 != seconds } ?? false
    size = pulling[0].size
    pulled = FrameSequence(pulling)
    film = FilmLayer(FrameSequence(refreshing), duration: seconds)
    super.init(frame: .zero)
    still.contentsGravity = .resizeAspect
    still.contents = pulled.images.first
    layer.addSublayer(still)
    layer.addSublayer(film)
  }

  /// Unavailable: there would be no images.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  /// The size of the picture with the space around it.
  public override var intrinsicContentSize: CGSize {
    CGSize(width: size.width + 2 * Self.margin, height: size.height + 2 * Self.margin)
  }

  /// The picture with the space around it as held extent, and the smallest trigger distance that it allows.
  public func metrics(in surroundings: RefreshSurroundings) -> RefreshMetrics {
    let own = intrinsicContentSize
    let extent = Double(surroundings.edge.isVertical ? own.height : own.width)
    let metrics = RefreshMetrics(heldExtent: extent, triggerDistance: RefreshMetrics.minimumTriggerRatio * extent)
    return metrics.clamped(if: isClamped)
  }

  /// Shows the image of the pull, and runs the film while the session does.
  public func refreshDidUpdate(_ update: RefreshUpdate) {
    let isMirrored = update.surroundings.isRightToLeft
    let filmOpacity = update.state == .idle ? 0 : update.loopOpacity
    withoutActions {
      show(pulled.index(at: update.state == .armed ? 1 : update.progress))
      still.opacity = Float(1 - filmOpacity)
      still.transform = pulled.transform(isMirrored: isMirrored)
      film.show(opacity: filmOpacity, from: update.motionStart, isStill: update.surroundings.reducesMotion)
      film.transform = film.frames.transform(isMirrored: isMirrored)
    }
  }

  /// Centres the picture, on whole pixels.
  public override func layoutSubviews() {
    super.layoutSubviews()
    let own = intrinsicContentSize
    let fit = min(1, bounds.width / own.width, bounds.height / own.height)
    let picture = CGSize(width: size.width * fit, height: size.height * fit)
    let pixels = max(traitCollection.displayScale, 1)
    let corner = CGPoint(
      x: ((bounds.midX - picture.width / 2) * pixels).rounded() / pixels,
      y: ((bounds.midY - picture.height / 2) * pixels).rounded() / pixels)
    withoutActions {
      for layer in [still, film] {
        layer.bounds = CGRect(origin: .zero, size: picture)
        layer.position = CGPoint(x: corner.x + picture.width / 2, y: corner.y + picture.height / 2)
      }
      film.fit()
    }
  }

  private func show(_ index: Int) {
    let image = pulled.images[index]
    if still.contents as AnyObject? !== image { still.contents = image }
  }

  /// Layers without a view animate every change unless actions are disabled.
  private func withoutActions(_ body: () -> Void) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    body()
    CATransaction.commit()
  }
}

#endif
