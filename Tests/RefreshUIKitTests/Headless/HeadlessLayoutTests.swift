#if canImport(HeadlessUIKit)
import HeadlessUIKit
import Testing

@MainActor
@Suite struct HeadlessLayoutTests {
  /// A view that notes its layouts, and does something in them.
  private final class Box: UIView {
    var layouts = 0
    var action: ((Box) -> Void)?

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
      action?(self)
    }
  }

  @Test func laysAViewOutOnceATurn() {
    HeadlessWorld.run { world in
      let box = Box(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      world.window.addSubview(box)
      world.finishTurn()
      #expect(box.layouts == 1)
      box.setNeedsLayout()
      box.setNeedsLayout()
      box.frame.size.width = 20
      #expect(box.layouts == 1)
      world.finishTurn()
      #expect(box.layouts == 2)
      world.advance(frames: 3)
      #expect(box.layouts == 2)
    }
  }

  @Test func laysOutParentsBeforeChildren() {
    HeadlessWorld.run { world in
      let (outer, inner) = (Box(frame: .zero), Box(frame: .zero))
      var order: [String] = []
      outer.action = { _ in order.append("outer") }
      inner.action = { _ in order.append("inner") }
      inner.setNeedsLayout()
      outer.addSubview(inner)
      world.window.addSubview(outer)
      world.finishTurn()
      order = []
      inner.setNeedsLayout()
      outer.setNeedsLayout()
      world.finishTurn()
      #expect(order == ["outer", "inner"])
    }
  }

  @Test func laysOutChildrenThatTheirParentsMoveInTheSameTurn() {
    HeadlessWorld.run { world in
      let (outer, inner) = (Box(frame: .zero), Box(frame: .zero))
      outer.addSubview(inner)
      world.window.addSubview(outer)
      world.finishTurn()
      outer.action = { [weak inner] _ in inner?.frame.size.width = 30 }
      let before = inner.layouts
      outer.setNeedsLayout()
      world.finishTurn()
      #expect(inner.layouts == before + 1)
    }
  }

  @Test func laysOutNowWhatIsAskedForAndWhatIsAboveIt() {
    HeadlessWorld.run { world in
      let (outer, inner) = (Box(frame: .zero), Box(frame: .zero))
      outer.addSubview(inner)
      world.window.addSubview(outer)
      world.finishTurn()
      let before = (outer.layouts, inner.layouts)
      inner.layoutIfNeeded()
      #expect((outer.layouts, inner.layouts) == before)
      inner.setNeedsLayout()
      outer.setNeedsLayout()
      inner.layoutIfNeeded()
      #expect((outer.layouts, inner.layouts) == (before.0 + 1, before.1 + 1))
      world.finishTurn()
      #expect(inner.layouts == before.1 + 1)
    }
  }

  @Test func laysOutAViewOnlyInAWindow() {
    HeadlessWorld.run { world in
      let box = Box(frame: .zero)
      box.setNeedsLayout()
      world.finishTurn()
      #expect(box.layouts == 0)
      world.window.addSubview(box)
      world.finishTurn()
      #expect(box.layouts == 1)
    }
  }

  @Test func laysAScrollViewOutOnEachOffset() {
    HeadlessScreen.run { screen in
      screen.finger.touchDown(at: CGPoint(x: 100, y: 500))
      screen.world.log.removeAll()
      screen.finger.drag(to: CGPoint(x: 100, y: 400), duration: 0.1)
      // Six frames of 60 Hz.
      #expect(screen.world.log.names(.layout).count == 6)
    }
  }

  @Test func attributesWritesToTheCodeThatMakesThem() {
    HeadlessScreen.run { screen in
      let box = Box(frame: .zero)
      box.action = { $0.superview.map { ($0 as? UIScrollView)?.contentInset.top += 1 } }
      screen.list.addSubview(box)
      box.setNeedsLayout()
      screen.world.finishTurn()
      screen.list.contentInset.top += 1
      screen.delegate.didScroll = { $0.contentInset.top += 1 }
      screen.list.contentOffset.y = 10
      screen.delegate.didScroll = nil
      let link = HeadlessDisplayLink { _ in screen.list.contentInset.top += 1 }
      screen.world.advance(frames: 1)
      link.invalidate()
      screen.world.enqueue { screen.list.contentInset.top += 1 }
      screen.world.finishTurn()
      let writers = screen.world.log.writes(of: "contentInset").map(\.writer)
      #expect(writers == [.layout, .app, .delegate, .frame, .block])
      screen.finger.pull(to: 20)
      #expect(screen.world.log.writes(of: "contentOffset").last?.writer == .uikit)
    }
  }

  @Test func followsTheSizeOfTheViewAboveByTheMask() {
    HeadlessWorld.run { _ in
      let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let wide = UIView(frame: CGRect(x: 10, y: 0, width: 80, height: 20))
      wide.autoresizingMask = .flexibleWidth
      let low = UIView(frame: CGRect(x: 0, y: 80, width: 10, height: 20))
      low.autoresizingMask = .flexibleTopMargin
      [wide, low].forEach(outer.addSubview)
      outer.frame.size = CGSize(width: 150, height: 160)
      #expect(wide.frame == CGRect(x: 10, y: 0, width: 130, height: 20))
      #expect(low.frame == CGRect(x: 0, y: 140, width: 10, height: 20))
    }
  }

  @Test func tellsHooksInTheOrderOfUIKit() {
    final class Spy: UIView {
      var calls: [String] = []
      override func willMove(toSuperview newSuperview: UIView?) { calls.append("will \(newSuperview != nil)") }
      override func didMoveToSuperview() { calls.append("did \(superview != nil)") }
      override func willMove(toWindow newWindow: UIWindow?) { calls.append("willWindow \(newWindow != nil)") }
      override func didMoveToWindow() { calls.append("didWindow \(window != nil)") }
    }
    HeadlessWorld.run { world in
      let spy = Spy(frame: .zero)
      world.window.addSubview(spy)
      #expect(spy.calls == ["will true", "willWindow true", "didWindow true", "did true"])
      spy.calls = []
      spy.removeFromSuperview()
      #expect(spy.calls == ["will false", "willWindow false", "didWindow false", "did false"])
      spy.calls = []
      spy.removeFromSuperview()
      #expect(spy.calls.isEmpty)
    }
  }

  @Test func ordersViewsAndTheirLayersAlike() {
    HeadlessWorld.run { _ in
      let outer = UIView(frame: .zero)
      let views = (0..<3).map { index in
        let view = UIView(frame: .zero)
        view.tag = index + 1
        return view
      }
      outer.addSubview(views[0])
      outer.addSubview(views[2])
      outer.insertSubview(views[1], belowSubview: views[2])
      #expect(outer.subviews.map(\.tag) == [1, 2, 3])
      outer.sendSubviewToBack(views[2])
      outer.bringSubviewToFront(views[0])
      #expect(outer.subviews.map(\.tag) == [3, 2, 1])
      #expect(outer.subviews.map { ObjectIdentifier($0.layer) } == outer.layer.sublayers?.map { ObjectIdentifier($0) })
      #expect(outer.viewWithTag(2) === views[1])
    }
  }
}
#endif
