import ArgumentParser
import RefreshPictures

extension RefreshPreset: @retroactive ExpressibleByArgument {
  /// The presets that are drawn.
  static let drawn = pictured.filter(\.draws)

  /// The preset of a name.
  public init?(argument: String) {
    guard let preset = Self.drawn.first(where: { $0.name == argument }) else { return nil }
    self = preset
  }

  /// The names.
  public static var allValueStrings: [String] { drawn.map(\.name) }
}
