// An app that imports this module uses the animators and the control as well.
@_exported import RefreshAnimators

#if REFRESH_ADAPTER
// Exported, so that no other file needs four lines to import it.
#if canImport(SwiftUI)
@_exported import SwiftUI
#elseif canImport(HeadlessSwiftUI)
@_exported import HeadlessSwiftUI
#endif
#endif
