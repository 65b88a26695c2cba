#if canImport(HeadlessSwiftUI)
import HeadlessSwiftUI
import HeadlessUIKit
import Testing

@testable import RefreshSwiftUI

/// The pictures of animators outside of lists.
@MainActor
struct IndicatorPictureTests {
  /// A picture in a window.
  private func shown(_ picture: RefreshIndicator, in world: HeadlessWorld) -> IndicatorView {
    let view = IndicatorView(picture)
    view.frame = CGRect(x: 0, y: 0, width: 393, height: 100)
    world.window.addSubview(view)
    world.finishTurn()
    return view
  }

  private final class Sign: UIView, RefreshViewAnimator {
    private(set) var updates: [RefreshUpdate] = []
    func metrics(in surroundings: RefreshSurroundings) -> RefreshMetrics { RefreshMetrics(heldExtent: 40) }
    func refreshDidUpdate(_ update: RefreshUpdate) { updates.append(update) }
  }

  /// iOS 15 makes a view as high as it likes that does not hug its height.
  @Test func aPictureHugsItsHeight() {
    HeadlessWorld.run { world in
      let view = shown(RefreshIndicator(.ring, progress: 0.5), in: world)
      #expect(view.contentHuggingPriority(for: .vertical) == .required)
      #expect(view.contentHuggingPriority(for: .horizontal) == .defaultLow)
    }
  }

  @Test func aPictureOfAViewShowsIt() {
    HeadlessWorld.run { world in
      let sign = Sign()
      let view = shown(RefreshIndicator(.view(sign), progress: 0.5), in: world)
      #expect(view.intrinsicContentSize.height == CGFloat(sign.updates.last?.triggerDistance ?? 0))
      #expect(sign.isDescendant(of: view) && !view.isHidden && sign.superview?.isHidden == false)
      #expect(sign.bounds.size == CGSize(width: 393, height: 40))
      #expect(sign.updates.last?.state == .pulling && sign.updates.last?.progress == 0.5)
      view.picture = RefreshIndicator(.view(sign), isActive: true)
      world.finishTurn()
      #expect(sign.updates.last?.state == .refreshing)
      #expect(sign.superview.map { view.convert($0.bounds, from: $0) } == CGRect(x: 0, y: 30, width: 393, height: 40))
      view.picture = RefreshIndicator(RingAnimator())
      world.finishTurn()
      #expect(sign.superview == nil && !view.shapes.isEmpty)
    }
  }

  @Test func aViewIsClippedToThePullOfItsPicture() {
    HeadlessWorld.run { world in
      let sign = Sign()
      let view = shown(RefreshIndicator(.view(sign), progress: 0.2), in: world)
      let pulled = view.subviews.first
      #expect(pulled?.clipsToBounds == true)
      #expect(pulled.map { $0.bounds.height < 20 && view.bounds.contains($0.frame) } == true)
      #expect(sign.isDescendant(of: view) && sign.bounds.height == 40)
      view.picture = RefreshIndicator(.material, progress: 0.2)
      world.finishTurn()
      #expect(pulled?.clipsToBounds == false, "a floating drawing may extend beyond a short pull")
    }
  }

  @Test func aViewThatAControlHasSinceIsLeftToIt() {
    HeadlessWorld.run { world in
      let (list, sign) = (UIScrollView(frame: world.window.bounds), Sign())
      world.window.addSubview(list)
      list.refresh.addHeader(animator: .view(sign))
      let view = shown(RefreshIndicator(.view(sign)), in: world)
      #expect(sign.isDescendant(of: view))
      list.refresh.header?.animator = .view(sign)
      #expect(sign.isDescendant(of: list))
      view.setNeedsLayout()
      view.picture = RefreshIndicator(.view(sign), progress: 0.5)
      world.enterBackground()
      world.enterForeground()
      world.finishTurn()
      #expect(sign.isDescendant(of: list))
    }
  }

  @Test func theHeightOfAPictureIsThatOfItsWidth() {
    HeadlessWorld.run { world in
      let view = shown(RefreshIndicator(Wide()), in: world)
      #expect(view.intrinsicContentSize.height == 393)
      #expect(view.height(across: 200) == 200)
      view.frame.size.width = 320
      world.finishTurn()
      #expect(view.intrinsicContentSize.height == 320)
    }
  }

  /// As high as it is wide.
  private struct Wide: RefreshAnimator {
    func metrics(in surroundings: RefreshSurroundings) -> RefreshMetrics {
      RefreshMetrics(heldExtent: 0, triggerDistance: surroundings.crossLength)
    }
    func draw(_ update: RefreshUpdate, into drawing: inout Drawing) {}
  }

  @Test func aPictureOfImagesShowsThem() {
    HeadlessWorld.run { world in
      let image = UIGraphicsImageRenderer(size: CGSize(width: 24, height: 24)).image { _ in }
      let view = shown(RefreshIndicator(.frames([image, image])), in: world)
      #expect(view.layer.all.contains { $0.contents != nil && !$0.isHidden })
      let (height, extent) = (view.intrinsicContentSize.height, image.size.height)
      #expect(extent > 0 && height > extent)
    }
  }

  @Test func aPictureOfTheStyleIsThatOfItsAnimator() {
    HeadlessWorld.run { world in
      let (seen, other) = (SeenUpdates(), SeenUpdates())
      let view = shown(RefreshIndicator(.automatic), in: world)
      #expect(!view.shapes.isEmpty)
      var style = RefreshStyle()
      style.headerAnimator = .custom(metrics: RefreshMetrics(heldExtent: 30)) { update, _ in seen.last = update }
      world.window.refreshStyle = style
      world.finishTurn()
      #expect(seen.last?.heldExtent == 30 && view.shapes.isEmpty)
      view.picture = RefreshIndicator(.custom { update, _ in other.last = update })
      world.finishTurn()
      #expect(other.last != nil)
      view.picture = RefreshIndicator(.automatic)
      style.headerAnimator = nil
      world.window.refreshStyle = style
      world.finishTurn()
      #expect(!view.shapes.isEmpty)
    }
  }

  @Test func aPictureLooksItsStyleUpWhereItEnters() {
    HeadlessWorld.run { world in
      let view = shown(RefreshIndicator(.automatic), in: world)
      let height = view.intrinsicContentSize.height
      view.removeFromSuperview()
      var style = RefreshStyle()
      style.headerAnimator = .custom(metrics: RefreshMetrics(heldExtent: 200)) { _, _ in }
      world.window.refreshStyle = style
      world.window.addSubview(view)
      #expect(height < 200 && view.intrinsicContentSize.height >= 200)
    }
  }

  @Test(arguments: [true, false])
  func theLoopsOfAPictureGoOnAfterTheWindowOrTheBackground(isWindow: Bool) {
    HeadlessWorld.run { world in
      let view = shown(RefreshIndicator(RingAnimator(), isActive: true), in: world)
      let count = view.layer.all.count { $0.animationKeys()?.isEmpty == false }
      #expect(count > 0)
      isWindow ? view.removeFromSuperview() : world.enterBackground()
      for layer in view.layer.all { layer.removeAllAnimations() }
      isWindow ? world.window.addSubview(view) : world.enterForeground()
      world.finishTurn()
      #expect(view.layer.all.count { $0.animationKeys()?.isEmpty == false } == count)
    }
  }

  @Test func aRedrawLeavesTheLoopsOfAPicture() {
    HeadlessWorld.run { world in
      let view = shown(RefreshIndicator(RingAnimator(), isActive: true), in: world)
      world.log.removeAll()
      view.picture = RefreshIndicator(RingAnimator(), isActive: true)
      world.finishTurn()
      #expect(world.log.events(.animation).isEmpty)
    }
  }

  @Test(arguments: [RefreshOutcome.failure, .success])
  func aPictureOfAFailureIsThatOfTheControl(outcome: RefreshOutcome) {
    HeadlessWorld.run { world in
      let dot: CustomAnimator = .custom { _, drawing in drawing.fill { $0.circle(center: .zero, radius: 8) } }
      let view = shown(RefreshIndicator(dot, outcome: outcome), in: world)
      // The sign of a failure is a circle with a cross.
      #expect((view.shapes.count > 1) == (outcome == .failure))
      let sign = Sign()
      view.picture = RefreshIndicator(.view(sign), outcome: outcome)
      world.finishTurn()
      #expect(view.shapes.isEmpty == (outcome == .success))
      #expect(sign.isDescendant(of: view))
    }
  }

  @Test func aPictureHasTheLayersOfTheControl() async {
    await Screen.run(0.6) { screen, remote in
      @MainActor func pictures(_ view: UIView) -> [IndicatorView] {
        ((view as? IndicatorView).map { [$0] } ?? []) + view.subviews.flatMap(pictures)
      }
      let picture = pictures(screen.world.window).first
      #expect(picture?.shapes.isEmpty == false)
      #expect(picture.map { $0.intrinsicContentSize.height > 60 } == true)
      remote.value = 0
      await screen.settle()
      #expect(picture?.shapes.isEmpty == true)
    } content: { progress in
      RefreshIndicator(.spinner, progress: progress.wrappedValue)
    }
  }

  /// The view that a screen keeps in its state.
  @MainActor
  private final class SignState {
    lazy var sign = Sign()
  }

  @Test func aRedrawTellsTheViewOfAPictureOnAScreen() async {
    let state = SignState()
    await Screen.run(0.25) { screen, remote in
      #expect(state.sign.window === screen.world.window && state.sign.updates.last?.progress == 0.25)
      remote.value = 0.75
      await screen.settle()
      #expect(state.sign.updates.last?.progress == 0.75)
    } content: { progress in
      NavigationStack {
        VStack {
          RefreshIndicator(.view(state.sign), progress: progress.wrappedValue)
          List(rows(30)) { Text("\($0.id)") }.refreshHeader(.gum) { await nothing() }
        }
      }
    }
  }

  @Test func aPictureHasTheStyleOfTheAppAndItsLanguage() {
    HeadlessWorld.run { world in
      defer { RefreshStyle.app = RefreshStyle() }
      let (view, seen) = shownPicture(in: world)
      var (style, texts) = (RefreshStyle(), RefreshTexts.standard(for: .german))
      texts[.refreshing] = "Moment"
      (style.language, style.texts[.german]) = (.german, texts)
      style.fonts[.footnote] = .font(UIFont.systemFont(ofSize: 30))
      RefreshStyle.app = style
      world.finishTurn()
      #expect(seen.last?.surroundings.language == .german)
      #expect(seen.last?.surroundings.texts[.refreshing] == "Moment")
      #expect(seen.last.map { $0.surroundings.fontScales.footnote > 1 } == true)
      var near = RefreshStyle()
      near.language = .french
      world.window.refreshStyle = near
      world.finishTurn()
      #expect(seen.last?.surroundings.language == .french)
      near.language = .dutch
      view.refreshStyle = near
      world.finishTurn()
      #expect(seen.last?.surroundings.language == .dutch)
    }
  }

  @Test func aPictureFollowsTheSettingsOfTheUser() {
    HeadlessWorld.run { world in
      let (view, seen) = shownPicture(in: world)
      for isOn in [true, false] {
        world.accessibility.isReduceTransparencyEnabled = isOn
        #expect(seen.last?.surroundings.reducesTransparency == isOn)
        world.accessibility.buttonShapesEnabled = isOn
        #expect(seen.last?.surroundings.showsButtonShapes == isOn)
        world.accessibility.isReduceMotionEnabled = isOn
        #expect(seen.last?.surroundings.reducesMotion == isOn)
      }
      world.accessibility.isBoldTextEnabled = true
      world.setTraits {
        $0.userInterfaceStyle = .dark
        $0.preferredContentSizeCategory = .accessibilityLarge
      }
      let surroundings = seen.last?.surroundings
      #expect(surroundings?.prefersBoldText == true && surroundings?.isDark == true)
      #expect(surroundings?.textSize == .accessibilityLarge)
      #expect(view.window === world.window)
    }
  }

  /// A picture in a window, and what its animator was asked to draw.
  private func shownPicture(in world: HeadlessWorld) -> (IndicatorView, SeenUpdates) {
    let seen = SeenUpdates()
    return (shown(RefreshIndicator(.custom { update, _ in seen.last = update }), in: world), seen)
  }

  @Test(arguments: [Double.nan, -1, 2, .infinity])
  func aPictureOfAnyNumberIsOneFromZeroToOne(_ progress: Double) async {
    await Screen.run(progress) { screen, _ in
      screen.world.finishTurn()
    } content: { progress in
      Group {
        RefreshIndicator(.gum, progress: progress.wrappedValue)
        RefreshIndicator(.ring, isActive: true)
        RefreshIndicator(.ring, outcome: .failure)
      }
    }
  }
}

extension UIView {
  /// The shapes that are visible.
  fileprivate var shapes: [CALayer] { layer.all.filter { $0 is CAShapeLayer } }
}

extension CALayer {
  /// The layer and those below it, but for what is hidden.
  fileprivate var all: [CALayer] { isHidden ? [] : [self] + (sublayers ?? []).flatMap(\.all) }
}
#endif
