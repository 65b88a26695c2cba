#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshCore
import Testing

@testable import SwipeBack

/// The layer of the gauge.
@Suite @MainActor struct GaugeCanvasTests {
  @Test func itIsAboveTheScreensOfTheStackAndHiddenAtRest() {
    SwipeScene.run { scene in
      let view = layers(of: scene.navigation.view)
      scene.swipe(by: 100)
      let added = layers(of: scene.navigation.view).filter { layer in !view.contains { $0 === layer } }
      #expect(added.count == 1)
      #expect(added.first?.isHidden == false && added.first?.zPosition == 1 && added.first?.masksToBounds == false)
      #expect(added.first?.bounds.size == scene.navigation.view.bounds.size)
      scene.finger.lift()
      scene.settle()
      #expect(added.first?.isHidden == true)
      scene.swipe(by: 100)
      #expect(layers(of: scene.navigation.view).count == view.count + 1)
    }
  }

  @Test func itIsNoViewThatVoiceOverSees() {
    SwipeScene.run { scene in
      let count = scene.navigation.view.subviews.count
      scene.swipe(by: 250)
      #expect(scene.navigation.view.subviews.count == count)
    }
  }

  @Test func aFilledViewIsClippedUnderItsContent() {
    SwipeScene.run { scene in
      let (button, title) = (UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 40)), UIView(frame: .zero))
      button.layer.cornerRadius = 8
      button.addSubview(title)
      scene.detail.view.addSubview(button)
      scene.detail.swipeBack.gauge = .fill(button)
      scene.swipe(by: 100)
      let root = layers(of: button).first
      #expect(root !== title.layer && layers(of: button).contains { $0 === title.layer })
      #expect(root?.masksToBounds == true && root?.cornerRadius == 8 && root?.zPosition == 0)
      #expect(root?.bounds.size == CGSize(width: 80, height: 40))
      #expect(!layers(of: scene.navigation.view).contains { $0 === root })
    }
  }

  @Test func aFilledViewThatChangesItsSizeIsClippedToTheNewOne() {
    SwipeScene.run { scene in
      let button = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 40))
      scene.detail.view.addSubview(button)
      scene.detail.swipeBack.gauge = .fill(button)
      scene.swipe(by: 100)
      button.frame.size = CGSize(width: 120, height: 44)
      button.layer.cornerRadius = 22
      scene.finger.drag(to: CGPoint(x: 220, y: 400), duration: 0.1)
      let root = layers(of: button).first
      #expect(root?.bounds.size == CGSize(width: 120, height: 44))
      #expect(root?.cornerRadius == 22)
    }
  }

  @Test func whereAFilledViewIsGoneNoScreenIsFilled() {
    SwipeScene.run { scene in
      let count = layers(of: scene.navigation.view).count
      scene.detail.swipeBack.gauge = .fill(UIView(frame: .zero))
      scene.swipe(by: 100)
      #expect(layers(of: scene.navigation.view).count == count)
      scene.finger.lift()
      scene.swipeBack()
      #expect(scene.depth == 2 && scene.state == .idle)
    }
  }

  @Test func theGaugeOfAScreenIsItsOwn() {
    SwipeScene.run { scene in
      scene.navigation.swipeBack.gauge = .line
      #expect(scene.detail.swipeBack.gauge is LineGauge)
      scene.detail.swipeBack.gauge = .none
      #expect(scene.detail.swipeBack.gauge is NoGauge && scene.navigation.swipeBack.gauge is LineGauge)
      let unrelated = UIViewController()
      #expect(unrelated.swipeBack.gauge is GumGauge)
    }
  }

  @Test func theGaugeOfTheStackStaysWhileItsScreenLeaves() {
    SwipeScene.run { scene in
      let gauge = WatchedGauge()
      scene.navigation.swipeBack.gauge = gauge
      scene.swipeBack()
      let leaving = gauge.updates.filter { $0.state == .popping }.map(\.leavingFraction)
      #expect(scene.depth == 2)
      #expect(leaving.count > 10 && (leaving.last ?? 0) > 0.9)
    }
  }

  @Test func hapticsThatAreOffAreNotFelt() {
    for isOff in [true, false] {
      SwipeScene.run { scene in
        var style = RefreshStyle()
        if isOff { style.haptics = .off }
        scene.navigation.view.refreshStyle = style
        scene.swipe(by: 250)
        #expect(scene.world.feedback.contains { $0.name.hasPrefix("impact") } != isOff)
      }
    }
  }

  @Test func hapticsOfTheStyleAreFeltInPlaceOfOurs() {
    SwipeScene.run { scene in
      var (style, felt) = (RefreshStyle(), [RefreshFeedback]())
      style.haptics = .custom { felt.append($0) }
      scene.navigation.view.refreshStyle = style
      scene.swipe(by: 250)
      #expect(felt == [.armed])
      #expect(!scene.world.feedback.contains { $0.name.hasPrefix("impact") })
    }
  }

  private func layers(of view: UIView?) -> [CALayer] { view?.layer.sublayers ?? [] }
}

/// A gauge that keeps what it is told.
final class WatchedGauge: SwipeBackGauge {
  private(set) var updates: [SwipeBackUpdate] = []

  func draw(_ update: SwipeBackUpdate, into drawing: inout Drawing) { updates.append(update) }
}
#endif
