import RefreshCore

/// A disc that floats over the list: an arc grows in it with the pull and chases itself while a session runs.
///
/// The list is not held: it goes home when it is let go, and the disc stays. It cannot stand still under the pull, as
/// it does elsewhere: it rubber-bands below the disc.
public struct MaterialAnimator: RefreshAnimator, Equatable, Sendable {
  /// The colour of the arc.
  public let color: Drawing.Color

  /// What it says as a footer.
  public let footer: FooterStyle

  /// Creates the disc.
  ///
  /// - Parameters:
  ///   - color: The colour of the arc; by default the control's tint, which is a quiet grey unless the app set one.
  ///   - footer: What it says as a footer; by default the words of the reader's language, and none while it loads.
  public init(color: Drawing.Color = .tint, footer: FooterStyle = .standard) {
    self.color = color
    self.footer = footer
  }

  /// 72 points to pull, and 48 that the drawing is told of while a session runs; a floating control holds none of them.
  ///
  /// At accessibility sizes they are 84 and 60. A footer holds 52, or 65, or as much as its rows need.
  public func metrics(in surroundings: RefreshSurroundings) -> RefreshMetrics {
    let isFooter = surroundings.role == .loadMore
    let own = (isFooter ? MaterialUnits.footerExtent : MaterialUnits.heldExtent) * surroundings.pictureScale
    let held = isFooter ? max(own, FooterRow.extent(in: surroundings)) : own
    return RefreshMetrics(
      heldExtent: held, triggerDistance: max(MaterialUnits.triggerDistance, MaterialUnits.triggerRatio * held))
  }

  /// Over the list, which is not held.
  public var preferredPlacement: RefreshPlacement { .floating }

  /// The words of ``footer``, also for a header.
  public func spokenTexts(in language: RefreshLanguage) -> RefreshTexts { footer.texts(in: language) }

  /// Draws the disc at the edge or, as a footer, its arc in a row: that one holds the list.
  public func draw(_ update: RefreshUpdate, into drawing: inout Drawing) {
    guard update.visibleExtent > 0, update.heldExtent > 0 else { return }
    guard update.surroundings.role == .loadMore else {
      return MaterialPose(update).draw(Drawing.Paint(color), into: &drawing)
    }
    FooterRow(update, style: footer, for: self).draw(self, into: &drawing)
  }
}

extension MaterialAnimator: LoadingPicture {
  func loadingSize(in surroundings: RefreshSurroundings) -> Drawing.Size {
    let side = (2 * MaterialUnits.radius + MaterialUnits.width * surroundings.strokeScale) * surroundings.pictureScale
    return Drawing.Size(width: side, height: side)
  }

  func drawLoading(_ update: RefreshUpdate, at center: Drawing.Point, into drawing: inout Drawing) {
    let surroundings = update.surroundings
    let ring = MaterialUnits.ring(center, unit: surroundings.pictureScale, strokeScale: surroundings.strokeScale)
    let (paint, opened) = (Drawing.Paint(color), update.loopOpacity)
    if surroundings.reducesMotion {
      ring.drawFading(opened, paint, into: &drawing)
    } else {
      ring.draw(opened, paint, into: &drawing)
    }
  }
}

extension RefreshAnimator where Self == MaterialAnimator {
  /// A disc that floats over the list.
  public static var material: MaterialAnimator { MaterialAnimator() }

  /// A disc that floats over the list.
  ///
  /// - Parameters:
  ///   - color: The colour of the arc; the control's tint by default.
  ///   - footer: What it says as a footer; by default the words of the reader's language, and none while it loads.
  /// - Returns: The animator.
  public static func material(color: Drawing.Color = .tint, footer: FooterStyle = .standard) -> MaterialAnimator {
    MaterialAnimator(color: color, footer: footer)
  }
}
