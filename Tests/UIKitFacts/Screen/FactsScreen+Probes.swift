#if canImport(UIKit)
import UIKit
#endif

/// The acts of the screen itself, and their times.
extension FactsScreen {
  /// The time of an act without a finger, in seconds from the start.
  private static let moment = 1.0

  /// The distance of a list below the bars, in points.
  private static let drop: CGFloat = 200

  /// The number of frames of a deceleration before the screen acts.
  private static let steadyFrames = 5

  /// The list as it has to be from the beginning.
  func prepareAtOnce(in container: UIView) {
    switch scenario {
    case .loweredInset:
      list.contentInset.top = 60
      list.contentOffset.y = -60
    case .growingSafeArea:
      // Below the bars, so that the safe area of the list is 0 at its top until the list moves up.
      list.contentInsetAdjustmentBehavior = .always
      list.frame.origin.y = Self.drop
    case .controlDrag:
      let (size, place) = (container.bounds.size, Gesture.Place.start)
      let center = CGPoint(x: size.width * CGFloat(place.x), y: size.height * CGFloat(place.y))
      let control = UIControl(frame: CGRect(x: center.x - 100, y: center.y - 50, width: 200, height: 100))
      control.addAction(
        UIAction { [weak recorder] _ in recorder?.note(.action, "control", "touchDown") }, for: .touchDown)
      list.addSubview(control)
    case .pop, .edgeSwipe: stack = ProbeStack(in: container, recorder)
    case _ where scenario.showsSwiftUI: host = ProbeHost(scenario, in: container, recorder)
    default: break
    }
  }

  /// The list as it has to be a while before the screen acts.
  func prepare() {
    switch scenario {
    case .insetOutOfRange, .pullOutOfRange: list.contentOffset.y = -100
    case .reload: list.contentOffset.y = 200
    case .offsetInAnimatedScroll: list.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
    case .edgeSwipe: stack?.watchSwipes()
    case .releasedSuperview:
      let (parent, child) = (UIView(frame: .zero), ProbeView(frame: .zero))
      child.recorder = recorder
      parent.addSubview(child)
      family = (parent, child)
    default: break
    }
  }

  /// Acts if the moment has come.
  func probe(inFrameAt time: Double) {
    stack?.note()
    host?.note()
    probeAnimated()
    if time >= Self.moment { probeUntouched() }
    if list.isDragging { probeDragged() }
    if hasDragged, !list.isDragging { probeReleased() }
  }

  /// Acts in the call stack of the lift.
  func probeInLift() {
    guard scenario == .insetInLift else { return }
    probe("contentInset", as: "delegate") { list.contentInset.top = 60 }
  }

  private func probeUntouched() {
    switch scenario {
    case .insetOutOfRange: probe("contentInset", as: "frame") { list.contentInset.top = 50 }
    case .loweredInset: probe("contentInset", as: "frame") { list.contentInset.top = 0 }
    case .farInset: probe("contentInset", as: "frame") { list.contentInset.bottom = 40 }
    case .reload: probe("reloadData", as: "frame") { (list as? UITableView)?.reloadData() }
    case .moreRows:
      probe("reloadData", as: "frame") {
        rows.count *= 2
        (list as? UITableView)?.reloadData()
      }
    case .releasedSuperview: probe("release", as: "frame") { family?.parent = nil }
    case .growingSafeArea: probe("frame", as: "frame") { list.frame.origin.y = 0 }
    case .leavingWindow: probe("removeFromSuperview", as: "frame") { list.removeFromSuperview() }
    case .pop: probe("popViewController", as: "frame") { stack?.pop() }
    case _ where scenario.showsSwiftUI: probe("act", as: "frame") { host?.act() }
    default: break
    }
  }

  private func probeAnimated() {
    // Far from both ends of the way.
    guard scenario == .offsetInAnimatedScroll, (100...500).contains(list.contentOffset.y) else { return }
    probe("contentOffset", as: "frame") { list.contentOffset.y += 3 }
  }

  private func probeDragged() {
    let pull = -list.contentOffset.y
    switch scenario {
    case .insetUnderFinger where pull > 60:
      probe("contentInset", as: "frame") { list.contentInset.top = 30 }
    case .leavingWindowInDrag where pull > 40:
      probe("removeFromSuperview", as: "frame") { list.removeFromSuperview() }
    default: break
    }
  }

  private func probeReleased() {
    switch scenario {
    case .insetInBounce where list.contentOffset.y < -80:
      probe("contentInset", as: "frame") { list.contentInset.top = 40 }
    case .offsetInDeceleration where decelerationFrames > Self.steadyFrames:
      probe("contentOffset", as: "frame") { list.contentOffset.y += 3 }
    case .stopInDeceleration where decelerationFrames > Self.steadyFrames:
      probe("setContentOffset", as: "frame") { list.setContentOffset(list.contentOffset, animated: false) }
    default: break
    }
  }
}
