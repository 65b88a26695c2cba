import TestSupport

@testable import RefreshCore

/// Checks the frames of a scroll view and its machine against ``FeelLaw``.
struct FeelWatch: Equatable, Sendable {
  /// The places that decide on a line; where one of them changes, another writer has moved it.
  private struct Surroundings: Equatable {
    var near: Double
    var far: Double
    var viewport: Double
    var targets: SidePair
  }

  /// The sessions, and the sides at which they are to be seen.
  private struct Sessions: Equatable {
    var near: UInt32 = 0
    var far: UInt32 = 0
    var isNearWanted = false
    var isFarWanted = false
  }

  /// The time that a frame covers, in seconds, and `true` if the machine was told of it.
  private struct Pass {
    let duration: Double
    let didTick: Bool
  }

  private var law = FeelLaw()
  private var surroundings: Surroundings?
  private var sessions = Sessions()
  private var lastTime: Double?

  /// `true` if the content stood in its range at the last frame: UIKit's momentum then goes on, and insists on no step.
  private var wasInRange = false

  /// The offset at the last frame.
  private var lastOffset = 0.0

  /// The edge to which UIKit moved the content at the last frame; `nil` if it did not.
  private var edge: Double?

  /// Creates a watch without a motion.
  init() {}

  /// Forgets the motion: another writer has moved the content.
  mutating func forget() {
    law.forget()
    surroundings = nil
  }

  /// Forgets the motion, but not a lift whose first frame is due: another writer has moved the content in its turn.
  mutating func interrupt() {
    law.interrupt()
    surroundings = nil
  }

  /// Notices that the machine has taken the content over in the turn of the lift: UIKit's step is not shown.
  ///
  /// - Parameter time: The time of that turn, in seconds: the motion begins with the frame after it.
  mutating func takeOver(at time: Double) {
    law.takeOver()
    lastTime = time
  }

  /// Processes the end of a frame.
  ///
  /// - Parameters:
  ///   - machine: The machine after the frame.
  ///   - scroll: The scroll view after the frame.
  ///   - time: The time of the frame, in seconds.
  ///   - didTick: `true` if the machine was told of the frame: a display link may skip frames of the screen.
  /// - Returns: The fault; `nil` for none.
  mutating func follow(
    _ machine: RefreshStateMachine, _ scroll: ScrollMetrics, at time: Double, didTick: Bool
  ) -> String? {
    guard scroll.isUsable, scroll.isInWindow, !machine.isInBackground, !scroll.isScrollAnimating,
      scroll.areAnimationsEnabled
    else {
      forget()
      lastTime = nil
      return nil
    }
    let side = movingSide(machine, scroll)
    let isSettling = machine.controls.near.insetHolder.isSettling || machine.controls.far.insetHolder.isSettling
    // A frame of the screen without one of the display link shows the frame before.
    if isSettling, !didTick, !scroll.isTouched { return nil }
    let elapsed = lastTime.map { time - $0 } ?? 0
    lastTime = time
    let duration = isSettling ? min(max(elapsed, machine.timer.frame), RefreshTiming.longestStep) : elapsed
    note(machine, scroll)
    if scroll.isTouched || side == nil { edge = nil }
    let isCoasting = wasInRange && scroll.isDecelerating
    wasInRange = side == nil
    defer { lastOffset = scroll.offset }
    guard !scroll.isTouched else {
      law.hold(at: scroll.offset, for: elapsed)
      return nil
    }
    // Content that a call moves from far away may leap, and a fling away from its control is stopped.
    guard !mayLeap(machine, scroll) else {
      law.forget()
      return nil
    }
    guard !isCoasting || isSettling else {
      law.coast(to: scroll.offset, for: elapsed)
      return nil
    }
    guard let side else {
      law.pass(at: scroll.offset, for: elapsed, hasTicked: didTick)
      return nil
    }
    return follow(side, machine, scroll, at: time, Pass(duration: duration, didTick: didTick))
  }

  private mutating func follow(
    _ side: AxisSide, _ machine: RefreshStateMachine, _ scroll: ScrollMetrics, at time: Double, _ pass: Pass
  ) -> String? {
    let control = machine.controls[side]
    let duration = pass.duration
    // A bar at the end of a list reacts to the list's motion: until it rests, nothing moves.
    let isBarMoving = machine.insets.system.isMoving(at: time)
    guard !control.loadsMore || !isBarMoving else {
      law.forget()
      return nil
    }
    let geometry = machine.geometry(side, scroll)
    let pixel = scroll.grid.pixel
    // Short content that UIKit brings back from its other side is left to it.
    guard !scroll.isDecelerating || !(geometry.isShort || geometry.isPastOtherSide) else {
      law.pass(at: scroll.offset, for: duration, hasTicked: pass.didTick)
      return nil
    }
    var frame = FeelLaw.Frame(
      offset: scroll.offset, duration: duration, mover: .bounce, line: scroll.offset, pixel: pixel, edge: edge,
      hasTicked: pass.didTick)
    let present = geometry.offset(atOverscroll: geometry.displacement(byInset: machine.addedInset[side]))
    edge = scroll.isDecelerating && !geometry.isHome ? present : nil
    switch control.insetHolder.motion {
    case .settling(let settle):
      frame.line = geometry.offset(of: settle.target)
      if let frequency = settle.law.frequency { frame.mover = .spring(frequency: frequency) }
      guard !isClamped(settle, at: present, geometry, scroll) else {
        law.clamp(to: scroll.offset, for: duration)
        return nil
      }
      // Content that another writer moves is left alone.
      guard abs(settle.lastWritten - scroll.offset) <= max(geometry.stair, pixel) else {
        law.forget()
        return nil
      }
    case .still, .pending, .watching:
      let inset = geometry.displacement(byInset: machine.addedInset[side])
      if scroll.isDecelerating {
        // Without a motion of the machine, all of it is UIKit's.
        guard geometry.overscroll > inset + pixel, control.insetHolder.isBusy else {
          law.pass(at: scroll.offset, for: duration, hasTicked: pass.didTick)
          return nil
        }
        frame.line = geometry.offset(atOverscroll: inset)
      } else if control.insetHolder.isBusy, !geometry.isHome, !scroll.isUpdating {
        frame.mover = .nobody
        frame.line = geometry.offset(of: control.insetHolder.isWanted ? .hold : .rest)
      } else {
        // Content that stands out of range is released by whatever has held it there.
        law.hold(at: scroll.offset, for: duration)
        return nil
      }
    }
    return law.follow(frame)
  }

  /// Returns `true` if a layout has clamped the content to the edge, by at most a stair: UIKit clamps where an inset is raised, or where
  /// rows depend on it.
  ///
  /// It may do so once in a motion, which writes its insets so that another clamp moves nothing.
  private func isClamped(
    _ settle: SettleMotion, at edge: Double, _ geometry: SideGeometry, _ scroll: ScrollMetrics
  ) -> Bool {
    let pixel = scroll.grid.pixel
    let way = abs(settle.lastWritten - scroll.offset)
    return !settle.avoidsClamps && abs(scroll.offset - edge) <= pixel && way > pixel && way <= geometry.stair
  }

  /// Returns `true` if a session that a call has begun has not been opened yet, unless UIKit carries the content to its line, from
  /// less than a viewport away.
  private func mayLeap(_ machine: RefreshStateMachine, _ scroll: ScrollMetrics) -> Bool {
    AxisSide.allCases.contains { side in
      guard machine.controls[side].insetHolder.awaitsCall else { return false }
      let line = machine.geometry(side, scroll).offset(of: .hold)
      let isCarried = scroll.isDecelerating && (line - scroll.offset) * (scroll.offset - lastOffset) > 0
      return !isCarried || abs(line - scroll.offset) > scroll.viewport
    }
  }

  /// The side whose control moves the content, or past whose limit the content stands.
  private func movingSide(_ machine: RefreshStateMachine, _ scroll: ScrollMetrics) -> AxisSide? {
    if machine.controls.near.insetHolder.isSettling { return .near }
    if machine.controls.far.insetHolder.isSettling { return .far }
    return AxisSide.allCases.first { !machine.geometry($0, scroll).isHome }
  }

  /// Notices limits that have moved, and sessions that have begun or ended.
  private mutating func note(_ machine: RefreshStateMachine, _ scroll: ScrollMetrics) {
    let (near, far) = (machine.geometry(.near, scroll), machine.geometry(.far, scroll))
    let now = Surroundings(
      near: near.limit, far: far.limit, viewport: scroll.viewport,
      targets: SidePair(near: near.targetInset, far: far.targetInset))
    if let surroundings, surroundings != now { law.forget() }
    surroundings = now
    let present = Sessions(
      near: machine.session(at: .near), far: machine.session(at: .far),
      isNearWanted: machine.controls.near.insetHolder.isWanted, isFarWanted: machine.controls.far.insetHolder.isWanted)
    if present != sessions { law.begin() }
    sessions = present
    if machine.controls.near.insetHolder.isHurried || machine.controls.far.insetHolder.isHurried { law.forget() }
  }
}

extension InsetHolder {
  /// `true` if a session that a call has begun has not been opened yet.
  fileprivate var awaitsCall: Bool {
    if case .pending(.program) = motion { true } else { false }
  }
}
