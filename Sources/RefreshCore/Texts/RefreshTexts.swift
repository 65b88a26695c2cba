/// The texts of animators.
///
/// ``standard(for:)`` returns the texts in each language of `RefreshLanguage`; each text can be replaced:
///
/// ```swift
/// var texts = RefreshTexts.standard(for: .english)
/// texts.noMore = "You are up to date"
/// ```
///
/// No text names a direction, because the same texts are used at all four edges. A pattern contains the placeholder
/// "%@" for a number, a time or another text.
public struct RefreshTexts: Sendable {
  // Indexed by the raw values of `RefreshText`. An array, because animators copy the texts once per frame, and the copy
  // of an array is one reference.
  private var texts: [String]

  /// Splits a literal at its line breaks: one line for each case of `RefreshText`, in order.
  ///
  /// `Scripts/languages.py` writes one literal per language: a literal for each text would nearly double the cost in
  /// the web page.
  init(lines: StaticString) { self = lines.withUTF8Buffer { RefreshTexts(lines: $0) } }

  /// Splits a text in UTF-8 at its line breaks.
  init(lines: some Collection<UInt8>) {
    texts = lines.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
  }

  /// `true` if there is a text for each case of `RefreshText`.
  var isComplete: Bool { texts.count == RefreshText.allCases.count }

  /// Creates the texts of a language that ``standard(for:)`` does not have.
  ///
  /// Every text has to be given, so that none remains in English. Each has the meaning of the property of its name; `updatedAt`,
  /// `minutesAgo` and `yesterday` contain the placeholder "%@".
  ///
  /// ```swift
  /// let latin = RefreshTexts(
  ///   pull: "Trahe ad renovandum", release: "Mitte ad renovandum", refreshing: "Renovatur…", updated: "Renovatum",
  ///   failed: "Renovari non potuit", updatedAt: "Renovatum %@", justNow: "Modo", minutesAgo: "ante %@ min",
  ///   yesterday: "heri, %@", pullToLoad: "Trahe ad plura", releaseToLoad: "Mitte ad plura", loadMore: "Plura",
  ///   loading: "Plura petuntur…", loadingFailed: "Plura peti non potuerunt", retry: "Tange iterum", noMore: "Haec omnia",
  ///   refresh: "Renova")
  /// tableView.refresh.addHeader(animator: .arrow(texts: latin)) { [feed] in try await feed.reload() }
  /// ```
  public init(
    pull: String, release: String, refreshing: String, updated: String,
    failed: String, updatedAt: String, justNow: String, minutesAgo: String,
    yesterday: String, pullToLoad: String, releaseToLoad: String, loadMore: String,
    loading: String, loadingFailed: String, retry: String, noMore: String,
    refresh: String
  ) {
    texts = [
      pull, release, refreshing, updated, failed, updatedAt, justNow, minutesAgo,
      yesterday, pullToLoad, releaseToLoad, loadMore, loading, loadingFailed, retry, noMore,
      refresh,
    ]
  }

  subscript(_ text: RefreshText) -> String {
    get { texts[text.rawValue] }
    set { texts[text.rawValue] = newValue }
  }
}

extension RefreshTexts {
  /// The text while a pull is too short: "Pull to refresh".
  public var pull: String {
    get { self[.pull] }
    set { self[.pull] = newValue }
  }

  /// The text while releasing would refresh: "Release to refresh".
  public var release: String {
    get { self[.release] }
    set { self[.release] = newValue }
  }

  /// The text during a refresh: "Refreshing…".
  public var refreshing: String {
    get { self[.refreshing] }
    set { self[.refreshing] = newValue }
  }

  /// The text after a refresh: "Updated".
  public var updated: String {
    get { self[.updated] }
    set { self[.updated] = newValue }
  }

  /// The text after a failed refresh: "Couldn’t refresh".
  public var failed: String {
    get { self[.failed] }
    set { self[.failed] = newValue }
  }

  /// The pattern around the time of the last refresh: "Updated %@".
  ///
  /// Takes a time, a date, ``minutesAgo`` or ``yesterday``.
  public var updatedAt: String {
    get { self[.updatedAt] }
    set { self[.updatedAt] = newValue }
  }

  /// The text for a refresh in the last seconds: "Just now".
  ///
  /// Used alone, not in ``updatedAt``.
  public var justNow: String {
    get { self[.justNow] }
    set { self[.justNow] = newValue }
  }

  /// The pattern for a number of minutes, 1 to 59, within ``updatedAt``: "%@ min ago".
  public var minutesAgo: String {
    get { self[.minutesAgo] }
    set { self[.minutesAgo] = newValue }
  }

  /// The pattern for a time on the day before, within ``updatedAt``: "yesterday, %@".
  public var yesterday: String {
    get { self[.yesterday] }
    set { self[.yesterday] = newValue }
  }

  /// The text while a pull is too short to load: "Pull to load more".
  public var pullToLoad: String {
    get { self[.pullToLoad] }
    set { self[.pullToLoad] = newValue }
  }

  /// The text while releasing would load: "Release to load more".
  public var releaseToLoad: String {
    get { self[.releaseToLoad] }
    set { self[.releaseToLoad] = newValue }
  }

  /// The button that loads: "Load more".
  public var loadMore: String {
    get { self[.loadMore] }
    set { self[.loadMore] = newValue }
  }

  /// The text during a load: "Loading more…".
  public var loading: String {
    get { self[.loading] }
    set { self[.loading] = newValue }
  }

  /// The text after a failed load: "Couldn’t load more".
  public var loadingFailed: String {
    get { self[.loadingFailed] }
    set { self[.loadingFailed] = newValue }
  }

  /// The button after a failed load: "Tap to retry".
  public var retry: String {
    get { self[.retry] }
    set { self[.retry] = newValue }
  }

  /// The text at the end of the list: "That’s all".
  public var noMore: String {
    get { self[.noMore] }
    set { self[.noMore] = newValue }
  }

  /// The name of the accessibility action that refreshes: "Refresh".
  public var refresh: String {
    get { self[.refresh] }
    set { self[.refresh] = newValue }
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
    case nil: role == .refresh ? refreshing : loading
    case .success: role == .refresh ? updated : nil
    case .failure: role == .refresh ? failed : loadingFailed
    case .noMoreData: role == .refresh ? updated : noMore
    case .cancelled: nil
    }
  }
}

extension RefreshTexts: Equatable {
  /// `true` if all texts are the same, byte by byte.
  ///
  /// Comparing strings would link the tables of Unicode into the web page.
  public static func == (first: RefreshTexts, second: RefreshTexts) -> Bool {
    RefreshText.allCases.allSatisfy { first[$0].utf8.elementsEqual(second[$0].utf8) }
  }
}

/// The keys of the texts: the columns of `Languages.tsv`, whatever their order there.
enum RefreshText: Int, CaseIterable {
  case pull, release, refreshing, updated, failed, updatedAt, justNow, minutesAgo, yesterday
  case pullToLoad, releaseToLoad, loadMore, loading, loadingFailed, retry, noMore
  case refresh
}

/// A text with a placeholder, "%@", for another text.
struct TextPattern {
  private let bytes: [UInt8]

  init(_ text: String) { bytes = Array(text.utf8) }

  /// Replaces the first placeholder.
  ///
  /// Arguments of the host are isolated if pattern or argument contains right-to-left letters: otherwise "9:41 AM"
  /// would appear in an Arabic sentence as "AM 9:41" (Unicode Standard Annex #9, rule N1).
  ///
  /// - Parameters:
  ///   - argument: The replacement.
  ///   - isIsolated: `true` if the argument has its own direction, `false` for texts of the same language.
  /// - Returns: The pattern itself if it has no placeholder.
  func filled(with argument: String, isIsolated: Bool) -> String {
    guard let place else { return String(decoding: bytes, as: UTF8.self) }
    let argument = Array(argument.utf8)
    let needsIsolation = isIsolated && (Self.hasRightToLeftLetter(bytes) || Self.hasRightToLeftLetter(argument))
    var filled: [UInt8] = []
    filled.reserveCapacity(bytes.count + argument.count + 2 * Self.firstStrongIsolate.count)
    filled += bytes[..<place]
    if needsIsolation { filled += Self.firstStrongIsolate }
    filled += argument
    if needsIsolation { filled += Self.popDirectionalIsolate }
    filled += bytes[(place + 2)...]
    return String(decoding: filled, as: UTF8.self)
  }

  private var place: Int? {
    bytes.indices.dropLast().first { bytes[$0] == UInt8(ascii: "%") && bytes[$0 + 1] == UInt8(ascii: "@") }
  }

  /// U+2068.
  private static let firstStrongIsolate: [UInt8] = [0xE2, 0x81, 0xA8]

  /// U+2069.
  private static let popDirectionalIsolate: [UInt8] = [0xE2, 0x81, 0xA9]

  /// `true` if a text contains a letter of Hebrew, Arabic or another script between U+0590 and U+07FF.
  ///
  /// Checks the first byte of each two-byte sequence in UTF-8.
  private static func hasRightToLeftLetter(_ bytes: [UInt8]) -> Bool { bytes.contains { 0xD6...0xDF ~= $0 } }
}
