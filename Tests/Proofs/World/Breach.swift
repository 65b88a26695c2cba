/// A law that was broken.
struct Breach: Error, Equatable {
  /// The number of the invariant, as `Docs/Proof.md` lists them.
  let law: Int

  /// What was seen.
  let what: String
}
