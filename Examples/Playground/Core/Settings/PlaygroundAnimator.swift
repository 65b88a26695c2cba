import RefreshAnimators

/// The animator that the page has chosen, with its knobs.
enum PlaygroundAnimator: RefreshAnimator {
  case gum(GumAnimator)
  case arrow(ArrowAnimator)
  case spinner(SpinnerAnimator)
  case dots(DotsAnimator)
  case material(MaterialAnimator)
  case ring(RingAnimator)
  case hidden(HiddenAnimator)
  case gum2012(Gum2012Animator)
  case label(ColorLabel)

  /// The number of the last one.
  static let last = 9.0

  init(_ settings: PlaygroundSettings) {
    let color = settings.color(.color) ?? .tint
    let footer = FooterStyle(showsLoadingText: settings.isOn(.showsLoadingText))
    switch settings.choice(.animator) {
    case 1:
      self = .arrow(
        .arrow(
          showsLastUpdate: settings.isOn(.showsLastUpdate), armedSymbol: settings.isOn(.armedSymbol) ? .reload : .arrow)
      )
    case 2:
      self = .spinner(
        .spinner(color: color, showsOutcomes: settings.isOn(.showsOutcomes), footer: footer))
    case 3: self = .dots(.dots(color: color, footer: footer))
    case 4: self = .material(.material(color: color, footer: footer))
    case 5: self = .ring(RingAnimator())
    case 6:
      self = .hidden(
        HiddenAnimator(heldExtent: settings[.heldExtent], triggerDistance: settings[.triggerDistance]))
    case 7: self = .gum2012(Gum2012Animator())
    case 8: self = .arrow(.arrow(showsLastUpdate: settings.isOn(.showsLastUpdate), armedSymbol: .reload))
    case 9: self = .label(ColorLabel())
    default: self = .gum(GumAnimator(color: color, radius: settings[.radius], footer: footer))
    }
  }

  func metrics(in surroundings: RefreshSurroundings) -> RefreshMetrics {
    switch self {
    case .gum(let animator): animator.metrics(in: surroundings)
    case .arrow(let animator): animator.metrics(in: surroundings)
    case .spinner(let animator): animator.metrics(in: surroundings)
    case .dots(let animator): animator.metrics(in: surroundings)
    case .material(let animator): animator.metrics(in: surroundings)
    case .ring(let animator): animator.metrics(in: surroundings)
    case .hidden(let animator): animator.metrics(in: surroundings)
    case .gum2012(let animator): animator.metrics(in: surroundings)
    case .label(let animator): animator.metrics(in: surroundings)
    }
  }

  var preferredTrigger: RefreshTrigger {
    switch self {
    case .gum(let animator): animator.preferredTrigger
    case .gum2012: .whilePulling
    case .arrow, .spinner, .dots, .material, .ring, .hidden, .label: .onRelease
    }
  }

  var preferredPlacement: RefreshPlacement {
    if case .material(let animator) = self { return animator.preferredPlacement }
    return .withContent
  }

  func draw(_ update: RefreshUpdate, into drawing: inout Drawing) {
    switch self {
    case .gum(let animator): animator.draw(update, into: &drawing)
    case .arrow(let animator): animator.draw(update, into: &drawing)
    case .spinner(let animator): animator.draw(update, into: &drawing)
    case .dots(let animator): animator.draw(update, into: &drawing)
    case .material(let animator): animator.draw(update, into: &drawing)
    case .ring(let animator): animator.draw(update, into: &drawing)
    case .hidden(let animator): animator.draw(update, into: &drawing)
    case .gum2012(let animator): animator.draw(update, into: &drawing)
    case .label(let animator): animator.draw(update, into: &drawing)
    }
  }

  func lastRefreshText(_ age: RefreshAge, in language: RefreshLanguage) -> String? {
    guard case .arrow(let animator) = self else { return nil }
    return animator.lastRefreshText(age, in: language)
  }
}
