import RefreshAnimators

/// The screens of the gallery, with a search field.
final class GalleryController: UITableViewController, UISearchResultsUpdating {
  private let search = UISearchController(searchResultsController: nil)
  private(set) var sections = Gallery.sections

  /// A stack whose first page is the gallery.
  static func makeStack() -> UINavigationController {
    let navigation = UINavigationController(rootViewController: GalleryController(style: .insetGrouped))
    navigation.navigationBar.prefersLargeTitles = true
    return navigation
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "RefreshKit"
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
    // What is found is pushed over the search, which stays with the list.
    definesPresentationContext = true
  }

  func updateSearchResults(for searchController: UISearchController) {
    let words = searchController.searchBar.text ?? ""
    sections = Gallery.sections.compactMap { section in
      let found = section.screens.filter { $0.answers(to: words) }
      return found.isEmpty ? nil : (section.title, found)
    }
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let screen = sections[indexPath.section].screens[indexPath.row]
    let controller = screen.make()
    // During a search, its controller is presented already.
    let presenter = search.isActive ? search : self
    guard !screen.isPresented else { return presenter.present(controller, animated: true) }
    controller.title = screen.title
    if !(controller is LargeTitleScreen) {
      controller.navigationItem.largeTitleDisplayMode = .never
    }
    navigationController?.pushViewController(controller, animated: true)
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].title
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].screens.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let screen = sections[indexPath.section].screens[indexPath.row]
    return tableView.sampleCell(screen.title, screen.subtitle)
  }
}
