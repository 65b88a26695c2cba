import Foundation

/// The controller of a sheet, reduced to its heights and to the drags that it takes from a list.
///
/// The sheet moves when the finger lifts, to the next height; no drag dismisses it.
@MainActor
open class UISheetPresentationController: NSObject {
  /// A height at which a sheet rests.
  @MainActor
  public final class Detent: NSObject {
    /// The name of a height.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The text of the name.
      public let rawValue: String

      /// Creates a name.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// About half of the screen.
      public static let medium = Identifier(rawValue: "com.apple.UIKit.medium")

      /// The full height of a sheet.
      public static let large = Identifier(rawValue: "com.apple.UIKit.large")
    }

    let name: Identifier

    init(_ name: Identifier) { self.name = name }

    /// Returns the height of about half of the screen.
    public class func medium() -> Self { self.init(.medium) }

    /// Returns the full height of a sheet.
    public class func large() -> Self { self.init(.large) }
  }

  /// The owner of a pull at the top of a list that has a refresh control.
  public enum HeadlessPull: CaseIterable, Sendable {
    /// The list (observed for a sheet with one height).
    case list
    /// The sheet until it has its smallest height, and then the list.
    case sheetThenList
  }

  /// The distance of a full sheet from the safe area of the screen, in points (observed).
  private static let gap: CGFloat = 10

  /// The travel of a finger that moves the sheet to its next height, in points; UIKit's own is not documented.
  private static let stepTravel: CGFloat = 60

  /// The owner of a pull at the top of a list that has a refresh control, which is not documented.
  public var headlessPull = HeadlessPull.list

  /// The heights at which the sheet rests, from the smallest; the full height by default.
  open var detents: [Detent] = [.large()] {
    didSet { layOut() }
  }

  /// The name of the present height; `nil` for the smallest.
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { layOut() }
  }

  /// `true` if a scroll towards the end of a list enlarges the sheet before it scrolls the list; `true` by default.
  open var prefersScrollingExpandsWhenScrolledToEdge = true

  private weak var shown: UIView?

  /// Shows a view at the present height.
  func show(_ view: UIView) {
    shown = view
    layOut()
  }

  private var index: Int { detents.firstIndex { $0.name == selectedDetentIdentifier } ?? 0 }

  private func layOut() {
    guard let shown, let window = shown.window, detents.indices.contains(index) else { return }
    let (size, top) = (window.bounds.size, window.safeAreaInsets.top + Self.gap)
    let y = detents[index].name == .medium ? size.height / 2 : top
    shown.frame = CGRect(x: 0, y: y, width: size.width, height: size.height - y)
  }

  /// Returns `true` if the sheet takes a drag of a list beyond its top or, if it is to grow, away from its top.
  func takes(_ raw: CGFloat, from start: CGFloat, top: CGFloat, of list: UIScrollView) -> Bool {
    if raw < top {
      guard list.refreshControl != nil else { return true }
      return headlessPull == .sheetThenList && index > 0
    }
    return raw > top && start <= top && prefersScrollingExpandsWhenScrolledToEdge && index + 1 < detents.count
  }

  /// Moves to the next height after a drag that the sheet has taken.
  func step(by travel: CGFloat) {
    guard abs(travel) >= Self.stepTravel else { return }
    let next = index + (travel > 0 ? -1 : 1)
    if detents.indices.contains(next) { selectedDetentIdentifier = detents[next].name }
  }
}

/// The controller of a popover.
@MainActor
open class UIPopoverPresentationController: NSObject {
  /// The view to which it points.
  open var sourceView: UIView?

  /// The sheet as which it is shown on a narrow screen.
  open private(set) lazy var adaptiveSheetPresentationController = UISheetPresentationController()
}
