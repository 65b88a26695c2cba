#if REFRESH_ADAPTER
// Exported, so that no other file of the adapter needs four lines to import it.
#if canImport(UIKit)
@_exported import UIKit
#elseif canImport(HeadlessUIKit)
@_exported import HeadlessUIKit
#endif
#endif
