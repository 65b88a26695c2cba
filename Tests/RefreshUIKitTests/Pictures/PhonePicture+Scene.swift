#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshAnimators
import RefreshTesting

@testable import RefreshCore

extension PhonePicture {
  /// Draws a header in a container while it is pulled and while it refreshes, where the scene has measured it.
  @MainActor
  static func moments(in container: Scene.Container, isDark: Bool) async -> [PhonePicture] {
    var moments: [PhonePicture] = []
    await Scene.run(in: container) { scene in
      scene.world.setTraits { $0.userInterfaceStyle = isDark ? .dark : .light }
      let control = scene.addHeader(animator: .gum)
      control.placement = container.placement
      var update: RefreshUpdate?
      control.onUpdate = { update = $0 }
      await scene.advance(by: 0.1)
      // Below the header, which it would cover.
      scene.finger.touchDown(at: CGPoint(x: scene.list.bounds.midX, y: scene.list.safeAreaInsets.top + 130))
      scene.pull(to: 60)
      scene.world.finishTurn()
      moments.append(PhonePicture(of: scene, container, update))
      scene.pull(to: scene.farPull)
      scene.finger.lift()
      await scene.advance(by: 1.2)
      moments.append(PhonePicture(of: scene, container, update))
    }
    return moments
  }

  /// Measures a scene.
  @MainActor
  private init(of scene: Scene, _ container: Scene.Container, _ update: RefreshUpdate?) {
    let (list, window) = (scene.list, scene.world.window)
    screen = window.bounds.size
    self.list = List(list, content: container == .textView ? .text : container == .webView ? .page : .rows)
    outerList = container == .innerList ? (list.superview as? UIScrollView).map { List($0, content: .rows) } : nil
    let controller = sequence(first: list as UIResponder, next: \.next).lazy.compactMap { $0 as? UIViewController }
      .first
    if let sheet = (controller?.navigationController ?? controller), sheet.presentingViewController != nil,
      sheet.sheetPresentationController != nil
    {
      self.sheet = sheet.view.convert(sheet.view.bounds, to: nil)
    }
    bar = controller?.navigationController.map { Bar($0, controller) }
    header = update.flatMap { Header(scene, $0) }
    tabBarTop = container == .tabBar ? screen.height - window.safeAreaInsets.bottom : nil
    keyboardTop = scene.world.keyboardHeight > 0 ? screen.height - scene.world.keyboardHeight : nil
    hasPages = container == .pages
    finger = scene.finger.location.map { CGPoint(x: $0.x + self.list.frame.minX, y: $0.y + self.list.frame.minY) }
    let pull = Decimals.short(Double(scene.pull))
    let (inset, safeArea) = (Double(list.contentInset.top), Double(list.safeAreaInsets.top))
    caption = [
      update?.state == .refreshing ? "refreshing, \(pull) held" : "pulled by \(pull)",
      "inset \(Decimals.short(inset)), safe area \(Decimals.short(safeArea))",
    ]
  }
}

extension PhonePicture.List {
  @MainActor
  init(_ list: UIScrollView, content: PhonePicture.Content) {
    frame = list.convert(list.bounds, to: nil)
    contentTop = list.convert(CGPoint.zero, to: nil).y
    self.content = content
  }
}

extension PhonePicture.Bar {
  @MainActor
  init(_ navigation: UINavigationController, _ controller: UIViewController?) {
    let bar = navigation.navigationBar
    frame = navigation.view.convert(bar.frame, to: nil)
    isLarge = bar.prefersLargeTitles
    hasSearchField = controller?.navigationItem.searchController != nil
  }
}

extension PhonePicture.Header {
  @MainActor
  init?(_ scene: Scene, _ update: RefreshUpdate) {
    guard let control = scene.header else { return nil }
    let canvas = control.system?.control?.canvas
    let view = canvas ?? control
    area = view.convert(view.bounds, to: nil)
    isInBar = canvas.map { !$0.isDescendant(of: scene.list) } ?? false
    drawing = Drawing(measuring: TextEstimate())
    control.stage.animator.draw(update, into: &drawing)
    time = scene.world.now
  }
}
#endif
