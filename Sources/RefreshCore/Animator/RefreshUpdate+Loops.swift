extension RefreshUpdate {
  /// How much of a looping motion may be seen, from 0 to 1.
  ///
  /// Nothing until `active` passes 0.55, because that is where `motionStart` is set and every loop jumps to its phase 0.
  /// An animator that shows no more than this of its loops never shows that jump.
  public var loopOpacity: Double {
    let threshold = RefreshStateMachine.Times.motionThreshold
    return Easing.smooth((activityFraction - threshold) / (1 - threshold))
  }

  /// How far a picture has become the one that its loops start from, from 0 to 1.
  ///
  /// It is 1 before `loopOpacity` rises above 0.
  public var loopReadiness: Double { Easing.smooth(activityFraction / RefreshStateMachine.Times.motionThreshold) }
}
