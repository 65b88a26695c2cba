import RefreshCore
import RefreshTesting
import Testing

func expectPull(
  _ finger: String, of settings: SideSettings = .init(), makes states: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(throws: Never.self, sourceLocation: sourceLocation) {
    let difference = try PullDiagram(finger: finger, of: settings).difference(from: states)
    #expect(difference == nil, "\n\(difference ?? "")", sourceLocation: sourceLocation)
  }
}
