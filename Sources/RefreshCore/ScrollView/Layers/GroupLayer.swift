#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif

/// Layers that are faded, moved, looped or cut off as one.
///
/// Its coordinates are those around it: it has no size, and lies at the origin.
final class GroupLayer: CALayer {
  /// The layers of the group's content, reused by their position.
  let content = LayerPool()

  /// Turns, scales and fades about the group's anchor, inside the group's own transform.
  private let mover = CALayer()
  private let outline = CAShapeLayer()
  private var loop = LayerLoop()

  override init() {
    super.init()
    setUp()
  }

  override init(layer: Any) { super.init(layer: layer) }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  private func setUp() {
    anchorPoint = .zero
    mover.anchorPoint = .zero
    addSublayer(mover)
    content.container = mover
  }

  func show(_ group: Drawing.Group, clip: CGPath?, motionStart: Double) {
    opacity = Float(group.opacity)
    transform = CATransform3DMakeAffineTransform(group.placement.cgTransform)
    let anchor = group.anchor.cgPoint
    mover.position = anchor
    mover.bounds = CGRect(origin: anchor, size: .zero)
    outline.path = clip
    if (mask != nil) != (clip != nil) { mask = clip == nil ? nil : outline }
    guard let motion = group.motion, let keyPath = motion.property.keyPath else { return loop.remove(from: mover) }
    loop.run(motion, motionStart, base: [], on: mover) { [(keyPath, $0)] }
  }

  /// Lets the next drawing start all loops anew, in phase.
  func forgetLoops() {
    loop.remove(from: mover)
    content.forgetLoops()
  }
}

extension Drawing.Motion.Property {
  /// The property of a layer that the loop changes; the length of strokes is one of the strokes themselves.
  fileprivate var keyPath: String? {
    switch self {
    case .opacity: "opacity"
    case .rotation: "transform.rotation.z"
    case .scale: "transform.scale"
    case .translationX: "transform.translation.x"
    case .translationY: "transform.translation.y"
    case .strokeLength, .strokeEnd: nil
    }
  }
}

#endif
