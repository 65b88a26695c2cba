// An app that imports this module uses the animators and the control as well.
@_exported import RefreshAnimators

#if REFRESH_ADAPTER
// Exported, so that no other file needs four lines to import it.
#if canImport(SwiftUI)
@_exported import SwiftUI
#elseif canImport(HeadlessSwiftUI)
@_exported import HeadlessSwiftUI
#endif

/// The description of a control in a body of the app.
struct RefreshSetup {
  /// The source of the drawing.
  enum Look {
    case animator(any RefreshAnimator)
    case hosted(HostedIndicator.Face)

    static func view<Shown: View>(
      _ height: Double?, _ showsOutcomes: Bool, _ content: @escaping @MainActor (RefreshUpdate) -> Shown
    ) -> Self { .hosted(.init(height: height, showsOutcomes: showsOutcomes) { AnyView(content($0)) }) }
  }

  let look: Look
  let role: RefreshRole
  let edge: RefreshEdge
  let trigger: RefreshTrigger?
  var action: ActionOwner.Action?
  var hasMore: Bool?
  var isStateDriven = false
  let proxy: RefreshProxy?
  let configure: (@MainActor (RefreshControl) -> Void)?

  /// The animator, also where a view takes its place.
  var animator: any RefreshAnimator {
    if case .animator(let animator) = look { animator } else { AutomaticAnimator.automatic }
  }
}

/// Adds a control to the scroll view of a view: two markers around it, and an object that keeps the control.
///
/// The content is an opaque placeholder, so that nothing of the app is evaluated again by this modifier.
struct RefreshModifier: ViewModifier {
  let setup: RefreshSetup
  var isRefreshing = Binding.constant(false)
  @State private var link = RefreshLink()

  func body(content: Content) -> some View {
    WithoutRefreshable(content: content, isCleared: setup.role == .refresh)
      .background { Marker(link: link, given: nil).frame(width: 0, height: 0).accessibilityHidden(true) }
      .overlay {
        FrontMarker(link: link, setup: setup, isRefreshing: isRefreshing)
          .frame(width: 0, height: 0).allowsHitTesting(false).accessibilityHidden(true)
      }
  }
}

/// Clears the action of `.refreshable` for a view: its `UIRefreshControl` would take the pull of a header.
private struct WithoutRefreshable<Content: View>: View {
  let content: Content
  let isCleared: Bool

  // Neither condition changes for a modifier. The setter of the value is not public, and its key path has it nevertheless.
  var body: some View {
    if isCleared, let path = \EnvironmentValues.refresh as? WritableKeyPath<EnvironmentValues, RefreshAction?> {
      content.environment(path, nil)
    } else {
      content
    }
  }
}

/// Brings the present environment and the state of the app to the marker in front.
private struct FrontMarker: View {
  let link: RefreshLink
  let setup: RefreshSetup
  @Binding var isRefreshing: Bool
  // Live in this overload only: what a marker hands on of its own context is not.
  @Environment(\.self) var environment

  var body: some View {
    // Reading it causes an update when it changes.
    let _ = isRefreshing
    Marker(link: link, given: .init(setup: setup, environment: environment, binding: $isRefreshing))
  }
}
#endif
