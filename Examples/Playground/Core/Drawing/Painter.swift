import RefreshAnimators
import RefreshTesting

/// Draws controls into reusable buffers.
public struct Painter {
  /// The last drawing.
  private(set) var list = DisplayList()

  private var drawing = Drawing(measuring: .standard)
  private var text = TextEstimate.standard
  private var setting: (size: RefreshTextSize, isBold: Bool) = (.large, false)

  /// Creates a painter that has drawn nothing.
  public init() {}

  /// Draws a control at a time, in seconds; nothing if it is not shown.
  mutating func draw(_ update: RefreshUpdate, by animator: PlaygroundAnimator, at time: Double, _ palette: InkPalette) {
    guard update.isShown else { return list.removeAll() }
    measure(update.surroundings)
    animator.redraw(update, in: &drawing)
    list.write(drawing, at: time, palette: palette, text: text)
  }

  /// Draws something that is no control.
  mutating func draw(at time: Double, _ palette: InkPalette, _ draw: (inout Drawing) -> Void) {
    drawing.removeAll()
    draw(&drawing)
    list.write(drawing, at: time, palette: palette, text: text)
  }

  /// Draws nothing.
  mutating func erase() { list.removeAll() }

  /// Replaces the text measurement if the text size has changed.
  private mutating func measure(_ surroundings: RefreshSurroundings) {
    let new = (size: surroundings.textSize, isBold: surroundings.prefersBoldText)
    guard new != setting else { return }
    setting = new
    text = TextEstimate(textSize: new.size, isBold: new.isBold)
    drawing = Drawing(measuring: text)
  }
}
