#if REFRESH_ADAPTER
/// Shows a view of SwiftUI as the indicator of a control.
///
/// Each update sets the root view: only this small tree is evaluated, never the app's list. The hosting controller has no parent,
/// because a child whose parent is not the controller around its view raises an exception when a control moves.
final class HostedIndicator: UIView, RefreshViewAnimator {
  /// The view of the app.
  struct Face {
    let height: Double?
    let showsOutcomes: Bool
    let content: @MainActor (RefreshUpdate) -> AnyView
  }

  private var face: Face
  private var environment: EnvironmentValues
  private var update: RefreshUpdate { didSet { showRoot() } }
  private let host: UIHostingController<HostedRoot>

  init(_ face: Face, _ environment: EnvironmentValues, _ edge: RefreshEdge) {
    let update = RefreshUpdate(surroundings: RefreshSurroundings(edge: edge))
    (self.face, self.environment, self.update) = (face, environment, update)
    host = UIHostingController(rootView: HostedRoot(update: update, face: face, environment: environment))
    super.init(frame: .zero)
    host.view.backgroundColor = .clear
    host.view.frame = bounds
    host.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if #available(iOS 16.4, macCatalyst 16.4, visionOS 1, *) { host.safeAreaRegions = [] }
    addSubview(host.view)
  }

  required init?(coder: NSCoder) { nil }

  func metrics(in surroundings: RefreshSurroundings) -> RefreshMetrics {
    let extent = face.height ?? fittingExtent(surroundings)
    // A view without a height would be armed by the first point of a pull.
    let distance = extent > 0 ? RefreshMetrics.minimumTriggerRatio * extent : RefreshMetrics().triggerDistance
    return RefreshMetrics(heldExtent: extent, triggerDistance: distance, showsOutcomes: face.showsOutcomes)
  }

  /// The ideal length of the view along the pull, which the root fixes, whatever is proposed.
  private func fittingExtent(_ surroundings: RefreshSurroundings) -> Double {
    // At rest, no update tells of them.
    if update.surroundings != surroundings { update.surroundings = surroundings }
    let across = CGFloat(surroundings.crossLength)
    let size = host.sizeThatFits(in: CGSize(width: across, height: across))
    return surroundings.edge.isVertical ? size.height : size.width
  }

  func refreshDidUpdate(_ update: RefreshUpdate) { self.update = update }

  /// Takes a newer closure of the app and its environment; returns `true` if the metrics may be others.
  func use(_ face: Face, _ environment: EnvironmentValues) -> Bool {
    let isOther = self.face.height != face.height || self.face.showsOutcomes != face.showsOutcomes
    (self.face, self.environment) = (face, environment)
    // At rest only a row that stays is visible; for all else but a measure, the next update brings it.
    if face.height == nil || update.state != .idle || update.stays { showRoot() }
    return isOther || face.height == nil
  }

  private func showRoot() { host.rootView = HostedRoot(update: update, face: face, environment: environment) }
}

/// The root of the small tree: the app's view in the app's environment, without implicit animations.
struct HostedRoot: View {
  let update: RefreshUpdate
  let face: HostedIndicator.Face
  let environment: EnvironmentValues

  var body: some View {
    let (isIdeal, isVertical) = (face.height == nil, update.edge.isVertical)
    face.content(update)
      .fixedSize(horizontal: isIdeal && !isVertical, vertical: isIdeal && isVertical)
      .transaction { $0.animation = nil }
      .environment(\.self, environment)
      .ignoresSafeArea()
  }
}
#endif
