#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshAnimators
import Testing

/// Lists that run sideways, from right to left or upside down: each test is named by what users of other libraries saw,
/// and shows that it does not happen here.
@MainActor
@Suite struct DirectionMuseumTests {
  /// In a layout from right to left frames are made for the other direction.
  @Test(.bug(id: "B101"), arguments: HeadlessSwitches.everySetting(with: [false, true]))
  func fromRightToLeftTheIndicatorIsOffTheMiddle(switches: HeadlessSwitches, isRefreshing: Bool) async {
    await Scene.run(switches) { scene in
      scene.world.setTraits { $0.layoutDirection = .rightToLeft }
      let control = scene.addHeader(animator: .spinner)
      if isRefreshing { await scene.refresh() } else { scene.pull(to: 40) }
      #expect(control.frame.midX == scene.list.bounds.midX && control.frame.width == 393)
      let strokes = SeenStroke.all(in: control.layer)
      #expect(!strokes.isEmpty)
      // The spinner turns about its own middle, which is where a turn of each of its parts leaves it.
      for stroke in strokes { #expect(stroke.place.a >= 0, "\(stroke.place)") }
    }
  }

  /// A list that is turned around mirrors the words of its header.
  @Test(.bug(id: "B101"), arguments: HeadlessSwitches.everySetting)
  func fromRightToLeftTheWordsAreMirrored(switches: HeadlessSwitches) async throws {
    try await Scene.run(switches) { scene in
      scene.world.setTraits { $0.layoutDirection = .rightToLeft }
      let control = scene.addHeader(animator: .arrow)
      scene.pull(to: 40)
      scene.finger.hold(for: 0.2)
      let labels = control.layer.visibleTree.filter { $0.headlessView is UILabel }
      try #require(!labels.isEmpty)
      for label in labels { #expect(label.place(in: scene.list.layer).a > 0) }
    }
  }

  /// What is moved sideways.
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

extension CALayer {
  /// How a layer stands in one around it: the transform of its own middle.
  fileprivate func place(in other: CALayer) -> CGAffineTransform {
    var result = CGAffineTransform.identity
    for layer in sequence(first: self, next: \.superlayer).prefix(while: { $0 !== other }) {
      let middle = CGAffineTransform(translationX: -layer.bounds.midX, y: -layer.bounds.midY)
      let own = layer === self ? .identity : middle
      result = result.concatenating(own).concatenating(layer.affineTransform())
        .concatenating(CGAffineTransform(translationX: layer.position.x, y: layer.position.y))
    }
    return result
  }
}
#endif
