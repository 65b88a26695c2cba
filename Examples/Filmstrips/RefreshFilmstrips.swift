import ArgumentParser
import Foundation
import RefreshAnimators
import RefreshPictures

/// Draws every animator at every edge, and the motions of a list, for review by eye.
@main
struct RefreshFilmstrips: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "refresh-filmstrips",
    abstract: "Draws every animator at every edge, and the motions of a list, as sheets of pictures.",
    discussion: """
      The moments come from the state machine, which is pulled by a simulated finger. Each sheet is an SVG; the paths of \
      those that were written are printed.
      """
  )

  @Option(help: ArgumentHelp("The folder that the sheets are written to.", valueName: "folder"))
  var out = "out/filmstrips"

  @Option(help: ArgumentHelp("Draw this animator only.", valueName: "animator"))
  var animator: RefreshPreset?

  @Flag(help: "Write the moving pictures of the README and of the guide instead.")
  var readme = false

  @Flag(help: "Write what the moments measure instead, as text.")
  var measures = false

  func run() throws {
    try FileManager.default.createDirectory(atPath: out, withIntermediateDirectories: true)
    if measures, animator == nil { try writeQualities() }
    if readme { return try ReadmePictures.files.forEach { try write("\($0).svg", $1) } }
    if !measures, animator == nil { try writeMotions() }
    for preset in animator.map({ [$0] }) ?? RefreshPreset.drawn {
      if measures {
        try write("\(preset.name).txt", Measures(preset: preset).text)
        continue
      }
      for sheet in sheets(of: preset) { try write("\(sheet.name).svg", sheet.svg) }
    }
  }

  /// Writes the motions of a list at the frame rates of an iPhone.
  private func writeMotions() throws {
    for rate in [60.0, 120] { try write("motions-\(Int(rate)).svg", FrameworkMotion.sheet(at: rate).svg()) }
  }

  /// Writes the properties of the pictures and their limits; fails if one is beyond its limit.
  private func writeQualities() throws {
    let qualities = PictureQuality.all
    try write("qualities.txt", qualities.map(\.line).joined(separator: "\n") + "\n")
    let broken = qualities.filter { !$0.isKept }
    guard !broken.isEmpty else { return }
    let lines = ["pictures: beyond their limits:"] + broken.map(\.line)
    FileHandle.standardError.write(Data((lines.joined(separator: "\n") + "\n").utf8))
    throw ExitCode.failure
  }

  private func write(_ name: String, _ text: String) throws {
    let path = "\(out)/\(name)"
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    print(path)
  }

  private func sheets(of preset: RefreshPreset) -> [Sheet] {
    var sheets = preset.name == "gum" ? [SpecificationSheet(preset: preset).sheet] : []
    for role in RefreshRole.allCases {
      sheets += RefreshEdge.allCases.map { EdgeSheet(preset: preset, role: role, edge: $0).sheet }
      sheets.append(SurroundingsSheet(preset: preset, role: role).sheet)
    }
    return sheets
  }
}
