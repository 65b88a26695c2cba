#if canImport(HeadlessUIKit)
/// A violation of a law in the run of a script.
struct BrokenLaw: Equatable {
  /// The law, without numbers, so that a shorter script can break the same one.
  var law: String { text.filter { $0.isLetter || $0 == " " } }

  /// The observation.
  let text: String
}
#endif
