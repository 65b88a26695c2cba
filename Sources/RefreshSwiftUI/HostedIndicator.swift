#if REFRESH_ADAPTER
/// Shows a view of SwiftUI as the indicator of a control.
///
/// Each update sets the root view: only this small tree is evaluated, never the app's list. The hosting controller has no parent,
/// because a child whose parent is not the controller around its view raises an exception when a control moves.
final class HostedIndicator: UIView, RefreshViewAnimator {
  typealias Content = @MainActor (RefreshUpdate) -> AnyView

  private(set) var setup: Setup
  private let host: UIHostingController<HostedRoot>
  private var update = RefreshUpdate()

  /// The view of the app, and its surroundings.
  struct Setup {
    let content: Content
    let height: Double?
    let showsOutcomes: Bool
    var environment: EnvironmentValues
  }

  init(_ setup: Setup) {
    self.setup = setup
    host = UIHostingController(rootView: HostedRoot(update: update, setup: setup))
    super.init(frame: .zero)
    host.view.backgroundColor = .clear
    if #available(iOS 16.4, macCatalyst 16.4, visionOS 1, *) { host.safeAreaRegions = [] }
    addSubview(host.view)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    if host.view.frame != bounds { host.view.frame = bounds }
  }

  func metrics(in surroundings: RefreshSurroundings) -> RefreshMetrics {
    let extent = setup.height ?? fittingExtent(surroundings)
    // A view without a height would be armed by the first point of a pull.
    let distance = extent > 0 ? RefreshMetrics.minimumTriggerRatio * extent : RefreshMetrics().triggerDistance
    return RefreshMetrics(heldExtent: extent, triggerDistance: distance, showsOutcomes: setup.showsOutcomes)
  }

  /// The length along the pull that the view asks for.
  private func fittingExtent(_ surroundings: RefreshSurroundings) -> Double {
    let room = CGFloat.greatestFiniteMagnitude
    let isVertical = surroundings.edge.isVertical
    let size = host.sizeThatFits(in: CGSize(width: isVertical ? surroundings.crossLength : room, height: room))
    return isVertical ? size.height : size.width
  }

  func refreshDidUpdate(_ update: RefreshUpdate) {
    self.update = update
    showRoot()
  }

  /// Takes a newer closure of the app and its environment.
  func use(_ setup: Setup) {
    self.setup = setup
    // At rest nothing is visible, and the next update brings it.
    if update.state != .idle { showRoot() }
  }

  private func showRoot() { host.rootView = HostedRoot(update: update, setup: setup) }
}

/// The root of the small tree: the app's view in the app's environment, without implicit animations.
struct HostedRoot: View {
  let update: RefreshUpdate
  let setup: HostedIndicator.Setup

  var body: some View {
    setup.content(update)
      .transaction { $0.animation = nil }
      .environment(\.self, setup.environment)
      .ignoresSafeArea()
  }
}
#endif
