import RefreshAnimators
import RefreshPictures

/// A control for readers who asked for something: less motion, more contrast, larger text.
struct SurroundingsSheet {
  let preset: RefreshPreset
  let role: RefreshRole

  private struct Wish {
    let name: String
    var tint: Drawing.Color?
    let change: @Sendable (inout RefreshSurroundings) -> Void
  }

  var sheet: Sheet {
    let rows = Self.wishes.map { wish in
      var setup = FilmstripSetup(preset, role, role == .refresh ? .top : .bottom, wish.change)
      setup.tint = wish.tint
      if setup.surroundings.textSize.isAccessibilitySize, preset.drawsText || role == .loadMore {
        setup.surroundings.crossLength = 393
      }
      let metrics = "held \(Self.words(setup.heldExtent)), to pull \(Self.words(setup.triggerDistance))"
      return FilmstripSheet.Row(wish.name, note: metrics, setup.film(Moments.few(on: setup)))
    }
    let kind = EdgeSheet.name(role)
    return Sheet(
      name: "\(preset.name)-\(kind)-surroundings",
      FilmstripSheet(title: "\(preset.code) as a \(kind): what readers ask for", rows: rows))
  }

  /// A length with one decimal.
  private static func words(_ length: Double) -> String {
    let tenths = Int((length * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }

  private static let wishes: [Wish] = [
    Wish(name: "reduced motion, light") { $0.reducesMotion = true },
    Wish(name: "reduced motion, dark") { ($0.reducesMotion, $0.isDark) = (true, true) },
    Wish(name: "increased contrast, light") { $0.increasesContrast = true },
    Wish(name: "increased contrast, dark") { ($0.increasesContrast, $0.isDark) = (true, true) },
    Wish(name: "reduced motion and increased contrast") { ($0.reducesMotion, $0.increasesContrast) = (true, true) },
    Wish(name: "bold text and button shapes") { ($0.prefersBoldText, $0.showsButtonShapes) = (true, true) },
    Wish(name: "yellow tint", tint: .hex(0xFFCC00)) { _ in },
    Wish(name: "blue tint, dark", tint: .hex(0x0A84FF)) { $0.isDark = true },
    Wish(name: "text size extra small") { $0.textSize = .extraSmall },
    Wish(name: "text size extra extra extra large") { $0.textSize = .extraExtraExtraLarge },
    Wish(name: "first accessibility size") { $0.textSize = .accessibilityMedium },
    Wish(name: "third accessibility size") { $0.textSize = .accessibilityExtraLarge },
    Wish(name: "largest accessibility size") { $0.textSize = .accessibilityExtraExtraExtraLarge },
    Wish(name: "in a view 390 points long") { $0.viewport = 390 },
    Wish(name: "in a view 240 points long") { $0.viewport = 240 },
  ]
}
