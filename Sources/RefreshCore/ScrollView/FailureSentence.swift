#if REFRESH_ADAPTER
import Foundation

/// The sentence about an error that is fit for the user.
enum FailureSentence {
  /// Returns the description of a `LocalizedError`, or the one that another error carries; `nil` if there is none.
  static func of(_ error: any Error) -> String? {
    if let error = error as? any LocalizedError { return error.errorDescription }
    // On Apple platforms an error of URLSession arrives as an NSError, which is neither a LocalizedError nor a CustomNSError.
    // Its `localizedDescription` is a phrase about its code if it carries none.
    return (error as NSError).userInfo[NSLocalizedDescriptionKey] as? String
  }
}

#endif
