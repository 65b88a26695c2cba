import Foundation

/// Arranges items in sections, each with an arrangement of its own.
///
/// The stand-in has only the arrangement of a list.
@MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// The height of a self-sizing item, in points.
  private static let itemHeight: CGFloat = 44

  /// The height of a self-sizing section header, in points.
  private static let headerHeight: CGFloat = 28

  /// The length of the background beyond the content, in points (recorded in an app: y -1135, height 2336).
  private static let backgroundMargin: CGFloat = 1135

  private let configuration: UICollectionLayoutListConfiguration
  private let background = UIView(frame: .zero)

  private init(_ configuration: UICollectionLayoutListConfiguration) {
    self.configuration = configuration
    super.init()
    background.backgroundColor = configuration.backgroundColor
  }

  /// Creates the layout of a list.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(configuration)
  }

  open override var collectionViewContentSize: CGSize {
    guard let collectionView else { return .zero }
    let header = configuration.headerMode == .supplementary ? Self.headerHeight : 0
    let height = (0..<collectionView.numberOfSections).reduce(CGFloat(0)) { sum, section in
      let items = CGFloat(collectionView.numberOfItems(inSection: section))
      return sum + header + items * collectionView.rowHeight(Self.itemHeight)
    }
    return CGSize(width: collectionView.layer.bounds.width, height: height)
  }

  /// Adds a background of the sections that extends far beyond the content on both sides.
  override func layOutDecorations(in collectionView: UICollectionView) {
    if background.superview !== collectionView { collectionView.addSubview(background) }
    let content = CGRect(origin: .zero, size: collectionViewContentSize)
    background.frame = content.insetBy(dx: 0, dy: -Self.backgroundMargin)
  }
}

/// The settings of a list in a collection view.
public struct UICollectionLayoutListConfiguration {
  /// A look of a list.
  public enum Appearance: Int, Sendable {
    /// Like a plain table: section headers stay at the top while their items are visible.
    case plain
    /// Like a grouped table.
    case grouped
    /// Like a grouped table with margins at the sides.
    case insetGrouped
  }

  /// A kind of section headers.
  public enum HeaderMode: Int, Sendable {
    /// None.
    case none
    /// A supplementary view.
    case supplementary
    /// The first item.
    case firstItemInSection
  }

  /// The look.
  public let appearance: Appearance

  /// The kind of section headers; none by default.
  public var headerMode = HeaderMode.none

  /// The background colour of the sections.
  public var backgroundColor: UIColor?

  /// Creates the settings of a look.
  public init(appearance: Appearance) {
    self.appearance = appearance
    backgroundColor = .systemBackground
  }
}
