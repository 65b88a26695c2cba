import RefreshAnimators
import RefreshSwiftUI

/// A screen of the gallery.
@MainActor
struct GalleryScreen {
  let title: String
  let subtitle: String

  /// Other words that a user may look for, beside the title and the subtitle.
  let keywords: [String]

  /// `true` if the screen is presented over the gallery, because it is a sheet or has a stack of its own.
  var isPresented = false

  let make: @MainActor () -> UIViewController

  /// Returns `true` if words of a search are about the screen.
  func answers(to words: String) -> Bool {
    let text = ([title, subtitle] + keywords).joined(separator: " ").lowercased()
    return words.lowercased().split(separator: " ").allSatisfy { text.contains($0) }
  }
}

/// The list of all screens.
@MainActor
enum Gallery {
  static let sections: [(title: String, screens: [GalleryScreen])] = [
    ("Lists", lists), ("Containers", containers), ("Your own", own), ("SwiftUI", swiftUI), ("Animators", animators),
    ("The originals, retold", originals),
  ]

  static var screens: [GalleryScreen] { sections.flatMap(\.screens) }

  private static let lists = [
    GalleryScreen(
      title: "Feed", subtitle: "A header, a footer, and a pager", keywords: ["cursor", "pages", "load more"]
    ) { FeedScreen() },
    GalleryScreen(
      title: "Failure and retry", subtitle: "An error says why; a tap tries again", keywords: ["network", "offline"]
    ) { FailureScreen() },
    GalleryScreen(
      title: "Offline", subtitle: "A saved list, and how old it is", keywords: ["cache", "restore", "placeholder"]
    ) { OfflineScreen() },
    GalleryScreen(
      title: "Chat", subtitle: "Older messages above the first one", keywords: ["footer at the top", "keeps its place"]
    ) { ChatScreen() },
    GalleryScreen(
      title: "Carousel", subtitle: "Leading and trailing edges",
      keywords: ["horizontal", "right to left", "collection"]
    ) { CarouselScreen() },
    GalleryScreen(
      title: "Compositional layout", subtitle: "A collection view as a list", keywords: ["progress", "ring"]
    ) { CompositionalScreen() },
    GalleryScreen(
      title: "Sections", subtitle: "Titles that stay, and a callback",
      keywords: ["table", "pinned", "completion", "onBegin"]
    ) { TableScreen() },
    GalleryScreen(
      title: "Text", subtitle: "A text view, pulled at its edge only", keywords: ["article", "startsOnlyAtEdge"]
    ) { TextScreen() },
  ]

  private static let containers = [
    GalleryScreen(
      title: "Large title", subtitle: "The system owns this pull", keywords: ["navigation bar", "backing"]
    ) { LargeTitleScreen() },
    GalleryScreen(
      title: "Search bar", subtitle: "A bar that hides while the list scrolls", keywords: ["filter", "shouldBegin"]
    ) { SearchBarScreen() },
    GalleryScreen(
      title: "Sheet", subtitle: "Two heights, and a pull that stays", keywords: ["detents", "modal"], isPresented: true
    ) { SheetScreen() },
    GalleryScreen(
      title: "Tab bar", subtitle: "A footer above the bar", keywords: ["tap", "load more"]
    ) { TabBarScreen() },
  ]

  private static let own = [
    GalleryScreen(
      title: "Own animator", subtitle: "A struct with one method", keywords: ["draw", "custom"]
    ) { OwnAnimatorScreen() },
    GalleryScreen(
      title: "Own view", subtitle: "A view that follows the pull", keywords: ["custom", "UIView", "sun"]
    ) { OwnViewScreen() },
    GalleryScreen(
      title: "Design system", subtitle: "Colours, fonts and words in one place", keywords: ["style", "brand", "texts"]
    ) { DesignSystemScreen() },
    GalleryScreen(
      title: "Automatic refresh", subtitle: "When the list is too old", keywords: ["stale", "history", "foreground"]
    ) { AutomaticScreen() },
    GalleryScreen(
      title: "Events", subtitle: "Every session of the app", keywords: ["analytics", "log", "outcome"]
    ) { EventsScreen() },
    GalleryScreen(
      title: "Settings", subtitle: "Every knob, live", keywords: ["trigger", "placement", "timeout", "tint"]
    ) { SettingsScreen() },
    GalleryScreen(
      title: "The machine at work", subtitle: "State, pull and inset over time",
      keywords: ["recording", "report", "plot"]
    ) { MachineScreen() },
  ]

  private static let swiftUI = [
    GalleryScreen(
      title: "SwiftUI feed", subtitle: "Two modifiers", keywords: ["list", "refreshable"]
    ) { UIHostingController(rootView: FeedView()) },
    GalleryScreen(
      title: "SwiftUI grid", subtitle: "A view as the indicator", keywords: ["stars", "custom"]
    ) { UIHostingController(rootView: GridView()) },
    GalleryScreen(
      title: "SwiftUI previews", subtitle: "Pictures of an animator", keywords: ["indicator", "skeleton"]
    ) { UIHostingController(rootView: PreviewsView()) },
  ]

  private static let animators = AnimatorScreen.lines.map { line in
    GalleryScreen(title: line.code, subtitle: line.summary, keywords: ["animator"]) { AnimatorScreen(line.add) }
  }

  private static let originals = [
    GalleryScreen(
      title: "ISRefreshControl", subtitle: "The gum of 2012, as a drop-in",
      keywords: ["UIRefreshControl", "valueChanged"]
    ) { DropInScreen() },
    GalleryScreen(
      title: "SBPullToRefreshHeaderView", subtitle: "An arrow that becomes a reload symbol",
      keywords: ["Twitter for Mac"]
    ) { ReloadHeaderScreen() },
    GalleryScreen(
      title: "Label above the table", subtitle: "Purple, and red at 100 points",
      keywords: ["2011", "hidden", "onUpdate"]
    ) { LabelScreen() },
    GalleryScreen(
      title: "HLRefresh", subtitle: "States as words, at both ends", keywords: ["text", "load more", "contentInset"]
    ) { TextStatesScreen() },
    GalleryScreen(
      title: "ISBackGesture", subtitle: "A swipe that goes back, and its gauge", keywords: ["SwipeBack", "pop"],
      isPresented: true
    ) { SwipeBackScreen.makeStack() },
  ]
}
