#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif
#if canImport(UIKit) || canImport(HeadlessUIKit)
import RefreshAnimators
import Testing

/// Content that scrolls along both axes: a control is centred in the visible part of the other axis.
@MainActor
@Suite struct CrossScrollTests {
  /// The edge and the placement of a control.
  struct Stand: Sendable {
    let edge: RefreshEdge
    let placement: RefreshPlacement

    static let all = RefreshEdge.allCases.flatMap { edge in
      RefreshPlacement.allCases.map { Stand(edge: edge, placement: $0) }
    }
  }

  /// A sheet of cells that is larger than the window both ways.
  private func run(_ switches: TestSetting, _ body: @MainActor (Scene) async -> Void) async {
    await TestWorld.run(switches: switches) { world in
      let list = UIScrollView(frame: world.window.bounds)
      list.contentSize = CGSize(width: 2000, height: 3000)
      let scene = Scene(world, list: list)
      scene.watch.mayComeFromOutside = true
      await body(scene)
    }
  }

  private func expectInTheMiddle(
    _ control: RefreshControl, in scene: Scene, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let (bounds, covered) = (scene.list.bounds, scene.list.adjustedContentInset)
    let isDrawn = control.layer.sublayers?.first?.isHidden == false
    #expect(isDrawn, sourceLocation: sourceLocation)
    if control.edge.isVertical {
      let middle = bounds.inset(by: UIEdgeInsets(top: 0, left: covered.left, bottom: 0, right: covered.right)).midX
      #expect(abs(control.frame.midX - middle) < 1e-9, sourceLocation: sourceLocation)
    } else {
      let middle = bounds.inset(by: UIEdgeInsets(top: covered.top, left: 0, bottom: covered.bottom, right: 0)).midY
      #expect(abs(control.frame.midY - middle) < 1e-9, sourceLocation: sourceLocation)
    }
  }

  /// Scrolls across the axis of an edge.
  private func scroll(to place: CGFloat, across edge: RefreshEdge, in scene: Scene) {
    scene.client {
      if edge.isVertical { scene.list.contentOffset.x = place } else { scene.list.contentOffset.y = place }
    }
    scene.world.finishTurn()
  }

  /// The header slides sideways over content that scrolls sideways too.
  @Test(.bug(id: "B103"), arguments: TestSetting.everySetting(with: Stand.all))
  func theHeaderSlidesSidewaysOverContentThatDoes(switches: TestSetting, stand: Stand) async {
    await run(switches) { scene in
      let control = scene.addHeader(animator: .spinner, edge: stand.edge)
      control.placement = stand.placement
      control.begin()
      await scene.advance(by: 1)
      expectInTheMiddle(control, in: scene)
      scroll(to: 807, across: stand.edge, in: scene)
      expectInTheMiddle(control, in: scene)
      await scene.advance(by: 0.5)
      scroll(to: 300, across: stand.edge, in: scene)
      expectInTheMiddle(control, in: scene)
      control.endRefreshing()
      await scene.settle()
      #expect(control.refreshState == .idle)
    }
  }

  /// A hand that scrolls across the axis, and its momentum, take the control along in every frame.
  @Test(arguments: TestSetting.everySetting)
  func aControlFollowsAHandAcross(switches: TestSetting) async {
    await run(switches) { scene in
      let control = scene.addHeader(animator: .spinner)
      control.begin()
      await scene.advance(by: 1)
      scene.finger.flick(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 150, y: 400), duration: 0.1)
      for _ in 0..<40 {
        scene.world.advance(frames: 1)
        expectInTheMiddle(control, in: scene)
      }
      #expect(scene.list.contentOffset.x > 100)
      control.endRefreshing()
      await scene.settle()
    }
  }

  /// The momentum across is no motion of the list along the axis.
  @Test(arguments: TestSetting.everySetting)
  func theEndOfASessionStopsNothingAcross(switches: TestSetting) async {
    await run(switches) { scene in
      let control = scene.addHeader(animator: .spinner)
      control.begin()
      await scene.advance(by: 1)
      #expect(scene.pull > 40)
      scene.finger.flick(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 150, y: 400), duration: 0.1)
      await scene.advance(by: 0.05)
      let start = scene.list.contentOffset.x
      control.endRefreshing()
      await scene.advance(by: 0.25)
      let middle = scene.list.contentOffset.x
      #expect(middle > start + 20)
      await scene.advance(by: 0.25)
      #expect(scene.list.contentOffset.x > middle + 20)
      await scene.settle()
      #expect(control.refreshState == .idle && scene.pull == 0)
    }
  }

  @Test(arguments: TestSetting.everySetting)
  func aFooterThatStaysIsTakenAlong(switches: TestSetting) async {
    await run(switches) { scene in
      let footer = scene.addFooter(trigger: .onTap)
      await scene.showFooter()
      scroll(to: 807, across: .bottom, in: scene)
      expectInTheMiddle(footer, in: scene)
    }
  }
}
#endif
