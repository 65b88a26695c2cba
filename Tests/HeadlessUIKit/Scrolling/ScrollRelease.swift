import Foundation
import ScrollPhysics

/// The consequences of a lift: the release velocity, the proposed target, and the motion to the chosen target.
@MainActor
struct ScrollRelease {
  /// The velocity in points per second, positive towards greater offsets; 0 if it is too low for a deceleration.
  let velocity: CGPoint

  /// The offset at which the content would come to rest.
  let target: CGPoint

  private let offset: CGPoint
  private let ranges: ScrollRanges
  private let rate: ScrollPhysics.DecelerationRate
  private let bounces: Bool
  private let isPaging: Bool
  private let readsEdgeOnce: Bool
  private let isOutside: Bool
  private let pixel: Double

  init(of view: UIScrollView, velocity raw: CGPoint) {
    let (ranges, offset) = (view.ranges, view.present)
    let rate = DecelerationRate(perMillisecond: Double(view.decelerationRate.rawValue))
    let velocity = CGPoint { axis in
      let isOutside = view.isOutside(offset, of: ranges, along: axis)
      let isFling = abs(raw[axis]) >= ReleaseVelocity.leastForDeceleration
      return view.canScroll(axis) && (isOutside || isFling) ? raw[axis] : 0
    }
    let size = view.layer.bounds.size
    target = view.rounded(
      CGPoint { axis in
        guard !view.isPagingEnabled else {
          return ranges[axis].clamped(Self.page(offset[axis], velocity[axis], size[axis]))
        }
        return ScrollMotion(offset: offset[axis], velocity: velocity[axis], rate: rate).projectedRest(in: ranges[axis])
      }
    )
    self.velocity = velocity
    self.offset = offset
    self.ranges = ranges
    self.rate = rate
    bounces = view.bounces
    isPaging = view.isPagingEnabled
    readsEdgeOnce = view.world.switches.bounceEdge == .readAtStart
    isOutside = view.isOutside(offset, of: ranges)
    pixel = view.grid.pixel
  }

  /// The motion to a target; `nil` if the content does not move.
  func momentum(to chosen: CGPoint) -> ScrollMomentum? {
    let isOwnTarget = isNear(chosen, target)
    if isOwnTarget, !isPaging {
      guard isOutside || velocity != .zero else { return nil }
      let fixed = readsEdgeOnce ? ranges : nil
      return ScrollMomentum(from: offset, velocity: velocity, rate: rate, bounces: bounces, ownRanges: fixed)
    }
    guard !isNear(chosen, offset) else { return nil }
    // The motion to a page or to a target of the delegate is that to an edge.
    let goal = ScrollRanges { ScrollRange(at: chosen[$0]) }
    return ScrollMomentum(from: offset, velocity: .zero, rate: rate, bounces: true, ownRanges: goal)
  }

  private func isNear(_ first: CGPoint, _ second: CGPoint) -> Bool {
    ScrollAxis.allCases.allSatisfy { abs(first[$0] - second[$0]) < pixel }
  }

  /// The offset of the nearest page, or of the next one in the direction of a fling.
  private static func page(_ offset: Double, _ velocity: Double, _ length: Double) -> Double {
    guard length > 0 else { return offset }
    let page = offset / length
    let isFling = abs(velocity) >= ReleaseVelocity.leastForDeceleration
    let rule: FloatingPointRoundingRule = isFling ? (velocity > 0 ? .up : .down) : .toNearestOrAwayFromZero
    return page.rounded(rule) * length
  }
}
