import RefreshCore
import RefreshTesting

extension SVGWriter {
  /// Adds a drawing to a page, with its loops as SMIL.
  ///
  /// - Parameters:
  ///   - drawing: The drawing to add.
  ///   - time: The time of the drawing's clock at which the page starts.
  ///   - page: The page to add it to.
  func append(playing drawing: Drawing, from time: Double, to page: inout SVGPage) {
    guard drawing.hasMotion else { return append(drawing, at: time, to: &page) }
    let sample = drawing.sampled(at: time)
    // For each open group the number of its elements, and the loop of the strokes in it.
    var groups: [(depth: Int, loop: SVGLoop?)] = []
    for (index, command) in drawing.commands.enumerated() {
      switch command {
      case .beginGroup(let number):
        let loop = drawing.groups[number].motion.map { SVGLoop($0, motionStart: drawing.motionStart, time) }
        let depth = begin(drawing.groups[number], loop, in: drawing, on: &page)
        groups.append((depth, loop.flatMap { $0.isOfStrokes ? $0 : nil } ?? groups.last?.loop))
      case .endGroup:
        for _ in 0..<groups.removeLast().depth { page.end() }
      case .stroke(let paint, let stroke, let range):
        guard let loop = groups.last?.loop else { fallthrough }
        page.add(element(stroke, drawing.paints[paint], path(drawing.elements[range]), loop, on: &page))
      default:
        append(sample.commands[index], of: sample, to: &page)
      }
    }
  }

  /// Begins a group and returns the number of its elements.
  private func begin(
    _ group: Drawing.Group, _ loop: SVGLoop?, in drawing: Drawing, on page: inout SVGPage
  ) -> Int {
    guard let loop, let type = loop.transform else {
      var still = group
      if loop?.property == .opacity { still.opacity *= loop?.value ?? 1 }
      page.begin("g", attributes(of: still, in: drawing, on: &page))
      if let loop, loop.property == .opacity {
        page.add(loop.animation(of: "opacity") { Decimals.short($0 * group.opacity) })
      }
      return 1
    }
    var still = group
    still.clip = nil
    let clip = clip(of: group, in: drawing, on: &page)
    let isShifted = group.anchor != .zero && loop.property == .scale
    let shift = { (x: Double, y: Double) in [("transform", "translate(\(Decimals.short(x)),\(Decimals.short(y)))")] }
    let place = attributes(of: still, in: drawing, on: &page)
    var depth = 1
    for attributes in [place, isShifted ? shift(group.anchor.x, group.anchor.y) : []] where !attributes.isEmpty {
      page.begin("g", attributes)
      depth += 1
    }
    let moving = ("transform", "\(type)(\(loop.parameter(loop.value, around: group.anchor)))")
    page.begin("g", [moving] + (isShifted ? [] : clip))
    page.add(loop.transformation(type, around: group.anchor))
    guard isShifted else { return depth }
    page.begin("g", shift(-group.anchor.x, -group.anchor.y) + clip)
    return depth + 1
  }

  /// Returns a stroke whose length loops: the whole path, of which one dash is drawn.
  ///
  /// The path has the length 1 for the viewer; the gap is so long that no second dash begins. If a path has several
  /// parts, each has a dash of its own.
  private func element(
    _ stroke: Drawing.Stroke, _ paint: Drawing.Paint, _ outline: String, _ loop: SVGLoop, on page: inout SVGPage
  ) -> SVGElement {
    let (dash, offset) = (loop.dash(of: stroke), loop.dashOffset(of: stroke))
    var attributes = [("d", outline)] + attributes(of: stroke, paint, on: &page)
    attributes += [("pathLength", "1"), ("stroke-dasharray", dash(loop.value))]
    attributes.append(("stroke-dashoffset", offset(loop.value)))
    var element = SVGElement("path", attributes)
    element.children.append(loop.animation(of: "stroke-dasharray", dash))
    element.children.append(loop.animation(of: "stroke-dashoffset", offset))
    return element
  }
}
