/// The purpose of a control, whatever its edge.
public enum RefreshRole: UInt8, CaseIterable, Sendable {
  /// The control replaces the content of the list with newer content.
  case refresh

  /// The control adds content to the list.
  case loadMore
}
