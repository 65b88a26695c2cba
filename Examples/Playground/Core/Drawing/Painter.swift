import RefreshAnimators

/// Draws the controls of phones into reusable buffers.
public struct Painter {
  /// The last drawing.
  private(set) var list = DisplayList()

  private var drawing = Drawing()
  private var text = TextEstimate.standard
  private var setting: (size: RefreshTextSize, isBold: Bool) = (.large, false)

  /// Creates a painter that has drawn nothing.
  public init() {}

  /// Draws the control at a side.
  mutating func draw(_ phone: PhoneSimulation, at side: AxisSide) {
    let update = phone.update(at: side)
    guard update.isShown else { return list.removeAll() }
    measure(update.surroundings)
    phone.animator.at(phone.now, phone.marks).redraw(update, in: &drawing)
    list.write(drawing, at: phone.now, palette: InkPalette(phone.settings), text: text)
  }

  /// Replaces the text measurement if the text size has changed.
  private mutating func measure(_ surroundings: RefreshSurroundings) {
    let new = (size: surroundings.textSize, isBold: surroundings.prefersBoldText)
    guard new != setting else { return }
    setting = new
    text = TextEstimate(textSize: new.size, isBold: new.isBold)
    drawing = Drawing(measuring: text)
  }
}

extension PlaygroundAnimator {
  /// Returns the animator at a time, in seconds, on which only that of 2012 depends.
  fileprivate func at(_ time: Double, _ marks: Marks) -> PlaygroundAnimator {
    guard case .gum2012 = self else { return self }
    return .gum2012(
      Gum2012Animator(
        sinceStart: time - marks.start, sinceEnd: time - marks.end, startExtent: marks.startExtent,
        isReset: marks.hasBeenHome))
  }
}
