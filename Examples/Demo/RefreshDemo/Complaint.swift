/// A sentence about an error.
struct Complaint: Error, CustomStringConvertible {
  let description: String

  /// Creates a complaint of a sentence without its full stop.
  init(_ sentence: String) { description = sentence + "." }
}
