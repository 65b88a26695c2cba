#if REFRESH_ADAPTER
#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import Foundation
import HeadlessUIKit
#endif
import RefreshAnimators
import SwipeBack

/// The whole screen of the guide.
final class NumbersViewController: UIViewController, UITableViewDataSource {
  private let tableView = UITableView(frame: .zero, style: .plain)
  private var count = 20 { didSet { tableView.reloadData() } }

  override func loadView() {
    view = tableView
    tableView.dataSource = self
    tableView.refresh.addHeader(animator: .gum) { [weak self] in
      try await Task.sleep(nanoseconds: 1_000_000_000)
      self?.count = 20
    }
    tableView.refresh.addFooter(animator: .spinner) { [weak self] in
      try await Task.sleep(nanoseconds: 1_000_000_000)
      self?.count += 20
      return .more
    }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }
}

/// An event as the page about the machine sends it.
func scroll(_ machine: inout RefreshStateMachine, to reading: RefreshStateMachine.ScrollMetrics, at time: Double)
  -> RefreshStateMachine.Effects
{
  let effects = machine.receive(.scrolled, reading, at: time)
  return effects
}

/// The swipe back of a stack, with a screen that has none.
@MainActor
func setSwipes(_ navigationController: UINavigationController, _ detail: UIViewController) -> Double {
  navigationController.swipeBack.isEnabled = true  // every screen of the stack
  detail.swipeBack.isEnabled = false  // except this one; may be set before its view is loaded
  let progress = detail.swipeBack.progress  // 0...1; also progressUpdates, a sequence, and onUpdate
  navigationController.swipeBack.gauge = .line  // .gum by default
  return progress
}

/// A screen that has to be asked.
final class FormViewController: UIViewController {
  override func accessibilityPerformEscape() -> Bool { swipeBack.shouldPop?() == false }
}

/// An app whose pages move with the finger.
final class StackDelegate: NSObject, UINavigationControllerDelegate {
  func install(on navigationController: UINavigationController) {
    navigationController.swipeBack.transition = SwipeBackTransition()
  }

  func navigationController(
    _ controller: UINavigationController, interactionControllerFor animation: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { controller.swipeBack.transition }
}

#if canImport(HeadlessUIKit)
extension UITableViewCell {
  /// A member of UIKit that only this screen needs.
  fileprivate var textLabel: UILabel? { nil }
}
#endif
#endif
