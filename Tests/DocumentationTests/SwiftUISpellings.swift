#if REFRESH_ADAPTER
import RefreshSwiftUI

// The natural spellings of the refresh controls in SwiftUI: they have to compile without a warning, in both language modes.

/// The posts of an app.
@MainActor
final class PostFeed {
  struct Post: Identifiable {
    let id: Int
  }

  var posts = [Post(id: 1)]
  var hasMore = true

  @discardableResult
  func reload(_ progress: @MainActor (Double) -> Void = { _ in }) async throws -> Int {
    progress(1)
    return posts.count
  }

  func loadNext() async throws { hasMore = false }

  func loadNextPage() async throws -> Bool { hasMore }
}

struct PostRow: View {
  let post: PostFeed.Post

  init(_ post: PostFeed.Post) { self.post = post }

  var body: some View { Text("A post") }
}

/// A feed with a header and a footer.
struct FeedView: View {
  let feed: PostFeed

  var body: some View {
    List(feed.posts) { PostRow($0) }
      .refreshHeader(.gum) { try await feed.reload() }
      .refreshFooter(.spinner, hasMore: feed.hasMore) { try await feed.loadNext() }
  }
}

/// A feed that has had `.refreshable` before.
struct MigratedView: View {
  let feed: PostFeed

  var body: some View {
    List(feed.posts) { PostRow($0) }
      .refreshHeader(.gum)
      .refreshable { _ = try? await feed.reload() }
  }
}

/// The other spellings.
struct SpellingsView: View {
  let feed: PostFeed
  var brand = RefreshStyle()
  @State private var refresh = RefreshProxy()
  @State private var isLoading = false

  var body: some View {
    List(feed.posts) { PostRow($0) }
      .refreshHeader { try await feed.reload() }
      .refreshFooter { try await feed.loadNextPage() ? .more : .end }
    List(feed.posts) { PostRow($0) }
      .refreshHeader(.ring) { session in
        try await feed.reload { session.progress = $0 }
      }
    List(feed.posts) { PostRow($0) }
      .refreshHeader(.arrow) { session in
        let count = try await feed.reload { session.progress = $0 }
        return .success("\(count) new posts")
      }
    Form { Text("A form") }
      .refreshHeader(.gum, isRefreshing: $isLoading)
    ScrollView(.horizontal) { Text("A carousel") }
      .refreshHeader(.gum, edge: .leading, trigger: .whilePulling) {
        try await feed.reload()
      } configure: {
        $0.timeout = 30
        $0.history.store = .userDefaults(key: "feed")
      }
    ScrollView { LazyVStack { ForEach(feed.posts) { PostRow($0) } } }
      .refreshHeader(height: 60) { update in
        SunView(progress: update.progress)
      } action: { session in
        try await feed.reload { session.progress = $0 }
      }
      .refreshStyle(brand)
    MoreSpellings(feed: feed)
    List(feed.posts) { PostRow($0) }
      .refreshHeader(.gum, proxy: refresh) { try await feed.reload() }
      .accessibilityAction(named: Text("Refresh")) { refresh.begin() }
      .onRefresh { event in
        if case .ended(_, let outcome, _) = event { print(outcome) }
      }
    Button("Reload") { refresh.header?.begin() }
    RefreshIndicator(.gum, progress: 0.6)
    RefreshIndicator(.spinner, isActive: isLoading)
  }
}

/// Views as indicators, footers with a session, and the results of a pager.
struct MoreSpellings: View {
  let feed: PostFeed
  let pager = RefreshPager(first: 1) { page in RefreshPage([PostFeed.Post(id: page)], next: nil) }

  var body: some View {
    ScrollView { LazyVStack { ForEach(feed.posts) { PostRow($0) } } }
      .refreshHeader(height: 60) { update in
        SunView(progress: update.progress)
      } action: {
        try await feed.reload()
      }
      .refreshFooter(height: 44) { update in
        SunView(progress: update.progress)
      } action: { _ in
        try await feed.loadNextPage() ? .more : .end
      }
    List(feed.posts) { PostRow($0) }
      .refreshHeader(height: 60, showsOutcomes: true) { update in
        SunView(progress: update.progress)
      } action: { session in
        let count = try await feed.reload { session.progress = $0 }
        return .success("\(count) new posts")
      }
      .refreshFooter(height: 44, hasMore: feed.hasMore) { update in
        SunView(progress: update.progress)
      } action: { session in
        session.progress = 0.5
        try await feed.loadNext()
      }
    List(pager.items) { PostRow($0) }
      .refreshHeader(.arrow) { try await pager.reload() }
      .refreshFooter(.spinner) { try await pager.loadNext() }
    List(pager.items) { PostRow($0) }
      .refreshHeader {
        SunView(progress: $0.progress)
      } action: {
        try await pager.reload()
      }
      .refreshFooter(.ring) { session in
        session.progress = 0.5
        return try await pager.loadNext()
      }
    List(feed.posts) { PostRow($0) }
      .refreshFooter(.ring, hasMore: feed.hasMore) { session in
        session.progress = 0.5
        try await feed.loadNext()
      }
  }
}

struct SunView: View {
  let progress: Double

  var body: some View { Text("A sun") }
}
#endif
