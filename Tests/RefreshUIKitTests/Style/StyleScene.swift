#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshAnimators

@testable import RefreshCore

extension RefreshStyle {
  /// Creates a style with a tint.
  static func tint(_ color: UIColor) -> RefreshStyle { .with { $0.colors[.tint] = color } }
}

/// Draws a square in the colour of each role, and in a colour of the host.
struct SwatchAnimator: RefreshAnimator {
  static let roles: [Drawing.Color] = [
    .tint, .onTint, .indicator, .label, .secondaryLabel, .separator, .failure, .elevated,
  ]

  var own: UIColor?

  func draw(_ update: RefreshUpdate, into drawing: inout Drawing) {
    let colors = own.map { [Drawing.Color($0), .onTint(over: Drawing.Color($0))] } ?? Self.roles
    for color in colors { drawing.fill(Drawing.Paint(color)) { $0.circle(center: update.center, radius: 4) } }
  }
}

extension RefreshControl {
  /// The colours of the visible fills, from back to front.
  var fills: [CGColor] { layer.visibleTree.compactMap { ($0 as? CAShapeLayer)?.fillColor } }

  /// The first visible fill.
  var color: CGColor? { fills.first }

  /// The settings that the machine has.
  var machineSettings: SideSettings? { attachment?.recorded.machine.controls[side].settings }
}
#endif
