import RefreshAnimators

/// Updates of all kinds: every extent from 0 to 300, with extreme and intermediate fractions.
struct Situations {
  let place: Place
  let held: Double
  let trigger: Double

  init(in place: Place, of animator: some RefreshAnimator) {
    self.place = place
    (held, trigger) = place.distances(of: animator)
  }

  /// The armed, activity and outcome fractions: idle, arming, blossoming, working, ending, caught.
  static let followers: [(armedFraction: Double, activityFraction: Double, outcomeFraction: Double)] = [
    (0, 0, 0), (0.5, 0, 0), (0.875, 0, 0), (1, 0, 0), (1, 0.1, 0), (1, 0.3, 0), (1, 0.6, 0), (1, 1, 0), (1, 0.4, 0.6),
    (1, 0, 1), (0.5, 0.5, 0), (0.2, 1, 0), (0.3, 0, 0.4),
  ]

  /// The updates at an extent; the outcome is a failure where it shakes most.
  func updates(_ extent: Double, edge: RefreshEdge? = nil, rightToLeft: Bool = false) -> [RefreshUpdate] {
    var surroundings = place.surroundings
    surroundings.edge = edge ?? surroundings.edge
    surroundings.isRightToLeft = rightToLeft
    return Self.followers.map { armedFraction, activityFraction, outcomeFraction in
      RefreshUpdate(
        state: .ending, outcome: outcomeFraction == 1 ? .failure : .success, visibleExtent: extent, heldExtent: held,
        triggerDistance: trigger, armedFraction: armedFraction, activityFraction: activityFraction,
        outcomeFraction: outcomeFraction, timeSinceEnd: 0.1925,
        surroundings: surroundings)
    }
  }
}
