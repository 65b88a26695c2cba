#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif

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

  @available(*, unavailable)
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

#endif
