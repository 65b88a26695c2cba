/// A broken law.
struct Breach: Error, Equatable {
  /// The number of the law in `Docs/Proof.md`.
  let law: Int

  /// A description of the breach.
  let what: String
}
