#if canImport(HeadlessUIKit)
/// What a run of a script showed that must never be.
struct BrokenLaw: Equatable {
  /// What is broken, without numbers: it is the same law in a shorter script.
  var law: String { text.filter { $0.isLetter || $0 == " " } }

  /// What was seen.
  let text: String
}
#endif
