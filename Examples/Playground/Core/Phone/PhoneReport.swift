import RefreshAnimators
import ScrollPhysics

/// The state of a phone for the page, as a row of numbers.
struct PhoneReport {
  private(set) var numbers = FlatBuffer<Double>(capacity: 64)

  /// Reads a phone: the numbers of the list, then those of each control, the header first.
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
  }

  private mutating func read(_ phone: PhoneSimulation, at side: AxisSide) {
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
