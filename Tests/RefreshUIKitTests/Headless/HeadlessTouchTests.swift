#if canImport(HeadlessUIKit)
import HeadlessUIKit
import Testing

@MainActor
@Suite struct HeadlessTouchTests {
  /// A view that notes its touches.
  private final class Pad: UIView {
    var touches: [String] = []
    var place: CGPoint?
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      self.touches.append("began")
      place = touches.first?.location(in: self)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches.append("moved") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches.append("ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches.append("cancelled") }
  }

  private static let inside = CGPoint(x: 100, y: 150)
  private static let frame = CGRect(x: 50, y: 100, width: 200, height: 100)

  @Test(arguments: HeadlessSwitches.TouchDown.allCases)
  func tracksWhenTheSwitchSays(setting: HeadlessSwitches.TouchDown) {
    HeadlessStage.run(.with { $0.touchDown = setting }) { stage in
      stage.finger.touchDown(at: Self.inside)
      #expect(stage.list.isTracking == (setting == .atOnce))
      stage.world.advance(by: 0.14)
      #expect(stage.list.isTracking == (setting == .atOnce))
      stage.world.advance(by: 0.03)
      #expect(stage.list.isTracking)
      stage.finger.lift()
      #expect(!stage.list.isTracking)
    }
  }

  @Test func tracksAtTheLatestWhenThePanBegins() {
    HeadlessStage.run(.with { $0.touchDown = .after150Milliseconds }) { stage in
      stage.finger.touchDown(at: Self.inside)
      stage.finger.move(to: CGPoint(x: 100, y: 165))
      #expect(stage.list.isTracking && stage.list.isDragging)
    }
  }

  @Test func deliversATapToTheViewUnderTheFinger() {
    HeadlessStage.run { stage in
      let pad = Pad(frame: Self.frame)
      stage.list.addSubview(pad)
      stage.list.contentOffset.y = 40
      stage.finger.tap(at: Self.inside)
      #expect(pad.touches == ["began", "ended"])
      #expect(pad.place == CGPoint(x: 50, y: 90))
    }
  }

  @Test func cancelsTheTouchOfAPlainViewWhenAScrollBegins() {
    HeadlessStage.run { stage in
      let pad = Pad(frame: Self.frame)
      stage.list.addSubview(pad)
      stage.finger.touchDown(at: Self.inside)
      stage.world.advance(by: 0.2)
      stage.finger.move(to: CGPoint(x: 100, y: 155))
      stage.finger.move(to: CGPoint(x: 100, y: 180))
      #expect(pad.touches == ["began", "moved", "cancelled"])
      #expect(stage.list.isDragging)
      stage.finger.lift()
      #expect(pad.touches.count == 3)
    }
  }

  @Test func deliversNothingOfAQuickDrag() {
    HeadlessStage.run { stage in
      let pad = Pad(frame: Self.frame)
      stage.list.addSubview(pad)
      stage.finger.flick(from: Self.inside, to: CGPoint(x: 100, y: 250), duration: 0.1)
      #expect(pad.touches.isEmpty)
    }
  }

  @Test(arguments: [false, true], HeadlessSwitches.ControlTouches.allCases)
  func isBlockedByAControlAsTheSwitchSays(isTable: Bool, setting: HeadlessSwitches.ControlTouches) {
    HeadlessWorld.run(switches: .with { $0.controlTouches = setting }) { world in
      let bounds = world.window.bounds
      let list = isTable ? UITableView(frame: bounds, style: .plain) : UIScrollView(frame: bounds)
      list.contentSize.height = 3000
      list.alwaysBounceVertical = true
      let control = UIControl(frame: Self.frame)
      list.addSubview(control)
      world.window.addSubview(list)
      world.finishTurn()
      let finger = SimulatedFinger(on: list)
      let isBlocked = setting == .blockScrolling || !isTable
      finger.touchDown(at: Self.inside)
      world.advance(by: 0.2)
      #expect(control.isHighlighted)
      finger.move(to: CGPoint(x: 100, y: 300))
      #expect(list.isDragging == !isBlocked)
      #expect(control.isHighlighted == isBlocked)
      finger.lift()
      finger.drag(from: Self.inside, to: CGPoint(x: 100, y: 300), duration: 0.1)
      #expect(list.isDragging)
    }
  }

  @Test func passesByAViewThatIsNoHit() {
    final class Ghost: UIControl {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
    }
    HeadlessStage.run { stage in
      stage.list.addSubview(Ghost(frame: Self.frame))
      stage.finger.touchDown(at: Self.inside)
      stage.world.advance(by: 0.2)
      stage.finger.move(to: CGPoint(x: 100, y: 300))
      #expect(stage.list.isDragging)
    }
  }

  @Test(arguments: HeadlessSwitches.StoppedDeceleration.allCases)
  func stopsAFlingAndSwallowsTheTap(setting: HeadlessSwitches.StoppedDeceleration) {
    HeadlessStage.run(.with { $0.stoppedDeceleration = setting }) { stage in
      let pad = Pad(frame: CGRect(x: 0, y: 0, width: 390, height: 4000))
      stage.list.addSubview(pad)
      stage.finger.flick(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 400), duration: 0.1)
      stage.world.advance(frames: 5)
      stage.world.log.removeAll()
      let present = stage.offset
      stage.finger.touchDown(at: Self.inside)
      #expect(stage.list.isTracking)
      #expect(stage.list.isDecelerating == (setting == .staysUntilLift))
      stage.world.advance(by: 0.3)
      stage.finger.lift()
      #expect(stage.offset == present)
      #expect(!stage.list.isDecelerating && !stage.list.isTracking)
      #expect(pad.touches.isEmpty)
      #expect(stage.world.log.names(.delegate) == ["scrollViewDidEndDecelerating", "scrollViewDidEndDragging"])
      #expect(stage.world.log.events(.delegate).last?.numbers == [0])
    }
  }

  @Test func bouncesOnWhenAFingerThatStoppedItIsLifted() {
    HeadlessStage.run { stage in
      stage.release(at: 80)
      stage.world.advance(frames: 3)
      let present = stage.offset
      stage.finger.touchDown(at: Self.inside)
      stage.world.advance(by: 0.3)
      #expect(stage.offset == present)
      stage.finger.lift()
      #expect(stage.list.isDecelerating)
      stage.world.advanceUntilIdle()
      #expect(stage.offset == 0)
    }
  }

  @Test func selectsARowThatSlidesByWhenSomebodyElseMovesTheList() {
    final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
      var selected: [IndexPath] = []
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { .init() }
      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selected.append(indexPath) }
    }
    HeadlessWorld.run { world in
      let rows = Rows()
      let table = UITableView(frame: world.window.bounds, style: .plain)
      table.dataSource = rows
      table.delegate = rows
      table.rowHeight = 50
      world.window.addSubview(table)
      world.finishTurn()
      let finger = SimulatedFinger(on: table)
      let link = HeadlessDisplayLink { _ in table.contentOffset.y += 10 }
      world.advance(frames: 10)
      finger.tap(at: CGPoint(x: 100, y: 30))
      #expect(rows.selected == [IndexPath(row: 2, section: 0)])
      link.invalidate()
      finger.flick(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 400), duration: 0.1)
      finger.tap(at: CGPoint(x: 100, y: 30))
      #expect(rows.selected.count == 1)
    }
  }

  @Test func ignoresASecondFinger() {
    HeadlessStage.run { stage in
      stage.finger.pull(to: 50)
      let offset = stage.offset
      let second = SimulatedFinger(on: stage.list)
      second.drag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 10, y: 300), duration: 0.1)
      second.lift()
      #expect(stage.offset == offset)
      #expect(stage.list.isDragging)
    }
  }
}
#endif
