#if REFRESH_ADAPTER
/// The pull at which the system fires, as far as it is known.
///
/// Public notes on UIKit's disassembly give it in heights of the list. It is the same in every list, so what one pull shows counts
/// for all.
@MainActor
final class SystemDistance {
  /// The distance of this process.
  static let shared = SystemDistance()

  /// The fraction of the height of a list: 112.5 points of 568, from the notes, until a pull has shown another.
  private var ratio = 112.5 / 568

  /// The least distance, in points: 112.5 times 0.655, from the notes.
  private static let least = 112.5 * 0.655

  /// Returns the distance in a list of a height, in points: at most half of it.
  func points(inHeight height: Double) -> Double { min(max(ratio * height, Self.least), (height / 2).rounded()) }

  /// Learns from a pull that has fired in a list of a height.
  ///
  /// One move of a finger may pass the distance by some points. The known one therefore stays unless it is refuted: by a pull that
  /// fired before it, or by one that was drawn past it and had not fired.
  func learn(from pull: Double, drawn: Double, inHeight height: Double) {
    let known = points(inHeight: height)
    let isEarly = pull < known - Self.slack
    // In a short list the distance is the least one, which says nothing about the fraction.
    let isLate = min(pull, drawn) > known + Self.slack && ratio * height > Self.least
    guard isEarly || isLate, known < (height / 2).rounded() else { return }
    ratio = pull / height
  }

  /// The difference that counts, in points: offsets are rounded to pixels.
  private static let slack = 1.0
}
#endif
