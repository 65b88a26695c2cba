import RefreshAnimators

extension PlaygroundSettings {
  /// The place that a control draws in.
  func surroundings(_ role: RefreshRole) -> RefreshSurroundings {
    let edge = role == .refresh ? edge : loadEdge
    return RefreshSurroundings(
      role: role, edge: edge, viewport: length(edge.isVertical), crossLength: length(!edge.isVertical),
      isRightToLeft: isOn(.rightToLeft), reducesMotion: isOn(.reducedMotion),
      reducesTransparency: isOn(.reducedTransparency), increasesContrast: isOn(.contrast),
      prefersBoldText: isOn(.boldText), showsButtonShapes: isOn(.buttonShapes), isDark: isOn(.dark),
      textSize: textSize, language: language)
  }

  /// The machine's settings of the control that refreshes.
  func refresh(drawnBy animator: PlaygroundAnimator) -> RefreshStateMachine.SideSettings {
    RefreshStateMachine.SideSettings(
      metrics: animator.metrics(in: surroundings(.refresh)), trigger: trigger ?? animator.preferredTrigger,
      placement: placement ?? animator.preferredPlacement, timeout: timeout)
  }

  /// The machine's settings of the control that loads more.
  func loadMore(drawnBy animator: PlaygroundAnimator) -> RefreshStateMachine.SideSettings {
    RefreshStateMachine.SideSettings(
      role: .loadMore, metrics: animator.metrics(in: surroundings(.loadMore)), trigger: loadTrigger, timeout: timeout)
  }

  /// `true` if there is a control that loads more.
  var loadsMore: Bool { choice(.loadTrigger) != Self.noFooter }

  /// The choice of a trigger that means no control.
  private static let noFooter: UInt8 = 5

  /// The placement that the animator prefers; a control that loads more never floats.
  private var placement: RefreshPlacement? {
    switch choice(.placement) {
    case 1: .withContent
    case 2: .pinned
    case 3: .floating
    default: nil
    }
  }

  private var trigger: RefreshTrigger? {
    switch choice(.trigger) {
    case 1: .onRelease
    case 2: .whilePulling
    case 3: .manual
    default: nil
    }
  }

  private var loadTrigger: RefreshTrigger {
    switch choice(.loadTrigger) {
    case 1: .onTap
    case 2: .onRelease
    case 3: .whilePulling
    case 4: .manual
    case 6: .onReachingEnd(within: .viewports(1))
    default: .onReachingEnd(within: .points(0))
    }
  }

  private var timeout: Double? { outcome == .hang ? self[.refreshTime] : nil }
}
