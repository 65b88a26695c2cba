import RefreshAnimators

/// The gum of 2012, ISRefreshControl's, with its numbers and its flaws, to be compared with the present one.
///
/// It is drawn from times, as its animations were: it pops where the present gum is continuous.
struct Gum2012Animator: RefreshAnimator {
  /// Seconds since the session began.
  var sinceStart = Double.infinity

  /// Seconds since the session ended; negative while it runs.
  var sinceEnd = Double.infinity

  /// The pull at which the session began, in points.
  var startExtent = 0.0

  /// `true` if the list has been at rest since the session ended: the ball is shown again only then.
  var isReset = true

  /// The height of the control, which is what it holds, in points.
  static let height = 44.0

  /// The pull that fires, in points: the ball is at its full stretch just before.
  static let trigger = 105.0

  /// 44 points held and 105 to pull.
  func metrics(in surroundings: RefreshSurroundings) -> RefreshMetrics {
    RefreshMetrics(heldExtent: Self.height, triggerDistance: Self.trigger)
  }

  func draw(_ update: RefreshUpdate, into drawing: inout Drawing) {
    guard update.surroundings.role == .refresh else { return drawSpinner(Gum2012Spinner(.infinity), update, &drawing) }
    if update.state == .refreshing {
      drawSnap(update, &drawing)
      drawSpinner(Gum2012Spinner(sinceStart), update, &drawing)
    } else if isReset {
      drawBall(Gum2012Ball(stretch: update.visibleExtent - Self.height), update, &drawing)
    } else {
      drawSpinner(Gum2012Spinner(sinceStart, sinceEnd: sinceEnd), update, &drawing)
    }
  }

  private func drawSnap(_ update: RefreshUpdate, _ drawing: inout Drawing) {
    guard let ball = Gum2012Ball(snapping: sinceStart, from: startExtent - Self.height) else { return }
    drawBall(ball, update, &drawing)
  }

  private func drawBall(_ ball: Gum2012Ball, _ update: RefreshUpdate, _ drawing: inout Drawing) {
    drawing.group(transform: place(update)) { ball.draw(into: &$0) }
  }

  private func drawSpinner(_ spinner: Gum2012Spinner, _ update: RefreshUpdate, _ drawing: inout Drawing) {
    drawing.group(transform: place(update)) { spinner.draw(into: &$0) }
  }

  /// The transform from the upper middle of the control to the uncovered area: it moves with the list, and stays at
  /// the edge beyond 44 points.
  private func place(_ update: RefreshUpdate) -> Drawing.Transform {
    let top = min(0, update.visibleExtent - Self.height)
    let at = update.point(along: top, across: update.crossLength / 2)
    let map = update.orientation
    return Drawing.Transform(a: map.a, b: map.b, c: map.c, d: map.d, tx: at.x, ty: at.y)
  }
}
