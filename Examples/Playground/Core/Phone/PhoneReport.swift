import RefreshAnimators
import ScrollPhysics
import SwipeBack

/// The state of a phone for the page, as a row of numbers.
struct PhoneReport {
  private(set) var numbers = FlatBuffer<Double>(capacity: 64)

  /// Reads a phone: the numbers of the list, those of each control, the header first, and those of a row's screen.
  mutating func read(_ phone: PhoneSimulation) {
    numbers.removeAll()
    numbers.append(phone.now - PhoneSimulation.start)
    numbers.append(phone.scroll.offset)
    numbers.append(phone.scroll.velocity)
    numbers.append(phone.scroll.contentLength)
    numbers.append(phone.scroll.range.lowest)
    numbers.append(phone.scroll.range.highest)
    numbers.append(phone.isQuiet ? 1 : 0)
    numbers.append(Double(phone.feed.newer))
    numbers.append(Double(phone.feed.count))
    numbers.append(phone.finger == nil ? 0 : 1)
    read(phone, at: phone.refreshSide)
    read(phone, at: phone.loadSide)
    let screen = phone.rowScreen
    numbers.append(screen.row.map(Double.init) ?? -1)
    numbers.append(screen.share)
    numbers.append(screen.machine.fingerY)
    numbers.append(screen.machine.progress)
    numbers.append(screen.machine.state == .idle ? 0 : screen.machine.state.isHeld ? 1 : 2)
  }

  private mutating func read(_ phone: PhoneSimulation, at side: RefreshStateMachine.AxisSide) {
    let update = phone.update(at: side)
    numbers.append(Double(update.state.rawValue))
    numbers.append(update.outcome.map { Double($0.rawValue) } ?? -1)
    numbers.append(phone.pull(at: side))
    numbers.append(update.progress)
    numbers.append(phone.side(side).addedInset)
    numbers.append(update.visibleExtent)
    numbers.append(update.triggerDistance)
    numbers.append(update.heldExtent)
    numbers.append(phone.stripStart(at: side))
    numbers.append(phone.floats(at: side) ? 1 : 0)
    numbers.append(update.tap.map { Double($0.rawValue) + 1 } ?? 0)
    numbers.append(Double(phone.marks.announcements[side]))
    numbers.append(Double(phone.marks.feedbacks[side]))
    numbers.append(side == .near ? 0 : 1)
  }
}
