import RefreshSwiftUI

/// A grid whose indicator is a view of the app: a row of stars that the pull lights.
struct GridView: View {
  @State private var count = 24

  var body: some View {
    ScrollView {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 100))]) {
        ForEach(Array(1...count), id: \.self) { number in Text("Picture \(number)") }
      }
    }
    .refreshHeader(height: 56) { update in
      Stars(lit: Int(5 * min(update.progress, 1)))
    } action: { _ in
      try await SampleFeed.wait(1)
      count += 3
    }
  }
}

/// Five stars.
struct Stars: View {
  let lit: Int

  var body: some View {
    Text("\(String(repeating: "★", count: lit))\(String(repeating: "☆", count: 5 - lit))")
  }
}
