/// A ring that closes with the pull, rotates as an arc during a session, and ends with a tick or a cross.
///
/// If the app reports the progress of the session, the ring shows it instead of rotating. The ring is the default animator.
///
/// Holds 56 points and arms at 78.4, for a footer 52 and 72.8, all a quarter more at accessibility sizes, and at least as much as
/// the rows of a footer need.
///
/// ```swift
/// tableView.refresh.addHeader(animator: .ring) { [feed] session in
///   try await feed.reload { session.progress = $0 }  // the ring fills up
/// }
/// ```
public struct RingAnimator: RefreshAnimator, Equatable, Sendable {
  package init() {}
}

extension RingAnimator: SymbolAnimator {
  package var showsOutcomes: Bool { true }

  package func activitySize(in surroundings: RefreshSurroundings) -> Drawing.Size {
    let side = RingPose.diameter(in: surroundings)
    return Drawing.Size(width: side, height: side)
  }

  package func drawPull(_ update: RefreshUpdate, into drawing: inout Drawing) {
    RingPose(update).draw(update, into: &drawing)
  }

  package func drawActivity(_ update: RefreshUpdate, at center: Drawing.Point, into drawing: inout Drawing) {
    RingPose(update, working: center).draw(update, into: &drawing)
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

  /// The shortest arc, as a fraction of a turn; 40° by default.
  package var shortest: Double

  /// The growth of the arc, as a fraction of a turn: 2 · 114.6°.
  ///
  /// 114.6° is two radians: the amplitude at which each end stops once per turn while the other one moves.
  private static let growth = 2 * 114.6 / 360

  /// The arc that fades in and out, as a fraction of a turn, and its loop.
  private static let fadingLength = 0.75
  private static let fade = Drawing.Motion.fade(period: 1.6, from: 1, to: 0.4)

  /// Creates a ring; with round ends by default.
  package init(
    center: Drawing.Point, radius: Double, width: Double, cap: Drawing.Stroke.Cap = .round, period: Double = 1.4,
    shortest: Double = 40.0 / 360
  ) {
    self.center = center
    self.radius = radius
    self.width = width
    self.cap = cap
    self.period = period
    self.shortest = shortest
  }

  /// Draws the ring.
  ///
  /// - Parameters:
  ///   - opened: The transition from a closed ring, 0, to the arc, 1.
  ///   - paint: The paint of the line.
  ///   - isStill: `true` if three quarters of a ring fade in and out instead, for Reduce Motion.
  ///   - drawing: The drawing that receives the ring.
  package func draw(_ opened: Double, _ paint: Drawing.Paint, isStill: Bool, into drawing: inout Drawing) {
    guard !isStill else { return drawFading(opened, paint, into: &drawing) }
    let length = Drawing.Wave.cosine(
      from: Easing.lerp(1, shortest, opened), to: Easing.lerp(1, shortest + Self.growth, opened))
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
  private func drawFading(_ opened: Double, _ paint: Drawing.Paint, into drawing: inout Drawing) {
    drawing.group(motion: Self.fade) { drawArc(to: Self.fadingLength, paint, into: &$0) }
    if opened < 1 { drawArc(to: 1, paint.opacity(1 - opened), into: &drawing) }
  }

  private func drawArc(to end: Double, _ paint: Drawing.Paint, into drawing: inout Drawing) {
    drawing.stroke(paint, Drawing.Stroke(width: width, cap: cap, from: 0, to: end)) {
      $0.circle(center: center, radius: radius)
    }
  }
}
