#if REFRESH_ADAPTER
import RefreshCore

/// Images that a pull steps through, and a film that runs while the session does.
package final class FramesView: UIView, RefreshViewAnimator {
  /// The space between the picture and the edges of the held extent, in points.
  static let margin: CGFloat = 10

  /// The default number of images a second, the same as UIKit's.
  static let imageRate = 30.0

  /// The durations of a film, in seconds: from a frame of the fastest screen to more than a day.
  private static let durations = 1.0 / 120...100_000

  private static let noImages = """
    RefreshKit: a .frames animator has no images to pull or to run, so it draws a ring. Check the names of the images.
    """

  private let size: CGSize
  private let pulled: FrameSequence
  private let film: FilmLayer
  private let still = CALayer()
  private let isClamped: Bool

  /// Draws in place of images that are missing; `nil` if they are there.
  private let ring: LayerRenderer?

  package init(pulling: [UIImage], refreshing: [UIImage], duration: Double? = nil) {
    // An asset that was renamed may have become an empty image.
    let (pulling, refreshing) = (pulling.filter(\.hasSize), refreshing.filter(\.hasSize))
    let standard = Double(refreshing.count) / Self.imageRate
    let seconds = (duration ?? standard).clamped(to: Self.durations, else: standard)
    isClamped = duration.map { $0 != seconds } ?? false
    size = pulling.first?.size ?? .zero
    pulled = FrameSequence(pulling)
    film = FilmLayer(FrameSequence(refreshing), duration: seconds)
    ring = pulled.images.isEmpty || film.frames.images.isEmpty ? LayerRenderer() : nil
    super.init(frame: .zero)
    if let ring {
      layer.addSublayer(ring.root)
      writeToSystem(Self.noImages)
      return
    }
    still.contentsGravity = .resizeAspect
    still.contents = pulled.images.first
    layer.addSublayer(still)
    layer.addSublayer(film)
  }

  package required init?(coder: NSCoder) { nil }

  /// The size of the picture with the space around it.
  package override var intrinsicContentSize: CGSize {
    CGSize(width: size.width + 2 * Self.margin, height: size.height + 2 * Self.margin)
  }

  /// The picture with the space around it as held extent, and the smallest trigger distance that it allows.
  package func metrics(in surroundings: RefreshSurroundings) -> RefreshMetrics {
    if ring != nil { return RingAnimator().metrics(in: surroundings) }
    let own = intrinsicContentSize
    let extent = Double(surroundings.edge.isVertical ? own.height : own.width)
    let metrics = RefreshMetrics(heldExtent: extent, triggerDistance: RefreshMetrics.minimumTriggerRatio * extent)
    return metrics.clamped(if: isClamped)
  }

  /// Shows the image of the pull, and runs the film while the session does.
  package func refreshDidUpdate(_ update: RefreshUpdate) {
    if let ring { return show(update, by: ring) }
    let isMirrored = update.surroundings.isRightToLeft
    let filmOpacity = update.state == .idle ? 0 : update.loopOpacity
    CATransaction.withoutActions {
      // The list closes to the held extent at the lift, below the trigger: the pictures do not run back with it.
      let progress = update.state == .armed ? 1 : Easing.lerp(min(update.progress, 1), 1, update.armedFraction)
      let image = pulled.images[pulled.index(at: progress)]
      if still.contents as AnyObject? !== image { still.contents = image }
      still.opacity = Float(1 - filmOpacity)
      still.transform = pulled.transform(isMirrored: isMirrored)
      film.show(opacity: filmOpacity, from: update.motionStart, isStill: update.surroundings.reducesMotion)
      film.transform = film.frames.transform(isMirrored: isMirrored)
    }
  }

  /// Centres the picture, on whole pixels.
  package override func layoutSubviews() {
    super.layoutSubviews()
    let own = intrinsicContentSize
    let fit = min(1, bounds.width / own.width, bounds.height / own.height)
    let picture = CGSize(width: size.width * fit, height: size.height * fit)
    let pixels = max(traitCollection.displayScale, 1)
    let corner = CGPoint(
      x: ((bounds.midX - picture.width / 2) * pixels).rounded() / pixels,
      y: ((bounds.midY - picture.height / 2) * pixels).rounded() / pixels)
    CATransaction.withoutActions {
      for layer in [still, film] {
        layer.bounds = CGRect(origin: .zero, size: picture)
        layer.position = CGPoint(x: corner.x + picture.width / 2, y: corner.y + picture.height / 2)
      }
      film.fit()
    }
  }

  private func show(_ update: RefreshUpdate, by ring: LayerRenderer) {
    guard update.isShown else { return ring.hide() }
    let colors = DrawingColors(traitCollection, tint: nil)
    ring.show(update, by: RingAnimator(), colors: colors, scale: traitCollection.displayScale)
  }
}

/// Images that Core Animation runs as a loop, in phase with a start time.
///
/// The layer itself has the opacity that it is shown with; the images are in a layer of their own, whose opacity
/// pulsates with Reduce Motion.
final class FilmLayer: CALayer {
  /// The period of the pulse, in seconds, and its least opacity: those of the other presets.
  private static let pulsePeriod = 1.6
  private static let pulseEbb = 0.4
  private static let key = "film"

  let frames: FrameSequence
  private let period: Double
  private let screen = CALayer()
  private var running: Run?

  private struct Run: Equatable {
    let start: Double
    let isStill: Bool
  }

  init(_ frames: FrameSequence, duration: Double) {
    self.frames = frames
    period = duration
    super.init()
    opacity = 0
    screen.contentsGravity = .resizeAspect
    screen.contents = frames.images.first
    addSublayer(screen)
  }

  override init(layer: Any) {
    frames = (layer as? FilmLayer)?.frames ?? FrameSequence([])
    period = (layer as? FilmLayer)?.period ?? 0
    super.init(layer: layer)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the film.
  ///
  /// - Parameters:
  ///   - opacity: The opacity of the film; at 0 it does not run.
  ///   - start: The host time of its first image, in seconds.
  ///   - isStill: `true` if its first image pulsates instead.
  func show(opacity: Double, from start: Double, isStill: Bool) {
    self.opacity = Float(opacity)
    guard opacity > 0 else { return stop() }
    let run = Run(start: start, isStill: isStill)
    // Core Animation removes animations when the view leaves its window and in the background.
    guard run != running || screen.animation(forKey: Self.key) == nil else { return }
    running = run
    let loop = isStill ? pulse() : film()
    loop.repeatCount = .infinity
    loop.isRemovedOnCompletion = false
    loop.beginTime = screen.convertTime(start, from: nil)
    screen.add(loop, forKey: Self.key)
  }

  /// Resizes the images to the layer.
  func fit() { screen.frame = bounds }

  private func stop() {
    guard running != nil else { return }
    running = nil
    screen.removeAnimation(forKey: Self.key)
  }

  private func film() -> CAKeyframeAnimation {
    let loop = CAKeyframeAnimation(keyPath: "contents")
    loop.values = frames.images
    loop.calculationMode = .discrete
    loop.duration = period
    return loop
  }

  private func pulse() -> CAKeyframeAnimation {
    let loop = CAKeyframeAnimation(keyPath: "opacity")
    loop.values = [1, Self.pulseEbb, 1].map { NSNumber(value: $0) }
    let ease = CAMediaTimingFunction(name: .easeInEaseOut)
    loop.timingFunctions = [ease, ease]
    loop.duration = Self.pulsePeriod
    return loop
  }
}

/// A sequence of images, as contents of layers.
struct FrameSequence {
  let images: [CGImage]

  /// `true` if the images are made to be mirrored in a right-to-left layout; the first image decides for all.
  private let flips: Bool

  init(_ images: [UIImage]) {
    self.images = images.compactMap(\.uprightBitmap)
    flips = images.first?.flipsForRightToLeftLayoutDirection ?? false
  }

  /// Returns the index of the image at a progress: the first at 0, the last from 1 on, and each of the others for an
  /// equal part between.
  func index(at progress: Double) -> Int {
    guard progress < 1 else { return images.count - 1 }
    return Int(max(progress, 0) * Double(images.count - 1))
  }

  /// Returns the transform that mirrors the images about their centre, if they are to be mirrored.
  func transform(isMirrored: Bool) -> CATransform3D {
    flips && isMirrored ? CATransform3DMakeScale(-1, 1, 1) : CATransform3DIdentity
  }
}

extension UIImage {
  fileprivate var hasSize: Bool { size.width > 0 && size.height > 0 }

  /// The image's own bitmap, or a new one if it has none or is not upright.
  fileprivate var uprightBitmap: CGImage? {
    if let cgImage, imageOrientation == .up { return cgImage }
    let format = UIGraphicsImageRendererFormat.preferred()
    format.scale = scale
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in draw(at: .zero) }.cgImage
  }
}

/// The images and the duration of an animator, as the app has said them.
private struct Frames: Hashable {
  let pulling: [UIImage]
  let refreshing: [UIImage]

  /// The bits of the duration: NaN is not equal to itself.
  let duration: UInt64?
}

extension RefreshAnimator where Self == ViewAnimator {
  /// Images that a pull steps through, and a film that runs while the session does.
  ///
  /// The first image is shown at rest and the last one at the trigger. The film is run by Core Animation, where a busy
  /// main thread cannot stop it, and fades in over the last image. With Reduce Motion its first image stands still and
  /// pulsates. A success is not shown; after a failure a cross in a circle takes the place of the film.
  ///
  /// The first image's size is that of the picture. It is centred with 10 points of space beside it, and scaled down, never up,
  /// where there is less room. Images are shown in their own colours, and in the appearance that they have when the animator gets
  /// them; an image that `imageFlippedForRightToLeftLayoutDirection()` made is mirrored in a right-to-left layout. Without images,
  /// as after an asset has been renamed, the standard ring is drawn, and the log says so.
  ///
  /// ```swift
  /// tableView.refresh.addHeader(animator: .frames(drops, refreshing: splash)) { [feed] in try await feed.reload() }
  /// ```
  ///
  /// - Parameters:
  ///   - images: The images that a pull steps through, one or more. They are retained, not copied, unless they have no bitmap or
  ///     one that is not upright.
  ///   - refreshing: The images of the film, one or more; by default those of the pull.
  ///   - duration: The duration of one run of the film, in seconds. A thirtieth of a second an image by default, also in
  ///     place of NaN. Clamped to a 120th of a second...100 000; a control logs that once.
  /// - Returns: The animator, equal to those with the same images and duration.
  public static func frames(
    _ images: [UIImage], refreshing: [UIImage]? = nil, duration: Double? = nil
  ) -> ViewAnimator {
    let film = refreshing ?? images
    return ViewAnimator(Frames(pulling: images, refreshing: film, duration: duration?.bitPattern)) {
      FramesView(pulling: images, refreshing: film, duration: duration)
    }
  }
}
#endif
