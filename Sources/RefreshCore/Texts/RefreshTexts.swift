/// The texts of animators.
///
/// ``standard(for:)`` returns the texts in each language of `RefreshLanguage`; each text can be replaced:
///
/// ```swift
/// var texts = RefreshTexts.standard(for: .english)
/// texts[.noMore] = "You are up to date"
/// ```
///
/// No text names a direction, because the same texts are used at all four edges. A pattern contains the placeholder
/// "%@" for a number, a time or another text.
public struct RefreshTexts: Equatable, Sendable {
  // Indexed by the raw values of `RefreshText`. An array, because animators copy the texts once per frame, and the copy
  // of an array is one reference.
  private var texts: [ExactText]

  /// Splits a literal at its line breaks: one line for each case of `RefreshText`, in order.
  ///
  /// `Scripts/languages.py` writes one literal per language: a literal for each text would nearly double the cost in
  /// the web page.
  init(lines: StaticString) { self = lines.withUTF8Buffer { RefreshTexts(lines: $0) } }

  /// Splits a text in UTF-8 at its line breaks.
  init(lines: some Collection<UInt8>) {
    texts = lines.split(separator: UInt8(ascii: "\n")).map { ExactText(String(decoding: $0, as: UTF8.self)) }
  }

  /// `true` if there is a text for each case of `RefreshText`.
  var isComplete: Bool { texts.count == RefreshText.allCases.count }

  /// Creates the texts of a language that ``standard(for:)`` does not have.
  ///
  /// With a `switch` over all cases, the compiler finds a text that is missing. `.updatedAt`, `.minutesAgo` and `.yesterday`
  /// contain the placeholder "%@".
  ///
  /// ```swift
  /// let latin = RefreshTexts { text in
  ///   switch text {
  ///   case .pull, .pullToLoad: "Trahe"
  ///   case .release, .releaseToLoad: "Mitte"
  ///   case .refreshing, .loading: "Exspecta…"
  ///   case .updated: "Renovatum"
  ///   case .failed, .loadingFailed: "Non successit"
  ///   case .updatedAt: "Renovatum %@"
  ///   case .justNow: "Modo"
  ///   case .minutesAgo: "ante %@ min"
  ///   case .yesterday: "heri, %@"
  ///   case .loadMore: "Plura"
  ///   case .retry: "Tange iterum"
  ///   case .noMore: "Haec omnia"
  ///   case .refresh: "Renova"
  ///   }
  /// }
  /// tableView.refresh.addHeader(animator: .arrow(texts: latin)) { [feed] in try await feed.reload() }
  /// ```
  ///
  /// - Parameter text: Called once for each text.
  public init(_ text: (RefreshText) -> String) { texts = RefreshText.allCases.map { ExactText(text($0)) } }

  /// One of the texts.
  ///
  /// ```swift
  /// var texts = update.surroundings.texts
  /// texts[.pull] = "Pull for news"
  /// print(texts[.pull], texts[.release])
  /// ```
  public subscript(_ text: RefreshText) -> String {
    get { texts[text.rawValue].string }
    set { texts[text.rawValue] = ExactText(newValue) }
  }

  /// Returns these texts with those of another value where they are empty.
  func filled(from other: RefreshTexts) -> RefreshTexts {
    var texts = self
    for text in RefreshText.allCases where texts[text].utf8.isEmpty { texts[text] = other[text] }
    return texts
  }

  /// The VoiceOver announcement of a session.
  ///
  /// - Parameters:
  ///   - outcome: The outcome of the session; `nil` while it runs.
  ///   - role: The purpose of the control.
  /// - Returns: `nil` without an announcement: the new rows speak for a load that succeeded, and a user who has cancelled
  ///   a session knows it.
  func announcement(_ outcome: RefreshOutcome?, of role: RefreshRole) -> String? {
    switch outcome {
    case nil: self[role == .refresh ? .refreshing : .loading]
    case .success: role == .refresh ? self[.updated] : nil
    case .failure: self[role == .refresh ? .failed : .loadingFailed]
    case .noMoreData: self[role == .refresh ? .updated : .noMore]
    case .cancelled: nil
    }
  }
}

/// A text that equals those with the same bytes.
///
/// Comparing strings would link the tables of Unicode into the web page.
package struct ExactText: Equatable, Sendable {
  /// The text.
  package let string: String

  package init(_ string: String) { self.string = string }

  package static func == (first: Self, second: Self) -> Bool {
    first.string.utf8.count == second.string.utf8.count && first.string.utf8.elementsEqual(second.string.utf8)
  }
}

/// A text of headers, of footers or of VoiceOver.
///
/// ```swift
/// let texts = RefreshTexts.standard(for: .german)
/// for text in RefreshText.allCases { print(text, texts[text]) }
/// ```
public enum RefreshText: Int, CaseIterable, Sendable {
  // The columns of `Languages.tsv`, whatever their order there.

  /// The text while a pull is too short: "Pull to refresh".
  case pull
  /// The text while releasing would refresh: "Release to refresh".
  case release
  /// The text during a refresh: "Refreshing…".
  case refreshing
  /// The text after a refresh: "Updated".
  case updated
  /// The text after a failed refresh: "Couldn’t refresh".
  case failed
  /// The pattern around the time of the last refresh, a date, ``minutesAgo`` or ``yesterday``: "Updated %@".
  case updatedAt
  /// The text for a refresh in the last seconds, alone and not in ``updatedAt``: "Just now".
  case justNow
  /// The pattern for a number of minutes, 1 to 59, within ``updatedAt``: "%@ min ago".
  case minutesAgo
  /// The pattern for a time on the day before, within ``updatedAt``: "yesterday, %@".
  case yesterday
  /// The text while a pull is too short to load: "Pull to load more".
  case pullToLoad
  /// The text while releasing would load: "Release to load more".
  case releaseToLoad
  /// The button that loads: "Load more".
  case loadMore
  /// The text during a load: "Loading more…".
  case loading
  /// The text after a failed load: "Couldn’t load more".
  case loadingFailed
  /// The button after a failed load: "Tap to retry".
  case retry
  /// The text at the end of the list: "That’s all".
  case noMore
  /// The name of the accessibility action that refreshes: "Refresh".
  case refresh
}

extension String {
  /// Replaces the first placeholder, "%@", by another text.
  ///
  /// Arguments of the host are isolated if pattern or argument contains right-to-left letters: otherwise "9:41 AM"
  /// would appear in an Arabic sentence as "AM 9:41" (Unicode Standard Annex #9, rule N1).
  ///
  /// - Parameters:
  ///   - argument: The replacement.
  ///   - isIsolated: `true` if the argument has its own direction, `false` for texts of the same language.
  /// - Returns: The pattern itself if it has no placeholder.
  func filled(with argument: String, isIsolated: Bool) -> String {
    var (bytes, words) = (Array(utf8), Array(argument.utf8))
    let sign = bytes.indices.dropLast().first { bytes[$0] == UInt8(ascii: "%") && bytes[$0 + 1] == UInt8(ascii: "@") }
    guard let sign else { return self }
    // The first byte of each letter of Hebrew, Arabic or another script between U+0590 and U+07FF.
    let isRightToLeft = (bytes + words).contains { 0xD6...0xDF ~= $0 }
    if isIsolated && isRightToLeft { words = Array("\u{2068}".utf8) + words + Array("\u{2069}".utf8) }
    bytes.replaceSubrange(sign...(sign + 1), with: words)
    return String(decoding: bytes, as: UTF8.self)
  }
}
