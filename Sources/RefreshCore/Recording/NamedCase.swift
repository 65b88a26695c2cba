/// An enumeration whose cases are recorded by their names, in the order of their raw values.
///
/// They are written out, because Embedded Swift prints no case by itself.
package protocol NamedCase: RecordedValue, RawRepresentable<UInt8>, CaseIterable {
  /// The names, with spaces between them.
  static var names: String { get }
}

extension NamedCase {
  package var recorded: String { String(Names.split(Self.names)[Int(rawValue)]) }

  package init?(recorded word: Substring) {
    guard let number = Names.number(of: word, in: Self.names) else { return nil }
    self.init(rawValue: number)
  }
}

private enum Names {
  static func split(_ names: String) -> [Substring] {
    names.utf8.split(separator: UInt8(ascii: " ")).map { Substring($0) }
  }

  static func number(of word: Substring, in names: String) -> UInt8? {
    split(names).firstIndex { $0.hasBytes(of: word) }.map { UInt8($0) }
  }
}

extension AxisSide: NamedCase { package static var names: String { "near far" } }

extension RefreshOrigin: NamedCase {
  package static var names: String { "finger program assistive scroll firstAppearance staleData keyboard" }
}

extension RefreshReveal: NamedCase { package static var names: String { "never ifNear always" } }

extension RefreshOutcome: NamedCase { package static var names: String { "success failure cancelled noMoreData" } }

extension RefreshState: NamedCase {
  package static var names: String { "idle pulling armed refreshing ending noMoreData" }
}

extension RefreshFeedback: NamedCase { package static var names: String { "armed fired failed retried succeeded" } }

extension RefreshRequestResult.Reason: NamedCase {
  package static var names: String { "disabled hidden noMoreData excluded" }
}

extension RefreshRole: NamedCase { package static var names: String { "refresh loadMore" } }

extension RefreshShortContent: NamedCase { package static var names: String { "followsContent viewportEnd hidden" } }

extension RefreshExclusion: NamedCase {
  package static var names: String { "refreshFirst firstComeFirstServed independent" }
}

extension RefreshPlacement: NamedCase { package static var names: String { "withContent pinned floating" } }

extension RefreshPinnedHeaders: NamedCase { package static var names: String { "automatic follow fixed" } }

extension RefreshBusyPolicy: NamedCase { package static var names: String { "join restart" } }

extension RefreshBacking: NamedCase { package static var names: String { "own system automatic" } }
