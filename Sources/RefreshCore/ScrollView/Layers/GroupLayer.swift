#if REFRESH_ADAPTER
/// Layers that are faded, moved, looped or clipped as one.
///
/// Its coordinates are those of its superlayer: it has no size, and lies at the origin.
final class GroupLayer: CALayer {
  /// The layers of the group's content, reused by their index.
  @MainActor private(set) lazy var content = LayerPool(in: mover)

  /// Rotates, scales and fades about the group's anchor, inside the group's own transform.
  private let mover = CALayer()
  private let outline = CAShapeLayer()
  private var loop = LayerLoop()
  private var placement = Drawing.Transform.identity
  private var anchor = Drawing.Point.zero

  override init() {
    super.init()
    anchorPoint = .zero
    mover.anchorPoint = .zero
    // Explicitly, because an app can turn it off for all of its layers in its Info.plist.
    allowsGroupOpacity = true
    mover.allowsGroupOpacity = true
    addSublayer(mover)
  }

  override init(layer: Any) { super.init(layer: layer) }

  required init?(coder: NSCoder) { nil }

  /// Updates the group's own layers; `content` has the layers of its content.
  ///
  /// Unchanged properties are not written.
  @MainActor
  func show(_ group: Drawing.Group, clip: CGPath?, motionStart: Double) {
    if opacity != Float(group.opacity) { opacity = Float(group.opacity) }
    if group.placement != placement {
      placement = group.placement
      transform = CATransform3DMakeAffineTransform(group.placement.cgTransform)
    }
    if group.anchor != anchor {
      anchor = group.anchor
      mover.position = anchor.cgPoint
      mover.bounds = CGRect(origin: anchor.cgPoint, size: .zero)
    }
    cutOff(at: clip)
    outline.followRule(group.clipsEvenOdd)
    guard let motion = group.motion, let keyPath = motion.property.keyPath else { return loop.remove(from: mover) }
    guard loop.begin(motion, motionStart, on: mover) else { return }
    loop.add(motion.wave.corners.map(\.value), of: keyPath, to: mover)
  }

  /// Clips the content; the mask moves and loops with it.
  ///
  /// A shape layer draws its whole path, even without a size of its own.
  private func cutOff(at clip: CGPath?) {
    guard clip != nil || mover.mask != nil else { return }
    outline.path = clip
    let mask = clip == nil ? nil : outline
    if mover.mask !== mask { mover.mask = mask }
  }

  /// Allows the next drawing to restart all loops, in phase.
  @MainActor
  func forgetLoops() {
    loop.remove(from: mover)
    content.forgetLoops()
  }
}

extension Drawing.Motion.Property {
  /// The layer property that the loop changes; `nil` for loops of strokes, which run on the stroke layers.
  fileprivate var keyPath: String? {
    switch self {
    case .opacity: "opacity"
    case .rotation: "transform.rotation.z"
    case .scale: "transform.scale"
    case .translationX: "transform.translation.x"
    case .translationY: "transform.translation.y"
    case .strokeLength: nil
    }
  }
}

/// A path filled with a colour whose opacity changes along a line; unchanged properties are not written.
final class FadeLayer: CAGradientLayer {
  let outline = CAShapeLayer()
  private var ink: (color: Drawing.Color, start: Double, end: Double, colors: Int)?
  private var covered: CGRect?

  /// Shows a fade inside a path; the layer covers a rectangle.
  ///
  /// It is a square, because Core Animation measures the fade in units of the layer: in another shape the lines of one colour are
  /// not perpendicular to a diagonal fade.
  func show(_ fade: Drawing.Fade, in path: CGPath, covering rectangle: CGRect, colors: DrawingColors) {
    if mask !== outline { mask = outline }
    // Points are divided by the side, and a picture that scales from nothing has none.
    let side = max(max(rectangle.width, rectangle.height), 1e-6)
    if rectangle != covered {
      covered = rectangle
      frame = CGRect(origin: rectangle.origin, size: CGSize(width: side, height: side))
      outline.position = CGPoint(x: -rectangle.minX, y: -rectangle.minY)
    }
    let (from, to) = (unit(fade.start, in: rectangle, side), unit(fade.end, in: rectangle, side))
    if startPoint != from { startPoint = from }
    if endPoint != to { endPoint = to }
    outline.path = path
    let asked = (color: fade.color, start: fade.startOpacity, end: fade.endOpacity, colors: colors.number)
    if let ink, ink == asked { return }
    ink = asked
    self.colors = [fade.startOpacity, fade.endOpacity].map { colors.color(fade.color, opacity: $0) }
  }

  private func unit(_ point: Drawing.Point, in rectangle: CGRect, _ side: CGFloat) -> CGPoint {
    CGPoint(x: (CGFloat(point.x) - rectangle.minX) / side, y: (CGFloat(point.y) - rectangle.minY) / side)
  }
}
#endif
