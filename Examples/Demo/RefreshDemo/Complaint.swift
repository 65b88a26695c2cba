import TouchLog

/// A sentence about an error, as a terminal can show it.
struct Complaint: Error, CustomStringConvertible {
  let description: String

  /// Creates a complaint of a sentence without its full stop; names and fields in it may hold anything.
  init(_ sentence: String) { description = PrintableText.of(sentence) + "." }
}
