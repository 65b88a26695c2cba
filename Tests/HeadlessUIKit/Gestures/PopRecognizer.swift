import Foundation

/// One of UIKit's two swipes back, which moves the topmost page of a navigation controller.
@MainActor
final class PopRecognizer: UIPanGestureRecognizer {
  private weak var navigation: UINavigationController?
  private var transition: HeadlessTransition?

  /// The width of the leading edge in which a swipe begins, in points; `nil` for the whole page.
  let edgeWidth: CGFloat?

  init(of navigation: UINavigationController, edgeWidth: CGFloat?) {
    self.navigation = navigation
    self.edgeWidth = edgeWidth
    super.init()
  }

  /// `true` if a swipe that moves as this one does may begin.
  override var isPossible: Bool {
    guard let navigation, navigation.viewControllers.count > 1, navigation.transitionCoordinator == nil else {
      return false
    }
    let speed = currentVelocity.x * (navigation.view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1)
    return speed > abs(currentVelocity.y) && navigation.topViewController?.navigationItem.hidesBackButton == false
  }

  /// Moves the page.
  func drive() {
    guard let navigation else { return }
    switch state {
    case .began: transition = navigation.beginInteractivePop()
    case .changed: transition?.move(to: abs(travel.x) / navigation.view.bounds.width)
    case .ended: transition?.release(isCommitted: abs(travel.x) > navigation.view.bounds.width / 2)
    case .cancelled: transition?.release(isCommitted: false)
    case .possible, .failed: break
    }
  }
}

extension UINavigationController {
  /// The swipes that a touch may begin, in the order in which they are asked.
  func popRecognizers(startingAt point: CGPoint) -> [UIPanGestureRecognizer] {
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let x = isRightToLeft ? view.bounds.width - point.x : point.x
    let pops = [edgePop, contentPop].compactMap { $0 }.filter { x <= $0.edgeWidth ?? .infinity }
    return headlessNavigation.edgeWinner == .edgePop ? pops : pops.reversed()
  }
}

/// A setting for each uncertain fact about navigation, and the system that has it.
///
/// They are no switches of `HeadlessSwitches`: what pulls and what swipes do not meet.
public struct HeadlessNavigation: Hashable, Sendable {
  /// The winner of a touch at the edge of a system with two swipes.
  public enum EdgeWinner: CaseIterable, Sendable {
    /// That of the edge.
    case edgePop
    /// That of the whole page.
    case contentPop
  }

  /// The first moment at which a pop has a coordinator.
  public enum Coordinator: CaseIterable, Sendable {
    /// In the call that pops.
    case atOnce
    /// In the next turn.
    case inNextTurn
  }

  /// The moment at which the pop of a call begins, and the delegate is asked.
  public enum PopStart: CaseIterable, Sendable {
    /// In the call.
    case atOnce
    /// In the next layout pass of the stack, as in crash reports of iOS 8 to 13.
    case inLayout
  }

  /// The depth of a stack that is being swiped back.
  public enum Depth: CaseIterable, Sendable {
    /// Without the page that moves.
    case withoutPage
    /// With it, until it has gone.
    case withPage
  }

  /// The coordinator of a page that leaves, in `viewWillDisappear(_:)`.
  public enum DisappearanceCoordinator: CaseIterable, Sendable {
    /// It is there.
    case present
    /// It comes later.
    case absent
  }

  /// The appearance calls of a child controller without a view.
  public enum ViewlessChild: CaseIterable, Sendable {
    /// It gets none.
    case isLeftOut
    /// It gets those of its parent.
    case isTold
  }

  /// `true` for iOS 26, where the whole page can be swiped.
  public var hasContentPop = false

  /// The winner of a touch at the edge.
  public var edgeWinner = EdgeWinner.edgePop

  /// The first moment at which a pop has a coordinator.
  public var coordinator = Coordinator.atOnce

  /// The moment at which the pop of a call begins; only tests of an app's transition vary it.
  public var popStart = PopStart.atOnce

  /// The depth of a stack that is being swiped back.
  public var depth = Depth.withoutPage

  /// The coordinator of a page that leaves, in `viewWillDisappear(_:)`.
  public var disappearanceCoordinator = DisappearanceCoordinator.present

  /// The appearance calls of a child controller without a view.
  public var viewlessChild = ViewlessChild.isLeftOut

  /// Creates the most likely behaviour of iOS 15 to 18.
  public init() {}

  /// Every combination of settings, with both moments of appearance calls in turn: a swipe does not hear those.
  public static var all: [HeadlessNavigation] {
    zip(0..., combinations).map { index, settings in
      var settings = settings
      settings.disappearanceCoordinator = index % 2 == 0 ? .present : .absent
      settings.viewlessChild = index % 4 < 2 ? .isLeftOut : .isTold
      return settings
    }
  }

  private static var combinations: [HeadlessNavigation] {
    [false, true].flatMap { hasContentPop in
      EdgeWinner.allCases.flatMap { winner in
        Coordinator.allCases.flatMap { coordinator in
          Depth.allCases.map { depth in
            var settings = HeadlessNavigation()
            (settings.hasContentPop, settings.edgeWinner) = (hasContentPop, winner)
            (settings.coordinator, settings.depth) = (coordinator, depth)
            return settings
          }
        }
      }
    }
  }
}
