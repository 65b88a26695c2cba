import RefreshCore
import RefreshTesting

/// Writes drawings as SVG.
///
/// Parts of strokes are cut out of their paths, so that no viewer has to know about lengths; only of a stroke whose
/// length loops a viewer has to (`pathLength`). Texts are set in Inter, which is near to the system's, or in the
/// viewer's own, where a ``TextEstimate`` says: viewers differ by a few points in how wide they are. In place of the
/// system's symbols their fallbacks are drawn.
public struct SVGWriter: Sendable {
  /// What the colour roles come to.
  public var palette: Palette

  /// How large texts are, and where their lines are broken.
  public var text: TextEstimate

  /// Creates a writer; for a light picture at the default text size unless said otherwise.
  public init(palette: Palette = .light, text: TextEstimate = .standard) {
    self.palette = palette
    self.text = text
  }

  /// One drawing as a file, with its loops as they stand at a time.
  ///
  /// - Parameters:
  ///   - drawing: What to write.
  ///   - size: The size of the picture; its origin is that of the drawing.
  ///   - time: The time at which loops are drawn, in seconds of the clock of the drawing's `motionStart`.
  /// - Returns: The text of an SVG file.
  public func document(_ drawing: Drawing, size: Drawing.Size, at time: Double = 0) -> String {
    var page = SVGPage(size: size)
    append(drawing, at: time, to: &page)
    return page.document
  }

  /// One drawing as a file whose loops play for ever, in every viewer alike.
  ///
  /// Loops are written as SMIL, drawn with the straight lines of `Drawing.Wave.corners`. A viewer that does not play
  /// them shows what ``document(_:size:at:)`` does. Where two loops of the same stroke are nested, the inner one plays
  /// and the outer one stands still.
  ///
  /// - Parameters:
  ///   - drawing: What to write.
  ///   - size: The size of the picture; its origin is that of the drawing.
  ///   - time: The time at which the picture starts, in seconds of the clock of the drawing's `motionStart`.
  /// - Returns: The text of an SVG file.
  public func document(playing drawing: Drawing, size: Drawing.Size, from time: Double = 0) -> String {
    var page = SVGPage(size: size)
    append(playing: drawing, from: time, to: &page)
    return page.document
  }

  /// Adds a drawing to a page, with its loops as they stand at a time.
  func append(_ drawing: Drawing, at time: Double, to page: inout SVGPage) {
    let sample = drawing.sampled(at: time)
    for command in sample.commands { append(command, of: sample, to: &page) }
  }

  /// Adds a command that has nothing to do with a loop.
  func append(_ command: Drawing.Command, of sample: Drawing, to page: inout SVGPage) {
    switch command {
    case .fill(let paint, let range):
      page.add("path", [("d", path(sample.elements[range]))] + attributes("fill", paint, on: &page))
    case .stroke(let paint, let stroke, let range):
      let outline = sample.outline(range, of: stroke)
      guard !outline.isEmpty else { return }
      page.add("path", [("d", path(outline[...]))] + attributes(of: stroke, paint, on: &page))
    case .shadow(let shadow, let range):
      page.add("path", [("d", path(sample.elements[range]))] + attributes(of: shadow, on: &page))
    case .text(let index):
      append(sample.texts[index], to: &page)
    case .beginGroup(let index):
      page.begin("g", attributes(of: sample.groups[index], in: sample, on: &page))
    case .endGroup:
      page.end()
    }
  }

  /// What a stroke looks like, without where it is.
  func attributes(
    of stroke: Drawing.Stroke, _ paint: Drawing.Paint, on page: inout SVGPage
  ) -> [(String, String)] {
    var attributes = [("fill", "none")] + attributes("stroke", paint, on: &page)
    attributes += [("stroke-width", Decimals.short(stroke.width)), ("stroke-linejoin", "round")]
    if stroke.cap == .round { attributes.append(("stroke-linecap", "round")) }
    guard let dash = stroke.dash else { return attributes }
    attributes.append(("stroke-dasharray", "\(Decimals.short(dash.on)) \(Decimals.short(dash.off))"))
    if dash.phase != 0 { attributes.append(("stroke-dashoffset", Decimals.short(dash.phase))) }
    return attributes
  }

  /// What a shadow looks like, without where it is.
  func attributes(of shadow: Drawing.Shadow, on page: inout SVGPage) -> [(String, String)] {
    let filter = page.define(
      "filter", [("x", "-1"), ("y", "-1"), ("width", "3"), ("height", "3")],
      [
        SVGElement("feGaussianBlur", [("stdDeviation", Decimals.short(shadow.blur))]),
        SVGElement(
          "feOffset", [("dx", Decimals.short(shadow.offset.x)), ("dy", Decimals.short(shadow.offset.y))]),
      ])
    return [("fill", "#000000"), ("fill-opacity", Decimals.short(shadow.opacity)), ("filter", filter)]
  }

  /// How a group is faded, placed and cut off.
  func attributes(
    of group: Drawing.Group, in drawing: Drawing, on page: inout SVGPage
  ) -> [(String, String)] {
    var attributes: [(String, String)] = []
    if group.opacity < 1 { attributes.append(("opacity", Decimals.short(group.opacity))) }
    if group.placement != .identity { attributes.append(("transform", matrix(group.placement))) }
    return attributes + clip(of: group, in: drawing, on: &page)
  }

  func clip(of group: Drawing.Group, in drawing: Drawing, on page: inout SVGPage) -> [(String, String)] {
    guard let clip = group.clip else { return [] }
    let outline = SVGElement("path", [("d", path(drawing.elements[clip]))])
    return [("clip-path", page.define("clipPath", [], [outline]))]
  }
}
