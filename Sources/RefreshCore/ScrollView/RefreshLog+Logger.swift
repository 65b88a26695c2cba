#if REFRESH_ADAPTER && canImport(os)
import os

extension RefreshLog {
  private static let logger = Logger(subsystem: "RefreshKit", category: "RefreshControl")

  /// Writes a text to the unified log, where it is found by its subsystem and its category.
  static func put(_ text: String) { logger.warning("\(text, privacy: .public)") }
}
#endif
