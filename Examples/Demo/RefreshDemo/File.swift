import Foundation

/// Files by their paths, with the system's own reason where something fails: Foundation on Linux often drops it.
enum File {
  /// Why something could not be read or written.
  enum Refusal: Error, CustomStringConvertible {
    /// The system refused it, with this number for the reason.
    case system(Int32)

    /// There is more to read than a number of bytes.
    case tooLong(Int)

    /// The end did not come within ``patience``.
    case endless

    var description: String {
      switch self {
      case .system(let code): String(cString: strerror(code)).lowercased()
      case .tooLong(let limit): "it is longer than \(limit >> 20) MB"
      case .endless: "it does not end within \(File.patience) seconds"
      }
    }

    /// The reason for the last call that failed.
    static var last: Refusal { .system(errno) }
  }

  /// The longest wait for the end of a file, in seconds: a pipe that nothing writes to has no end, and a program that writes a
  /// recording takes less.
  private static let patience = 5

  /// Bytes that are asked for at a time.
  private static let blockSize = 1 << 16

  /// The bytes of a file, or of a pipe.
  ///
  /// - Throws: ``Refusal/tooLong(_:)`` if there are more than a number of bytes, ``Refusal/endless`` if the end does not come.
  static func read(_ path: String, atMost limit: Int) throws(Refusal) -> [UInt8] {
    // Otherwise the open of a pipe waits until something opens the other end.
    let file = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard file >= 0 else { throw .last }
    defer { close(file) }
    return try read(file, atMost: limit, until: .now + .seconds(patience))
  }

  /// The bytes of the standard input, for whose end is waited as long as it takes: somebody may be typing.
  static func readStandardInput(atMost limit: Int) throws(Refusal) -> [UInt8] {
    try read(STDIN_FILENO, atMost: limit, until: nil)
  }

  private static func read(
    _ file: Int32, atMost limit: Int, until deadline: ContinuousClock.Instant?
  ) throws(Refusal) -> [UInt8] {
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: blockSize)
    while true {
      let rest = deadline.map { max(.zero, ContinuousClock.now.duration(to: $0)) / .milliseconds(1) }
      var wait = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
      guard poll(&wait, 1, rest.map { Int32($0.rounded(.up)) } ?? -1) != 0 else { throw .endless }
      let count = Foundation.read(file, &block, block.count)
      if count < 0 {
        guard [EINTR, EAGAIN].contains(errno) else { throw .last }
        continue
      }
      guard count > 0 else { return bytes }
      bytes += block[..<count]
      guard bytes.count <= limit else { throw .tooLong(limit) }
    }
  }

  /// Writes a text to a new file; a path that is there already, a link also, is an error.
  static func create(_ path: String, with text: String) throws(Refusal) {
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw .last }
    do {
      try write(text, to: file)
    } catch {
      close(file)
      throw error
    }
    // Some file systems tell only now that there is no room.
    guard close(file) == 0 else { throw .last }
  }

  /// Writes a text to the standard output.
  static func print(_ text: String) throws(Refusal) { try write(text, to: STDOUT_FILENO) }

  private static func write(_ text: String, to file: Int32) throws(Refusal) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
      if count < 0 {
        guard errno == EINTR else { throw .last }
        continue
      }
      bytes = bytes.dropFirst(count)
    }
  }

  /// Makes a folder, and those that it is in; one that is there already stays.
  static func makeFolder(_ path: String) throws(Refusal) {
    if mkdir(path, 0o777) == 0 { return }
    let code = errno
    switch code {
    case EEXIST:
      guard isFolder(path) else { throw .system(ENOTDIR) }
    case ENOENT:
      let parent = URL(fileURLWithPath: path).deletingLastPathComponent().path
      guard parent != path else { throw .system(code) }
      try makeFolder(parent)
      guard mkdir(path, 0o777) == 0 else { throw .last }
    default: throw .system(code)
    }
  }

  /// Gives a file another name in the same folder, in place of one that had it.
  static func rename(_ path: String, to newPath: String) throws(Refusal) {
    guard Foundation.rename(path, newPath) == 0 else { throw .last }
  }

  /// Removes a file if it is there.
  static func remove(_ path: String) { unlink(path) }

  /// Returns `true` if a file, a folder or a link, even a broken one, is at a path.
  static func exists(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  /// Returns `true` if a path leads to a folder, also through a link.
  static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }
}
