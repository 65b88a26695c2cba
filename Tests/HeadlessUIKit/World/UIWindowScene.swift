/// A scene that shows windows.
@MainActor
open class UIWindowScene: UIScene {}
