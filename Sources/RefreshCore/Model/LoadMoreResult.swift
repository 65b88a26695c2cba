/// What an action that loads more comes to.
public enum LoadMoreResult: UInt8, CaseIterable, Sendable {
  /// There may be more: the control waits for the reader to reach the end again.
  case more

  /// That was all: the control loads nothing more until the list is refreshed or it is told otherwise.
  case end
}
