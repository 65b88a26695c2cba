#if REFRESH_ADAPTER
/// The handle by which an app reaches the controls of a list in SwiftUI.
///
/// ```swift
/// @State private var refresh = RefreshProxy()
///
/// List(feed.posts) { PostRow($0) }
///   .refreshHeader(.gum, proxy: refresh) { try await feed.reload() }
///   .accessibilityAction(named: Text("Refresh")) { refresh.begin() }
/// ```
///
/// One header and one footer can share a proxy. Of several headers, such as those of two tabs, it has the newest that is in a
/// window, or the newest; so give two that are visible at once a proxy each.
@MainActor
public final class RefreshProxy {
  /// The control that refreshes; `nil` before there is a list, and when the modifier has gone.
  ///
  /// ```swift
  /// Button("Stop") { refresh.header?.end(.cancelled) }
  /// ```
  public var header: RefreshControl? { newest(.refresh) }

  /// The control that loads more; `nil` before there is a list, and when the modifier has gone.
  ///
  /// ```swift
  /// Button("Load more") { refresh.footer?.begin() }
  /// ```
  public var footer: RefreshControl? { newest(.loadMore) }

  private var pending: Bool?

  /// The controls that have taken the handle, the newest last: with the end of a pushed screen, it is that of the one below.
  private var controls: [@MainActor () -> RefreshControl?] = []

  /// Creates a handle of no list.
  public nonisolated init() {}

  /// Begins a refresh; without a list, as soon as there is one.
  ///
  /// Calls before that count as one.
  ///
  /// ```swift
  /// .task { refresh.begin(reveals: false) }
  /// ```
  ///
  /// - Parameter reveals: `true` to scroll the list to the header, from any position. `true` by default.
  /// - Returns: The result: started, joined, queued or refused.
  @discardableResult
  public func begin(reveals: Bool = true) -> RefreshRequestResult {
    if let header { return header.begin(reveals: reveals) }
    pending = reveals
    return .queued
  }

  /// Ends the refresh with an outcome, or takes back one that waits for a list.
  ///
  /// ```swift
  /// refresh.end(.failure)
  /// ```
  public func end(_ outcome: RefreshOutcome = .success) {
    pending = nil
    header?.end(outcome)
  }

  /// Takes a control.
  func take(_ control: RefreshControl) {
    leave(control)
    controls.append { [weak control] in control }
    if control.role == .refresh, let pending {
      self.pending = nil
      control.begin(reveals: pending)
    }
  }

  /// Returns `true` if the handle is that of another control, which no user can see, or of none.
  func misses(_ mine: RefreshControl) -> Bool { newest(mine.role).map { $0 !== mine && $0.window == nil } ?? true }

  func leave(_ control: RefreshControl) { controls.removeAll { $0() == nil || $0() === control } }

  /// The newest control that a user can see or, without one, the newest.
  private func newest(_ role: RefreshRole) -> RefreshControl? {
    let known = controls.compactMap { $0() }.filter { $0.role == role }
    return known.last { $0.window != nil } ?? known.last
  }
}
#endif
