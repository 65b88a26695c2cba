import Foundation
import TouchLog

/// The output of the demo for a swipe.
struct SwipeReport {
  private let title: String
  private let shots: [SwipeShot]
  private let files: FilmFiles

  init(_ name: String, _ scene: SwipeScene, _ rate: FrameRate, _ performance: SwipePerformance, _ files: FilmFiles) {
    title = "\(PrintableText.of(name)) at \(rate) Hz, over \(scene.sentence)"
    shots = performance.shots
    self.files = files
  }

  var text: String {
    """
    open       \(PrintableText.of(files.strip))

    \(title)
    states     \(states)
    screens    \(depths)

        time  finger x  finger y  progress  state      screens  effects
    \(shots.map(line).joined(separator: "\n"))

    """
  }

  private func line(_ shot: SwipeShot) -> String {
    let place = shot.finger.map { (Self.number($0.x, 10), Self.number($0.y, 10)) } ?? (Self.none, Self.none)
    let state = shot.state.rawValue.padding(toLength: 9, withPad: " ", startingAt: 0)
    let words = shot.haptics.isEmpty ? "" : "  " + shot.haptics.joined(separator: ", ")
    let numbers = Self.number(shot.time, 8) + place.0 + place.1 + Self.number(shot.progress, 10)
    return "\(numbers)  \(state)  \(String(format: "%7d", shot.depth))\(words)"
  }

  private static let none = String(repeating: " ", count: 9) + "-"

  private static func number(_ number: Double, _ width: Int) -> String { String(format: "%\(width).3f", number) }

  /// The states, with the time of each but the first.
  private var states: String { changes { "\($0.state)" } }

  /// The numbers of screens, with the time of each but the first.
  private var depths: String { changes { "\($0.depth)" } }

  private func changes(_ word: (SwipeShot) -> String) -> String {
    guard let first = shots.first else { return "" }
    var text = word(first)
    for (shot, next) in zip(shots, shots.dropFirst()) where word(next) != word(shot) {
      text += " → \(Fixed.two(next.time)) \(word(next))"
    }
    return text
  }
}
