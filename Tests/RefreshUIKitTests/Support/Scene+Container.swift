#if canImport(HeadlessUIKit)
import HeadlessUIKit

@testable import RefreshCore

extension Scene {
  /// The places of a list in an app.
  enum Container: String, CaseIterable {
    case plain, smallTitle, fullScreen, tabBar, pages, innerList, textView, webView, keyboard
    case largeTitle, searchBar, sheet, mediumSheet, largeSheet, navigationInSheet, keyboardInSheet

    /// The containers in which the system owns the pull of a header that asks for nothing.
    static let ofTheSystem: [Container] = [
      .largeTitle, .searchBar, .sheet, .mediumSheet, .largeSheet, .navigationInSheet, .keyboardInSheet,
    ]

    /// The backing of a header that asks for nothing.
    var backing: RefreshBacking {
      Self.ofTheSystem.contains(self) ? .system : .own
    }

    /// The placement that `Docs/Containers.md` recommends; `nil` for that of the animator.
    var placement: RefreshPlacement? { self == .webView ? .floating : nil }

    /// Creates the list of a container; `nil` for that of every scene.
    @MainActor
    fileprivate func list(in world: HeadlessWorld) -> UIScrollView? {
      switch self {
      case .textView:
        let view = UITextView(frame: world.window.bounds)
        view.text = (1...70).map { "Line \($0) of the text" }.joined(separator: "\n")
        return view
      case .webView: return HeadlessWebScrollView(frame: world.window.bounds)
      default: return nil
      }
    }
  }

  /// Runs code with a list in a container, whose header has the backing of the system, then lets it settle and checks what is left.
  ///
  /// A list that fills the screen has that backing only if the app asks for it.
  static func runBackedBySystem(
    in container: Container, switches: HeadlessSwitches = HeadlessSwitches(),
    _ body: @MainActor (Scene, RefreshControl) async throws -> Void
  ) async rethrows {
    try await run(switches) { scene in
      scene.put(into: container)
      let control = scene.addHeader()
      if container == .plain { control.backing = .system }
      await scene.advance(by: 0.1)
      try await body(scene, control)
    }
  }

  /// Runs code with a list in a container, then lets it settle and checks what is left.
  static func run(in container: Container, _ body: @MainActor (Scene) async throws -> Void) async rethrows {
    try await HeadlessWorld.run { world in
      let scene = Scene(world, list: container.list(in: world))
      scene.put(into: container)
      try await body(scene)
      await scene.expectCleanEnd()
    }
  }

  /// Moves the list into a container.
  func put(into container: Container) {
    switch container {
    case .plain, .textView, .webView: break
    case .smallTitle: showBar(isLarge: false)
    case .largeTitle: showBar(isLarge: true)
    case .searchBar: showBar(isLarge: false, searchController: keep(UISearchController()))
    case .sheet: present(putIntoController())
    case .mediumSheet: presentSheet(.medium)
    case .largeSheet: presentSheet(.large)
    case .navigationInSheet:
      let navigation = keep(UINavigationController(rootViewController: putIntoController()))
      present(navigation)
      navigation.headlessShowBar()
    case .fullScreen:
      let screen = putIntoController()
      screen.modalPresentationStyle = .fullScreen
      present(screen)
    case .tabBar: world.setSafeArea(UIEdgeInsets(top: 59, left: 0, bottom: 83, right: 0))
    case .pages: putIntoPages()
    case .innerList: _ = putIntoList()
    case .keyboard: showKeyboard()
    case .keyboardInSheet:
      present(putIntoController())
      showKeyboard()
    }
    world.finishTurn()
  }

  /// The distance at which the refresh control of the system fires, in points; 0 without one.
  var systemDistance: Double { Double(list.refreshControl?.headlessTriggerDistance ?? 0) }

  /// A pull that begins a session, whoever owns it, in points.
  var farPull: Double { max(140, systemDistance + 15) }

  /// The navigation controller around the list.
  var navigation: UINavigationController? {
    let responders = sequence(first: list as UIResponder, next: \.next)
    return responders.lazy.compactMap { $0 as? UIViewController }.first?.navigationController
  }

  private func showBar(isLarge: Bool, searchController: UISearchController? = nil) {
    let navigation = putBelowLargeTitle()
    navigation.navigationBar.prefersLargeTitles = isLarge
    navigation.topViewController?.navigationItem.searchController = searchController
    navigation.headlessShowBar()
  }

  /// Presents the list in a sheet with two heights; returns the sheet.
  @discardableResult
  func presentSheet(_ detent: UISheetPresentationController.Detent.Identifier) -> UISheetPresentationController? {
    let controller = putIntoController()
    let sheet = controller.sheetPresentationController
    sheet?.detents = [.medium(), .large()]
    sheet?.selectedDetentIdentifier = detent
    present(controller)
    return sheet
  }

  /// Moves the list into the first of three pages.
  private func putIntoPages() {
    let pages = UIScrollView(frame: world.window.bounds)
    pages.contentSize = CGSize(width: 3 * 393, height: 852)
    pages.isPagingEnabled = true
    pages.contentInsetAdjustmentBehavior = .never
    list.removeFromSuperview()
    pages.addSubview(list)
    world.window.addSubview(pages)
  }

  /// Moves the list into a list along the same axis that can be refreshed too; a drag stays in the list in which it begins.
  func putIntoList() -> UIScrollView {
    let outer = UIScrollView(frame: world.window.bounds)
    outer.contentInsetAdjustmentBehavior = .always
    outer.contentSize = CGSize(width: 393, height: 1800)
    world.name(outer, "outer")
    list.removeFromSuperview()
    list.transfersVerticalScrollingToParent = false
    list.frame = CGRect(x: 16, y: 230, width: 361, height: 480)
    outer.addSubview(list)
    world.window.addSubview(outer)
    outer.refresh.addHeader(animator: .gum) { [load] in try await load.run() }
    return outer
  }

  /// The height of a keyboard, in points (an iPhone 15, upright).
  static let keyboardHeight: CGFloat = 302

  private func showKeyboard() {
    keep(KeyboardRoom(self)).follow()
    world.setKeyboard(height: Self.keyboardHeight)
  }
}

/// An app that makes room for the keyboard as most do: it changes one edge of the inset as it reads it.
@MainActor
final class KeyboardRoom {
  private weak var scene: Scene?
  private var tokens: [any NSObjectProtocol] = []

  init(_ scene: Scene) { self.scene = scene }

  /// Follows the keyboard for as long as the room is kept.
  func follow() {
    let names = [UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification]
    tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] note in
        let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        MainActor.assumeIsolated { self?.make(frame?.height ?? 0) }
      }
    }
  }

  private func make(_ height: CGFloat) {
    guard let scene else { return }
    scene.watch.clientInset.bottom = height
    scene.client { scene.list.contentInset.bottom = height }
  }
}
#endif
