#if REFRESH_ADAPTER && !canImport(os)
import Foundation

extension RefreshLog {
  /// Writes a text to the standard error stream.
  static func put(_ text: String) { NSLog("%@", text) }
}
#endif
