import Foundation

extension UIColor {
  /// Black.
  public class var black: UIColor { UIColor(white: 0, alpha: 1) }

  /// White.
  public class var white: UIColor { UIColor(white: 1, alpha: 1) }

  /// Transparent.
  public class var clear: UIColor { UIColor(white: 0, alpha: 0) }

  /// Red.
  public class var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }

  /// Green.
  public class var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }

  /// Blue.
  public class var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }

  /// Purple, with half of the red and the blue.
  public class var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }

  /// The accent colour of the device.
  public class var systemBlue: UIColor { systemBlueColor }

  /// The accent colour of its context; in the stand-in that of the device.
  public class var tintColor: UIColor { systemBlueColor }

  /// A red for both appearances.
  public class var systemRed: UIColor { systemRedColor }

  /// An indigo for both appearances.
  public class var systemIndigo: UIColor { systemIndigoColor }

  /// A pink for both appearances.
  public class var systemPink: UIColor { systemPinkColor }

  /// A grey for both appearances.
  public class var systemGray: UIColor { systemGrayColor }

  /// The lightest of the greys, for areas behind other things.
  public class var systemGray6: UIColor { systemGray6Color }

  /// Primary text.
  public class var label: UIColor { labelColor }

  /// Secondary text.
  public class var secondaryLabel: UIColor { secondaryLabelColor }

  /// Tertiary text.
  public class var tertiaryLabel: UIColor { tertiaryLabelColor }

  /// Thin lines.
  public class var separator: UIColor { separatorColor }

  /// The background of a screen.
  public class var systemBackground: UIColor { backgroundColor }

  /// The background of content on a screen.
  public class var secondarySystemBackground: UIColor { secondaryBackgroundColor }

  // The published values of iOS 13 to 26.
  private static let systemBlueColor = pair(0x007AFF, 0x0A84FF)
  private static let systemRedColor = pair(0xFF3B30, 0xFF453A)
  private static let systemIndigoColor = pair(0x5856D6, 0x5E5CE6)
  private static let systemPinkColor = pair(0xFF2D55, 0xFF375F)
  private static let systemGrayColor = pair(0x8E8E93, 0x8E8E93)
  private static let systemGray6Color = pair(0xF2F2F7, 0x1C1C1E)
  private static let labelColor = pair(0x000000, 0xFFFFFF)
  private static let secondaryLabelColor = pair(0x3C3C43, 0xEBEBF5, alpha: 0.6)
  private static let tertiaryLabelColor = pair(0x3C3C43, 0xEBEBF5, alpha: 0.3)
  private static let separatorColor = pair(0x3C3C43, 0x545458, alpha: 0.29, darkAlpha: 0.6)
  private static let backgroundColor = pair(0xFFFFFF, 0x000000)
  private static let secondaryBackgroundColor = pair(0xF2F2F7, 0x1C1C1E)

  private static func pair(_ light: Int, _ dark: Int, alpha: CGFloat = 1, darkAlpha: CGFloat? = nil) -> UIColor {
    let lightColor = hex(light, alpha)
    let darkColor = hex(dark, darkAlpha ?? alpha)
    return UIColor { $0.userInterfaceStyle == .dark ? darkColor : lightColor }
  }

  private static func hex(_ value: Int, _ alpha: CGFloat) -> UIColor {
    let parts = [16, 8, 0].map { CGFloat(value >> $0 & 0xFF) / 255 }
    return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
  }
}
