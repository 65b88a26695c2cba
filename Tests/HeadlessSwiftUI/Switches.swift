import Foundation

/// A setting for each uncertain fact about SwiftUI.
public struct HeadlessSwiftUISwitches: Hashable, Sendable, CustomStringConvertible {
  /// The class behind a list.
  public enum ListClass: String, CaseIterable, Sendable {
    /// A collection view, since iOS 16.
    case collectionView
    /// A table view, in iOS 15.
    case tableView
  }

  /// The order in which the new views of a container are inserted.
  public enum Insertion: String, CaseIterable, Sendable {
    /// From back to front.
    case inOrder
    /// Lists before represented views.
    case containersFirst
    /// Represented views before lists.
    case containersLast
  }

  /// The removal of a view that is replaced.
  public enum Dismantling: String, CaseIterable, Sendable {
    /// After the new view was made.
    case afterMake
    /// Before.
    case beforeMake
  }

  /// The call of `didMoveToWindow` in represented views.
  public enum WindowCalls: String, CaseIterable, Sendable {
    /// It is called.
    case areMade
    /// It is not.
    case areMissing
  }

  /// A container around a list alone, as an effect makes one.
  public enum Effect: String, CaseIterable, Sendable {
    /// None.
    case none
    /// One.
    case aroundList
  }

  /// The content inset of a list at an update.
  public enum ContentInset: String, CaseIterable, Sendable {
    /// Left alone.
    case untouched
    /// Written anew.
    case rewrittenOnUpdate
  }

  /// The views that an app has added to a list, at an update.
  public enum AddedSubviews: String, CaseIterable, Sendable {
    /// Left alone.
    case areKept
    /// Removed.
    case areRemoved
  }

  /// The refresh control that an app has given to a list, at an update.
  public enum AddedRefreshControl: String, CaseIterable, Sendable {
    /// Left alone.
    case isKept
    /// Removed.
    case isRemoved
  }

  /// The action of `refreshable` after a write of `nil` into the environment.
  public enum ClearedRefresh: String, CaseIterable, Sendable {
    /// It is gone.
    case isCleared
    /// It stays.
    case isKept
  }

  /// The time at which rows follow the state.
  public enum Rows: String, CaseIterable, Sendable {
    /// With the update.
    case withUpdate
    /// A turn later.
    case oneTurnLater
    /// Two turns later.
    case twoTurnsLater
  }

  /// The updates of a represented view by its environment.
  public enum EnvironmentUpdates: String, CaseIterable, Sendable {
    /// Those for a value that was read.
    case ofReadKeys
    /// At each change.
    case always
  }

  /// The call of `onAppear` in a hosting controller without a parent.
  public enum UnparentedAppearance: String, CaseIterable, Sendable {
    /// It is called.
    case isTold
    /// It is not.
    case isSilent
  }

  /// The class behind a list.
  public var listClass = ListClass.collectionView

  /// The order in which the new views of a container are inserted.
  public var insertion = Insertion.inOrder

  /// The removal of a view that is replaced.
  public var dismantling = Dismantling.afterMake

  /// The call of `didMoveToWindow` in represented views.
  public var windowCalls = WindowCalls.areMade

  /// A container around a list alone.
  public var effect = Effect.none

  /// The content inset of a list at an update.
  public var contentInset = ContentInset.untouched

  /// The views that an app has added to a list, at an update; no modifier works without them, so that no pair has the other.
  public var addedSubviews = AddedSubviews.areKept

  /// The refresh control that an app has given to a list, at an update; as above.
  public var addedRefreshControl = AddedRefreshControl.isKept

  /// The action of `refreshable` after a write of `nil` into the environment; as above.
  public var clearedRefresh = ClearedRefresh.isCleared

  /// The time at which rows follow the state.
  public var rows = Rows.withUpdate

  /// The updates of a represented view by its environment.
  public var environmentUpdates = EnvironmentUpdates.ofReadKeys

  /// The call of `onAppear` in a hosting controller without a parent.
  public var unparentedAppearance = UnparentedAppearance.isTold

  /// Creates the most likely behaviour.
  public init() {}

  /// The settings of the running task.
  @TaskLocal public static var current = HeadlessSwiftUISwitches()

  private static func setter<Setting: CaseIterable & Sendable>(
    _ place: WritableKeyPath<Self, Setting> & Sendable
  ) -> [@Sendable (inout Self) -> Void] {
    Setting.allCases.map { setting in { $0[keyPath: place] = setting } }
  }

  /// Returns settings that contain every pair of settings of two switches; the first are the defaults.
  public static func allPairs() -> [Self] {
    let switches = [
      setter(\.listClass), setter(\.insertion), setter(\.dismantling), setter(\.windowCalls), setter(\.effect),
      setter(\.contentInset), setter(\.rows), setter(\.environmentUpdates), setter(\.unparentedAppearance),
    ]
    let array = CoveringArray(sizes: switches.map(\.count), strength: 2, first: switches.map { _ in 0 })
    return array.rows.map { row in zip(switches, row).reduce(into: Self()) { $1.0[$1.1](&$0) } }
  }

  /// The settings that differ from the default.
  public var description: String {
    let parts = zip(Mirror(reflecting: self).children, Mirror(reflecting: Self()).children)
      .compactMap { "\($0.value)" == "\($1.value)" ? nil : "\($0.label ?? ""): \($0.value)" }
    return parts.isEmpty ? "defaults" : parts.joined(separator: ", ")
  }
}
