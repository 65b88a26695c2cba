#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif

/// The colour of a layer, with its origin: it is resolved again only after a change of the drawing or of the colours.
struct LayerInk {
  private var shown: Origin?

  private struct Origin: Equatable {
    let color: Drawing.Color
    let opacity: Double
    let colors: Int
  }

  /// Returns the colour for a role and an opacity from 0 to 1; `nil` if the layer has it.
  mutating func change(to color: Drawing.Color, opacity: Double, in colors: DrawingColors) -> CGColor? {
    let origin = Origin(color: color, opacity: opacity, colors: colors.number)
    guard origin != shown else { return nil }
    shown = origin
    return colors.color(color, opacity: opacity)
  }
}

#endif
