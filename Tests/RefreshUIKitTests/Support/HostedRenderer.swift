#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshAnimators

@testable import RefreshCore

/// Draws the closure of a test.
struct Sketch: RefreshAnimator {
  let body: (RefreshUpdate, inout Drawing) -> Void

  init(_ body: @escaping (RefreshUpdate, inout Drawing) -> Void) { self.body = body }

  func draw(_ update: RefreshUpdate, into drawing: inout Drawing) { body(update, &drawing) }
}

/// A renderer whose layers are in a window.
@MainActor
struct HostedRenderer {
  let world: HeadlessWorld
  let renderer = LayerRenderer()

  init(_ world: HeadlessWorld) {
    self.world = world
    world.window.layer.addSublayer(renderer.root)
  }

  /// Draws once; at rest unless another extent is given.
  func show(
    extent: Double = 60, motionStart: Double = 1, tint: UIColor? = nil, scale: CGFloat? = nil,
    _ body: @escaping (RefreshUpdate, inout Drawing) -> Void
  ) {
    let update = RefreshUpdate(
      state: .refreshing, visibleExtent: extent, heldExtent: 60, motionStart: motionStart)
    let traits = world.window.traitCollection
    renderer.show(
      update, by: Sketch(body), colors: DrawingColors(traits, tint: tint), scale: scale ?? traits.displayScale)
  }

  /// The visible labels, from back to front.
  var labels: [UILabel] {
    renderer.root.visibleTree.compactMap { $0.headlessView as? UILabel }
  }

  /// Runs code with a new host.
  static func run(_ body: @MainActor (HostedRenderer) throws -> Void) rethrows {
    try HeadlessWorld.run { try body(HostedRenderer($0)) }
  }
}
#endif
