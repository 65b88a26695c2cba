extension RefreshStateMachine {
  /// What a control that loads more is set to beside its trigger.
  public struct LoadMoreOptions: Equatable, Sendable {
    /// How many loads one gesture may begin by reaching the end; 1 by default.
    public var loadsPerGesture: Int

    /// How many loads may begin by themselves to fill the first screen, after each refresh; 0 by default.
    public var loadsToFill: Int

    /// Whether the control goes away when there is nothing left to load; `false` by default.
    public var hidesNoMoreData: Bool

    /// Whether there is still nothing left to load after a refresh that succeeded; `false` by default.
    public var keepsNoMoreData: Bool

    /// Whether what is read stays where it is when a load puts rows before it; `true` by default.
    ///
    /// Concerns a control where the content begins, such as the older messages of a chat. What the list grows by while
    /// such a load runs counts as put before it. The app, or the list, may keep the place itself: it is kept once.
    public var keepsPlace: Bool

    /// What happens when a refresh and a load meet; `.refreshFirst` by default.
    public var exclusion: RefreshExclusion

    /// Creates settings.
    ///
    /// Traps if `loadsPerGesture` is below 1 or `loadsToFill` is negative.
    public init(
      loadsPerGesture: Int = 1,
      loadsToFill: Int = 0,
      hidesNoMoreData: Bool = false,
      keepsNoMoreData: Bool = false,
      keepsPlace: Bool = true,
      exclusion: RefreshExclusion = .refreshFirst
    ) {
      precondition(loadsPerGesture >= 1, "loadsPerGesture is 1 or more")
      precondition(loadsToFill >= 0, "loadsToFill is 0 or more")
      self.loadsPerGesture = loadsPerGesture
      self.loadsToFill = loadsToFill
      self.hidesNoMoreData = hidesNoMoreData
      self.keepsNoMoreData = keepsNoMoreData
      self.keepsPlace = keepsPlace
      self.exclusion = exclusion
    }
  }
}
