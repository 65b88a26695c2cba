import ArgumentParser
import RefreshAnimators

/// An animator that is drawn.
enum Preset: String, CaseIterable, ExpressibleByArgument {
  case gum
  case arrow
  case reload
  case spinner
  case spinnerWithOutcomes = "spinner-with-outcomes"
  case ring
  case dots
  case material

  /// What draws.
  var animator: any RefreshAnimator {
    switch self {
    case .gum: .gum
    case .arrow: .arrow
    case .reload: .arrow(armedSymbol: .reload)
    case .spinner: .spinner
    case .spinnerWithOutcomes: .spinner(showsOutcomes: true)
    case .ring: .ring
    case .dots: .dots
    case .material: .material
    }
  }

  /// How it is written in an app's code.
  var code: String {
    switch self {
    case .reload: ".arrow(armedSymbol: .reload)"
    case .spinnerWithOutcomes: ".spinner(showsOutcomes: true)"
    default: ".\(rawValue)"
    }
  }

  /// Whether it needs the breadth of a phone; others are drawn in a narrow piece of the list.
  var hasText: Bool { self == .arrow || self == .reload }
}
