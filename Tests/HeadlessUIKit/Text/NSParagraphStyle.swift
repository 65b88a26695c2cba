import Foundation

/// How the lines of a text stand.
open class NSParagraphStyle: NSObject {
  /// Where the lines stand in the width.
  open internal(set) var alignment = NSTextAlignment.natural

  /// What happens to what does not fit into a line.
  open internal(set) var lineBreakMode = NSLineBreakMode.byWordWrapping

  /// The direction of the paragraph.
  open internal(set) var baseWritingDirection = NSWritingDirection.natural

  /// The style of a text that says none.
  public class var `default`: NSParagraphStyle {
    NSParagraphStyle()
  }

  /// Returns whether all values are equal.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSParagraphStyle else { return false }
    return alignment == other.alignment && lineBreakMode == other.lineBreakMode
      && baseWritingDirection == other.baseWritingDirection
  }
}

/// How the lines of a text stand, to be changed.
open class NSMutableParagraphStyle: NSParagraphStyle {
  /// Where the lines stand in the width.
  open override var alignment: NSTextAlignment {
    get { super.alignment }
    set { super.alignment = newValue }
  }

  /// What happens to what does not fit into a line.
  open override var lineBreakMode: NSLineBreakMode {
    get { super.lineBreakMode }
    set { super.lineBreakMode = newValue }
  }

  /// The direction of the paragraph.
  open override var baseWritingDirection: NSWritingDirection {
    get { super.baseWritingDirection }
    set { super.baseWritingDirection = newValue }
  }
}

/// Where lines stand in the width.
public enum NSTextAlignment: Int, Sendable {
  /// At the left.
  case left
  /// In the middle.
  case center
  /// At the right.
  case right
  /// At both sides.
  case justified
  /// Where lines start in the direction of the layout.
  case natural
}

/// What happens to what does not fit into a line.
public enum NSLineBreakMode: Int, Sendable {
  /// Goes on in the next line, from the last word.
  case byWordWrapping
  /// Goes on in the next line, from the last letter.
  case byCharWrapping
  /// Is cut off.
  case byClipping
  /// The head is replaced by an ellipsis.
  case byTruncatingHead
  /// The tail is replaced by an ellipsis.
  case byTruncatingTail
  /// The middle is replaced by an ellipsis.
  case byTruncatingMiddle
}

/// The direction of a paragraph.
public enum NSWritingDirection: Int, Sendable {
  /// That of the first letter that has one (Unicode's bidirectional algorithm).
  case natural = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// A line under a text.
public struct NSUnderlineStyle: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Creates a style from bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 1)
}

extension NSAttributedString.Key {
  /// A `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")

  /// A `UIColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")

  /// An `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")

  /// The bits of an `NSUnderlineStyle`, as a number.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
}
