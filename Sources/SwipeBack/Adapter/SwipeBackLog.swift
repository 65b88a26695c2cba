#if REFRESH_ADAPTER
import RefreshCore

/// Says in debug builds why a swipe does not go back, each reason once.
@MainActor
final class SwipeBackLog {
  /// The receiver of the sentences; the system's log by default.
  static var sink: @MainActor (String) -> Void = { RefreshCore.writeToSystem($0) }

  private var said: Set<String> = []

  func say(_ refusal: SwipeBackRefusal) { write(refusal.sentence) }

  func sayUnusedTransition() {
    write(
      "swipeBack.transition is set, but the navigation delegate did not return it: the screen went back as the swipe began."
    )
  }

  private func write(_ sentence: String) {
    guard isDebugBuild, said.insert(sentence).inserted else { return }
    Self.sink("SwipeBack: \(sentence)")
  }
}

extension SwipeBackRefusal {
  /// The reason, and what can be done about it.
  fileprivate var sentence: String {
    switch self {
    case .disabled: "swipeBack.isEnabled is false for this screen or its stack, or the screen hides its back button."
    case .onlyScreen: "this is the first screen of its stack, so there is none to go back to."
    case .inTransition: "screens are changing, and a swipe begins only between two changes."
    case .notAllowed: "shouldPop returned false or isModalInPresentation is true, so the swipe resists and returns."
    case .yields(let obstacle): "the swipe belongs to \(obstacle.rawValue) under the finger."
    }
  }
}

#if DEBUG
private let isDebugBuild = true
#else
private let isDebugBuild = false
#endif
#endif
