extension CheckedSwipe.Facet {
  private static let time: [CheckedSwipe.Move] = [.pass(frames: 1), .pass(frames: 8), .pass(frames: 70)]
  private static let finger: [CheckedSwipe.Move] = [
    .begin(isAllowed: true, under: nil), .drag(0), .drag(0.5), .drag(0.95), .drag(1.4), .lift(0), .lift(3), .lift(-3),
    .cancel,
  ]
  private static let stack: [CheckedSwipe.Move] = [.push, .pop, .toggle]

  /// All facets of the search for the swipe back.
  static let all: [Self] = [
    Self(name: "a swipe", moves: time + finger + [.begin(isAllowed: false, under: nil)]),
    Self(
      name: "a swipe from right to left that pops at once", isRightToLeft: true, popsAtOnce: true,
      moves: time + finger + stack),
    Self(name: "a swipe that fires under the finger", trigger: .whileSwiping, moves: time + finger + stack),
    Self(
      name: "a swipe in a stack that changes",
      moves: time + finger + stack + [.begin(isAllowed: false, under: nil), .begin(isAllowed: true, under: .slider)]),
    Self(
      name: "a swipe of the system",
      moves: time + finger + stack
        + [.follow(0.3), .follow(1), .follow(0), .followEnd(isCommitted: true), .followEnd(isCommitted: false)]),
  ]
}
