import Foundation

/// Files by their paths, with the system's own reason where something fails: Foundation on Linux often drops it.
enum File {
  /// Why the system refused something.
  struct Refusal: Error, CustomStringConvertible {
    /// The system's number for the reason.
    let code: Int32

    var description: String { String(cString: strerror(code)).lowercased() }

    /// The reason for the last call that failed.
    static var last: Refusal { Refusal(code: errno) }
  }

  /// The bytes of a file.
  static func read(_ path: String) throws(Refusal) -> [UInt8] {
    guard let file = fopen(path, "r") else { throw .last }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&block, 1, block.count, file)
      bytes += block[..<count]
      guard count < block.count else { continue }
      guard ferror(file) == 0 else { throw .last }
      return bytes
    }
  }

  /// Writes a text to a file, which is made or emptied first.
  static func write(_ text: String, to path: String) throws(Refusal) {
    guard let file = fopen(path, "w") else { throw .last }
    let bytes = Array(text.utf8)
    let count = fwrite(bytes, 1, bytes.count, file)
    let failure = Refusal.last
    // The last bytes are written by the close.
    guard fclose(file) == 0 else { throw .last }
    guard count == bytes.count else { throw failure }
  }

  /// Makes a folder, and those that it is in; one that is there already stays.
  static func makeFolder(_ path: String) throws(Refusal) {
    if mkdir(path, 0o777) == 0 { return }
    let refusal = Refusal.last
    switch refusal.code {
    case EEXIST:
      guard isFolder(path) else { throw Refusal(code: ENOTDIR) }
    case ENOENT:
      let parent = URL(fileURLWithPath: path).deletingLastPathComponent().path
      guard parent != path else { throw refusal }
      try makeFolder(parent)
      guard mkdir(path, 0o777) == 0 else { throw .last }
    default: throw refusal
    }
  }

  /// Gives a file another name in the same folder, in place of one that had it.
  static func rename(_ path: String, to newPath: String) throws(Refusal) {
    guard Foundation.rename(path, newPath) == 0 else { throw .last }
  }

  /// Removes a file if it is there.
  static func remove(_ path: String) { unlink(path) }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }
}
