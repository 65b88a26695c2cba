import Foundation

extension HeadlessWorld {
  /// Shows a keyboard of a height at the lower edge of ``window``, or hides it with 0; one turn.
  ///
  /// Nothing else follows it: the app makes room in its lists, as under UIKit.
  public func setKeyboard(height: CGFloat) {
    guard height != keyboardHeight else { return }
    keyboardHeight = height
    let name = height > 0 ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification
    let (size, top) = (window.bounds.size, window.bounds.height - height)
    let frame = CGRect(x: 0, y: top, width: size.width, height: height)
    turn {
      log.calling(.app) {
        NotificationCenter.default.post(
          name: name, object: nil, userInfo: [UIResponder.keyboardFrameEndUserInfoKey: frame])
      }
    }
  }
}

extension UIResponder {
  /// Posted before the keyboard appears.
  public nonisolated static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")

  /// Posted before the keyboard disappears.
  public nonisolated static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")

  /// The key of the frame of the keyboard at the end of its motion, in points of the screen.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
}
