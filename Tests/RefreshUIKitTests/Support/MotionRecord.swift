#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif
#if canImport(UIKit) || canImport(HeadlessUIKit)
import RefreshAnimators
import RefreshTesting

@testable import RefreshCore

/// The inset writes of the motions that the machine makes: a motion writes its inset once for each stair, and twice more.
struct MotionRecord {
  /// The number of inset writes in all motions.
  private(set) var writeCount = 0

  /// `true` in the decisions of a motion, its last one included.
  private(set) var isMoving = false

  /// The number of writes of a motion beside its stairs: the first and the last one, and more where the app keeps writing.
  var spare = 2

  /// The inset that the machine has decided last.
  private var total: SidePair?

  /// `true` if another writer has changed the inset before the last decision, which writes the added inset again: that is no
  /// step of a motion.
  private var isRepair = false

  private var wasSettling = false
  private var writes = 0
  private var travel = 0.0

  /// The shortest change of the inset in the motion, in points.
  private var shortest = Double.infinity
  private var place = 0.0

  /// Counts an inset write.
  mutating func wroteInset() {
    guard isMoving else { return }
    writeCount += 1
    if !isRepair { writes += 1 }
    isRepair = false
  }

  /// Processes a decision before its writes, and checks the motion that it ends.
  ///
  /// - Parameters:
  ///   - decision: The decision.
  ///   - machine: The machine after it.
  ///   - offset: The offset before it.
  ///   - stair: The shortest change of the inset, in points.
  /// - Returns: The fault; `nil` for none.
  mutating func follow(
    _ decision: RefreshStateMachine.Decision, of machine: RefreshStateMachine, at offset: Double, stair: Double
  ) -> String? {
    let isSettling = machine.controls.near.insetHolder.isSettling || machine.controls.far.insetHolder.isSettling
    travel += abs(offset - place)
    shortest = min(shortest, machine.avoidsClamps ? decision.scroll.grid.pixel : stair)
    place = offset
    isRepair = total.map { $0 != decision.scroll.inset } ?? false
    total = machine.insets.ledger.isHolding ? machine.insets.ledger.total : nil
    let isOver = isMoving && !wasSettling
    // A motion may be completed in one decision.
    let isCompleted = decision.effects.inset != nil && decision.effects.offset != nil
    defer { (isMoving, wasSettling) = (isSettling || wasSettling || isCompleted, isSettling) }
    // The write of the last decision has been counted by now.
    if isOver {
      let most = Int(travel / shortest) + spare
      defer { (writes, travel, shortest) = (0, 0, .infinity) }
      return writes > most ? "a motion over \(travel) points wrote its inset \(writes) times" : nil
    }
    if !isMoving { (writes, travel, shortest) = (0, 0, .infinity) }
    return nil
  }
}

extension RefreshStateMachine {
  /// `true` if a layout has clamped the content to a stair: inwards, the inset follows every step of the rest of the motion.
  fileprivate var avoidsClamps: Bool {
    [controls.near, controls.far].contains { control in
      if case .settling(let settle) = control.insetHolder.motion { settle.avoidsClamps } else { false }
    }
  }
}
#endif
