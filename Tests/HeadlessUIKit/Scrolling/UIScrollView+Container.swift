extension UIScrollView {
  private var nearestController: UIViewController? {
    sequence(first: self as UIResponder) { $0.next }.lazy.compactMap { $0 as? UIViewController }.first
  }

  /// The bar above the list, if it shows a large title.
  var largeTitleBar: UINavigationBar? {
    guard let controller = nearestController, let navigation = controller.navigationController,
      !navigation.isNavigationBarHidden
    else { return nil }
    let isLarge =
      navigation.navigationBar.prefersLargeTitles && controller.navigationItem.largeTitleDisplayMode != .never
    return isLarge ? navigation.navigationBar : nil
  }

  /// `true` if a sheet takes a pull at the top of the list: it leaves only that of a refresh control to the list.
  var isPullTakenBySheet: Bool {
    guard refreshControl == nil, let controller = nearestController, controller.presentingViewController != nil else {
      return false
    }
    return controller.sheetPresentationController != nil
  }
}
