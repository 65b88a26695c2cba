#if !canImport(UIKit)
@_exported import HeadlessUIKit
#endif

// In Xcode the folder of the log is compiled into the app.
#if canImport(UIKitFacts)
@_exported import UIKitFacts
#endif
