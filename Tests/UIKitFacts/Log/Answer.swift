/// The answer of a log to the question of a fact.
public enum Answer: Equatable, Sendable {
  /// The name of a setting.
  case setting(String)
  /// Nothing, for a reason: a sentence without its end.
  case unknown(String)

  /// The name of the setting, nil if there is none.
  public var setting: String? {
    if case .setting(let name) = self { name } else { nil }
  }

  /// One of two settings.
  static func either(_ condition: Bool, _ first: String, _ second: String) -> Answer {
    .setting(condition ? first : second)
  }
}
