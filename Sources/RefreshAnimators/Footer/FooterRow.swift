import RefreshCore

/// The rows of a footer: loading, tap to load, tap to retry, no more.
///
/// An animator draws the picture of its activity; everything else that a footer shows is here, the same for all of them.
/// The rows are as wide as the footer, follow the text size, and are mirrored where the layout runs from right to left.
/// At a leading or trailing edge, where a line of text has no room, they have symbols only.
///
/// ```swift
/// func metrics(in surroundings: RefreshSurroundings) -> RefreshMetrics {
///   surroundings.role == .loadMore ? FooterRow.metrics(in: surroundings) : RefreshMetrics()
/// }
/// func draw(_ update: RefreshUpdate, into drawing: inout Drawing) {
///   guard update.surroundings.role == .loadMore else { return drawDot(update, into: &drawing) }
///   FooterRow(update, pictureWidth: 24).draw(into: &drawing) { drawDot(update, into: &$0) }
/// }
/// ```
public struct FooterRow: Sendable {
  /// How the picture of a session appears that nobody pulled.
  public enum Appearance: UInt8, Sendable {
    /// It fades in as the activity begins.
    case withActivity
    /// It is there from the start, because it makes something of the time until the activity begins.
    case whole
    /// It fades in as the activity begins, and has come to rest where there is no more: then it fades by the time.
    case resting
  }

  let update: RefreshUpdate
  let style: FooterStyle
  let pictureWidth: Double
  let pictureCenter: Drawing.Point
  let pose: FooterPose
  let layout: FooterLayout

  /// Where the symbol of a button goes, if the picture has words of its own and therefore does not come out of it.
  var symbolGoal: Drawing.Point?

  /// Creates the rows for an update.
  ///
  /// - Parameters:
  ///   - update: What is happening.
  ///   - style: Words, and which of them are shown. `.standard` by default.
  ///   - pictureWidth: The width of the picture of the activity, in points; words stand beside it.
  ///   - pictureCenter: Where the animator draws that picture; `update.center` by default.
  ///   - appearance: How the picture appears where nobody pulled. It fades in by default.
  public init(
    _ update: RefreshUpdate, style: FooterStyle = .standard, pictureWidth: Double,
    pictureCenter: Drawing.Point? = nil, appearance: Appearance = .withActivity
  ) {
    self.update = update
    self.style = style
    self.pictureWidth = pictureWidth
    self.pictureCenter = pictureCenter ?? update.center
    pose = FooterPose(update, appearance: appearance)
    layout = FooterLayout(update)
  }
}

extension FooterRow {
  /// Creates the rows of an animator that has a picture of its activity alone.
  ///
  /// - Parameters:
  ///   - update: What is happening.
  ///   - style: Words, and which of them are shown.
  ///   - activity: The animator.
  ///   - center: Where it draws what a pull shows; `update.center` by default.
  ///   - appearance: How the picture appears where nobody pulled. It fades in by default.
  init(
    _ update: RefreshUpdate, style: FooterStyle, for activity: some LoadingPicture, at center: Drawing.Point? = nil,
    appearance: Appearance = .withActivity
  ) {
    self.init(
      update, style: style, pictureWidth: activity.loadingSize(in: update.surroundings).width, pictureCenter: center,
      appearance: appearance)
  }
}
