import RefreshAnimators
import Testing

/// An animator that the rules are tried on.
struct Preset: CustomTestStringConvertible, Sendable {
  /// Every animator of the package, and the README's.
  static let all = [
    Preset("gum", GumAnimator()),
    Preset("ring", RingAnimator()),
    Preset("spinner", SpinnerAnimator()),
    Preset("spinner-outcomes", SpinnerAnimator(showsOutcomes: true)),
    Preset("dots", DotsAnimator()),
    Preset("material", MaterialAnimator()),
    Preset("arrow", ArrowAnimator()),
    Preset("arrow-reload", ArrowAnimator(armedSymbol: .reload)),
    Preset("hidden", HiddenAnimator()),
    Preset("readme", Dot(), isSample: true),
  ]

  /// Those that draw.
  static let drawing = all.filter { $0.name != "hidden" }

  /// Those of the package that draw: a sample leaves out what would make it long.
  static let complete = drawing.filter { !$0.isSample }

  /// Those that are one symbol, without words.
  static let symbols = complete.filter { !$0.name.hasPrefix("arrow") }

  /// Those of them that stand in the middle of what is held.
  static let central = symbols.filter { !$0.floats }

  let name: String
  let animator: any RefreshAnimator & Sendable
  let isSample: Bool

  private init(_ name: String, _ animator: any RefreshAnimator & Sendable, isSample: Bool = false) {
    self.name = name
    self.animator = animator
    self.isSample = isSample
  }

  /// Whether it floats over the list, and therefore need not stay in the gap.
  var floats: Bool { animator.preferredPlacement == .floating }

  var testDescription: String { name }
}

/// The README's animator; a test there compiles it as it is printed.
struct Dot: RefreshAnimator {
  func draw(_ update: RefreshUpdate, into drawing: inout Drawing) {
    let seen = update.loopOpacity
    let pulse = Drawing.Motion.pulse(period: 0.8, from: 1, to: 1 - 0.4 * seen)
    drawing.group(motion: seen > 0 ? pulse : nil, around: update.center) {
      $0.fill { $0.circle(center: update.center, radius: 12 * min(update.progress, 1)) }
    }
  }
}
