#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif
#if canImport(UIKit) || canImport(HeadlessUIKit)
/// A section of rows, or of items.
@MainActor
final class Rows: NSObject, UITableViewDataSource, UICollectionViewDataSource {
  var count: Int
  var title: String?

  init(_ count: Int, title: String? = nil) {
    self.count = count
    self.title = title
  }

  /// Appends rows; returns their places, which a list has to be told inside its update.
  func append(_ added: Int) -> [IndexPath] {
    count += added
    return (count - added..<count).map { IndexPath(item: $0, section: 0) }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { title }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    UICollectionViewCell(frame: .zero)
  }
}
#endif
