import RefreshCore
import RefreshTesting

/// A loop as SMIL.
///
/// It starts before the page does, so that at the page's first moment it is at the phase of the drawing's clock; that
/// is a number in the file, and no decision of a viewer.
struct SVGLoop {
  /// The property that loops.
  let property: Drawing.Motion.Property

  /// The value at the page's first moment.
  let value: Double

  private let corners: [Drawing.Wave.Corner]
  private let timing: [(String, String)]

  init(_ motion: Drawing.Motion, motionStart: Double, _ time: Double) {
    property = motion.property
    value = motion.value(at: time, motionStart: motionStart)
    corners = motion.wave.corners
    let turns = (time - motionStart) / motion.period + motion.phase
    let elapsed = (turns - turns.rounded(.down)) * motion.period
    timing = [
      ("dur", Decimals.precise(motion.period) + "s"), ("begin", Decimals.precise(-elapsed) + "s"),
      ("repeatCount", "indefinite"),
    ]
  }

  /// `true` if it changes the strokes in a group rather than the group.
  var isOfStrokes: Bool { property == .strokeLength }

  /// The SVG name of the transform that it changes; `nil` if it changes none.
  var transform: String? {
    switch property {
    case .rotation: "rotate"
    case .scale: "scale"
    case .translationX, .translationY: "translate"
    case .opacity, .strokeLength: nil
    }
  }

  /// Returns a value in the syntax of the transform; only a rotation has an anchor of its own.
  func parameter(_ value: Double, around anchor: Drawing.Point) -> String {
    switch property {
    case .rotation:
      Decimals.short(value / Drawing.degree)
        + (anchor == .zero ? "" : " \(Decimals.short(anchor.x)) \(Decimals.short(anchor.y))")
    case .translationX: Decimals.short(value) + ",0"
    case .translationY: "0," + Decimals.short(value)
    default: Decimals.precise(value)
    }
  }

  /// Returns the dash array for a value: the dash is the drawn part of the stroke.
  func dash(of stroke: Drawing.Stroke) -> (Double) -> String {
    { Decimals.precise(max(0, (stroke.end - stroke.start) * $0)) + " 2" }
  }

  /// Returns the offset of that dash, counted backwards.
  func dashOffset(of stroke: Drawing.Stroke) -> (Double) -> String {
    let (middle, half) = ((stroke.start + stroke.end) / 2, (stroke.end - stroke.start) / 2)
    return { Decimals.precise(half * $0 - middle) }
  }

  /// Returns the animation of an attribute.
  func animation(of attribute: String, _ words: (Double) -> String) -> SVGElement {
    SVGElement("animate", [("attributeName", attribute)] + keyframes(words) + timing)
  }

  /// Returns the animation of a transform.
  func transformation(_ type: String, around anchor: Drawing.Point) -> SVGElement {
    let values = keyframes { parameter($0, around: anchor) }
    return SVGElement("animateTransform", [("attributeName", "transform"), ("type", type)] + values + timing)
  }

  private func keyframes(_ words: (Double) -> String) -> [(String, String)] {
    [
      ("values", corners.map { words($0.value) }.joined(separator: ";")),
      ("keyTimes", corners.map { Decimals.precise($0.time) }.joined(separator: ";")),
    ]
  }
}
