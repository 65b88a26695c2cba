#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshTesting

@testable import RefreshCore

/// Records the controls of a list, and replays each pull and session from the rest before it.
@MainActor
final class RecordedSessions {
  private let list: UIScrollView

  /// The last recording of each axis that was replayed.
  private var replayed: [ObjectIdentifier: String] = [:]

  /// The number of recordings that were replayed.
  private(set) var count = 0

  init(of list: UIScrollView) { self.list = list }

  /// Returns what the recordings that are over since the last call, and at the end the present ones, differ in.
  func differences(atEnd: Bool = false) -> [String] {
    let controllers = [list.refresh.header, list.refresh.footer].compactMap { $0?.attachment }
    return controllers.compactMap { controller in
      let recording = atEnd ? controller.recorded.recorder?.recording : controller.recorded.recorder?.last
      guard let recording, recording != replayed.updateValue(recording, forKey: ObjectIdentifier(controller)) else {
        return nil
      }
      return difference(of: recording)
    }
  }

  private func difference(of recording: String) -> String? {
    count += 1
    do {
      let replay = try RefreshReplay(parsing: recording)
      guard let difference = replay.difference else { return nil }
      return "a recording differs in line \(difference)\n\(recording)"
    } catch {
      return "a recording is not read, line \(error)\n\(recording)"
    }
  }
}
#endif
