import HeadlessUIKit

/// A screen with a finger that is moved a frame at a time.
@MainActor
protocol Stage {
  var world: HeadlessWorld { get }

  /// `true` if no finger is down and nothing moves.
  var isAtRest: Bool { get }

  /// Lets a frame pass until a time, with the finger at a place; `nil` if it is up.
  func pass(_ place: CGPoint?, to time: Double)

  /// Puts the finger down.
  func touchDown(at place: CGPoint)

  /// Lifts the finger, or cancels its touch.
  func end(isCancelled: Bool)
}
