import Foundation
import TouchLog

/// A finger to replay.
struct Recording {
  /// The base name of the film's files.
  let name: String

  let log: TouchLog

  /// Reads what was asked for: a file, the standard input, or a sample.
  static func read(touches: String?, sample: String?, of subject: Sample.Subject) throws -> Recording {
    guard let touches else {
      let sample = try Sample.named(sample ?? subject.standard, of: subject)
      return try Recording(name: sample.name, text: sample.text, source: sample.name)
    }
    guard touches != "-" else {
      let source = "standard input"
      let text = try text(of: source) { () throws(File.Refusal) in
        try File.readStandardInput(atMost: TouchLog.longestText)
      }
      return try Recording(name: "touches", text: text, source: source)
    }
    let name = URL(fileURLWithPath: touches).deletingPathExtension().lastPathComponent
    return try Recording(name: name, text: try text(of: touches), source: touches)
  }

  /// The text of a file.
  static func text(of path: String) throws -> String {
    try text(of: path) { () throws(File.Refusal) in try File.read(path, atMost: TouchLog.longestText) }
  }

  /// The text of a source that is read by a closure.
  static func text(of source: String, read: () throws(File.Refusal) -> [UInt8]) throws -> String {
    let bytes: [UInt8]
    do {
      bytes = try read()
    } catch {
      throw Complaint("\(source) cannot be read: \(error)")
    }
    guard let text = String(validating: bytes, as: UTF8.self) else { throw Complaint("\(source) is not text in UTF-8") }
    return text
  }

  private init(name: String, text: String, source: String) throws {
    self.name = name
    do {
      let (width, height) = (Double(DemoScreen.screenSize.width), Double(DemoScreen.screenSize.height))
      log = try TouchLog(parsing: text, x: width / 2, view: (width, height))
    } catch {
      throw Complaint("\(source):\(error)")
    }
  }
}
