/// A ring that closes with the pull, rotates as an arc during a session, and ends with a tick or a cross.
///
/// If the app reports the progress of the session, the ring shows it instead of rotating. A footer has symbols in place of
/// words: three dots where a tap loads more, a reload symbol where one tries again, below the sentence about the failure, and a
/// short line once everything is loaded. The ring is the default animator.
///
/// ```swift
/// tableView.refresh.addHeader(animator: .ring) { [feed] session in
///   try await feed.reload { session.progress = $0 }  // the ring fills up
/// }
/// ```
public struct RingAnimator: RefreshAnimator, Equatable, Sendable {
  /// The space kept open during a session, in points.
  private static let heldExtent = 56.0

  /// Creates the ring.
  public init() {}

  /// 56 points held and a pull of 78.4, or 70 and 98 at accessibility sizes; a header draws outcomes.
  ///
  /// A footer with a sentence about a failure holds what that needs, if it is more.
  public func metrics(in surroundings: RefreshSurroundings) -> RefreshMetrics {
    let held = max(Self.heldExtent * surroundings.indicatorScale, RingSentence.extent(in: surroundings))
    return RefreshMetrics(
      heldExtent: held, triggerDistance: RefreshMetrics.minimumTriggerRatio * held,
      showsOutcomes: surroundings.role == .refresh)
  }

  /// Draws the ring at the centre of the held extent.
  public func draw(_ update: RefreshUpdate, into drawing: inout Drawing) {
    guard update.visibleExtent > 0, update.heldExtent > 0 else { return }
    RingPose(update, measuredBy: drawing).draw(into: &drawing)
  }
}

extension RefreshAnimator where Self == RingAnimator {
  /// A ring that closes with the pull and rotates as an arc during a session.
  public static var ring: RingAnimator { RingAnimator() }
}

/// A ring that opens into a rotating arc whose ends chase each other.
///
/// It consists of two nested loops: the circle rotates, and the drawn part of its line grows and shrinks about the
/// leading point. Each end stops once per turn while the other one moves.
package struct ChasingRing: Equatable, Sendable {
  /// The centre.
  package var center: Drawing.Point

  /// The radius to the middle of the line, in points.
  package var radius: Double

  /// The line width, in points.
  package var width: Double

  /// The shape of the ends of the arc.
  package var cap: Drawing.Stroke.Cap

  /// The duration of one turn in seconds; 1.4 by default.
  package var period: Double

  /// The shortest and the longest arc, as fractions of a turn: 40° and 40° + 2 · 114.6°.
  ///
  /// 114.6° is two radians: the amplitude at which each end stops once per turn while the other one moves.
  private static let range = (least: 40.0 / 360, most: (40 + 2 * 114.6) / 360)

  /// The arc that fades in and out, as a fraction of a turn, and its loop.
  private static let fadingLength = 0.75
  private static let fade = Drawing.Motion.fade(period: 1.6, from: 1, to: 0.4)

  /// Creates a ring; with round ends by default.
  package init(
    center: Drawing.Point, radius: Double, width: Double, cap: Drawing.Stroke.Cap = .round, period: Double = 1.4
  ) {
    self.center = center
    self.radius = radius
    self.width = width
    self.cap = cap
    self.period = period
  }

  /// Draws the ring.
  ///
  /// - Parameters:
  ///   - opened: The transition from a closed ring, 0, to the arc, 1.
  ///   - paint: The paint of the line.
  ///   - drawing: The drawing that receives the ring.
  package func draw(_ opened: Double, _ paint: Drawing.Paint, into drawing: inout Drawing) {
    let length = Drawing.Wave.cosine(
      from: Easing.lerp(1, Self.range.least, opened), to: Easing.lerp(1, Self.range.most, opened))
    drawing.group(motion: .spin(period: period), around: center) {
      $0.group(motion: Drawing.Motion(.strokeLength, length, period: period)) {
        $0.stroke(paint, Drawing.Stroke(width: width, cap: cap)) {
          $0.circle(center: center, radius: radius, from: 90 * Drawing.degree)
        }
      }
    }
  }

  /// Draws three quarters of the ring, which fade in and out without rotating, for Reduce Motion.
  ///
  /// - Parameters:
  ///   - opened: The transition from a closed ring, 0, to the fading arc, 1.
  ///   - paint: The paint of the line.
  ///   - drawing: The drawing that receives the ring.
  package func drawFading(_ opened: Double, _ paint: Drawing.Paint, into drawing: inout Drawing) {
    drawing.group(motion: Self.fade) { drawArc(to: Self.fadingLength, paint, into: &$0) }
    if opened < 1 { drawArc(to: 1, paint.opacity(1 - opened), into: &drawing) }
  }

  private func drawArc(to end: Double, _ paint: Drawing.Paint, into drawing: inout Drawing) {
    drawing.stroke(paint, Drawing.Stroke(width: width, cap: cap, from: 0, to: end)) {
      $0.circle(center: center, radius: radius)
    }
  }
}

/// The sentence about a failed load, above the reload symbol of a ring's footer.
struct RingSentence {
  let string: String

  /// The size of its box, and the number of its lines.
  let size: Drawing.Size
  let lines: Int

  /// The top left corner of its box.
  let origin: Drawing.Point

  /// The distance of the reload symbol from the middle of the row, in points.
  let symbolOffset: Double

  /// Its opacity: 0 until sentence and symbol have room, and 1 where the row is uncovered.
  let visibility: Double

  /// The size of the reload symbol below a sentence, as a fraction of the full one.
  static let symbolScale = 0.72

  /// The height of that symbol with its arrowhead, the space between it and the sentence, and that above and below, in points.
  private static let symbolHeight = 21.0
  private static let gap = 3.0
  private static let padding = 3.0

  /// The space to the left and to the right, in points.
  private static let margin = 16.0

  /// The least distance between the held extent and the trigger distance, in points.
  private static let clearance = 8.0

  /// The distance over which it fades in once it has room, in points.
  private static let onset = 10.0

  private static let style = Drawing.TextStyle(.caption)
}

extension RingSentence {
  /// The extent of a footer with room for a sentence of two lines, or of one where a fifth of the viewport leaves no more;
  /// 0 where there is no sentence.
  static func extent(in surroundings: RefreshSurroundings) -> Double {
    guard surroundings.role == .loadMore, surroundings.hasMessage, surroundings.edge.isVertical else { return 0 }
    let room = RefreshMetrics.maximumViewportFraction * surroundings.viewport - clearance
    for lines in [2, 1] {
      // The next even number, so that the middle is a whole point.
      let extent = 2 * (height(lines, in: surroundings) / 2).rounded(.up)
      if extent <= room { return extent }
    }
    return 0
  }

  /// The height of a row with a sentence of a number of lines, in points.
  private static func height(_ lines: Int, in surroundings: RefreshSurroundings) -> Double {
    Double(lines) * surroundings.lineHeight(of: .caption) + gap + symbolHeight * surroundings.indicatorScale
      + 2 * padding
  }

  /// Sets the sentence of an update in a row about a point; `nil` if there is none, or no room for it.
  init?(_ update: RefreshUpdate, around center: Drawing.Point, measuredBy drawing: Drawing) {
    let surroundings = update.surroundings
    guard update.edge.isVertical, let message = update.message, !message.utf8.isEmpty else { return nil }
    let isTwo = Self.height(2, in: surroundings) <= update.heldExtent
    guard isTwo || Self.height(1, in: surroundings) <= update.heldExtent else { return nil }
    let room = max(0, update.crossLength - 2 * Self.margin)
    let line = drawing.size(of: message, Self.style, lines: 1)
    lines = isTwo && line.width > room ? 2 : 1
    let height = line.height * Double(lines)
    let width = min(line.width.rounded(.up), room)
    let symbol = Self.symbolHeight * surroundings.indicatorScale
    let block = height + Self.gap + symbol
    (string, size) = (message, Drawing.Size(width: width, height: height))
    origin = .init(
      x: ((update.crossLength - width) / 2).rounded(.down), y: (center.y - block / 2).rounded(.down))
    symbolOffset = (block - symbol) / 2
    let uncovered = min(update.visibleExtent, update.heldExtent)
    let onset = max(0.5, min(Self.onset, update.heldExtent - block))
    visibility = uncovered < update.heldExtent ? Easing.smooth((uncovered - block) / onset) : 1
  }

  /// Draws the sentence.
  func draw(_ paint: Drawing.Paint, into drawing: inout Drawing) {
    drawing.text(string, style: Self.style, paint: paint, in: origin, size: size, alignment: .center, lines: lines)
  }
}
