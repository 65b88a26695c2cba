import RefreshAnimators
import ScrollPhysics

/// What the page reads of a world, as a row of numbers.
struct WorldReport {
  private(set) var numbers = FlatBuffer<Double>(capacity: 64)

  /// The whole row: what is of the list, then what is of each control, the one that refreshes first.
  mutating func read(_ world: World) {
    numbers.removeAll()
    numbers.append(world.now - World.start)
    numbers.append(world.scroll.offset)
    numbers.append(world.scroll.velocity)
    numbers.append(world.scroll.contentLength)
    numbers.append(world.scroll.range.lowest)
    numbers.append(world.scroll.range.highest)
    numbers.append(world.isQuiet ? 1 : 0)
    numbers.append(Double(world.feed.newer))
    numbers.append(Double(world.feed.count))
    numbers.append(world.finger == nil ? 0 : 1)
    read(world, at: world.refreshSide)
    read(world, at: world.loadSide)
  }

  private mutating func read(_ world: World, at side: AxisSide) {
    let update = world.update(at: side)
    numbers.append(Double(update.state.rawValue))
    numbers.append(update.outcome.map { Double($0.rawValue) } ?? -1)
    numbers.append(world.machine.pull(at: side, world.reading))
    numbers.append(update.progress)
    numbers.append(world.machine.addedInset[side])
    numbers.append(update.visibleExtent)
    numbers.append(update.triggerDistance)
    numbers.append(update.heldExtent)
    numbers.append(world.stripStart(at: side, length: update.visibleExtent))
    numbers.append(world.floats(at: side) ? 1 : 0)
    numbers.append(update.tap.map { Double($0.rawValue) + 1 } ?? 0)
    numbers.append(Double(world.marks.announcements[side]))
    numbers.append(Double(world.marks.feedbacks[side]))
    numbers.append(side == .near ? 0 : 1)
  }
}
