import Testing

@testable import RefreshCore

/// The proof that an inset which the app sets again contains an added inset.
@Suite struct InsetRestorationTests {
  /// The inset of a list whose header holds 60 points.
  private static let held = SidePair(near: 60)

  /// The same above a keyboard.
  private static let aboveKeyboard = SidePair(near: 60, far: 336)

  private static func reading(_ inset: SidePair, across: SidePair = SidePair()) -> ScrollMetrics {
    var scroll = ScrollMetrics(inset: inset)
    scroll.insetAcross = across
    return scroll
  }

  /// A ledger with an added inset, after a series of insets that the scroll view had.
  private static func ledger(_ insets: SidePair...) -> InsetLedger {
    var ledger = InsetLedger()
    ledger.setAddedInset(60, at: .near)
    for inset in insets { ledger.see(reading(inset)) }
    return ledger
  }

  /// The app has saved 60 points, and the session is over.
  private static func saved() -> InsetLedger {
    var ledger = ledger(held, aboveKeyboard)
    ledger.setAddedInset(0, at: .near)
    ledger.see(reading(SidePair(far: 336)))
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

  @Test func aWriteThatRepeatsTheAddedInsetProvesThatItWasRead() {
    let saved = Self.ledger(Self.held, Self.aboveKeyboard).saved
    #expect(saved == SavedInset(edges: SavedInset.Edges(along: Self.held, across: SidePair()), client: SidePair()))
  }

  @Test func anInsetThatIsSetAgainAfterTheSessionIsRestored() {
    let ledger = Self.saved()
    #expect(ledger.isWatching)
    #expect(ledger.isRestored(in: Self.reading(Self.held)))
    #expect(ledger.client(in: Self.reading(Self.held)) == SidePair())
  }

  @Test func anotherInsetIsTheAppsOwn() {
    let ledger = Self.saved()
    let other = Self.reading(SidePair(near: 61))
    #expect(!ledger.isRestored(in: other) && ledger.client(in: other) == SidePair(near: 61))
    let across = Self.reading(Self.held, across: SidePair(near: 1))
    #expect(!ledger.isRestored(in: across) && ledger.client(in: across) == Self.held)
  }

  @Test func aWriteThatChangesTheEdgeProvesNothing() {
    #expect(Self.ledger(Self.held, SidePair(near: 16, far: 336)).saved == nil)
    #expect(Self.ledger(Self.held, Self.held).saved == nil, "nothing was written")
  }

  @Test func anInsetOfOurOwnProvesNothing() {
    var ledger = Self.ledger(Self.held)
    ledger.setAddedInset(40, at: .near)
    ledger.see(Self.reading(SidePair(near: 40)))
    #expect(ledger.saved == nil)
  }

  @Test func aWriteAcrossTheAxisProvesThatTheInsetWasRead() {
    var ledger = Self.ledger(Self.held)
    ledger.see(Self.reading(Self.held, across: SidePair(near: 20)))
    #expect(ledger.saved?.edges == SavedInset.Edges(along: Self.held, across: SidePair()))
  }

  @Test func withoutAnAddedInsetNothingIsNoted() {
    var ledger = InsetLedger()
    #expect(!ledger.isWatching)
    ledger.see(Self.reading(SidePair()))
    ledger.setAddedInset(60, at: .near)
    ledger.see(Self.reading(Self.aboveKeyboard))
    #expect(ledger.saved == nil, "the first reading of a session is compared with none before it")
  }

  @Test func anInsetThatIsReadTwiceIsNoWrite() {
    var ledger = InsetLedger()
    ledger.setAddedInset(60, at: .near)
    for _ in 1...2 { ledger.note(Self.reading(Self.aboveKeyboard)) }
    #expect(ledger.saved == nil)
  }

  @Test func anInsetOfTheAppsThatIsNearTheTotalIsNotTheTotal() {
    let ledger = Self.ledger(Self.held)
    #expect(ledger.client(in: Self.reading(SidePair(near: 60.0009))) == SidePair())
    #expect(ledger.client(in: Self.reading(SidePair(near: 60.0012))) == SidePair(near: 60.0012))
  }

  @Test func aReadingThatIsNotUsableIsNoInset() {
    var ledger = Self.ledger(Self.held)
    ledger.note(Self.reading(SidePair(near: .nan)))
    ledger.see(Self.reading(Self.aboveKeyboard))
    #expect(ledger.saved == nil)
  }

  @Test func theFirstSavedInsetIsKeptWhileTheEdgeIs() {
    let ledger = Self.ledger(Self.held, Self.aboveKeyboard, SidePair(near: 60, far: 386))
    #expect(ledger.saved?.edges.along == Self.held)
  }

  @Test func aWriteOfTheSavedInsetKeepsIt() {
    let ledger = Self.ledger(Self.held, Self.aboveKeyboard, Self.held)
    #expect(ledger.saved?.edges.along == Self.held)
  }

  @Test func aSavedInsetIsForgottenWithAnotherWriteAfterTheSession() {
    var ledger = Self.saved()
    ledger.see(Self.reading(SidePair(near: 16, far: 336)))
    #expect(ledger.saved == nil)
  }

  @Test func aSavedInsetIsReplacedIfTheExtentHasChanged() {
    var ledger = Self.saved()
    ledger.setAddedInset(40, at: .near)
    ledger.see(Self.reading(SidePair(near: 40, far: 336)))
    ledger.see(Self.reading(SidePair(near: 40)))
    #expect(ledger.saved?.edges.along == SidePair(near: 40, far: 336))
    #expect(ledger.saved?.client == SidePair(far: 336))
  }

  @Test func aControlThatIsRemovedTakesItsSavedInsetAlong() {
    var ledger = Self.saved()
    ledger.forgetSaved(at: .far)
    #expect(ledger.saved != nil, "the added inset was at the other side")
    ledger.forgetSaved(at: .near)
    #expect(ledger.saved == nil)
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

  @Test func aSavedInsetThatIsChangedAtItsOwnEdgeIsTheAppsOwn() {
    var ledger = Self.saved()
    ledger.note(Self.reading(Self.held))
    ledger.note(Self.reading(SidePair(near: 50)))
    #expect(ledger.saved == nil)
  }

  @Test func inTheBackgroundNoInsetIsNoted() {
    var driver = MachineDriver()
    driver.attach()
    driver.open(frames: 120)
    driver.send(.enteredBackground)
    driver.write(Self.aboveKeyboard)
    #expect(driver.machine.ledger.saved == nil)
  }
}

extension InsetLedger {
  /// Reads an inset as the machine does.
  fileprivate mutating func see(_ scroll: ScrollMetrics) {
    note(scroll)
    _ = reconcile(scroll)
  }
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
