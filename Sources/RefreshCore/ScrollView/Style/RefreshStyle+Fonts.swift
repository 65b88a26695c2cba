#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif

extension RefreshStyle.Font {
  /// The font of a text, for the text size of a trait collection.
  ///
  /// A font is scaled by its size: UIKit's `scaledFont(for:)` raises an exception for a font that was scaled before.
  func font(_ size: Drawing.TextStyle.Size, compatibleWith traits: UITraitCollection?) -> UIFont {
    switch self {
    case .font(let font):
      let metrics = UIFontMetrics(forTextStyle: size.textStyle)
      return font.withSize(metrics.scaledValue(for: font.pointSize, compatibleWith: traits))
    case .textStyle(let style): return UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
    }
  }
}

extension FontScales {
  /// Creates the scales of fonts for the text size of a trait collection.
  init(_ fonts: [Drawing.TextStyle.Size: RefreshStyle.Font], compatibleWith traits: UITraitCollection) {
    self.init()
    let textSize = RefreshTextSize(traits.preferredContentSizeCategory)
    for (size, font) in fonts {
      self[size] = Double(font.font(size, compatibleWith: traits).lineHeight) / textSize.lineHeight(of: size)
    }
  }
}

extension Drawing.TextStyle.Size {
  var textStyle: UIFont.TextStyle {
    switch self {
    case .subheadline: .subheadline
    case .footnote: .footnote
    case .caption: .caption1
    }
  }
}

#endif
