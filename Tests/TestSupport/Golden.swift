import Foundation

/// A committed text that a test compares with its result.
///
/// `REFRESHKIT_RECORD=1` rewrites the committed text; it is never set in CI.
public struct Golden {
  private let file: URL

  /// Creates a reference to the text in the folder `Goldens` beside the test file or above it.
  ///
  /// - Parameters:
  ///   - name: The name of the file.
  ///   - testFile: The file of the test; the calling file by default.
  public init(_ name: String, beside testFile: String = #filePath) {
    var folder = URL(fileURLWithPath: testFile).deletingLastPathComponent()
    let goldens = { (folder: URL) in folder.appendingPathComponent("Goldens") }
    while !FileManager.default.fileExists(atPath: goldens(folder).path), folder.path != "/" {
      folder.deleteLastPathComponent()
    }
    file = goldens(folder).appendingPathComponent(name)
  }

  /// Creates a reference to a file of the repository.
  ///
  /// - Parameter path: The path from the root of the repository.
  public init(path: String) {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    file = tests.deletingLastPathComponent().appendingPathComponent(path)
  }

  /// The committed text; `nil` if it cannot be read.
  public var text: String? { try? String(contentsOf: file, encoding: .utf8) }

  /// The difference between a text and the committed one; `nil` if they are equal.
  ///
  /// - Parameter new: The present text.
  /// - Returns: The first different line, as expected and as it is.
  public func difference(from new: String) -> String? {
    if ProcessInfo.processInfo.environment["REFRESHKIT_RECORD"] == "1" { return record(new) }
    guard let expected = text else {
      return "\(file.path) cannot be read; REFRESHKIT_RECORD=1 writes it"
    }
    guard expected != new else { return nil }
    let pairs = zip(lines(of: expected), lines(of: new))
    for (index, (old, new)) in pairs.enumerated() where old != new {
      return "\(file.lastPathComponent), line \(index + 1)\nexpected \(old)\nwas      \(new)"
    }
    return "\(file.lastPathComponent): \(lines(of: expected).count) lines expected, \(lines(of: new).count) there"
  }

  private func lines(of text: String) -> [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }

  private func record(_ text: String) -> String? {
    do {
      try text.write(to: file, atomically: true, encoding: .utf8)
      return nil
    } catch {
      return "\(file.path) cannot be written: \(error)"
    }
  }
}
