import Foundation

/// A setting for each uncertain fact about SwiftUI.
public struct HeadlessSwiftUISwitches: Hashable, Sendable, CustomStringConvertible {
  /// The class behind a list.
  ///
  /// - `collectionView`: A collection view, since iOS 16.
  /// - `tableView`: A table view, in iOS 15.
  public enum ListClass: String, CaseIterable, Sendable { case collectionView, tableView }

  /// The order in which the new views of a container are inserted.
  ///
  /// - `inOrder`: From back to front.
  /// - `containersFirst`: Lists before represented views.
  /// - `containersLast`: Represented views before lists.
  public enum Insertion: String, CaseIterable, Sendable { case inOrder, containersFirst, containersLast }

  /// The removal of a view that is replaced.
  ///
  /// - `afterMake`: After the new view was made.
  /// - `beforeMake`: Before.
  public enum Dismantling: String, CaseIterable, Sendable { case afterMake, beforeMake }

  /// The call of `didMoveToWindow` in represented views.
  ///
  /// - `areMade`: It is called.
  /// - `areMissing`: It is not.
  public enum WindowCalls: String, CaseIterable, Sendable { case areMade, areMissing }

  /// A container around a list alone, as an effect makes one.
  ///
  /// - `none`: None.
  /// - `aroundList`: One.
  public enum Effect: String, CaseIterable, Sendable { case none, aroundList }

  /// The content inset of a list at an update.
  ///
  /// - `untouched`: Left alone.
  /// - `rewrittenOnUpdate`: Written anew.
  public enum ContentInset: String, CaseIterable, Sendable { case untouched, rewrittenOnUpdate }

  /// The views that an app has added to a list, at an update.
  ///
  /// - `areKept`: Left alone.
  /// - `areRemoved`: Removed.
  public enum AddedSubviews: String, CaseIterable, Sendable { case areKept, areRemoved }

  /// The refresh control that an app has given to a list, at an update.
  ///
  /// - `isKept`: Left alone.
  /// - `isRemoved`: Removed.
  public enum AddedRefreshControl: String, CaseIterable, Sendable { case isKept, isRemoved }

  /// The action of `refreshable` after a write of `nil` into the environment.
  ///
  /// - `isCleared`: It is gone.
  /// - `isKept`: It stays.
  public enum ClearedRefresh: String, CaseIterable, Sendable { case isCleared, isKept }

  /// The time at which rows follow the state.
  ///
  /// - `withUpdate`: With the update.
  /// - `oneTurnLater`: A turn later.
  /// - `twoTurnsLater`: Two turns later.
  public enum Rows: String, CaseIterable, Sendable { case withUpdate, oneTurnLater, twoTurnsLater }

  /// The updates of a represented view by its environment.
  ///
  /// - `ofReadKeys`: Those for a value that was read.
  /// - `always`: At each change.
  public enum EnvironmentUpdates: String, CaseIterable, Sendable { case ofReadKeys, always }

  /// The call of `onAppear` in a hosting controller without a parent.
  ///
  /// - `isTold`: It is called.
  /// - `isSilent`: It is not.
  public enum UnparentedAppearance: String, CaseIterable, Sendable { case isTold, isSilent }

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
