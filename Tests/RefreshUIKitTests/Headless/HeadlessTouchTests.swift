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
    HeadlessScreen.run(.with { $0.touchDown = setting }) { screen in
      screen.finger.touchDown(at: Self.inside)
      #expect(screen.list.isTracking == (setting == .atOnce))
      screen.world.advance(by: 0.14)
      #expect(screen.list.isTracking == (setting == .atOnce))
      screen.world.advance(by: 0.03)
      #expect(screen.list.isTracking)
      screen.finger.lift()
      #expect(!screen.list.isTracking)
    }
  }

  @Test func tracksAtTheLatestWhenThePanBegins() {
    HeadlessScreen.run(.with { $0.touchDown = .after150Milliseconds }) { screen in
      screen.finger.touchDown(at: Self.inside)
      screen.finger.move(to: CGPoint(x: 100, y: 165))
      #expect(screen.list.isTracking && screen.list.isDragging)
    }
  }

  @Test func deliversATapToTheViewUnderTheFinger() {
    HeadlessScreen.run { screen in
      let pad = Pad(frame: Self.frame)
      screen.list.addSubview(pad)
      screen.list.contentOffset.y = 40
      screen.finger.tap(at: Self.inside)
      #expect(pad.touches == ["began", "ended"])
      #expect(pad.place == CGPoint(x: 50, y: 90))
    }
  }

  @Test func cancelsTheTouchOfAPlainViewWhenAScrollBegins() {
    HeadlessScreen.run { screen in
      let pad = Pad(frame: Self.frame)
      screen.list.addSubview(pad)
      screen.finger.touchDown(at: Self.inside)
      screen.world.advance(by: 0.2)
      screen.finger.move(to: CGPoint(x: 100, y: 155))
      screen.finger.move(to: CGPoint(x: 100, y: 180))
      #expect(pad.touches == ["began", "moved", "cancelled"])
      #expect(screen.list.isDragging)
      screen.finger.lift()
      #expect(pad.touches.count == 3)
    }
  }

  @Test func deliversNothingOfAQuickDrag() {
    HeadlessScreen.run { screen in
      let pad = Pad(frame: Self.frame)
      screen.list.addSubview(pad)
      screen.finger.flick(from: Self.inside, to: CGPoint(x: 100, y: 250), duration: 0.1)
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
    HeadlessScreen.run { screen in
      screen.list.addSubview(Ghost(frame: Self.frame))
      screen.finger.touchDown(at: Self.inside)
      screen.world.advance(by: 0.2)
      screen.finger.move(to: CGPoint(x: 100, y: 300))
      #expect(screen.list.isDragging)
    }
  }

  @Test(arguments: HeadlessSwitches.StoppedDeceleration.allCases)
  func stopsAFlingAndSwallowsTheTap(setting: HeadlessSwitches.StoppedDeceleration) {
    HeadlessScreen.run(.with { $0.stoppedDeceleration = setting }) { screen in
      let pad = Pad(frame: CGRect(x: 0, y: 0, width: 390, height: 4000))
      screen.list.addSubview(pad)
      screen.finger.flick(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 400), duration: 0.1)
      screen.world.advance(frames: 5)
      screen.world.log.removeAll()
      let present = screen.offset
      screen.finger.touchDown(at: Self.inside)
      #expect(screen.list.isTracking)
      #expect(screen.list.isDecelerating == (setting == .staysUntilLift))
      screen.world.advance(by: 0.3)
      screen.finger.lift()
      #expect(screen.offset == present)
      #expect(!screen.list.isDecelerating && !screen.list.isTracking)
      #expect(pad.touches.isEmpty)
      #expect(screen.world.log.names(.delegate) == ["scrollViewDidEndDecelerating", "scrollViewDidEndDragging"])
      #expect(screen.world.log.events(.delegate).last?.numbers == [0])
    }
  }

  @Test func bouncesOnWhenAFingerThatStoppedItIsLifted() {
    HeadlessScreen.run { screen in
      screen.release(at: 80)
      screen.world.advance(frames: 3)
      let present = screen.offset
      screen.finger.touchDown(at: Self.inside)
      screen.world.advance(by: 0.3)
      #expect(screen.offset == present)
      screen.finger.lift()
      #expect(screen.list.isDecelerating)
      screen.world.advanceUntilIdle()
      #expect(screen.offset == 0)
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
    HeadlessScreen.run { screen in
      screen.finger.pull(to: 50)
      let offset = screen.offset
      let second = SimulatedFinger(on: screen.list)
      second.drag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 10, y: 300), duration: 0.1)
      second.lift()
      #expect(screen.offset == offset)
      #expect(screen.list.isDragging)
    }
  }
}
#endif
