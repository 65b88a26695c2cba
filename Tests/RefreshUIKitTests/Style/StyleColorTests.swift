#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshAnimators
import RefreshPictures
import Testing

@testable import RefreshCore

/// The colours of styles, and those of animators from UIKit.
@MainActor
@Suite struct StyleColorTests {
  private static let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .green : .red }

  private func run(_ body: @MainActor (Scene) async -> Void) async {
    await HeadlessWorld.run { world in await body(Scene(world)) }
  }

  @Test func everyRoleHasTheColourOfTheStyle() async {
    await run { scene in
      let control = scene.addHeader(animator: SwatchAnimator())
      scene.pull(to: 40)
      let plain = control.fills
      let roles = RefreshStyle.ColorRole.allCases
      #expect(plain.count == roles.count && SwatchAnimator.roles.count == roles.count)
      for (index, role) in roles.enumerated() where role != .tint && role != .indicator {
        let color = UIColor(red: 0.1, green: CGFloat(index) / 10, blue: 0.3, alpha: 0.5)
        control.refreshStyle = .with { $0.colors[role] = color }
        scene.world.finishTurn()
        var expected = plain
        expected[index] = color.cgColor
        #expect(control.fills == expected, "\(role)")
      }
      control.refreshStyle = .with { $0.colors[.indicator] = .black }
      scene.world.finishTurn()
      #expect(control.fills[0] == UIColor.black.cgColor && control.fills[2] == UIColor.black.cgColor)
      control.refreshStyle = .with { $0.colors = [.indicator: .black, .tint: .white] }
      scene.world.finishTurn()
      #expect(control.fills[0] == UIColor.white.cgColor && control.fills[2] == UIColor.black.cgColor)
      #expect(control.fills[1] != plain[1], "marks on white are dark")
      scene.finger.lift()
      await scene.settle()
    }
  }

  /// A clear tint hides the spinner of the system: so do apps that move over.
  @Test(arguments: [0, 0.6]) func theOpacityOfATintCounts(opacity: CGFloat) {
    HeadlessWorld.run { world in
      let (traits, color) = (world.window.traitCollection, UIColor(white: 1, alpha: opacity))
      let tints = [
        DrawingColors(traits, tint: color), DrawingColors(traits, tint: nil, palette: [.tint: color]),
        DrawingColors(traits, tint: nil, palette: [.indicator: color]),
      ]
      for colors in tints {
        #expect(colors.color(.tint, opacity: 1).alpha == opacity && colors.color(.onTint, opacity: 1).alpha == opacity)
        #expect(abs(colors.color(.tint, opacity: 0.5).alpha - opacity / 2) < 1e-9)
      }
      #expect(tints[2].color(.indicator, opacity: 1).alpha == opacity)
      #expect(tints[0].color(.onTint(over: Drawing.Color(color)), opacity: 1).alpha == opacity)
    }
  }

  /// The marks on a gum in a colour of a role were white, also on the white of a dark screen.
  @Test(arguments: [UIUserInterfaceStyle.light, .dark], [UIAccessibilityContrast.normal, .high])
  func aMarkOnARoleIsLegible(style: UIUserInterfaceStyle, contrast: UIAccessibilityContrast) {
    HeadlessWorld.run { world in
      world.setTraits { ($0.userInterfaceStyle, $0.accessibilityContrast) = (style, contrast) }
      let colors = DrawingColors(world.window.traitCollection, tint: nil)
      let back = UIColor(cgColor: colors.color(.elevated, opacity: 1))
      let roles: [Drawing.Color] = [
        .tint, .indicator, .label, .secondaryLabel, .success, .failure, .elevated, .onTint, .onSuccess, .onFailure,
      ]
      for role in roles {
        let (body, mark) = (colors.color(role, opacity: 1), colors.color(.onTint(over: role), opacity: 1))
        let contrast = Self.seen(body, on: back).contrast(with: Self.seen(mark, on: back))
        #expect(contrast >= 3, "\(role): \(contrast)")
      }
    }
  }

  /// The exact colour of one that may be transparent, on a background.
  private static func seen(_ color: CGColor, on background: UIColor) -> Drawing.Color {
    let (over, under) = (color.components ?? [], background.cgColor.components ?? [])
    func mixed(_ index: Int) -> Double { Double(over[index] * color.alpha + under[index] * (1 - color.alpha)) }
    return .exact(red: mixed(0), green: mixed(1), blue: mixed(2))
  }

  @Test func aDynamicColourFollowsTheTraits() async {
    await run { scene in
      let control = scene.addHeader()
      control.refreshStyle = .tint(Self.dynamic)
      scene.pull(to: 40)
      #expect(control.color == UIColor.red.cgColor)
      scene.world.setTraits { $0.userInterfaceStyle = .dark }
      #expect(control.color == UIColor.green.cgColor)
      scene.finger.lift()
      await scene.settle()
    }
  }

  @Test func aColourOfAnAnimatorFollowsTheTraitsAndItsMarksAreLegible() async {
    await run { scene in
      let yellow = UIColor { $0.userInterfaceStyle == .dark ? .black : UIColor(red: 1, green: 0.8, blue: 0, alpha: 1) }
      let control = scene.addHeader(animator: SwatchAnimator(own: yellow))
      control.refreshStyle = .tint(.blue)
      scene.pull(to: 40)
      #expect(control.fills[0] == yellow.resolvedColor(with: control.traitCollection).cgColor)
      #expect(control.fills[1] == UIColor(red: 28 / 255, green: 28 / 255, blue: 30 / 255, alpha: 1).cgColor)
      scene.world.setTraits { $0.userInterfaceStyle = .dark }
      #expect(control.fills == [UIColor.black.cgColor, UIColor.white.cgColor])
      scene.finger.lift()
      await scene.settle()
    }
  }

  @Test func presetsTakeColoursOfUIKit() async {
    await run { scene in
      let own = Drawing.Color(.systemRed)
      let control = scene.addHeader(animator: .gum)
      let red = UIColor.systemRed.resolvedColor(with: scene.list.traitCollection).cgColor.components ?? []
      let colored: [any RefreshAnimator] = [
        GumAnimator.gum(color: own), SpinnerAnimator.spinner(color: own), DotsAnimator.dots(color: own),
        MaterialAnimator.material(color: own),
      ]
      let tinted: [any RefreshAnimator] = [
        GumAnimator.gum, SpinnerAnimator.spinner, DotsAnimator.dots, MaterialAnimator.material,
      ]
      for animators in [colored, tinted] {
        for animator in animators {
          control.animator = animator
          await scene.refresh()
          let paints = control.layer.visibleTree.compactMap { ($0 as? CAShapeLayer)?.anyColor?.components }
          #expect(paints.contains { $0.prefix(3).elementsEqual(red.prefix(3)) }, "\(type(of: animator))")
          await scene.finish()
        }
        control.tintColor = .systemRed
      }
    }
  }

  /// White on green would have 1.4 : 1.
  @Test func marksOnTheFailureColourOfAStyleAreLegible() {
    HeadlessWorld.run { world in
      let traits = world.window.traitCollection
      func mark(on failure: UIColor?) -> CGColor {
        let palette = failure.map { [RefreshStyle.ColorRole.failure: $0] } ?? [:]
        return DrawingColors(traits, tint: .black, palette: palette).color(.onFailure, opacity: 1)
      }
      #expect(mark(on: .green) == UIColor(red: 28 / 255, green: 28 / 255, blue: 30 / 255, alpha: 1).cgColor)
      #expect(mark(on: .red) == UIColor(red: 1, green: 1, blue: 1, alpha: 1).cgColor && mark(on: nil) == mark(on: .red))
    }
  }

  @Test func aSuccessHasTheColourThatTheAppHasChosenAndIsGreenWithoutOne() {
    HeadlessWorld.run { world in
      @MainActor func colors(_ tint: UIColor?, _ palette: [RefreshStyle.ColorRole: UIColor] = [:]) -> DrawingColors {
        DrawingColors(world.window.traitCollection, tint: tint, palette: palette)
      }
      for chosen in [colors(.red), colors(nil, [.tint: .red]), colors(nil, [.indicator: .red])] {
        #expect(chosen.color(.success, opacity: 1) == chosen.color(.tint, opacity: 1))
        #expect(chosen.color(.onSuccess, opacity: 1) == chosen.color(.onTint, opacity: 1))
      }
      let plain = colors(nil)
      #expect(plain.color(.success, opacity: 1) == plain.color(.success(isDark: false), opacity: 1))
      #expect(plain.color(.onSuccess, opacity: 1) == plain.color(.white, opacity: 1))
    }
  }

  @Test func coloursAreEqualIfTheColoursOfUIKitAre() {
    HeadlessWorld.run { _ in
      let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      #expect(Drawing.Color(red) == Drawing.Color(UIColor(red: 1, green: 0, blue: 0, alpha: 1)))
      #expect(Drawing.Color(red) != Drawing.Color(.blue) && Drawing.Color(red) != .onTint(over: Drawing.Color(red)))
      let green = Drawing.Color.exact(red: 0, green: 1, blue: 0)
      #expect(Palette.dark.ink(for: Drawing.Color(Self.dynamic)) == Palette.dark.ink(for: green))
      #expect(Palette.light.ink(for: .onTint(over: Drawing.Color(.white))) == Palette.light.ink(for: .hex(0x1C1C1E)))
    }
  }

  @Test(arguments: RefreshPreset.all)
  func everyPresetDrawsItsSessionsInAStyle(preset: RefreshPreset) async {
    await run { scene in
      scene.list.refreshStyle = .with {
        $0.colors = [.tint: Self.dynamic, .label: .blue, .secondaryLabel: .blue, .failure: .red, .separator: .blue]
        $0.fonts = [.subheadline: .textStyle(.headline), .footnote: .textStyle(.body)]
        $0.language = .german
        $0.outcomeTimes = [.failure: 0.2]
        $0.haptics = .outcome
      }
      let control = RefreshControl(animator: PlainAnimator())
      control.animator = preset.animator
      control.action = { [work = scene.work] _ in
        try await work.run()
        return .success
      }
      scene.add(control)
      for error in [nil, Scene.Failure()] {
        await scene.refresh()
        #expect(control.isRefreshing)
        await scene.finish(throwing: error)
        #expect(control.refreshState == .idle && scene.list.contentInset.top == 0)
      }
    }
  }
}

extension CAShapeLayer {
  /// The colour of the fill or, without one, of the stroke.
  fileprivate var anyColor: CGColor? { fillColor ?? strokeColor }
}
#endif
