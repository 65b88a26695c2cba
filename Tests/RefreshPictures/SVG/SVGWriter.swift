import RefreshCore
import RefreshTesting

/// Writes drawings as SVG.
///
/// Partial strokes are cut out of their paths, so that viewers need no support for path lengths; only a stroke whose
/// length loops needs it (`pathLength`). Texts are set in Inter, which is similar to the system's font, or in the
/// viewer's own, at the positions of a ``TextEstimate``: widths differ by a few points between viewers. The fallbacks
/// of the system's symbols are drawn in place of the symbols.
public struct SVGWriter: Sendable {
  /// The colours of the colour roles.
  public var palette: Palette

  /// The text size, and the estimate for line breaks.
  public var text: TextEstimate

  /// Creates a writer; for a light picture at the default text size by default.
  public init(palette: Palette = .light, text: TextEstimate = TextEstimate()) {
    self.palette = palette
    self.text = text
  }

  /// Returns one drawing as a file, with its loops at their values at a time.
  ///
  /// - Parameters:
  ///   - drawing: The drawing to write.
  ///   - size: The size of the picture; its origin is that of the drawing.
  ///   - time: The time at which loops are drawn, in seconds of the clock of the drawing's `motionStart`.
  /// - Returns: The text of an SVG file.
  public func document(_ drawing: Drawing, size: Drawing.Size, at time: Double = 0) -> String {
    var page = SVGPage(size: size)
    append(drawing, at: time, to: &page)
    return page.document
  }

  /// Returns one drawing as a file whose loops play for ever, the same in every viewer.
  ///
  /// Loops are written as SMIL, approximated by the straight lines of `Drawing.Wave.corners`. A viewer without
  /// animation shows the same as ``document(_:size:at:)``. If two loops of the same stroke are nested, the inner one
  /// plays and the outer one stands still.
  ///
  /// - Parameters:
  ///   - drawing: The drawing to write.
  ///   - size: The size of the picture; its origin is that of the drawing.
  ///   - time: The time at which the picture starts, in seconds of the clock of the drawing's `motionStart`.
  /// - Returns: The text of an SVG file.
  public func document(playing drawing: Drawing, size: Drawing.Size, from time: Double = 0) -> String {
    var page = SVGPage(size: size)
    append(playing: drawing, from: time, to: &page)
    return page.document
  }

  /// Adds a drawing to a page, with its loops at their values at a time.
  func append(_ drawing: Drawing, at time: Double, to page: inout SVGPage) {
    let sample = drawing.sampled(at: time)
    for command in sample.commands { append(command, of: sample, to: &page) }
  }

  /// Adds a command without a loop.
  func append(_ command: Drawing.Command, of sample: Drawing, to page: inout SVGPage) {
    switch command {
    case .fill(let paint, let range, let isEvenOdd):
      let outline = [("d", path(sample.elements[range]))] + rule("fill-rule", isEvenOdd)
      page.add("path", outline + attributes("fill", sample.paints[paint], on: &page))
    case .stroke(let paint, let stroke, let range):
      let outline = sample.outline(range, of: stroke)
      guard !outline.isEmpty else { return }
      page.add("path", [("d", path(outline[...]))] + attributes(of: stroke, sample.paints[paint], on: &page))
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

  /// Returns the attribute of a rule that is not the default of SVG.
  func rule(_ name: String, _ isEvenOdd: Bool) -> [(String, String)] { isEvenOdd ? [(name, "evenodd")] : [] }

  /// Returns the attributes of a stroke, without its path.
  func attributes(
    of stroke: Drawing.Stroke, _ paint: Drawing.Paint, on page: inout SVGPage
  ) -> [(String, String)] {
    var attributes = [("fill", "none")] + attributes("stroke", paint, on: &page)
    attributes += [("stroke-width", Decimals.short(stroke.width)), ("stroke-linejoin", "round")]
    if stroke.cap == .round { attributes.append(("stroke-linecap", "round")) }
    return attributes
  }

  /// Returns the attributes of a shadow, without its outline.
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

  /// Returns the attributes of a group: opacity, transform and clip.
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
    let outline = SVGElement(
      "path", [("d", path(drawing.elements[clip]))] + rule("clip-rule", group.clipsEvenOdd))
    return [("clip-path", page.define("clipPath", [], [outline]))]
  }
}
