#if canImport(HeadlessSwiftUI)
import HeadlessSwiftUI
import RefreshSwiftUI
import Testing

/// The previews that an app copies show what they are named after.
@MainActor
struct PreviewTests {
  @Test func everyMomentOfEveryPresetDraws() async {
    await expect(5, in: GumPreviews.self)
    await expect(10, in: ArrowPreviews.self)
    await expect(10, in: SpinnerPreviews.self)
    await expect(5, in: DotsPreviews.self)
    await expect(5, in: MaterialPreviews.self)
    await expect(5, in: RingPreviews.self)
    await expect(5, in: SymbolPreviews.self)
  }

  @Test func aListIsShownPulledRefreshingAndAfterBothOutcomes() async {
    await expect(4, in: FeedPreviews.self)
    await show {
      FeedPreviews.previews
    } look: { window in
      let lists = window.all(UIScrollView.self)
      #expect(lists.count == 4)
      #expect(lists.allSatisfy { $0.contentSize.height > $0.bounds.height })
    }
  }

  @Test func theControlOfAListRefreshes() async {
    await show {
      RefreshingFeedPreviews.previews
    } look: { window in
      let controls = window.all(RefreshControl.self)
      #expect(controls.map(\.refreshState) == [.refreshing])
      #expect(controls.allSatisfy { $0.layer.draws })
    }
  }

  @Test func anAnimatorThatDrawsNothingHasNoPicture() async {
    await show {
      AnimatorMoments(.hidden)
    } look: { window in
      #expect(!window.layer.draws)
    }
  }

  private func expect<Provider: PreviewProvider>(
    _ count: Int, in provider: Provider.Type, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await show {
      Provider.previews
    } look: { window in
      let pictures = window.all(UIView.self).filter { $0.intrinsicContentSize.height > 0 }
      #expect(pictures.count == count, sourceLocation: sourceLocation)
      #expect(pictures.filter { $0.layer.draws }.count == count, sourceLocation: sourceLocation)
    }
  }

  /// Shows a view, which owns its state and is therefore made in the world that it lives in.
  private func show<Shown: View>(_ view: () -> Shown, look: (UIWindow) -> Void) async {
    await HeadlessWorld.run { world in
      world.onViolation = { Issue.record("\($0)") }
      let controller = UIHostingController(rootView: view())
      world.window.addSubview(controller.view)
      world.advance(by: 0.5)
      await world.settleTasks()
      world.advance(by: 0.5)
      look(world.window)
      controller.view.removeFromSuperview()
    }
  }
}

extension UIView {
  /// The views of a type among this one and those in it.
  fileprivate func all<Found: UIView>(_ type: Found.Type) -> [Found] {
    ((self as? Found).map { [$0] } ?? []) + subviews.flatMap { $0.all(type) }
  }
}

extension CALayer {
  /// `true` if a shape or an image in the layer can be seen.
  fileprivate var draws: Bool {
    guard !isHidden, opacity > 0 else { return false }
    let hasShape = (self as? CAShapeLayer).map { $0.path != nil && ($0.fillColor ?? $0.strokeColor) != nil } ?? false
    return hasShape || contents != nil || sublayers?.contains(where: \.draws) == true
  }
}
#endif
