import TestSupport
import Testing

@testable import RefreshCore

/// The meaning of an inset that the app writes: its own, or one with the added inset in it.
@Suite struct InsetMemoryTests {
  /// The inset of a list whose header holds 60 points.
  private static let held = SidePair(near: 60)

  /// The same above a keyboard.
  private static let aboveKeyboard = SidePair(near: 60, far: 336)

  private static func reading(_ inset: SidePair) -> ScrollMetrics { ScrollMetrics(inset: inset) }

  /// A ledger with an added inset, after a series of insets that the scroll view had.
  private static func ledger(_ insets: SidePair...) -> InsetLedger {
    var ledger = InsetLedger()
    ledger.addedInset.near = 60
    for inset in insets { ledger.see(reading(inset)) }
    return ledger
  }

  /// The app has saved 60 points, and the session is over.
  private static func saved() -> InsetLedger {
    var ledger = ledger(held, aboveKeyboard)
    ledger.addedInset.near = 0
    return ledger
  }

  /// A list whose app has saved its inset under a keyboard, in a session that is over.
  private static func closed() -> MachineDriver {
    var driver = MachineDriver()
    driver.attach()
    driver.open(frames: 120)
    driver.write(Self.aboveKeyboard)
    driver.send(.ended(.near, .success))
    driver.run(frames: 200)
    return driver
  }

  /// A list whose finger has caught its opening, and has left the content at a pull.
  private static func caught(at pull: Double) -> MachineDriver {
    var driver = MachineDriver()
    driver.attach()
    driver.open(frames: 3)
    driver.drag(to: pull)
    driver.lift()
    return driver
  }

  /// An inset that is restored where the content stands would make a bar look scrolled if the content stood inside it.
  @Test func anInsetOfTheAppAfterALiftRestoresNoMoreThanTheContentFills() {
    var driver = Self.caught(at: 40)
    #expect(driver.scroll.inset.near > 60)
    driver.write(SidePair(near: 8))
    #expect(driver.scroll.inset.near == 48)
  }

  @Test(arguments: [40.0, -200]) func underAFingerAndInTheListTheWholeInsetIsRestored(pull: Double) {
    var driver = Self.caught(at: pull)
    let before = driver.scroll.inset.near
    if pull > 0 { driver.scroll.isTracking = true }
    driver.write(SidePair(near: 8))
    #expect(driver.scroll.inset.near == before + 8)
  }

  /// A write of the app, and what it means.
  struct Write: CustomStringConvertible, Sendable {
    let written: Double
    let own: Double
    var addedInset = 60.0

    init(_ written: Double, own: Double, beside addedInset: Double = 60) {
      (self.written, self.own, self.addedInset) = (written, own, addedInset)
    }

    var description: String { "\(written) beside \(addedInset) is \(own)" }
  }

  /// Writes beside an added inset of 60 points, of an app whose own inset is 0, in their order.
  private static let tables: [(String, [Write])] = [
    ("a constant", [Write(300, own: 300), Write(0, own: 0), Write(300, own: 300), Write(0, own: 0)]),
    ("a difference", [Write(360, own: 360), Write(120, own: 0), Write(360, own: 300), Write(60, own: 0)]),
    ("the other way round", [Write(30, own: 30), Write(120, own: 0), Write(30, own: -30), Write(60, own: 0)]),
    ("two steps", [Write(360, own: 360), Write(470, own: 470), Write(180, own: 0)]),
    ("across the end", [Write(360, own: 360), Write(60, own: 0, beside: 0)]),
    ("from before", [Write(40, own: 40, beside: 0), Write(60, own: 0)]),
    ("into another session", [Write(100, own: 100), Write(60, own: 0, beside: 0)]),
    ("beside another extent", [Write(360, own: 360), Write(100, own: 0, beside: 40)]),
    ("a known constant", [Write(300, own: 300, beside: 0), Write(0, own: 0, beside: 0), Write(300, own: 300)]),
    ("a known sum", [Write(300, own: 300, beside: 0), Write(0, own: 0, beside: 0), Write(360, own: 300)]),
    ("saved and restored", [Write(300, own: 300), Write(60, own: 0)]),
    ("added to what was saved", [Write(360, own: 360), Write(60, own: 0), Write(360, own: 300)]),
    ("a constant after a difference", [Write(360, own: 360), Write(0, own: 0), Write(360, own: 360)]),
    ("its own inset again", [Write(44, own: 44), Write(44, own: 44), Write(44, own: 44), Write(0, own: 0)]),
  ]

  @Test(arguments: tables) func aWriteLeadsBackOrIsTakenAsItIs(name: String, writes: [Write]) {
    var ledger = InsetLedger()
    for write in writes {
      ledger.addedInset.near = write.addedInset
      ledger.noteHold(at: .near)
      ledger.pass(0)
      if ledger.total.near == write.written { continue }
      ledger.see(Self.reading(SidePair(near: write.written)))
      #expect(ledger.client.near == write.own, "\(name): \(write)")
    }
  }

  /// `(16.1 + 60) + 0.3 - 0.3` is not `16.1 + 60`.
  @Test func whatIsTakenBackIsBitForBitWhatItWas() {
    var ledger = InsetLedger()
    ledger.see(Self.reading(SidePair(near: 16.1)))
    ledger.addedInset.near = 60
    ledger.see(Self.reading(SidePair(near: ledger.total.near + 0.3)))
    #expect(ledger.client.near == 16.1 + 60 + 0.3 && ledger.notices == .taken)
    ledger.see(Self.reading(SidePair(near: ledger.total.near - 0.3)))
    #expect(ledger.client.near == 16.1 && ledger.notices == [.taken, .corrected])
  }

  @Test func anInsetThatTheAppTellsEndsEveryDoubt() {
    var ledger = Self.ledger(SidePair(near: 100))
    #expect(ledger.near.doubt == 60)
    ledger.setClient(SidePair(near: 100))
    #expect(ledger.near.doubt == 0)
    ledger.addedInset.near = 0
    ledger.see(Self.reading(SidePair(near: 60)))
    #expect(ledger.client.near == 60, "the rest of a difference would be 0")
  }

  /// It may be a banner of the same height.
  @Test func aSumThatWasHeldLongAgoIsTheAppsOwn() {
    for (time, own) in [(0.6, 0.0), (0.601, 60)] {
      var ledger = InsetLedger()
      ledger.addedInset.near = 60
      ledger.noteHold(at: .near)
      ledger.pass(0)
      ledger.addedInset.near = 0
      ledger.pass(time)
      #expect(ledger.isRestored(in: Self.reading(Self.held)) == (own == 0))
      ledger.see(Self.reading(Self.held))
      #expect(ledger.client.near == own && ledger.notices == (own == 0 ? .corrected : .taken))
      #expect(ledger.near.doubt == 0)
    }
  }

  /// While the space closes, the app restores what it has read before.
  @Test func aSumThatWasHeldIsRecognizedInTheClosing() {
    var ledger = InsetLedger()
    ledger.addedInset.near = 60
    ledger.noteHold(at: .near)
    ledger.pass(0)
    ledger.addedInset.near = 21
    ledger.see(Self.reading(Self.held))
    #expect(ledger.client.near == 0 && ledger.total.near == 21)
  }

  /// It has changed the other edge, and has written this one back.
  @Test func anInsetThatWasCertainlyReadIsRecognizedAtAnyTime() {
    var ledger = Self.saved()
    ledger.pass(1000)
    #expect(ledger.isRestored(in: Self.reading(Self.held)))
    #expect(ledger.client(in: Self.reading(Self.held)) == SidePair())
    let other = Self.reading(SidePair(near: 61))
    #expect(!ledger.isRestored(in: other) && ledger.client(in: other) == SidePair(near: 61))
  }

  @Test func aWriteThatChangesBothEdgesProvesNoReading() {
    #expect(Self.ledger(SidePair(near: 16, far: 336)).near.read == 0)
    #expect(Self.ledger(Self.held).near.read == 0, "nothing was written")
  }

  @Test func anInsetThatWasReadIsForgottenWithTheNextWriteOfTheEdge() {
    for next in [SidePair(near: 16, far: 336), SidePair(far: 44)] {
      var ledger = Self.saved()
      ledger.see(Self.reading(next))
      #expect(ledger.near.read == 0 && !ledger.isRestored(in: Self.reading(Self.held)))
    }
  }

  @Test func anInsetThatWasReadBesideAnotherExtentReplacesIt() {
    var ledger = Self.saved()
    ledger.addedInset.near = 40
    ledger.see(Self.reading(SidePair(near: 40)))
    #expect(ledger.near.read == 40)
  }

  @Test func aControlThatIsRemovedTakesItsReadingAlong() {
    var ledger = Self.saved()
    ledger.forgetReading(at: .far)
    #expect(ledger.near.read == 60, "the added inset was at the other side")
    ledger.forgetReading(at: .near)
    #expect(ledger.near.read == 0)
  }

  @Test func anInsetOfTheAppsThatIsNearTheTotalIsNotTheTotal() {
    let ledger = Self.ledger(Self.held)
    #expect(ledger.client(in: Self.reading(SidePair(near: 60.0009))) == SidePair())
    #expect(ledger.client(in: Self.reading(SidePair(near: 60.0012))) == SidePair(near: 60.0012))
  }

  @Test func theMachineTakesASavedInsetBackAtTheNextFrame() {
    var driver = Self.closed()
    #expect(driver.scroll.inset == SidePair(far: 336) && driver.machine.state(at: .near) == .idle)
    driver.scroll.inset = Self.held
    driver.scroll.adjustedInset = Self.held
    #expect(driver.send(.scrolled).wake == .nextFrame)
    driver.run(frames: 2)
    #expect(driver.scroll.inset == SidePair() && driver.scroll.offset == 0)
  }

  /// Both writes of the app come before a frame: a keyboard goes, and a toolbar comes.
  @Test func aSavedInsetThatIsChangedAtTheOtherEdgeInTheSameTurnIsTakenBackToo() {
    var driver = Self.closed()
    driver.set(Self.held)
    driver.set(SidePair(near: 60, far: 44))
    driver.send(.laidOut)
    driver.run(frames: 2)
    #expect(driver.scroll.inset == SidePair(far: 44) && driver.scroll.offset == 0)
    #expect(driver.machine.clientInset(in: driver.scroll) == SidePair(far: 44))
  }

  @Test func inTheBackgroundNoInsetIsNoted() {
    var driver = MachineDriver()
    driver.attach()
    driver.open(frames: 120)
    driver.send(.enteredBackground)
    driver.write(Self.aboveKeyboard)
    #expect(driver.machine.insets.ledger.near.read == 0)
  }
}

extension InsetLedger {
  /// Reads an inset as the machine does.
  fileprivate mutating func see(_ scroll: ScrollMetrics) { _ = reconcile(scroll) }
}

extension MachineDriver {
  /// Writes an inset as the app does.
  fileprivate mutating func write(_ inset: SidePair) {
    set(inset)
    send(.laidOut)
  }

  /// Writes an inset as the app does, without a layout pass.
  fileprivate mutating func set(_ inset: SidePair) {
    scroll.inset = inset
    scroll.adjustedInset = adjusted(inset)
    send(.scrolled)
  }
}
