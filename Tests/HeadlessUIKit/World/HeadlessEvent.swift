import Foundation

/// An entry of the event log.
public struct HeadlessEvent: Equatable, Sendable, CustomStringConvertible {
  /// The kind of an event.
  public enum Kind: String, Sendable, CaseIterable {
    /// A property of a view was written; the number is the stored value.
    case write
    /// Observers of a property were called.
    case observation
    /// A delegate method was called.
    case delegate
    /// A view was laid out.
    case layout
    /// An animation began or ended.
    case animation
    /// A gesture recogniser changed its state.
    case gesture
    /// A touch was delivered or cancelled.
    case touch
    /// A frame began.
    case frame
    /// A control sent its actions.
    case action
    /// An announcement was posted to assistive technologies.
    case announcement
    /// A view was added to or removed from another view or a window.
    case tree
  }

  /// The time, in seconds of the world's clock.
  public let time: Double

  /// The number of the run-loop turn.
  public let turn: Int

  /// The kind of the event.
  public let kind: Kind

  /// The view of the event: the name set by a test, otherwise its type.
  public let subject: String

  /// The property or method, without its owner.
  public let name: String

  /// The numbers of the event, such as the two coordinates of an offset; empty if there are none.
  public let numbers: [Double]

  /// The words of the event; empty if there are none.
  public let detail: String

  /// The code that was running.
  public let writer: HeadlessWriter

  /// The entry without its time: `write list.contentOffset 0.000 -12.333 by uikit`.
  public var description: String {
    let values = numbers.map { String(format: "%.3f", $0) }
    return
      (["\(kind.rawValue) \(subject).\(name)"] + values + (detail.isEmpty ? [] : [detail]) + ["by \(writer.rawValue)"])
      .joined(separator: " ")
  }
}
