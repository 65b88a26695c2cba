/// The words that animators write.
///
/// ``standard(for:)`` has them in every language of `RefreshLanguage`; each can be replaced:
/// `texts.noMore = "You are up to date"`. None names a direction, because the same words stand at all four edges.
/// A pattern has a place, "%@", for a number, a time or another text.
public struct RefreshTexts: Sendable {
  // By the raw values of `RefreshText`. In an array a copy, of which an animator makes one a frame, is one reference.
  private var texts: [String]

  /// Cuts a literal at its line ends: a line for each case of `RefreshText`, in their order.
  ///
  /// `Scripts/languages.py` writes one literal a language: a literal for each text would cost the web page nearly twice
  /// as much.
  init(lines: StaticString) {
    texts = lines.withUTF8Buffer { bytes in
      bytes.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
    }
  }

  subscript(_ text: RefreshText) -> String {
    get { texts[text.rawValue] }
    set { texts[text.rawValue] = newValue }
  }
}

extension RefreshTexts {
  /// While a pull would not refresh yet: "Pull to refresh".
  public var pull: String {
    get { self[.pull] }
    set { self[.pull] = newValue }
  }

  /// While letting go would refresh: "Release to refresh".
  public var release: String {
    get { self[.release] }
    set { self[.release] = newValue }
  }

  /// While a refresh runs: "Refreshing…".
  public var refreshing: String {
    get { self[.refreshing] }
    set { self[.refreshing] = newValue }
  }

  /// After a refresh: "Updated".
  public var updated: String {
    get { self[.updated] }
    set { self[.updated] = newValue }
  }

  /// After a refresh that failed: "Couldn’t refresh".
  public var failed: String {
    get { self[.failed] }
    set { self[.failed] = newValue }
  }

  /// The pattern around the time of the last refresh: "Updated %@".
  ///
  /// A time, a date, ``minutesAgo`` and ``yesterday`` stand in it.
  public var updatedAt: String {
    get { self[.updatedAt] }
    set { self[.updatedAt] = newValue }
  }

  /// A refresh of the last seconds: "Just now".
  ///
  /// It stands alone, not in ``updatedAt``.
  public var justNow: String {
    get { self[.justNow] }
    set { self[.justNow] = newValue }
  }

  /// The pattern around a number of minutes, 1 to 59, within ``updatedAt``: "%@ min ago".
  public var minutesAgo: String {
    get { self[.minutesAgo] }
    set { self[.minutesAgo] = newValue }
  }

  /// The pattern around a time of the day before, within ``updatedAt``: "yesterday, %@".
  public var yesterday: String {
    get { self[.yesterday] }
    set { self[.yesterday] = newValue }
  }

  /// While a pull would not load yet: "Pull to load more".
  public var pullToLoad: String {
    get { self[.pullToLoad] }
    set { self[.pullToLoad] = newValue }
  }

  /// While letting go would load: "Release to load more".
  public var releaseToLoad: String {
    get { self[.releaseToLoad] }
    set { self[.releaseToLoad] = newValue }
  }

  /// The button that loads: "Load more".
  public var loadMore: String {
    get { self[.loadMore] }
    set { self[.loadMore] = newValue }
  }

  /// While more is loaded: "Loading more…".
  public var loading: String {
    get { self[.loading] }
    set { self[.loading] = newValue }
  }

  /// After a load that failed: "Couldn’t load more".
  public var loadingFailed: String {
    get { self[.loadingFailed] }
    set { self[.loadingFailed] = newValue }
  }

  /// The button after a load that failed: "Tap to retry".
  public var retry: String {
    get { self[.retry] }
    set { self[.retry] = newValue }
  }

  /// At the end of everything: "That’s all".
  public var noMore: String {
    get { self[.noMore] }
    set { self[.noMore] = newValue }
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

extension RefreshTexts {
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

/// The keys of the texts: the columns of `Languages.tsv`, whatever their order there.
enum RefreshText: Int, CaseIterable {
  case pull
  case release
  case refreshing
  case updated
  case failed
  case updatedAt
  case justNow
  case minutesAgo
  case yesterday
  case pullToLoad
  case releaseToLoad
  case loadMore
  case loading
  case loadingFailed
  case retry
  case noMore
}
