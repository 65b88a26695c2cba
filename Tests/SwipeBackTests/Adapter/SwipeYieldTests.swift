#if canImport(HeadlessUIKit)
import HeadlessUIKit
import Testing

@testable import SwipeBack

/// The table of what a swipe yields to, one test a row.
@Suite @MainActor struct SwipeYieldTests {
  @Test func aListThatCanStillScrollTowardsLeading() {
    SwipeScene.run { scene in
      let list = UIScrollView()
      scene.cover(with: list)
      list.contentSize.width = 1000
      list.contentOffset.x = 1
      expectYielding(scene)
      list.contentOffset.x = 0
      expectSwiping(scene)
    }
  }

  @Test func aListThatCanStillScrollTowardsLeadingFromRightToLeft() {
    SwipeScene.run { scene in
      scene.navigation.view.semanticContentAttribute = .forceRightToLeft
      let list = UIScrollView()
      scene.cover(with: list)
      list.contentSize.width = 1000
      list.contentOffset.x = 1000 - list.bounds.width - 1
      scene.swipe(from: 300, by: -250)
      #expect(scene.state == .idle)
      scene.finger.cancel()
      list.contentOffset.x = 1000 - list.bounds.width
      scene.swipe(from: 300, by: -250)
      #expect(scene.state == .armed)
      scene.finger.cancel()
    }
  }

  @Test func notAListThatScrollsUpAndDown() {
    SwipeScene.run { scene in
      let list = UIScrollView()
      scene.cover(with: list)
      list.contentSize.height = 3000
      list.contentOffset.y = 300
      expectSwiping(scene)
    }
  }

  @Test func aSlider() { expectYielding { UISlider(frame: .zero) } }

  @Test func aSwitch() { expectYielding { UISwitch(frame: .zero) } }

  @Test func aMap() { expectYielding { HeadlessMapView(frame: .zero) } }

  @Test func notAMapThatIsAPicture() {
    SwipeScene.run { scene in
      let map = HeadlessMapView(frame: .zero)
      map.headlessIsScrollEnabled = false
      scene.cover(with: map)
      expectSwiping(scene)
    }
  }

  @Test func aTextThatIsBeingSelected() {
    SwipeScene.run { scene in
      let text = UITextView(frame: .zero)
      scene.cover(with: text)
      text.headlessIsFirstResponder = true
      text.selectedTextRange = .headlessRange(of: 0)
      expectSwiping(scene)
    }
    SwipeScene.run { scene in
      let text = UITextView(frame: .zero)
      scene.cover(with: text)
      text.headlessIsFirstResponder = true
      text.selectedTextRange = .headlessRange(of: 5)
      expectYielding(scene)
    }
  }

  @Test func aRowWithLeadingActions() {
    SwipeScene.run { scene in
      let (table, rows) = (UITableView(frame: .zero), Rows())
      table.dataSource = rows
      table.delegate = rows
      scene.cover(with: table)
      table.reloadData()
      scene.world.finishTurn()
      scene.height = 200
      rows.hasActions = true
      expectYielding(scene)
      rows.hasActions = false
      expectSwiping(scene)
    }
  }

  /// A swipe closes the actions.
  @Test func aRowWhoseActionsAreShown() {
    SwipeScene.run { scene in
      let (row, item) = (UITableViewCell(frame: .zero), UICollectionViewCell(frame: .zero))
      for (cell, show) in [
        (row as UIView, { row.headlessState.isSwiped = $0 }), (item, { item.headlessState.isSwiped = $0 }),
      ] {
        scene.cover(with: cell)
        show(true)
        expectYielding(scene)
        show(false)
        expectSwiping(scene)
      }
    }
  }

  @Test func pagesThatAreNotOnTheFirstOne() {
    SwipeScene.run { scene in
      let pages = UIPageViewController()
      let source = Pages()
      pages.dataSource = source
      scene.detail.addChild(pages)
      scene.cover(with: pages.view)
      pages.headlessShow(UIViewController())
      source.before = UIViewController()
      expectYielding(scene)
      source.before = nil
      expectSwiping(scene)
    }
  }

  @Test func aWebViewThatCanGoBack() {
    SwipeScene.run { scene in
      let web = HeadlessWebView(frame: .zero)
      scene.cover(with: web)
      web.headlessCanGoBack = true
      expectYielding(scene)
      web.headlessCanGoBack = false
      expectSwiping(scene)
    }
  }

  @Test func aDragAndDrop() {
    SwipeScene.run { scene in
      let table = UITableView(frame: .zero)
      scene.cover(with: table)
      table.headlessHasActiveDrag = true
      expectYielding(scene)
      (table.headlessHasActiveDrag, table.headlessHasActiveDrop) = (false, true)
      expectYielding(scene)
      table.headlessHasActiveDrop = false
      expectSwiping(scene)
    }
  }

  @Test func aViewForWhichTheAppSaysNo() {
    SwipeScene.run { scene in
      let view = UIView(frame: .zero)
      scene.cover(with: view)
      scene.navigation.swipeBack.shouldBegin = { $0 !== view }
      expectYielding(scene)
      scene.navigation.swipeBack.shouldBegin = { _ in true }
      scene.detail.swipeBack.shouldBegin = { $0 !== view }
      expectYielding(scene)
      scene.detail.swipeBack.shouldBegin = nil
      expectSwiping(scene)
    }
  }

  @Test func whatIsOnAnObstacleYieldsToo() {
    SwipeScene.run { scene in
      let slider = UISlider(frame: .zero)
      scene.cover(with: slider)
      slider.addSubview(UIView(frame: slider.bounds))
      expectYielding(scene)
    }
  }

  private func expectYielding(to make: () -> UIView) {
    SwipeScene.run { scene in
      let view = make()
      scene.cover(with: view)
      expectYielding(scene)
      view.removeFromSuperview()
      expectSwiping(scene)
    }
  }

  private func expectYielding(_ scene: SwipeScene, _ place: SourceLocation = #_sourceLocation) {
    scene.swipe(by: 250)
    #expect(scene.state == .idle, sourceLocation: place)
    scene.finger.lift()
    scene.settle()
    #expect(scene.depth == 3, sourceLocation: place)
  }

  private func expectSwiping(_ scene: SwipeScene, _ place: SourceLocation = #_sourceLocation) {
    scene.swipe(by: 250)
    #expect(scene.state == .armed, sourceLocation: place)
    scene.finger.cancel()
    scene.settle()
  }
}

private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var hasActions = false

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(frame: .zero)
  }

  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { hasActions ? UISwipeActionsConfiguration() : nil }
}

private final class Pages: NSObject, UIPageViewControllerDataSource {
  var before: UIViewController?

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { before }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { nil }
}
#endif
