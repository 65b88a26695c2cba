import RefreshCore
import RefreshTesting
import Testing

typealias DiagramSettings = SideSettings

/// Runs a diagram of one control.
func expect(
  finger: String, states: String, of settings: DiagramSettings = DiagramSettings(), at side: AxisSide = .near,
  in scroll: ScrollMetrics = ScrollMetrics(), action: RefreshSimulation.Action = .hangs, step: Double = 0.1,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(throws: Never.self, sourceLocation: sourceLocation) {
    let diagram = try PullDiagram(finger: finger, of: settings, at: side, in: scroll, action: action, step: step)
    let difference = diagram.difference(from: states)
    #expect(difference == nil, "\n\(difference ?? "")", sourceLocation: sourceLocation)
    expectRest(after: diagram, sourceLocation: sourceLocation)
  }
}

/// Runs a diagram of a control that refreshes and one that loads more.
func expect(
  finger: String, header: String, footer: String,
  of settings: (header: DiagramSettings, footer: DiagramSettings) = (DiagramSettings(), .load()),
  in scroll: ScrollMetrics = ScrollMetrics(), action: RefreshSimulation.Action = .hangs, step: Double = 0.1,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(throws: Never.self, sourceLocation: sourceLocation) {
    let diagram = try PullDiagram(
      finger: finger, header: settings.header, footer: settings.footer, in: scroll, action: action, step: step)
    let difference = diagram.difference(header: header, footer: footer)
    #expect(difference == nil, "\n\(difference ?? "")", sourceLocation: sourceLocation)
    expectRest(after: diagram, sourceLocation: sourceLocation)
  }
}

/// Expects that nothing was done that must never be done to a scroll view, and that a list without a finger and a session
/// comes to rest.
private func expectRest(after diagram: PullDiagram, sourceLocation: SourceLocation) {
  var simulation = diagram.simulation
  let isRefreshing = [simulation.near, simulation.far].contains { $0.state == .refreshing }
  if simulation.list.finger == nil && !isRefreshing {
    let isQuiet = simulation.advanceUntilQuiet()
    #expect(isQuiet, "state \(simulation.state), wake \(simulation.wake)", sourceLocation: sourceLocation)
  }
  #expect(simulation.violations.isEmpty, "\(simulation.violations)", sourceLocation: sourceLocation)
}

extension DiagramSettings {
  static func load(_ trigger: RefreshTrigger = .onRelease, _ options: LoadMoreOptions = .init()) -> DiagramSettings {
    DiagramSettings(role: .loadMore, trigger: trigger, loadMore: options)
  }
}

extension ScrollMetrics {
  static let emptyList = ScrollMetrics(contentLength: 0)

  /// A list that does not fill its 852 points.
  static let shortList = ScrollMetrics(contentLength: 300)

  /// A list of 4,000 points, scrolled to its end.
  static let atItsEnd = ScrollMetrics(offset: 3148)
}
