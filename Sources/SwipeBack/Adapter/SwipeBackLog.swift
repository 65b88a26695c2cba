#if REFRESH_ADAPTER
import RefreshCore

/// Says why a swipe does not go back, each reason once.
@MainActor
struct SwipeBackLog {
  /// The receiver of the sentences; the system's log by default.
  static var sink: @MainActor (String) -> Void = { RefreshCore.writeToSystem($0) }

  static let unusedTransition =
    "swipeBack.transition is set, but the navigation delegate did not return it: the screen went back as the swipe began."

  private var said: Set<String> = []

  mutating func say(_ sentence: String) {
    if said.insert(sentence).inserted { Self.sink("SwipeBack: \(sentence)") }
  }
}
#endif
