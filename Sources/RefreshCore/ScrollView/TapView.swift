#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif

/// What a touch on a control lands on that a tap does something to.
///
/// It is a plain view: a scroll view takes the touch from a plain view when a scroll begins, and from a control it does
/// not, so that the list would stand still under a finger that had rested on it.
final class TapView: UIView {
  private weak var control: RefreshControl?

  init(_ control: RefreshControl) {
    self.control = control
    super.init(frame: .zero)
    control.addSubview(self)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// The whole breadth, and along the pull what is drawn, at least 44 points: away from the content where that is less.
  static func frame(for update: RefreshUpdate, in strip: CGSize) -> CGRect {
    let length = CGFloat(update.tapExtent)
    let room = (update.edge.isVertical ? strip.height : strip.width) - length
    let start = update.isAtFarSide ? 0 : room
    return update.edge.isVertical
      ? CGRect(x: 0, y: start, width: strip.width, height: length)
      : CGRect(x: start, y: 0, width: length, height: strip.height)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { press(true) }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { press(holds(touches)) }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    press(false)
    if holds(touches) { control?.tapped() }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { press(false) }

  private func holds(_ touches: Set<UITouch>) -> Bool {
    touches.contains { bounds.contains($0.location(in: self)) }
  }

  private var isPressed = false

  private func press(_ isPressed: Bool) {
    guard isPressed != self.isPressed else { return }
    self.isPressed = isPressed
    control?.indicator.layer.press(isPressed)
  }
}

extension CALayer {
  private static let pressKey = "refresh.press"

  /// How much is left of what is pressed.
  private static let pressedOpacity = 0.45

  /// The time in which it comes back, in seconds.
  private static let releaseTime = 0.2

  /// Fades at once, and comes back gently; the layer's own opacity is somebody else's.
  fileprivate func press(_ isPressed: Bool) {
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = Self.pressedOpacity
    fade.toValue = isPressed ? Self.pressedOpacity : 1
    fade.duration = Self.releaseTime
    fade.repeatCount = isPressed ? .infinity : 0
    fade.timingFunction = CAMediaTimingFunction(name: .easeOut)
    add(fade, forKey: Self.pressKey)
  }
}
#endif
