import RefreshAnimators

/// Draws the controls of phones; its buffers are used again and again.
public struct Painter {
  /// What was drawn last.
  private(set) var list = DisplayList()

  private var drawing = Drawing()
  private var text = TextEstimate.standard
  private var setting: (size: RefreshTextSize, isBold: Bool) = (.large, false)

  /// Creates a painter that has drawn nothing.
  public init() {}

  /// Draws the control at an end.
  mutating func draw(_ phone: PhoneSimulation, at end: AxisSide) {
    let update = phone.update(at: end)
    guard update.isShown else { return list.removeAll() }
    measure(update.surroundings)
    phone.animator.at(phone.now, phone.marks).redraw(update, in: &drawing)
    list.write(drawing, at: phone.now, palette: InkPalette(phone.settings), text: text)
  }

  /// Another text size needs another measure.
  private mutating func measure(_ surroundings: RefreshSurroundings) {
    let new = (size: surroundings.textSize, isBold: surroundings.prefersBoldText)
    guard new != setting else { return }
    setting = new
    text = TextEstimate(textSize: new.size, isBold: new.isBold)
    drawing = Drawing(measuring: text)
  }
}

extension PlaygroundAnimator {
  /// The animator at a time, in seconds: only the one of 2012 has to be told.
  fileprivate func at(_ time: Double, _ marks: Marks) -> PlaygroundAnimator {
    guard case .gum2012 = self else { return self }
    return .gum2012(
      Gum2012Animator(
        sinceStart: time - marks.start, sinceEnd: time - marks.end, startExtent: marks.startExtent,
        isReset: marks.hasBeenHome))
  }
}
