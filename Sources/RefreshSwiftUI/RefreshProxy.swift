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
/// One header and one footer can share a proxy. A second header beside the first takes it over, and the log says so.
@MainActor
public final class RefreshProxy {
  /// The control that refreshes; `nil` before there is a list, and when the modifier has gone.
  ///
  /// ```swift
  /// Button("Stop") { refresh.header?.end(.cancelled) }
  /// ```
  public private(set) weak var header: RefreshControl?

  /// The control that loads more; `nil` before there is a list, and when the modifier has gone.
  ///
  /// ```swift
  /// Button("Load more") { refresh.footer?.begin() }
  /// ```
  public private(set) weak var footer: RefreshControl?

  private var pending: Bool?

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

  /// Takes a control; returns `false` if it had another one, which a user can see.
  func take(_ control: RefreshControl) -> Bool {
    let known = control.role == .refresh ? header : footer
    let isFree = known === control || known?.window == nil
    if control.role == .refresh { header = control } else { footer = control }
    if control.role == .refresh, let pending {
      self.pending = nil
      control.begin(reveals: pending)
    }
    return isFree
  }

  func leave(_ control: RefreshControl) {
    if header === control { header = nil }
    if footer === control { footer = nil }
  }
}
#endif
