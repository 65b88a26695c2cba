import ScrollPhysics

/// Moves the content to a line, one step a frame, and yields to whoever else moves it.
struct SettleMotion: Equatable, Sendable {
  /// The line that the content goes to.
  enum Target: UInt8, Equatable, Sendable { case rest, hold }

  /// How it goes there.
  enum Law: Equatable, Sendable {
    /// UIKit's own bounce: starts at full speed, as the hand has just let go of a moving thing.
    case bounce

    /// A critically damped spring from rest.
    case spring(frequency: Double)
  }

  /// What a frame of the settle comes to.
  enum Step: Equatable, Sendable {
    /// The content is to stand at an offset on the way.
    case moves(Double)

    /// The content is to stand at the line, and the settle is over.
    case arrives(Double)

    /// Somebody else moves the content.
    case yields
  }

  let target: Target
  let law: Law
  private var body: CriticalSpring
  private var written: Double
  private var seen: Double
  private var stillFrames: UInt8 = 0
  private var isYielding = false
  private var isFresh = true

  /// Somebody else's motion counts as over when nothing moved for so many frames.
  private static let framesToResume: UInt8 = 3

  /// Whether the content stood past the edge when it began.
  let startsInside: Bool

  init(to target: Target, law: Law, from offset: Double, startsInside: Bool) {
    self.target = target
    self.law = law
    self.startsInside = startsInside
    body = CriticalSpring(value: offset)
    written = offset
    seen = offset
  }

  /// Goes one frame on towards the line, which may have moved since the last.
  mutating func advance(to line: Double, _ context: FlushContext) -> Step {
    let offset = context.scroll.offset
    if isYielding || isMovedByOthers(context) {
      guard canResume(at: offset, context) else { return .yields }
      body = CriticalSpring(value: offset)
    }
    // A stall between the end and its first frame must not make the list jump.
    integrate(to: line, by: isFresh ? context.frame : context.step)
    let jumps = isFresh && !context.scroll.areAnimationsEnabled
    isFresh = false
    let grid = context.scroll.grid
    guard abs(body.value - line) > grid.halfPixel, !jumps else {
      return .arrives(line)
    }
    written = grid.rounded(body.value)
    return .moves(written)
  }

  /// A foreign write of the inset moved all lines: the content goes along.
  mutating func shift(by change: Double) {
    body.value += change
    written += change
    seen += change
  }

  /// The offset that was written last.
  var lastWritten: Double { written }

  /// A line that has moved since the last frame is neither crossed nor run away from.
  private mutating func integrate(to line: Double, by step: Double) {
    let start = body.value
    follow(line, by: step)
    if (body.value - start) * (line - start) < 0 {
      body = CriticalSpring(value: start)
      follow(line, by: step)
    }
    if (body.value - line) * (start - line) < 0 { body = CriticalSpring(value: line) }
  }

  private mutating func follow(_ line: Double, by step: Double) {
    switch law {
    case .bounce:
      body = CriticalSpring(value: line + (body.value - line) * BounceLaw.retention(after: step))
    case .spring(let frequency):
      body.advance(to: line, frequency: frequency, by: step)
    }
  }

  private func isMovedByOthers(_ context: FlushContext) -> Bool {
    abs(context.scroll.offset - written) > context.scroll.grid.pixel || context.scroll.isScrollAnimating
  }

  /// Waits until the content has stood still; it then stands where somebody else put it.
  private mutating func canResume(at offset: Double, _ context: FlushContext) -> Bool {
    let isStill = offset == seen && !context.scroll.isScrollAnimating && !context.scroll.isDecelerating
    isYielding = true
    stillFrames = isStill ? stillFrames + 1 : 0
    seen = offset
    guard stillFrames >= Self.framesToResume else { return false }
    isYielding = false
    stillFrames = 0
    return true
  }
}
