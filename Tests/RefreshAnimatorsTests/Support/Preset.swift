import RefreshAnimators
import RefreshPictures
import Testing

/// An animator that the rules are tried on.
struct Preset: CustomTestStringConvertible, Sendable {
  /// Every animator of the package, and those of the guide.
  static let all =
    RefreshPreset.all.map(Preset.init) + [
      Preset(sample: "readme", Dot()), Preset(sample: "sunrise", RefreshPreset.sunrise.animator),
    ]

  /// The presets that draw.
  static let drawing = all.filter(\.draws)

  /// The presets of the package that draw; the samples of the guide are simplified.
  static let complete = drawing.filter { !$0.isSample }

  /// The presets with a single symbol and no text.
  static let symbols = complete.filter { !$0.drawsText }

  /// The presets that draw in the middle of the held space.
  static let central = symbols.filter { !$0.floats }

  let name: String
  let animator: any RefreshAnimator & Sendable
  let isSample: Bool
  let draws: Bool
  let drawsText: Bool

  private init(_ preset: RefreshPreset) {
    (name, animator) = (preset.name, preset.animator)
    (isSample, draws, drawsText) = (false, preset.draws, preset.drawsText)
  }

  private init(sample name: String, _ animator: any RefreshAnimator & Sendable) {
    (self.name, self.animator) = (name, animator)
    (isSample, draws, drawsText) = (true, true, false)
  }

  /// `true` if it floats over the list, and therefore need not stay in the gap.
  var floats: Bool { animator.preferredPlacement == .floating }

  var testDescription: String { name }
}

/// The dot of the guide; a test there compiles it as it is printed.
struct Dot: RefreshAnimator {
  func draw(_ update: RefreshUpdate, into drawing: inout Drawing) {
    let seen = update.loopOpacity
    let pulse = Drawing.Motion.pulse(period: 0.8, from: 1, to: 1 - 0.4 * seen)
    drawing.group(motion: seen > 0 ? pulse : nil, around: update.center) {
      $0.fill { $0.circle(center: update.center, radius: 12 * min(update.progress, 1)) }
    }
  }
}
