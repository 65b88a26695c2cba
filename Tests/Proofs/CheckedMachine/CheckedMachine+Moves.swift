extension CheckedMachine {
  private static let clientInset = 40.0
  private static let systemInset = 24.0
  private static let turnedViewport = 300.0

  /// Performs a move; returns `false` if it is not possible.
  mutating func perform(_ move: Move, in facet: Facet) -> Bool {
    switch move {
    case .pass(let frames):
      pass(frames: frames)
      return true
    case .drag, .lift, .flick, .cancelTouch, .touch: return performTouch(move)
    case .layOut:
      guard needsLayout else { return false }
      layOut()
      return true
    case .call(let call, let side): return perform(call, at: side, in: facet)
    case .scroll(let spot, let isAnimated): return scroll(to: spot, isAnimated: isAnimated)
    case .background:
      setInBackground(!isInBackground)
      return true
    default:
      guard !isInBackground else { return false }
      performGeometry(move, in: facet)
      return true
    }
  }

  private mutating func performGeometry(_ move: Move, in facet: Facet) {
    feel.forget()
    switch move {
    case .writeInset(let side): writeInset(at: side)
    case .restoreInset: restoreInset()
    case .tellInset(let side): tellInset(at: side)
    case .system(let side): toggleSystem(at: side, in: facet)
    case .length(let length): view.setLength(view.range.contentLength == length ? facet.contentLength : length)
    case .updateRows(let length):
      return updateRows(to: view.range.contentLength == length ? facet.contentLength : length)
    case .turn: view.setViewport(view.range.viewport == facet.viewport ? Self.turnedViewport : facet.viewport)
    case .window:
      view.setWindow(!view.isInWindow, system: view.isInWindow && facet.losesSystem ? SidePair() : system(facet))
    case .reload: passThroughZero()
    default: return
    }
    if case .tellInset = move { return }
    send(.scrolled)
  }

  /// Updates the rows, and lays out inside the update, as a list does.
  private mutating func updateRows(to length: Double) {
    view.updateRows(to: length)
    send(.scrolled)
    needsLayout = true
    layOut()
  }

  /// Sets one side of the inset; `contentInset.top =` reads the whole value and writes all sides.
  private mutating func writeInset(at side: AxisSide) {
    let value = view.client[side] == 0 ? Self.clientInset : 0
    var inset = view.inset
    inset[side] = value
    // By the documented rule, a side that equals the written total was not changed by the app.
    let isOurs = machine.addedInset[side] != 0 && abs(value - machine.insets.ledger.total[side]) <= view.grid.halfPixel
    noteSavedInset(besides: side, isOurs: isOurs)
    if !isOurs { view.client[side] = value }
    view.setInset(inset)
  }

  /// Notes the inset that the app has read: only an added inset that it wrote back, at the other side, proves it.
  private mutating func noteSavedInset(besides side: AxisSide, isOurs: Bool) {
    let other = side.opposite
    let isProof = machine.addedInset[other] != 0 && view.inset[other] == machine.insets.ledger.total[other]
    let isKept = machine.addedInset[side] == 0 || isOurs
    guard isProof, isKept else {
      saved = nil
      return
    }
    if saved == nil || saved?.inset[other] != view.inset[other] {
      saved = (inset: view.inset, client: view.client)
    }
  }

  private mutating func restoreInset() {
    guard let saved, saved.inset != view.inset else { return }
    self.saved = nil
    view.client = saved.client
    view.setInset(saved.inset)
  }

  private mutating func tellInset(at side: AxisSide) {
    var inset = machine.clientInset(in: view.reading)
    inset[side] = inset[side] == 0 ? Self.clientInset : 0
    saved = nil
    view.client = inset
    send(.clientDidSetInset(inset))
  }

  private mutating func toggleSystem(at side: AxisSide, in facet: Facet) {
    var system = view.system
    system[side] = system[side] == facet.system[side] ? facet.system[side] + Self.systemInset : facet.system[side]
    view.setSystem(system)
  }

  private func system(_ facet: Facet) -> SidePair { view.isInWindow ? view.system : facet.system }

  private mutating func passThroughZero() {
    let offset = view.offset
    view.setOffset(0)
    send(.scrolled)
    view.setOffset(offset)
  }

  private mutating func scroll(to spot: Move.Spot, isAnimated: Bool) -> Bool {
    guard !isInBackground, !view.isTracking else { return false }
    let target = view.range.clamped(offset(of: spot))
    guard target != view.offset else { return false }
    feel.forget()
    // Nothing is animated without a window.
    if isAnimated && view.isInWindow { view.animate(to: target) } else { view.setOffset(target) }
    send(.scrolled)
    return true
  }

  /// The present offset of a spot.
  func offset(of spot: Move.Spot) -> Double {
    switch spot {
    case .pull(let side, let part):
      let pull = part > 0 ? start(at: side) + part * trigger(at: side) : part * trigger(at: side)
      return view.rest(at: side) + (side == .near ? -pull : pull)
    case .middle: return view.rest(at: .far) / 2
    case .line(let isPast): return view.rest(at: .far) - Facet.reach + (isPast ? 10 : -10)
    }
  }

  /// The trigger distance in use, as specified.
  func trigger(at side: AxisSide) -> Double {
    let (start, cap) = (start(at: side), 0.2 * view.range.viewport)
    let extent = min(view.grid.roundedUp(machine.controls[side].settings.metrics.heldExtent), cap)
    let forBounce = start > 0 ? min(1.4 * (extent + start) - start, cap, 0.3 * view.range.viewport - start) : 0
    return max(preferredTrigger(at: side), forBounce)
  }

  /// The trigger distance without a start offset, as specified.
  private func preferredTrigger(at side: AxisSide) -> Double {
    let metrics = machine.controls[side].settings.metrics
    let cap = 0.2 * view.range.viewport
    let extent = min(view.grid.roundedUp(metrics.heldExtent), cap)
    return min(max(metrics.triggerDistance, 1.4 * extent), cap)
  }

  /// The pull at which a control begins to be pulled, as specified.
  func start(at side: AxisSide) -> Double {
    let offset = max(machine.controls[side].settings.startOffset, 0)
    return view.grid.rounded(min(offset, 0.3 * view.range.viewport - preferredTrigger(at: side)))
  }
}
