import Foundation

/// The style of a paragraph.
open class NSParagraphStyle: NSObject {
  /// The alignment of the lines.
  open internal(set) var alignment = NSTextAlignment.natural

  /// The treatment of text that does not fit in a line.
  open internal(set) var lineBreakMode = NSLineBreakMode.byWordWrapping

  /// The direction of the paragraph.
  open internal(set) var baseWritingDirection = NSWritingDirection.natural

  /// The default style.
  public class var `default`: NSParagraphStyle {
    NSParagraphStyle()
  }

  /// Returns `true` if all values are equal.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSParagraphStyle else { return false }
    return alignment == other.alignment && lineBreakMode == other.lineBreakMode
      && baseWritingDirection == other.baseWritingDirection
  }
}

/// A mutable paragraph style.
open class NSMutableParagraphStyle: NSParagraphStyle {
  /// The alignment of the lines.
  open override var alignment: NSTextAlignment {
    get { super.alignment }
    set { super.alignment = newValue }
  }

  /// The treatment of text that does not fit in a line.
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

/// The alignment of lines.
public enum NSTextAlignment: Int, Sendable {
  /// Left.
  case left
  /// Centred.
  case center
  /// Right.
  case right
  /// Justified.
  case justified
  /// The leading side of the layout direction.
  case natural
}

/// The treatment of text that does not fit in a line.
public enum NSLineBreakMode: Int, Sendable {
  /// Wraps at words.
  case byWordWrapping
  /// Wraps at characters.
  case byCharWrapping
  /// Clips the text.
  case byClipping
  /// Replaces the start by an ellipsis.
  case byTruncatingHead
  /// Replaces the end by an ellipsis.
  case byTruncatingTail
  /// Replaces the middle by an ellipsis.
  case byTruncatingMiddle
}

/// The direction of a paragraph.
public enum NSWritingDirection: Int, Sendable {
  /// The direction of the first strong character (Unicode's bidirectional algorithm).
  case natural = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// The style of an underline.
public struct NSUnderlineStyle: OptionSet, Sendable {
  /// The raw bits.
  public let rawValue: Int

  /// Creates a style from raw bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// A single line.
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
