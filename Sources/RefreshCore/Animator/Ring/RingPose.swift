/// The numbers that describe the ring at a moment.
struct RingPose {
  /// The appearance of the ring during a session.
  enum Work: Equatable {
    /// An arc that rotates while its ends chase each other.
    case chase
    /// Three quarters of a ring that fade in and out, for Reduce Motion.
    case fade
    /// The completed fraction of the work.
    case fraction(Double)
  }

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

  /// The appearance of the ring while it works.
  let work: Work

  /// The transition from the closed ring to its work, from 0 to 1.
  let handOver: Double

  /// The opacity of the failure colour of the line.
  let failure: Double

  /// The opacity of the tick or the cross.
  let outcomeFraction: Double

  /// The drawn fraction of the tick or the cross.
  let pen: Double

  /// The tick or the cross.
  let mark: OutcomeMark?

  /// The opacity of the full ring below the arc.
  let trackOpacity: Double

  /// A symbol of a footer that rests.
  enum Rest: Equatable {
    /// Three dots: a tap loads more.
    case more
    /// The ring as a reload symbol: a tap tries again.
    case reload
    /// A short line: everything is loaded. It is across the pull.
    case end(isVertical: Bool)
  }

  /// The symbol of a footer that rests; `nil` if there is none.
  let rest: Rest?

  /// The opacity of that symbol.
  let restOpacity: Double

  /// The middle of that symbol without a sentence above it: it moves with the content.
  let restCenter: Drawing.Point

  /// The sentence about a failure, above the reload symbol.
  let sentence: RingSentence?

  /// The paint of the sentence and of the short line.
  let quiet: Drawing.Paint

  /// The extent in which the ring has its full size, in points.
  private static let roomForFullSize = 44.0

  /// The extent at which the ring begins to close, as a fraction of the held extent: 14 of 56 points.
  private static let closingStart = 0.25

  /// The start and the duration of the mark's drawing, in seconds from the end of the session.
  private static let penStart = 0.12
  private static let penDuration = 0.26
}

extension RingPose {
  init(_ update: RefreshUpdate, measuredBy drawing: Drawing) {
    let surroundings = update.surroundings
    let room = min(update.visibleExtent, update.heldExtent)
    let still = surroundings.reducesMotion
    let size = min(surroundings.indicatorScale, room / Self.roomForFullSize)
    scale = size * (still ? 1 : Self.bump(update.armedFraction))
    width = Self.lineWidth * surroundings.strokeScale * scale
    center = update.center
    pulled = Self.pulled(update)
    let isWorking = 1 - (1 - update.armedFraction) * (1 - update.loopReadiness)
    // A footer that remains visible is not pulled: it shows a symbol.
    let isFooter = surroundings.role == .loadMore
    let rests = isFooter && (update.stays || update.tap != nil)
    pulledOpacity = isWorking < 1 && !rests ? Easing.clamp(pulled / Self.onset) : 0
    rest = rests ? Self.rest(update) : nil
    // A line across the ring would be a no-entry sign: one fades in once the other has gone.
    let isEnd = rests && update.state == .noMoreData
    let ring = isEnd ? Easing.clamp(2 * isWorking - 1) : isWorking
    restOpacity = rests ? 1 - (isEnd ? min(1, 2 * isWorking) : isWorking) : 0
    restCenter = update.point(along: update.visibleExtent - room / 2, across: update.crossLength / 2)
    let isFailed = rest == .reload && restOpacity > 0
    sentence = isFailed ? RingSentence(update, around: restCenter, measuredBy: drawing) : nil
    quiet = surroundings.increasesContrast ? .label : .secondaryLabel
    workOpacity = ring
    work = update.sessionProgress.map { .fraction(Easing.clamp($0)) } ?? (still ? .fade : .chase)
    handOver = update.loopOpacity * (1 - update.outcomeFraction)
    failure = update.outcome == .failure ? update.outcomeFraction : 0
    outcomeFraction = update.outcomeFraction
    pen = still ? 1 : Easing.easeOut((update.timeSinceEnd - Self.penStart) / Self.penDuration)
    mark = Self.mark(for: update.outcome)
    trackOpacity = (surroundings.increasesContrast ? 0.35 : 0.18) * (rests ? ring : 1)
  }

  /// The fraction of a turn in which the arc fades in, so that its round ends do not pop in.
  private static let onset = 20.0 / 360

  /// A swelling when the ring arms, by 8 % where `armedFraction` is a half.
  private static func bump(_ armedFraction: Double) -> Double {
    1 + 1.28 * armedFraction * armedFraction * (1 - armedFraction) * (1 - armedFraction)
  }

  private static func rest(_ update: RefreshUpdate) -> Rest {
    if update.state == .noMoreData { return .end(isVertical: !update.edge.isVertical) }
    return update.tap == .load ? .more : .reload
  }

  private static func pulled(_ update: RefreshUpdate) -> Double {
    let start = closingStart * update.heldExtent
    let closed = Easing.clamp((update.visibleExtent - start) / (update.triggerDistance - start))
    return Easing.lerp(closed, 1, update.armedFraction)
  }

  private static func mark(for outcome: RefreshOutcome?) -> OutcomeMark? {
    switch outcome {
    case .success: .tick(start: .init(x: -4.6, y: 0.4), corner: .init(x: -1.5, y: 3.5), end: .init(x: 4.7, y: -3.3))
    case .failure: sign.mark
    case .cancelled, .noMoreData, nil: nil
    }
  }
}

extension RingPose {
  /// The radius of the ring, in units.
  static let radius = 11.0

  /// The line widths of the ring and of a tick, in units.
  static let lineWidth = 3.0
  private static let tickWidth = 2.4

  private static let sign = FailureSign(radius: radius + lineWidth / 2)

  func draw(into drawing: inout Drawing) {
    // Below a line in the colour of a failure, another colour shows through at the edge.
    if failure < 1 {
      arc(.tint, opacity: trackOpacity, from: 0, to: 1, into: &drawing)
      line(.tint, into: &drawing)
    }
    drawing.group(opacity: failure) { line(.failure, into: &$0) }
    drawRest(into: &drawing)
    guard outcomeFraction > 0, let mark else { return }
    let color: Drawing.Paint = failure > 0 ? .failure : .tint
    let place = Drawing.Transform.scale(scale).followed(by: .translation(x: center.x, y: center.y))
    let penWidth = (failure > 0 ? Self.sign.lineWidth : Self.tickWidth) / Self.lineWidth * width
    mark.draw(pen, width: penWidth, paint: color.opacity(outcomeFraction), transform: place, into: &drawing)
  }

  /// Draws the pulled arc and, over it, the working ring, which is opaque before its loop begins.
  private func line(_ color: Drawing.Paint, into drawing: inout Drawing) {
    arc(color, opacity: pulledOpacity, from: 0, to: pulled, into: &drawing)
    guard handOver > 0 else { return arc(color, opacity: workOpacity, from: 0, to: 1, into: &drawing) }
    switch work {
    case .fraction(let done):
      arc(color, opacity: 1, from: 0, to: Easing.lerp(1, done, handOver), into: &drawing)
    case .fade:
      ring.drawFading(handOver, color, into: &drawing)
    case .chase:
      ring.draw(handOver, color, into: &drawing)
    }
  }

  private var ring: ChasingRing { ChasingRing(center: center, radius: Self.radius * scale, width: width) }

  private func arc(
    _ color: Drawing.Paint, opacity: Double, from start: Double, to end: Double, into drawing: inout Drawing
  ) {
    guard opacity > 0, start < end else { return }
    drawing.stroke(color.opacity(opacity), Drawing.Stroke(width: width, from: start, to: end)) {
      $0.circle(center: center, radius: Self.radius * scale)
    }
  }
}

extension RingPose {
  /// The ring as a reload symbol, in units.
  private static let reloadMark = ReloadMark(
    radius: radius, start: -38 * Drawing.degree, halfBase: 5, ahead: 7.5, behind: 1.25)

  /// The corner radius of the arrowhead, in units.
  private static let corner = 1.2

  /// The radius of the dots and the distance of their middles, and the length and the width of the short line, in units.
  private static let dots = (radius: 2.2, distance: 8.0)
  private static let line = (length: 28.0, width: 2.0)

  /// Draws the symbol of a footer that rests.
  func drawRest(into drawing: inout Drawing) {
    guard restOpacity > 0, let rest else { return }
    switch rest {
    case .more: drawDots(into: &drawing)
    case .reload: drawReload(into: &drawing)
    case .end(let isVertical): drawEnd(isVertical: isVertical, into: &drawing)
    }
  }

  private func drawDots(into drawing: inout Drawing) {
    for index in -1...1 {
      let middle = Drawing.Point(x: restCenter.x + Double(index) * Self.dots.distance * scale, y: restCenter.y)
      drawing.fill(.tint.opacity(restOpacity)) { $0.circle(center: middle, radius: Self.dots.radius * scale) }
    }
  }

  private func drawEnd(isVertical: Bool, into drawing: inout Drawing) {
    let half = Self.line.length / 2 * scale
    let (x, y) = isVertical ? (0, half) : (half, 0)
    drawing.stroke(quiet.opacity(restOpacity), Drawing.Stroke(width: Self.line.width * scale, cap: .butt)) {
      $0.move(to: .init(x: restCenter.x - x, y: restCenter.y - y))
      $0.line(to: .init(x: restCenter.x + x, y: restCenter.y + y))
    }
  }

  /// Draws the reload symbol, clockwise in every language, with the sentence above it.
  private func drawReload(into drawing: inout Drawing) {
    let shown = sentence?.visibility ?? 0
    let size = Easing.lerp(1, RingSentence.symbolScale, shown)
    let middle = Drawing.Point(x: restCenter.x, y: restCenter.y + shown * (sentence?.symbolOffset ?? 0))
    let place = Drawing.Transform.scale(size * scale).followed(by: .translation(x: middle.x, y: middle.y))
    drawing.group(opacity: restOpacity) {
      $0.group(opacity: shown) { sentence?.draw(quiet, into: &$0) }
      $0.stroke(.tint, Drawing.Stroke(width: size * width)) {
        Self.reloadMark.addRing(to: &$0, around: middle, scale: size * scale)
      }
      $0.fill(.tint) { Self.head(&$0, place) }
      $0.stroke(.tint, Drawing.Stroke(width: Self.corner * size * scale)) { Self.head(&$0, place) }
    }
  }

  private static func head(_ path: inout Drawing.Path, _ place: Drawing.Transform) {
    path.transform = place
    reloadMark.addHead(to: &path, around: .zero)
  }
}
