import RefreshAnimators
import RefreshPictures
import RefreshTesting
import Testing

/// Colours are legible where they lie, and more so for readers who asked for it.
@Suite struct ContrastTests {
  /// The backgrounds of lists, and the surface of what floats over them.
  private static func grounds(isDark: Bool) -> [Drawing.Color] {
    isDark ? [.black, .hex(0x1C1C1E)] : [.white, .hex(0xF2F2F7)]
  }

  /// Returns the resolved colour of a role over a background.
  private func color(_ role: Drawing.Color, _ palette: Palette, over ground: Drawing.Color) -> Drawing.Color {
    let (ink, below) = (palette.ink(for: role), palette.ink(for: ground))
    func mixed(_ part: KeyPath<Palette.Ink, Double>) -> Double {
      Easing.lerp(below[keyPath: part], ink[keyPath: part], ink.opacity)
    }
    return .exact(red: mixed(\.red), green: mixed(\.green), blue: mixed(\.blue))
  }

  @Test(arguments: [false, true], [false, true])
  func everyRoleIsLegible(isDark: Bool, increasesContrast: Bool) {
    let palette = Palette(isDark: isDark, increasesContrast: increasesContrast)
    for ground in Self.grounds(isDark: isDark) {
      for shape in [Drawing.Color.tint, .indicator, .success, .failure, .secondaryLabel] {
        #expect(color(shape, palette, over: ground).contrast(with: ground) >= 3, "\(shape) on \(ground)")
      }
      for text in [Drawing.Color.label, .failure] {
        #expect(color(text, palette, over: ground).contrast(with: ground) >= 4.5, "\(text) on \(ground)")
      }
    }
    let tint = color(.tint, palette, over: .white)
    #expect(color(.onTint, palette, over: tint).contrast(with: tint) >= 3)
    let success = color(.success, palette, over: .white)
    #expect(color(.onSuccess, palette, over: success).contrast(with: success) >= 3)
    let failure = color(.failure, palette, over: .white)
    #expect(color(.onFailure, palette, over: failure).contrast(with: failure) >= 3)
  }

  @Test(arguments: [false, true]) func moreContrastIsMore(isDark: Bool) {
    let (plain, more) = (Palette(isDark: isDark), Palette(isDark: isDark, increasesContrast: true))
    for ground in Self.grounds(isDark: isDark) {
      for role in [Drawing.Color.tint, .indicator, .secondaryLabel] {
        let ratio = color(role, more, over: ground).contrast(with: ground)
        #expect(ratio >= 7 && ratio > color(role, plain, over: ground).contrast(with: ground), "\(role) on \(ground)")
      }
    }
  }

  @Test(arguments: Preset.complete)
  func whatAPresetDrawsIsARole(preset: Preset) {
    for case .solid(let color, _) in Place.allCases.flatMap({ drawings(preset, $0.surroundings).flatMap(\.paints) }) {
      if case .exact = color { Issue.record("\(color) is the same in light and dark") }
    }
  }

  @Test(arguments: Preset.complete, [false, true])
  func withMoreContrastThereIsNoShadowAndNoHighlightAndLinesAreWider(preset: Preset, isDark: Bool) {
    let more = drawings(preset, RefreshSurroundings(increasesContrast: true, isDark: isDark))
    #expect(more.contains { !$0.isEmpty })
    for case .shadow in more.flatMap(\.commands) { Issue.record("a shadow") }
    for case .fading in more.flatMap(\.paints) { Issue.record("a highlight") }
    let plain = drawings(preset, RefreshSurroundings(isDark: isDark))
    #expect(widest(plain) == 0 || widest(more) > widest(plain))
  }

  private func widest(_ drawings: [Drawing]) -> Double {
    drawings.flatMap(\.commands).map { if case .stroke(_, let stroke, _) = $0 { stroke.width } else { 0 } }.max() ?? 0
  }

  /// Everything that a preset draws while it works and as it ends.
  private func drawings(_ preset: Preset, _ surroundings: RefreshSurroundings) -> [Drawing] {
    let (held, trigger) = Place.distances(of: preset.animator, in: surroundings)
    return [(0.0, 0.0), (1, 0), (0, 1)].map { activityFraction, outcomeFraction in
      let update = RefreshUpdate(
        state: .refreshing, outcome: .failure, visibleExtent: held, heldExtent: held, triggerDistance: trigger,
        armedFraction: 1, activityFraction: activityFraction, outcomeFraction: outcomeFraction, timeSinceEnd: 1,
        surroundings: surroundings)
      var drawing = Drawing(measuring: TextEstimate())
      preset.animator.redraw(update, in: &drawing)
      return drawing
    }
  }
}
