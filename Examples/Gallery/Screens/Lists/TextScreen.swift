import RefreshAnimators

/// A text that is read and refreshed: a text view is a scroll view too.
final class TextScreen: UIViewController {
  private let feed = SampleFeed()

  override func loadView() {
    let text = UITextView(frame: .zero)
    text.isEditable = false
    text.alwaysBounceVertical = true
    text.font = .preferredFont(forTextStyle: .body)
    text.text = feed.posts.joined(separator: ". ")
    view = text

    let header = text.refresh.addHeader(animator: .arrow(showsLastUpdate: false)) { [feed, weak text] in
      let count = try await feed.reload()
      text?.text = feed.posts.joined(separator: ". ")
      return .success(count == 1 ? "A new edition" : "No news")
    }
    // A short text would refresh whenever the keyboard moves it.
    header.pull.startsOnlyAtEdge = true
  }
}
