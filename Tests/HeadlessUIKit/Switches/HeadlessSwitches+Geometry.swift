import Foundation

extension HeadlessSwitches {
  /// The edge of a bounce: read in each step, or once at its start.
  public enum BounceEdge: String, CaseIterable, Sendable {
    /// Each step uses the present edge.
    case readEachStep
    /// All steps use the edge at the lift.
    case readAtStart
  }

  /// The reaction of a list that is out of range before and after its inset is raised.
  public enum RaisedInset: String, CaseIterable, Sendable {
    /// The offset is clamped to the new edge in the call stack of the write.
    case clampsAtOnce
    /// The offset is clamped to the new edge in the next layout.
    case clampsAtNextLayout
    /// The offset stays.
    case neverClamps
  }

  /// The reaction of a deceleration or a bounce to a plain write of the offset.
  public enum PlainOffsetWrite: String, CaseIterable, Sendable {
    /// The motion continues from the new offset.
    case keepsMomentum
    /// The motion ends, and the delegate is notified.
    case endsMomentum
  }

  /// The notification of the delegate when `setContentOffset(_:animated: false)` stops a motion.
  public enum MomentumStop: String, CaseIterable, Sendable {
    /// With `scrollViewDidEndDecelerating`.
    case isTold
    /// Without it.
    case isSilent
  }

  /// The order of the notifications for an inset and the offset that it clamps.
  public enum ClampingInsetWrite: String, CaseIterable, Sendable {
    /// The setter of the inset clamps, so observers of the offset come first.
    case offsetFirst
    /// The clamp follows the setter.
    case insetFirst
  }

  /// The offset during `reloadData()`.
  public enum Reload: String, CaseIterable, Sendable {
    /// The offset stays.
    case keepsOffset
    /// The offset becomes 0 briefly and returns, in one call stack.
    case passesThroughZero
  }

  /// The time at which the content size of a table or a collection follows its data.
  public enum ContentSize: String, CaseIterable, Sendable {
    /// In the next layout.
    case atNextLayout
    /// In the call of `reloadData()`.
    case atOnce
    /// 0.3 s later, in an animation, as after batch updates.
    case after300Milliseconds
    /// In the next layout, in four steps (self-sizing rows).
    case inSteps
  }

  /// The safe area of a view without a window.
  public enum SafeAreaOffWindow: String, CaseIterable, Sendable {
    /// Zero.
    case zero
    /// The safe area in its last window.
    case kept
  }

  /// The offset of a list at its top, untouched and at rest, when its safe area changes.
  ///
  /// Before its first layout in a window a list follows its safe area in either case.
  public enum SafeAreaChange: String, CaseIterable, Sendable {
    /// The list stays at its top.
    case keepsTop
    /// The offset stays.
    case keepsOffset
  }

  /// The time of the layout after an inset write.
  public enum InsetWriteLayout: String, CaseIterable, Sendable {
    /// The layout runs at the end of the turn.
    case atEndOfTurn
    /// The layout runs inside the setter.
    case inSetter
  }

  /// The height of rows, which may depend on the insets (`.fractionalHeight(1)`).
  public enum RowHeight: String, CaseIterable, Sendable {
    /// Rows have a fixed height.
    case isFixed
    /// Rows follow the adjusted inset.
    case followsInset
  }

  /// The reaction of `setContentOffset(_:animated: true)` in progress to a plain write of the offset.
  public enum AnimatedScroll: String, CaseIterable, Sendable {
    /// The next frame overwrites the write.
    case goesOn
    /// The animation ends, and the delegate is notified.
    case ends
  }

  /// The report of an animated scroll by `isScrollAnimating`.
  public enum AnimatedScrollFlag: String, CaseIterable, Sendable {
    /// The flag is true during the scroll.
    case isReported
    /// There is no flag: before iOS 17.4.
    case isAbsent
  }

  /// The space of a refresh control that fires, which is added to the adjusted inset or to the bar.
  ///
  /// Notes on UIKit's disassembly agree on the time, and do not tell what the finger feels.
  public enum SystemSpace: String, CaseIterable, Sendable {
    /// It is added under the finger, before the event, and the content stays under the finger.
    case staysUnderFinger
    /// It is added under the finger, before the event; the next move of the finger is banded from the new edge.
    case movesContent
    /// It is added when the finger lifts.
    case atLift
  }

  /// The way back of a list that no finger holds when its refresh control ends.
  public enum SystemClosing: String, CaseIterable, Sendable {
    /// The space is given back at once, the offset stays, and an animated scroll brings the list to its edge.
    case scrolls
    /// The list is at its edge at once.
    case jumps
  }

  /// The height of the line of the buttons in a navigation bar.
  public enum BarHeight: String, CaseIterable, Sendable {
    /// That of a phone before iOS 26.
    case points44
    /// That of an iPad.
    case points50
    /// That of a phone since iOS 26.
    case points54

    /// The height, in points.
    public var points: CGFloat {
      switch self {
      case .points44: 44
      case .points50: 50
      case .points54: 54
      }
    }
  }

  /// The notification of subviews when their superview is deallocated.
  public enum Deallocation: String, CaseIterable, Sendable {
    /// Subviews are removed, and notified as by any other removal.
    case notifiesSubviews
    /// Subviews are released.
    case isSilent
  }
}
