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
  @MainActor private(set) lazy var content = LayerPool(in: mover)

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

  /// An app can turn the flattening of faded layers off for all of its layers, in its Info.plist.
  private func setUp() {
    anchorPoint = .zero
    allowsGroupOpacity = true
    mover.anchorPoint = .zero
    mover.allowsGroupOpacity = true
    addSublayer(mover)
  }

  /// Brings the group's own layers into line; content is shown in `content`.
  @MainActor
  func show(_ group: Drawing.Group, clip: CGPath?, motionStart: Double) {
    opacity = Float(group.opacity)
    transform = CATransform3DMakeAffineTransform(group.placement.cgTransform)
    let anchor = group.anchor.cgPoint
    mover.position = anchor
    mover.bounds = CGRect(origin: anchor, size: .zero)
    cutOff(at: clip)
    guard let motion = group.motion, let keyPath = motion.property.keyPath else { return loop.remove(from: mover) }
    loop.run(motion, motionStart, base: [], on: mover) { [(keyPath, $0)] }
  }

  /// The outline moves and loops with the content.
  ///
  /// A shape layer draws its path wherever that lies, also without a size.
  private func cutOff(at clip: CGPath?) {
    guard clip != nil || mover.mask != nil else { return }
    outline.path = clip
    let mask = clip == nil ? nil : outline
    if mover.mask !== mask { mover.mask = mask }
  }

  /// Lets the next drawing start all loops anew, in phase.
  @MainActor
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
