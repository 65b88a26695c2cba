import RefreshAnimators
import RefreshTesting

extension PictureQuality {
  static var footer: [PictureQuality] {
    [
      Self(name: "footers: presets without words in a row that rests", value: wordless, bound: .most(0)),
      Self(name: "footers, no more, without words: contrast with the list", value: endContrast, bound: .least(3)),
      Self(name: "footers: presets that look the same pulled and armed", value: unarmed, bound: .most(0)),
      Self(name: "footers, failure: presets that do not say why, at some size", value: speechless, bound: .most(0)),
      Self(name: "footers, failure: least points between words and the row's edges", value: margin, bound: .least(4)),
      Self(name: "footers, retry: colours of a button", value: inks, bound: .most(1)),
      Self(name: "footers, retry: points by which a spinner moves", value: slide, bound: .most(0)),
      Self(name: "footers, arrow, without a pull: points off the middle", value: hanging, bound: .most(2)),
      Self(name: "headers, pulled to 1.5: points off the middle of the gap", value: overPull, bound: .most(20)),
    ]
  }

  private static let presets = RefreshPreset.all.filter(\.draws)

  private static let sentence = "No internet connection"

  /// Returns the update of a row at rest.
  private static func row(
    of preset: RefreshPreset, _ state: RefreshState, _ tap: RefreshTap?, _ outcome: RefreshOutcome?,
    message: String? = nil, size: RefreshTextSize = .large
  ) -> RefreshUpdate {
    let surroundings = RefreshSurroundings(
      role: .loadMore, edge: .bottom, textSize: size, hasMessage: message != nil)
    let metrics = preset.animator.metrics(in: surroundings)
    return RefreshUpdate(
      state: state, outcome: outcome, visibleExtent: metrics.heldExtent, heldExtent: metrics.heldExtent,
      triggerDistance: metrics.triggerDistance, timeSinceEnd: 5, message: message, tap: tap, surroundings: surroundings)
  }

  private static func drawing(_ preset: RefreshPreset, _ update: RefreshUpdate) -> Drawing {
    var drawing = Drawing(measuring: TextEstimate(textSize: update.surroundings.textSize))
    preset.animator.redraw(update, in: &drawing)
    return drawing
  }

  /// The number of presets whose footer has a row without words: a tap loads, one tries again, or everything is loaded.
  private static var wordless: Double {
    let silent = presets.filter { preset in
      let rows: [(RefreshState, RefreshTap?, RefreshOutcome?)] = [
        (.idle, .load, nil), (.idle, .retry, .failure), (.noMoreData, nil, .noMoreData),
      ]
      return rows.contains { drawing(preset, row(of: preset, $0, $1, $2)).texts.isEmpty }
    }
    return Double(silent.count)
  }

  /// The number of presets and text sizes at which a footer does not say the sentence about a failure.
  private static var speechless: Double {
    let silent = presets.flatMap { preset in
      RefreshTextSize.allCases.filter { size in
        let update = row(of: preset, .idle, .retry, .failure, message: sentence, size: size)
        return !drawing(preset, update).texts.contains { $0.string == sentence }
      }
    }
    return Double(silent.count)
  }

  private static var margin: Double {
    presets.flatMap { preset in
      RefreshTextSize.allCases.map { size in
        let update = row(of: preset, .idle, .retry, .failure, message: sentence, size: size)
        let texts = drawing(preset, update).texts
        let top = texts.map(\.origin.y).min() ?? 0
        let bottom = texts.map { $0.origin.y + $0.size.height }.max() ?? .infinity
        return min(top, update.heldExtent - bottom)
      }
    }.min() ?? 0
  }

  /// The most colours of the words and the symbol of a button.
  private static var inks: Double {
    let counts = presets.map { preset in
      let marks = PictureMark.all(of: drawing(preset, row(of: preset, .idle, .retry, .failure)))
      return marks.reduce(into: [Drawing.Color]()) { colors, mark in
        // The capsule is no ink.
        if mark.opacity > 0.5, !colors.contains(mark.color) { colors.append(mark.color) }
      }.count
    }
    return Double(counts.max() ?? 0)
  }

  /// The way of the middle of a spinner while a failed load becomes a button, across the pull.
  private static var slide: Double {
    let spinner = presets.filter { $0.name == "spinner" }
    let middles = spinner.flatMap { preset in
      stride(from: 1.0, through: 0, by: -0.02).compactMap { activity -> Double? in
        var update = row(of: preset, .idle, .retry, .failure)
        (update.armedFraction, update.activityFraction) = (1, activity)
        let xs = PictureMark.all(of: drawing(preset, update)).filter { $0.color == .tint && $0.points.count == 2 }
          .flatMap { $0.points.map(\.x) }
        guard let left = xs.min(), let right = xs.max() else { return nil }
        return (left + right) / 2
      }
    }
    return ((middles.max() ?? .infinity) - (middles.min() ?? 0)).rounded()
  }

  /// The greatest distance of an arrow's row from the middle of a footer that begins by no pull, in any language.
  private static var hanging: Double {
    RefreshLanguage.allCases.map { language in
      var surroundings = RefreshSurroundings(role: .loadMore, edge: .bottom, language: language)
      surroundings.respondsToPull = false
      let metrics = ArrowAnimator.arrow.metrics(in: surroundings)
      let update = RefreshUpdate(
        state: .refreshing, origin: .scroll, visibleExtent: metrics.heldExtent, heldExtent: metrics.heldExtent,
        triggerDistance: metrics.triggerDistance, armedFraction: 1, activityFraction: 1, surroundings: surroundings)
      var drawing = Drawing(measuring: TextEstimate(textSize: surroundings.textSize))
      ArrowAnimator.arrow.redraw(update, in: &drawing)
      let xs = PictureMark.all(of: drawing).filter { $0.kind == .stroke }.flatMap { $0.points.map(\.x) }
      guard let left = xs.min(), let words = drawing.texts.first else { return .infinity }
      let right = words.origin.x + drawing.size(of: words.string, words.style).width
      return abs((left + right) / 2 - surroundings.crossLength / 2)
    }.max() ?? .infinity
  }

  /// The greatest distance of a header's picture from the middle of a gap that is half as long again as the trigger.
  private static var overPull: Double {
    presets.filter { ["spinner", "ring", "dots"].contains($0.name) }.map { preset in
      let metrics = preset.animator.metrics(in: RefreshSurroundings())
      let extent = 1.5 * metrics.triggerDistance
      let update = RefreshUpdate(
        state: .armed, visibleExtent: extent, heldExtent: metrics.heldExtent, triggerDistance: metrics.triggerDistance,
        armedFraction: 1)
      guard let box = preset.animator.drawing(update).bounds() else { return .infinity }
      return abs((box.minY + box.maxY) / 2 - extent / 2)
    }.max() ?? .infinity
  }

  /// The number of presets whose footer draws the same for three quarters of a pull and for an armed one.
  ///
  /// At the top edge, where a longer pull does not move the picture.
  private static var unarmed: Double {
    let surroundings = RefreshSurroundings(role: .loadMore, edge: .top)
    let same = presets.filter { preset in
      let metrics = preset.animator.metrics(in: surroundings)
      func drawing(_ way: Double, _ state: RefreshState, armedFraction: Double) -> Drawing {
        preset.animator.drawing(
          RefreshUpdate(
            state: state, visibleExtent: way * metrics.triggerDistance, heldExtent: metrics.heldExtent,
            triggerDistance: metrics.triggerDistance, armedFraction: armedFraction, surroundings: surroundings))
      }
      return drawing(0.75, .pulling, armedFraction: 0) == drawing(1, .armed, armedFraction: 1)
    }
    return Double(same.count)
  }

  /// The least contrast of what a preset draws in place of words for no more data: below the list, and beside it.
  private static var endContrast: Double {
    presets.flatMap { preset in
      [RefreshEdge.bottom, .trailing].map { edge in
        let surroundings = RefreshSurroundings(role: .loadMore, edge: edge)
        let held = preset.animator.metrics(in: surroundings).heldExtent
        let update = RefreshUpdate(
          state: .noMoreData, outcome: .noMoreData, visibleExtent: held, heldExtent: held, triggerDistance: 1.4 * held,
          timeSinceEnd: 5, surroundings: surroundings)
        let marks = PictureMark.all(of: preset.animator.drawing(update))
        guard !marks.contains(where: { $0.kind == .text }) else { return .infinity }
        let colors = marks.map { Palette.light.color($0.color, opacity: $0.opacity, over: .white) }
        return colors.map { $0.contrast(with: .white) }.max() ?? 0
      }
    }.min() ?? 0
  }
}
