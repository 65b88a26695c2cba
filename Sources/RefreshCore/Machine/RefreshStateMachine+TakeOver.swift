extension RefreshStateMachine {
  /// `true` if content that a session will hold is taken over in the turn of the lift, and not at the first frame after it;
  /// `false` by default (decision 31).
  package var takesOverInLift: Bool {
    get { near.insetHolder.strategy == .driveFromLift }
    set {
      near.insetHolder.strategy = newValue ? .driveFromLift : .drive
      far.insetHolder.strategy = near.insetHolder.strategy
    }
  }
}
