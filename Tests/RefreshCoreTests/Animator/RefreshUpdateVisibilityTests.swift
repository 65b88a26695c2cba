import RefreshCore
import Testing

@Suite struct RefreshUpdateVisibilityTests {
  private func update(
    _ state: RefreshState, _ role: RefreshRole = .loadMore, extent: Double = 52, tap: RefreshTap? = nil,
    outcome: RefreshOutcome? = nil
  ) -> RefreshUpdate {
    RefreshUpdate(
      state: state, outcome: outcome, visibleExtent: extent, tap: tap, surroundings: RefreshSurroundings(role: role))
  }

  @Test(arguments: RefreshState.allCases, [RefreshRole.refresh, .loadMore])
  func whereNothingIsUncoveredNothingIsShown(state: RefreshState, role: RefreshRole) {
    #expect(!update(state, role, extent: 0, tap: .retry, outcome: .failure).isShown)
    #expect(!update(state, role, extent: -3, tap: .retry, outcome: .failure).isShown)
  }

  @Test func inIdleAHeaderShowsNothing() {
    #expect(!update(.idle, .refresh).isShown)
    #expect(!update(.idle, .refresh, outcome: .failure).isShown)
    #expect(!update(.idle, .refresh, tap: .retry).isShown)
    #expect(!update(.idle, .refresh, tap: .load).isShown)
  }

  @Test func inIdleAFooterShowsWhatATapDoesAndAFailure() {
    #expect(!update(.idle).isShown)
    #expect(!update(.idle, outcome: .success).isShown)
    #expect(update(.idle, tap: .load).isShown)
    #expect(update(.idle, tap: .retry).isShown)
    #expect(update(.idle, outcome: .failure).isShown)
  }

  @Test(
    arguments: [RefreshState.pulling, .armed, .refreshing, .ending, .noMoreData], [RefreshRole.refresh, .loadMore])
  func inEveryOtherStateSomethingIsShown(state: RefreshState, role: RefreshRole) {
    #expect(update(state, role).isShown)
  }

  @Test(arguments: RefreshState.allCases) func onlyAFooterStays(state: RefreshState) {
    #expect(!update(state, .refresh, tap: .load).stays)
    #expect(!update(state, .refresh, tap: .retry, outcome: .failure).stays)
    #expect(update(state, tap: .retry, outcome: .failure).stays == (state == .idle || state == .noMoreData))
  }

  @Test(arguments: [(0.0, 44.0), (30, 44), (44, 44), (52, 52), (80, 80)])
  func whatIsTappedIsAtLeast44PointsHigh(held: Double, height: Double) {
    #expect(RefreshUpdate(heldExtent: held).tapExtent == height)
  }
}
