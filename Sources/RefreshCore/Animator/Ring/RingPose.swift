/// The numbers that describe the ring at a moment.
struct RingPose {
  /// The centre of the ring.
  let center: Drawing.Point

  /// The points per unit; the radius of a ring is 11 units.
  let scale: Double

  /// The line width of the ring, in points.
  let width: Double

  /// The fraction of the ring that the pull has closed, from 0 to 1.
  let pulled: Double

  /// The opacity of the arc that the pull closes; it lies below the working ring, until that one hides it.
  let pulledOpacity: Double

  /// The opacity of the working ring; it is 1 before the ring begins to turn into its work.
  let workOpacity: Double

  /// The transition from the closed ring to its work, from 0 to 1.
  let handOver: Double

  /// The part of the ring that has the colour of the outcome, from 0 to 1.
  let stain: Double

  /// The drawn fraction of the tick or the cross.
  let pen: Double

  /// The tick or the cross.
  let mark: OutcomeMark?

  /// The extent in which the ring has its full size, in points.
  private static let roomForFullSize = 44.0

  /// The extent at which the ring begins to close, as a fraction of the held extent: 14 of 56 points.
  private static let closingStart = 0.25

  /// The start and the duration of the mark's drawing, in seconds from the end of the session.
  private static let penStart = 0.12
  private static let penDuration = 0.26
}

extension RingPose {
  /// Creates the ring of an update.
  ///
  /// - Parameters:
  ///   - update: The update.
  ///   - place: The centre of a ring that only works, and was not pulled; `nil` for that of the pull.
  init(_ update: RefreshUpdate, working place: Drawing.Point? = nil) {
    let surroundings = update.surroundings
    let room = place == nil ? min(update.visibleExtent, update.heldExtent) / Self.roomForFullSize : .infinity
    let isStill = surroundings.reducesMotion
    scale = min(Self.size(in: surroundings), room) * (isStill ? 1 : update.swelling(by: 0.08))
    width = Self.lineWidth * surroundings.strokeScale * scale
    center = place ?? update.center
    pulled = update.pulled(from: Self.closingStart)
    workOpacity = place == nil ? 1 - (1 - update.armedFraction) * (1 - update.loopReadiness) : 1
    pulledOpacity = workOpacity < 1 ? Easing.clamp(pulled / Self.onset) : 0
    handOver = update.loopOpacity * (1 - update.outcomeFraction)
    mark = Self.mark(for: update.outcome)
    stain = mark == nil ? 0 : Easing.smooth(update.outcomeFraction / 0.9)
    pen = isStill ? 1 : Easing.easeOut((update.timeSinceEnd - Self.penStart) / Self.penDuration)
  }

  /// The size as a fraction of a header's at the sizes that are not accessibility sizes: as wide as a spinner in a footer.
  private static func size(in surroundings: RefreshSurroundings) -> Double {
    (surroundings.role == .loadMore ? 0.8 : 1) * surroundings.indicatorScale
  }

  /// The diameter of a ring with its line, in points.
  static func diameter(in surroundings: RefreshSurroundings) -> Double {
    (2 * radius + lineWidth * surroundings.strokeScale) * size(in: surroundings)
  }

  /// The fraction of a turn in which the arc fades in, so that its round ends do not pop in.
  private static let onset = 20.0 / 360

  private static func mark(for outcome: RefreshOutcome?) -> OutcomeMark? {
    switch outcome {
    case .success: .tick(start: .init(x: -4.6, y: 0.4), corner: .init(x: -1.5, y: 3.5), end: .init(x: 4.7, y: -3.3))
    case .failure: sign.mark
    case .cancelled, .noMoreData, nil: nil
    }
  }

  /// The radius of the ring, in units.
  static let radius = 11.0

  /// The line widths of the ring and of a tick, in units.
  static let lineWidth = 3.0
  private static let tickWidth = 2.4

  private static let sign = FailureSign(radius: radius + lineWidth / 2)

  func draw(_ update: RefreshUpdate, into drawing: inout Drawing) {
    let surroundings = update.surroundings
    // Below a line in the colour of an outcome, another colour shows through at the edge.
    if stain < 1 {
      arc(.tint, opacity: surroundings.increasesContrast ? 0.35 : 0.18, to: 1, into: &drawing)
      line(.tint, update, into: &drawing)
    }
    guard update.outcomeFraction > 0, let mark else { return }
    let isStill = surroundings.reducesMotion
    let (hasFailed, opacity) = (mark == Self.sign.mark, isStill ? stain : Easing.clamp(stain / Self.onset))
    let color: Drawing.Paint = hasFailed ? .failure : .success
    arc(color, opacity: opacity, to: isStill ? 1 : stain, into: &drawing)
    let place = Drawing.Transform.scale(scale).moved(to: center)
    let penWidth = (hasFailed ? Self.sign.lineWidth : Self.tickWidth) / Self.lineWidth * width
    mark.draw(pen, width: penWidth, paint: color.opacity(update.outcomeFraction), transform: place, into: &drawing)
  }

  /// Draws the pulled arc and, over it, the working ring, which is opaque before its loop begins.
  private func line(_ color: Drawing.Paint, _ update: RefreshUpdate, into drawing: inout Drawing) {
    arc(color, opacity: pulledOpacity, to: pulled, into: &drawing)
    guard handOver > 0 else { return arc(color, opacity: workOpacity, to: 1, into: &drawing) }
    // The progress grows from 0 when it is first reported: while there is little to see of it, the ring goes on.
    let done = Easing.clamp(update.sessionProgress ?? 0)
    let known = Easing.smooth(done / Self.onset)
    if known < 1 {
      ring.draw(handOver, color.opacity(1 - known), isStill: update.surroundings.reducesMotion, into: &drawing)
    }
    arc(color, opacity: known, to: Easing.lerp(1, done, handOver), into: &drawing)
  }

  private var ring: ChasingRing { ChasingRing(center: center, radius: Self.radius * scale, width: width) }

  private func arc(_ color: Drawing.Paint, opacity: Double, to end: Double, into drawing: inout Drawing) {
    guard opacity > 0, end > 0 else { return }
    drawing.stroke(color.opacity(opacity), Drawing.Stroke(width: width, to: end)) {
      $0.circle(center: center, radius: Self.radius * scale)
    }
  }
}
