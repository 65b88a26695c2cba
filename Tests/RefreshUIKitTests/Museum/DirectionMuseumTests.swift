#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshAnimators
import Testing

/// Lists that run sideways, from right to left or upside down: each test is named by what users of other libraries saw,
/// and shows that it does not happen here.
@MainActor
@Suite struct DirectionMuseumTests {
  /// The ways in which a list gets a right-to-left layout.
  enum Turn: CaseIterable {
    case layout, mirroredByTheApp
  }

  /// Turns the list around; an app that mirrors its list to do so mirrors back what is in it.
  private func turn(_ scene: Scene, _ control: RefreshControl, _ turn: Turn) {
    switch turn {
    case .layout: scene.world.setTraits { $0.layoutDirection = .rightToLeft }
    case .mirroredByTheApp:
      scene.list.transform = CGAffineTransform(scaleX: -1, y: 1)
      control.transform = CGAffineTransform(scaleX: -1, y: 1)
    }
  }

  /// From right to left frames are made for the other direction.
  @Test(.bug(id: "B101"), arguments: HeadlessSwitches.everySetting(with: Turn.allCases))
  func fromRightToLeftTheIndicatorIsOffTheMiddle(switches: HeadlessSwitches, turned: Turn) async throws {
    try await Scene.run(switches) { scene in
      let control = scene.addHeader(animator: .spinner)
      turn(scene, control, turned)
      await scene.refresh()
      #expect(control.frame.midX == 196.5 && control.frame.width == 393)
      let shapes = control.layer.visibleTree.compactMap { $0 as? CAShapeLayer }
      let places = shapes.flatMap { shape -> [CGFloat] in
        let box = shape.path?.boundingBox ?? .zero
        let place = shape.transform(to: scene.list.layer)
        return [CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX, y: box.maxY)].map { $0.applying(place).x }
      }
      let (low, high) = (try #require(places.min()), try #require(places.max()))
      #expect(high - low > 10 && high - low < 60)
      #expect(abs((low + high) / 2 - 196.5) < 1, "\(low) to \(high)")
      await scene.finish()
    }
  }

  /// A list that is turned around mirrors the words of its header.
  @Test(.bug(id: "B101"), arguments: HeadlessSwitches.everySetting(with: Turn.allCases))
  func fromRightToLeftTheWordsAreMirrored(switches: HeadlessSwitches, turned: Turn) async throws {
    try await Scene.run(switches) { scene in
      let control = scene.addHeader(animator: .arrow)
      turn(scene, control, turned)
      scene.pull(to: 40)
      scene.finger.hold(for: 0.2)
      let labels = control.layer.visibleTree.filter { $0.headlessView is UILabel }
      try #require(!labels.isEmpty)
      // The list's own transform included.
      for label in labels { #expect(label.transform(to: scene.world.window.layer).a > 0) }
      #expect(control.frame.width == 393 && abs(control.frame.height - 40) < 0.5)
    }
  }

  /// The kind of list that is scrolled horizontally.
  enum Mover: CaseIterable {
    case listItself, innerList, innerListDown
  }

  /// A movement sideways, or of a list within the list, is taken for a pull of the list.
  @Test(.bug(id: "B102"), arguments: HeadlessSwitches.everySetting(with: Mover.allCases))
  func movingSidewaysRefreshesTheVerticalList(switches: HeadlessSwitches, mover: Mover) async {
    await Scene.run(switches) { scene in
      scene.list.contentSize.width = 1200
      let inner = UIScrollView(frame: CGRect(x: 0, y: 100, width: 393, height: 200))
      inner.contentSize = CGSize(width: 1200, height: 900)
      inner.transfersVerticalScrollingToParent = false
      scene.list.addSubview(inner)
      let control = scene.addHeader()
      let moved = mover == .listItself ? scene.list : inner
      let finger = SimulatedFinger(on: moved)
      let start = CGPoint(x: 50, y: 20)
      let travel: CGPoint = mover == .innerListDown ? CGPoint(x: 0, y: 400) : CGPoint(x: 200, y: 0)
      finger.drag(from: start, to: CGPoint(x: start.x + travel.x, y: start.y + travel.y), duration: 0.3)
      finger.hold(for: 0.2)
      let past = mover == .innerListDown ? moved.contentOffset.y : moved.contentOffset.x
      #expect(past <= -80)
      #expect(control.refreshState == .idle && scene.pull == 0 && control.frame.height == 0)
      finger.lift()
      await scene.advance(by: 1)
      #expect(scene.watch.states == [.idle] && scene.watch.insetWriteCount == 0)
      #expect(scene.work.startCount == 0)
    }
  }

  /// A list that is turned upside down, as chats are, has its control at the end that nobody expects.
  @Test(.bug(id: "B104"), arguments: HeadlessSwitches.everySetting(with: [RefreshEdge.top, .bottom]))
  func inAListThatIsUpsideDownTheControlIsAtTheWrongEnd(switches: HeadlessSwitches, edge: RefreshEdge) async {
    await Scene.run(switches) { scene in
      scene.list.transform = CGAffineTransform(scaleX: 1, y: -1)
      let control = scene.addHeader(edge: edge)
      let isTop = edge == .top
      if !isTop { scene.show(scene.end) }
      let rest = scene.offset
      scene.finger.drag(from: Scene.middle, to: CGPoint(x: 200, y: isTop ? 640 : 160), duration: 0.3)
      #expect(control.refreshState == .armed)
      scene.finger.hold(for: 0.2)
      scene.finger.lift()
      await scene.advance(by: 1)
      #expect(scene.work.startCount == 1)
      #expect(scene.offset == rest + (isTop ? -60 : 60))
      let inset = scene.list.contentInset
      #expect(inset == UIEdgeInsets(top: isTop ? 60 : 0, left: 0, bottom: isTop ? 0 : 60, right: 0))
      #expect(control.frame == CGRect(x: 0, y: isTop ? -60 : 3000, width: 393, height: 60))
      await scene.finish()
      #expect(scene.offset == rest)
    }
  }
}

#endif
