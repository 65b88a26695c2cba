extension ByteTape {
  /// Settings that are allowed, including extreme ones.
  mutating func settings() -> SideSettings {
    SideSettings(
      role: one(of: RefreshRole.allCases), metrics: metrics(), trigger: trigger(), loadMore: loadMore(),
      placement: one(of: RefreshPlacement.allCases), pinnedHeaders: one(of: RefreshPinnedHeaders.allCases),
      whenBusy: one(of: RefreshBusyPolicy.allCases), backing: one(of: RefreshBacking.allCases),
      startOffset: flag() ? one(of: HostileNumbers.allowed) : -one(of: HostileNumbers.allowed),
      startsOnlyAtEdge: flag(),
      minimumVisibleTime: one(of: HostileNumbers.allowed), timeout: flag() ? one(of: HostileNumbers.positive) : nil)
  }

  private mutating func metrics() -> RefreshMetrics {
    RefreshMetrics(
      heldExtent: one(of: HostileNumbers.allowed), triggerDistance: one(of: HostileNumbers.positive),
      activationDelay: one(of: HostileNumbers.allowed), activationDelayFromRest: one(of: HostileNumbers.allowed),
      showsOutcomes: flag())
  }

  private mutating func trigger() -> RefreshTrigger {
    switch byte() % 7 {
    case 0: .onRelease
    case 1: .whilePulling
    case 2: .onTap
    case 3: .manual
    case 4: .onReachingEnd(within: .points(one(of: HostileNumbers.allowed)))
    case 5: .onReachingEnd(within: .viewports(one(of: HostileNumbers.allowed)))
    default: .onReachingEnd(within: .items(flag() ? .max : 5))
    }
  }

  private mutating func loadMore() -> LoadMoreOptions {
    var options = LoadMoreOptions()
    options.loadsPerGesture = flag() ? .max : 1
    options.loadsToFill = flag() ? .max : 0
    options.hidesNoMoreData = flag()
    options.shortContent = one(of: RefreshShortContent.allCases)
    options.keepsNoMoreData = flag()
    options.exclusion = one(of: RefreshExclusion.allCases)
    return options
  }
}
