#if REFRESH_ADAPTER
extension String {
  /// The text, or the start of one that is too long to be visible, followed by "…".
  ///
  /// Cut before it is measured, because a label measures all of a text. Letters stay whole, unless one alone is too
  /// long.
  var cutToVisible: String {
    guard mayBeCut else { return self }
    let end = unicodeScalars.index(startIndex, offsetBy: Self.mostVisible, limitedBy: endIndex) ?? endIndex
    guard end < endIndex else { return self }
    // The last letter may go on after the end.
    let letters = self[..<end].dropLast()
    return (letters.isEmpty ? self[..<unicodeScalars.index(before: end)] : letters) + "…"
  }

  /// `true` if the text has so many bytes that it may have too many scalars.
  var mayBeCut: Bool { utf8.count > Self.mostVisible }

  /// The number of scalars of the longest text: about three times the letters that two lines of the smallest caption
  /// hold across the widest iPad, which are 1,400 points at 4 points a letter.
  private static let mostVisible = 2000
}
#endif
