import RefreshSwiftUI

/// A feed in SwiftUI: the list is the state, and a redraw never cancels the work.
struct FeedView: View {
  struct Post: Identifiable {
    let id: String
  }

  @State private var posts = SampleFeed.page(1).map(Post.init)
  @State private var pageCount = 1

  var body: some View {
    List(posts) { post in Text("\(post.id)") }
      .refreshHeader(.gum) {
        posts = try await SampleFeed.request(page: 1).map(Post.init)
        pageCount = 1
      }
      .refreshFooter(.spinner, hasMore: pageCount < 4) {
        posts += try await SampleFeed.request(page: pageCount + 1).map(Post.init)
        pageCount += 1
      }
  }
}
