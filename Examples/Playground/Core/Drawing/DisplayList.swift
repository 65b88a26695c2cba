import RefreshAnimators
import RefreshPictures
import RefreshTesting

/// A drawing as a row of numbers, for a canvas: loops sampled, strokes cut, colours resolved, lines of texts broken.
///
/// Each step is its code and what the code says follows it; `paint` is 0, red, green, blue, opacity, or 1, red, green,
/// blue, x, y, opacity at the start and x, y, opacity at the end of a fade; `path` is the number of its elements and
/// then each: 0, x, y to move; 1, x, y for a line; 2 and three points for a curve; 3 to close.
struct DisplayList {
  /// The operation of a step.
  enum Step: Double {
    /// `paint`, `path`, by the non-zero rule.
    case fill = 1
    /// The same by the even-odd rule.
    case fillEvenOdd = 7
    /// Width, 1 for round ends, `paint`, `path`.
    case stroke = 2
    /// Opacity, x, y, blur, `path`.
    case shadow = 3
    /// x, y of the baseline, alignment, size, weight, 1 if underlined, 1 for tabular digits, 1 if right-to-left, width,
    /// start and count of its bytes, `paint`.
    case text = 4
    /// Opacity, 1 if it is one shape, six numbers of the transform, 1 if clipped, 2 if by the even-odd rule, `path` of the clip.
    case begin = 5
    case end = 6
  }

  private(set) var numbers = FlatBuffer<Double>(capacity: 4096)

  /// The texts, as UTF-8.
  private(set) var bytes = FlatBuffer<UInt8>(capacity: 512)

  mutating func removeAll() {
    numbers.removeAll()
    bytes.removeAll()
  }

  /// Writes the drawing at a time.
  mutating func write(_ drawing: Drawing, at time: Double, palette: InkPalette, text: TextEstimate) {
    removeAll()
    let sample = drawing.sampled(at: time)
    for index in sample.commands.indices {
      switch sample.commands[index] {
      case .fill(let paint, let range, let isEvenOdd):
        begin(isEvenOdd ? .fillEvenOdd : .fill, sample.paints[paint], palette)
        append(sample.elements[range])
      case .stroke(let paint, let stroke, let range):
        write(stroke, sample.paints[paint], palette, sample.outline(range, of: stroke))
      case .shadow(let shadow, let range): write(shadow, sample.elements[range])
      case .text(let place): write(sample.texts[place], palette, text)
      case .beginGroup(let group):
        write(sample.groups[group], in: sample, isSingle: sample.isSingle(groupAt: index))
      case .endGroup: append(Step.end.rawValue)
      }
    }
  }

  mutating func append(_ number: Double) { numbers.append(number) }

  mutating func append(_ point: Drawing.Point) {
    append(point.x)
    append(point.y)
  }

  mutating func append(byte: UInt8) { bytes.append(byte) }

  private mutating func begin(_ step: Step, _ paint: Drawing.Paint, _ palette: InkPalette) {
    append(step.rawValue)
    append(paint, palette)
  }

  private mutating func write(
    _ stroke: Drawing.Stroke, _ paint: Drawing.Paint, _ palette: InkPalette, _ outline: [Drawing.Path.Element]
  ) {
    guard !outline.isEmpty else { return }
    append(Step.stroke.rawValue)
    append(stroke.width)
    append(stroke.cap == .round ? 1 : 0)
    append(paint, palette)
    append(outline[...])
  }

  private mutating func write(_ shadow: Drawing.Shadow, _ elements: ArraySlice<Drawing.Path.Element>) {
    append(Step.shadow.rawValue)
    append(shadow.opacity)
    append(shadow.offset)
    append(shadow.blur)
    append(elements)
  }

  private mutating func write(_ group: Drawing.Group, in drawing: Drawing, isSingle: Bool) {
    append(Step.begin.rawValue)
    append(group.opacity)
    append(isSingle ? 1 : 0)
    append(group.placement)
    guard let clip = group.clip else { return append(0) }
    append(group.clipsEvenOdd ? 2 : 1)
    append(drawing.elements[clip])
  }
}

extension Drawing {
  /// `true` if the group contains a single step, so that its opacity can be that of the step.
  fileprivate func isSingle(groupAt index: Int) -> Bool {
    guard index + 2 < commands.count, case .endGroup = commands[index + 2] else { return false }
    switch commands[index + 1] {
    case .fill, .stroke: return true
    case .shadow, .text, .beginGroup, .endGroup: return false
    }
  }
}
