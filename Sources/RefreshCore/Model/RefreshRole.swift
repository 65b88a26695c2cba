/// The purpose of a control, whatever its edge.
///
/// ```swift
/// func metrics(in surroundings: RefreshSurroundings) -> RefreshMetrics {
///   switch surroundings.role {
///   case .refresh: RefreshMetrics(heldExtent: 56)
///   case .loadMore: FooterRow.metrics(in: surroundings)
///   }
/// }
/// ```
public enum RefreshRole: UInt8, CaseIterable, Sendable {
  /// The control replaces the content of the list with newer content.
  case refresh

  /// The control adds content to the list.
  case loadMore
}
