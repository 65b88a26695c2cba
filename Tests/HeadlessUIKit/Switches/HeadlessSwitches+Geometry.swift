extension HeadlessSwitches {
  /// Whether a bounce reads its edge anew in each step, or keeps the one that it began with.
  public enum BounceEdge: String, CaseIterable, Sendable {
    /// Each step pulls to the edge as it is then.
    case readEachStep
    /// All steps pull to the edge of the lift.
    case readAtStart
  }

  /// What a raised inset does to a list that stands out of range before and after it.
  public enum RaisedInset: String, CaseIterable, Sendable {
    /// The offset goes to the new edge in the call stack of the write.
    case clampsAtOnce
    /// The offset goes to the new edge in the next layout.
    case clampsAtNextLayout
    /// The offset stays.
    case neverClamps
  }

  /// What a plain write of the offset does to a deceleration or a bounce.
  public enum PlainOffsetWrite: String, CaseIterable, Sendable {
    /// It goes on from the new place.
    case keepsMomentum
    /// It ends there, and the delegate hears of it.
    case endsMomentum
  }

  /// Whether the stop by `setContentOffset(_:animated: false)` is told to the delegate.
  public enum MomentumStop: String, CaseIterable, Sendable {
    /// With `scrollViewDidEndDecelerating`.
    case isTold
    /// Without it.
    case isSilent
  }

  /// Whether observers hear of the clamped offset before they hear of the inset that clamped it.
  public enum ClampingInsetWrite: String, CaseIterable, Sendable {
    /// The clamp is inside the setter of the inset, so the offset's observers come first.
    case offsetFirst
    /// The clamp follows the setter.
    case insetFirst
  }

  /// Whether `reloadData()` passes through offset 0.
  public enum Reload: String, CaseIterable, Sendable {
    /// The offset stays.
    case keepsOffset
    /// The offset becomes 0 for an instant and comes back, in one call stack.
    case passesThroughZero
  }

  /// When the size of the content follows the data of a table or a collection.
  public enum ContentSize: String, CaseIterable, Sendable {
    /// In the next layout.
    case atNextLayout
    /// In the call of `reloadData()`.
    case atOnce
    /// 0.3 s later, inside an animation, as after batch updates.
    case after300Milliseconds
    /// In the next layout, in four steps (self-sizing rows).
    case inSteps
  }

  /// What the safe area of a view without a window is.
  public enum SafeAreaOffWindow: String, CaseIterable, Sendable {
    /// Zero.
    case zero
    /// What it was in the window.
    case kept
  }

  /// Whether an inset write runs a layout in the writer's call stack.
  public enum InsetWriteLayout: String, CaseIterable, Sendable {
    /// The layout comes at the end of the turn.
    case atEndOfTurn
    /// The layout comes inside the setter.
    case inSetter
  }

  /// Whether rows are as high as what the insets leave free (`.fractionalHeight(1)`).
  public enum RowHeight: String, CaseIterable, Sendable {
    /// They have a height of their own.
    case isFixed
    /// They follow the adjusted inset.
    case followsInset
  }

  /// What a plain write of the offset does to `setContentOffset(_:animated: true)` in flight.
  public enum AnimatedScroll: String, CaseIterable, Sendable {
    /// Its next frame overwrites the write.
    case goesOn
    /// It ends; the delegate is told.
    case ends
  }
}
