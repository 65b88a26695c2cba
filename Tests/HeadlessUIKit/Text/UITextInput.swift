import Foundation

/// A range of a text.
@MainActor
open class UITextRange: NSObject {
  /// `true` if the range contains nothing.
  open var isEmpty: Bool { headlessLength == 0 }

  private let headlessLength: Int

  /// Returns a range of a number of characters.
  public static func headlessRange(of length: Int) -> UITextRange { UITextRange(headlessLength: length) }

  init(headlessLength: Int) {
    self.headlessLength = headlessLength
    super.init()
  }
}

/// A view in which a text is typed and selected.
@MainActor
public protocol UITextInput: NSObjectProtocol {
  /// The selection.
  var selectedTextRange: UITextRange? { get set }
}
