#if REFRESH_ADAPTER
/// A view that receives the taps on a control.
///
/// It is a plain view, because a scroll view cancels the touches of a plain view when a scroll begins, but not those of
/// a `UIControl`: the list would not scroll under a finger that has rested on a control.
final class TapView: UIView {
  var onPress: (@MainActor (Bool) -> Void)?
  var onTap: (@MainActor () -> Void)?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    // A secondary click of a mouse opens menus.
    isPrimary = event?.buttonMask.contains(.secondary) != true
    press(isPrimary)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { press(isPrimary && holds(touches)) }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    press(false)
    if isPrimary, holds(touches) { onTap?() }
  }

  // A scroll that begins under the finger cancels the touch: it was no tap.
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { press(false) }

  private func holds(_ touches: Set<UITouch>) -> Bool { touches.contains { bounds.contains($0.location(in: self)) } }

  private var isPrimary = true
  private var isPressed = false

  /// Begins or ends the press; one that has ended before its touch does not end again.
  func press(_ isPressed: Bool) {
    guard isPressed != self.isPressed else { return }
    self.isPressed = isPressed
    onPress?(isPressed)
  }
}

extension CALayer {
  private static let pressKey = "refresh.press"

  /// The opacity of the pressed indicator.
  private static let pressedOpacity = 0.45

  /// The duration of the fade back, in seconds.
  private static let releaseTime = 0.2

  /// Fades the layer at once, and back gradually, with an animation, because the opacity of the layer itself belongs to the
  /// indicator host.
  func press(_ isPressed: Bool) {
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
