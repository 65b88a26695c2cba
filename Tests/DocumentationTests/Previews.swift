#if REFRESH_ADAPTER
import RefreshSwiftUI

// Previews to copy into an app: of each animator, and of a whole list. The previews of a list show pictures of a control, so that
// they stand still in a moment that an app passes in a second.

/// An animator when it is pulled and armed, refreshes, and has ended.
struct AnimatorMoments<Animator: RefreshAnimator>: View {
  let animator: Animator

  init(_ animator: Animator) { self.animator = animator }

  var body: some View {
    VStack {
      RefreshIndicator(animator, progress: 0.6)
      RefreshIndicator(animator)
      RefreshIndicator(animator, isActive: true)
      RefreshIndicator(animator, outcome: .success)
      RefreshIndicator(animator, outcome: .failure)
    }
  }
}

struct GumPreviews: PreviewProvider {
  static var previews: some View { AnimatorMoments(.gum) }
}

struct ArrowPreviews: PreviewProvider {
  static var previews: some View {
    AnimatorMoments(.arrow).previewDisplayName("Arrow")
    AnimatorMoments(.arrow(armedSymbol: .reload)).previewDisplayName("Reload")
  }
}

struct SpinnerPreviews: PreviewProvider {
  static var previews: some View {
    AnimatorMoments(.spinner).previewDisplayName("Spinner")
    AnimatorMoments(.spinner(showsOutcomes: true)).previewDisplayName("With outcomes")
  }
}

struct DotsPreviews: PreviewProvider {
  static var previews: some View { AnimatorMoments(.dots) }
}

struct MaterialPreviews: PreviewProvider {
  static var previews: some View { AnimatorMoments(.material) }
}

struct RingPreviews: PreviewProvider {
  static var previews: some View { AnimatorMoments(.ring) }
}

struct SymbolPreviews: PreviewProvider {
  static var previews: some View { AnimatorMoments(.symbol("sun.max")) }
}

/// A list in a moment of its refresh.
struct FeedMoment: View {
  let picture: RefreshIndicator
  var posts = (1...20).map(PostFeed.Post.init)

  var body: some View {
    VStack {
      picture
      List(posts) { PostRow($0) }
    }
  }
}

struct FeedPreviews: PreviewProvider {
  static var previews: some View {
    FeedMoment(picture: RefreshIndicator(.gum, progress: 0.6)).previewDisplayName("Pulled")
    FeedMoment(picture: RefreshIndicator(.gum, isActive: true)).previewDisplayName("Refreshing")
    FeedMoment(picture: RefreshIndicator(.gum, outcome: .success)).previewDisplayName("Refreshed")
    FeedMoment(picture: RefreshIndicator(.gum, outcome: .failure)).previewDisplayName("Failed")
  }
}

/// The control itself, in a session that does not end.
struct RefreshingFeedPreviews: PreviewProvider {
  static var previews: some View {
    List((1...20).map(PostFeed.Post.init)) { PostRow($0) }
      .refreshHeader(.gum, isRefreshing: .constant(true))
  }
}
#endif
