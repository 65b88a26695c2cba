import RefreshSwiftUI

/// Pictures of an animator without a list: for previews, skeletons and the settings of an app.
struct PreviewsView: View {
  @State private var isActive = true

  var body: some View {
    List {
      Button("Run or stop") { isActive.toggle() }
      RefreshIndicator(.gum, progress: 0.3)
      RefreshIndicator(.gum, progress: 0.9)
      RefreshIndicator(.gum, isActive: isActive)
      RefreshIndicator(.ring, outcome: .success)
      RefreshIndicator(.ring, outcome: .failure)
    }
    .refreshHeader(.gum) { try await SampleFeed.wait(1) }
  }
}
