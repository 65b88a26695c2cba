import RefreshCore

/// A system symbol that turns with the pull, and goes on turning while a session runs.
///
/// Holds 56 points and arms at 78.4 for a symbol of 22 points, a quarter more at accessibility sizes, and at least as much as the
/// rows of a footer need. A header's session ends with a tick or a cross in a circle. With Reduce Motion, and without turns, the
/// symbol pulsates instead of turning.
///
/// ```swift
/// tableView.refresh.addHeader(animator: .symbol("arrow.clockwise")) { try await feed.reload() }
/// tableView.refresh.addFooter(animator: .symbol("sparkles", turns: 0)) { try await feed.loadNextPage() ? .more : .end }
/// ```
public struct SystemSymbolAnimator: RefreshAnimator, Equatable, Sendable {
  /// The name of the symbol, as in the SF Symbols app.
  private let name: ExactText

  /// The point size of the text that the symbol accompanies; 8...100.
  package let pointSize: Double

  /// The weight of the symbol.
  package let weight: Drawing.TextStyle.Weight

  /// The colour of the symbol.
  package let color: Drawing.Color

  /// The number of clockwise turns of a pull to the trigger; −10...10.
  package let turns: Double

  /// The texts of the footer.
  package let footer: FooterStyle

  /// `true` if another size or another number of turns was asked for.
  package let isClamped: Bool

  package init(
    _ name: String, pointSize: Double = 22, weight: Drawing.TextStyle.Weight = .medium, color: Drawing.Color = .tint,
    turns: Double = 1, footer: FooterStyle = .init()
  ) {
    self.name = ExactText(name)
    self.pointSize = pointSize.clamped(to: 8...100, else: SystemSymbolUnits.pointSize)
    self.weight = weight
    self.color = color
    self.turns = turns.clamped(to: -10...10, else: 1)
    self.footer = footer
    isClamped = self.pointSize != pointSize || self.turns != turns
  }
}

extension SystemSymbolAnimator: SymbolAnimator {
  package var showsOutcomes: Bool { true }

  package func ownExtent(in surroundings: RefreshSurroundings) -> Double {
    let size = pointSize / SystemSymbolUnits.pointSize * surroundings.indicatorScale
    let extent = surroundings.role == .loadMore ? SystemSymbolUnits.footerExtent : SystemSymbolUnits.heldExtent
    return extent * size
  }

  package func activitySize(in surroundings: RefreshSurroundings) -> Drawing.Size {
    let side = SystemSymbolUnits.breadth * pointSize * SpinnerUnits.size(in: surroundings)
    return Drawing.Size(width: side, height: side)
  }

  package func drawPull(_ update: RefreshUpdate, into drawing: inout Drawing) {
    SystemSymbolPose(update, turns: turns, breadth: SystemSymbolUnits.breadth * pointSize)
      .draw(update, by: self, into: &drawing)
  }

  package func drawActivity(_ update: RefreshUpdate, at center: Drawing.Point, into drawing: inout Drawing) {
    drawTurning(update, at: center, scale: SpinnerUnits.size(in: update.surroundings), into: &drawing)
  }
}

extension SystemSymbolAnimator {
  /// Draws the symbol about a point at rest, and over it, as far as its loop may be visible, the turning or pulsating one.
  func drawTurning(_ update: RefreshUpdate, at center: Drawing.Point, scale: Double, into drawing: inout Drawing) {
    let light = update.loopOpacity
    let place = Drawing.Transform.scale(scale).moved(to: center)
    guard turns != 0, !update.surroundings.reducesMotion else {
      // Full at its beginning, so that it begins unseen.
      let fade = Drawing.Motion.fade(period: 1.6, from: 1, to: 1 - 0.6 * light)
      drawing.group(transform: place, motion: light > 0 ? fade : nil) { drawSymbol(update.surroundings, into: &$0) }
      return
    }
    if light < 1 {
      drawing.group(opacity: 1 - light, transform: place) { drawSymbol(update.surroundings, into: &$0) }
    }
    guard light > 0 else { return }
    let turn = 360 * Drawing.degree * (turns < 0 ? -1 : 1)
    let spin = Drawing.Motion(.rotation, .ramp(from: 0, to: turn), period: SystemSymbolUnits.period)
    drawing.group(opacity: light, transform: place) {
      $0.group(motion: spin) { drawSymbol(update.surroundings, into: &$0) }
    }
  }

  /// Draws the symbol about the origin.
  func drawSymbol(_ surroundings: RefreshSurroundings, into drawing: inout Drawing) {
    let paint = Drawing.Paint(color)
    let isBold = surroundings.prefersBoldText || surroundings.increasesContrast
    // What replaces a symbol that the system does not have.
    let breadth = SystemSymbolUnits.breadth * pointSize
    let mark = ReloadMark(
      radius: 0.36 * breadth, start: -38 * Drawing.degree, halfBase: 0.14 * breadth, ahead: 0.2 * breadth,
      behind: 0.03 * breadth)
    drawing.symbol(name.string, pointSize: pointSize, weight: isBold ? .semibold : weight, paint, centeredAt: .zero) {
      let width = pointSize * SystemSymbolUnits.line * surroundings.strokeScale
      $0.stroke(paint, Drawing.Stroke(width: width)) { mark.addRing(to: &$0, around: .zero) }
      $0.fill(paint) { mark.addHead(to: &$0, around: .zero) }
    }
  }
}

extension RefreshAnimator where Self == SystemSymbolAnimator {
  /// A system symbol that turns with the pull.
  ///
  /// Numbers are clamped; a control logs that once.
  ///
  /// - Parameters:
  ///   - name: The name of the symbol, as in the SF Symbols app. A reload mark is drawn where the system does not have it, and in
  ///     pictures that are made on other systems.
  ///   - pointSize: The point size of the text that the symbol accompanies, clamped to 8...100. 22 by default, also in place of NaN.
  ///   - weight: The weight of the symbol; `.medium` by default.
  ///   - color: The colour of the symbol; by default the control's tint, which is a quiet grey unless the app set one.
  ///   - turns: The number of clockwise turns of a pull to the trigger; 1 by default, also in place of NaN. Below 0 the symbol turns
  ///     the other way, also while a session runs; with 0 it pulsates instead. Clamped to −10...10.
  ///   - footer: The texts of the footer; by default the words of the user's language, and none while it loads.
  /// - Returns: The animator.
  public static func symbol(
    _ name: String, pointSize: Double = 22, weight: Drawing.TextStyle.Weight = .medium, color: Drawing.Color = .tint,
    turns: Double = 1, footer: FooterStyle = .init()
  ) -> SystemSymbolAnimator {
    SystemSymbolAnimator(name, pointSize: pointSize, weight: weight, color: color, turns: turns, footer: footer)
  }
}

/// The state of the symbol for one update.
struct SystemSymbolPose {
  /// Points per point of the symbol at its full size.
  let scale: Double

  /// The angle of the symbol, in radians clockwise.
  let angle: Double

  /// The opacity of the symbol, which an outcome replaces.
  let opacity: Double

  /// The outcome, if one is shown.
  let badge: OutcomeBadge?

  /// The visible extent at which the symbol begins to appear and to turn, as a fraction of the held extent.
  private static let start = 16.0 / 56

  init(_ update: RefreshUpdate, turns: Double, breadth: Double) {
    let isStill = update.surroundings.reducesMotion
    let room = min(update.visibleExtent, update.heldExtent)
    let crossing = update.armedFraction * (1 - update.armedFraction)
    let swelling = isStill ? 1 : 1 + 1.28 * crossing * crossing
    // A symbol that turns needs its diagonal, and room to swell.
    scale = min(update.surroundings.indicatorScale, room / (SystemSymbolUnits.room * breadth)) * swelling
    let start = Self.start * update.heldExtent
    let pulled = Easing.clamp((update.visibleExtent - start) / (update.triggerDistance - start))
    let wanted = Easing.lerp(pulled, 1, update.armedFraction) * turns
    // The loop begins upright: the symbol comes to the next whole turn before.
    let whole = turns.rounded()
    angle = isStill ? 0 : 360 * Drawing.degree * Easing.lerp(wanted, whole, update.loopReadiness)
    badge = OutcomeBadge(update)
    let ending = badge == nil ? 1 : 1 - Easing.smooth(update.outcomeFraction / 0.6)
    opacity = ending * Easing.smooth(Easing.lerp(2 * pulled, 1, update.armedFraction))
  }

  /// Draws the symbol, or the outcome that replaces it.
  func draw(_ update: RefreshUpdate, by animator: SystemSymbolAnimator, into drawing: inout Drawing) {
    let center = update.center
    drawing.group(opacity: opacity) {
      let turned = Drawing.Transform.rotation(angle).moved(to: center)
      $0.group(transform: turned) { animator.drawTurning(update, at: .zero, scale: scale, into: &$0) }
    }
    let size = min(update.surroundings.indicatorScale, scale) * SystemSymbolUnits.badgeScale * animator.pointSize
    badge?.draw(
      Drawing.Paint(animator.color), strokeScale: update.surroundings.strokeScale, scale: size, centeredAt: center,
      into: &drawing)
  }
}

/// The dimensions of a symbol animator.
enum SystemSymbolUnits {
  /// The point size by default; everything else is in proportion.
  static let pointSize = 22.0

  /// The breadth of a symbol at a point size of 1, in points: SF Symbols of the medium scale are little wider than high.
  static let breadth = 1.2

  /// The line of the reload mark that replaces a symbol, at a point size of 1, in points.
  static let line = 0.1

  /// The room of a symbol at its full size, in breadths.
  static let room = 1.6

  /// Points per unit of the badge, at a point size of 1: 20 units, as wide as the symbol.
  static let badgeScale = breadth / 20

  /// The held extent of a header, and that of a footer, at the default point size.
  static let heldExtent = 56.0
  static let footerExtent = 52.0

  /// The duration of a turn while a session runs, in seconds.
  static let period = 1.0
}
