#if canImport(HeadlessUIKit)
extension Act {
  /// The same act with a number that is easier to read, plainest first; none if it is plain.
  var plainer: [Act] {
    switch self {
    case .pull(let distance): Self.rounder(distance, 110).map { .pull(to: $0) }
    case .pullEnd(let distance): Self.rounder(distance, 110).map { .pullEnd(to: $0) }
    case .flick(let travel): Self.rounder(travel, travel < 0 ? -300 : 300).map { .flick(by: $0) }
    case .hold(let time): Self.rounder(time, 0.1).map { .hold(for: $0) }
    case .wait(let time): Self.rounder(time, 0.1).map { .wait(for: $0) }
    case .setInset(let side, let length): Self.rounder(length, 20).map { .setInset(side, to: $0) }
    case .tellInset(let side, let length): Self.rounder(length, 20).map { .tellInset(side, to: $0) }
    case .grow(let length): Self.rounder(length, 1000).map { .grow(by: $0) }
    case .setLength(let length): Self.rounder(length, 0).map { .setLength($0) }
    case .scroll(let offset): Self.rounder(offset, 0).map { .scroll(to: $0) }
    case .leaveWindow(let time): Self.rounder(time, 0.1).map { .leaveWindow(for: $0) }
    case .background(let time): Self.rounder(time, 0.1).map { .background(for: $0) }
    default: []
    }
  }

  /// The usual number, and this one with ever fewer digits cut off, as long as they differ from it.
  private static func rounder(_ number: Double, _ usual: Double) -> [Double] {
    guard number != usual else { return [] }
    let rounded = [100, 10, 1, 0.1, 0.01].map { (number / $0).rounded(.toNearestOrAwayFromZero) * $0 }
    var result: [Double] = [usual]
    for candidate in rounded where candidate != number && !result.contains(candidate) { result.append(candidate) }
    return result
  }
}
#endif
