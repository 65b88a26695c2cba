#if canImport(HeadlessUIKit)
import HeadlessUIKit
import Testing

@MainActor
@Suite struct HeadlessValueTests {
  @Test func resolvesColoursByTraits() {
    HeadlessWorld.run { world in
      let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
      let dark = UITraitCollection(userInterfaceStyle: .dark)
      #expect(color.resolvedColor(with: dark) == .white)
      #expect(color.cgColor == UIColor.black.cgColor)
      world.setTraits { $0.userInterfaceStyle = .dark }
      #expect(color.cgColor == UIColor.white.cgColor)
      #expect(color.withAlphaComponent(0.5).resolvedColor(with: dark) == UIColor(white: 1, alpha: 0.5))
      #expect(UIColor.label.resolvedColor(with: dark) == .white)
      #expect(color != UIColor { _ in .black })
    }
  }

  @Test func readsTheComponentsOfAColour() {
    HeadlessWorld.run { _ in
      var parts = (red: CGFloat(0), green: CGFloat(0), blue: CGFloat(0), alpha: CGFloat(0))
      let color = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
      color.getRed(&parts.red, green: &parts.green, blue: &parts.blue, alpha: &parts.alpha)
      #expect(parts == (0.1, 0.2, 0.3, 0.4))
      #expect(color.cgColor.alpha == 0.4)
      #expect(UIColor(cgColor: color.cgColor) == color)
      #expect(color.cgColor.copy(alpha: 1)?.components == [0.1, 0.2, 0.3, 1])
    }
  }

  @Test func comparesTraitsByValue() {
    let light = UITraitCollection(userInterfaceStyle: .light)
    #expect(light == UITraitCollection(userInterfaceStyle: .light))
    #expect(light != UITraitCollection(userInterfaceStyle: .dark))
    #expect(light.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .dark)))
    #expect(!light.hasDifferentColorAppearance(comparedTo: light))
  }

  @Test func knowsTheAccessibilitySizes() {
    let sizes: [UIContentSizeCategory] = [
      .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
      .accessibilityExtraExtraExtraLarge,
    ]
    #expect(sizes.allSatisfy { $0.isAccessibilityCategory })
    #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
  }

  @Test func appliesTransformsInTheOrderOfCoreGraphics() {
    let transform = CGAffineTransform(translationX: 10, y: 0).scaledBy(x: 2, y: 2)
    #expect(CGPoint(x: 1, y: 1).applying(transform) == CGPoint(x: 12, y: 2))
    let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(turned.x) <= 1e-12 && abs(turned.y - 1) <= 1e-12)
    let back = transform.concatenating(transform.inverted())
    #expect(back.isIdentity)
    #expect(CATransform3DGetAffineTransform(CATransform3DMakeAffineTransform(transform)) == transform)
    #expect(CATransform3DIsIdentity(CATransform3DIdentity))
  }

  @Test func keepsTheElementsOfAPath() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addCurve(to: CGPoint(x: 3, y: 3), control1: CGPoint(x: 1, y: 5), control2: CGPoint(x: 2, y: 2))
    path.closeSubpath()
    var elements: [(CGPathElementType, CGPoint?)] = []
    path.applyWithBlock { element in
      let hasPoints = element.pointee.type != .closeSubpath
      elements.append((element.pointee.type, hasPoints ? element.pointee.points[0] : nil))
    }
    #expect(elements.map(\.0) == [.moveToPoint, .addCurveToPoint, .closeSubpath])
    #expect(elements.map(\.1) == [.zero, CGPoint(x: 1, y: 5), nil])
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 3, height: 5))
    let copy = path.copy()
    path.addLine(to: CGPoint(x: 9, y: 9))
    #expect(copy != path)
    #expect(copy?.isEmpty == false)
  }

  @Test func boundsAPathByItsPoints() {
    let path = CGMutablePath()
    #expect(path.boundingBox.isNull)
    path.move(to: CGPoint(x: -2, y: 7))
    #expect(path.boundingBox == CGRect(x: -2, y: 7, width: 0, height: 0))
    path.addQuadCurve(to: CGPoint(x: 3, y: 4), control: CGPoint(x: 0, y: -5))
    path.addEllipse(in: CGRect(x: 4, y: 0, width: 2, height: 8))
    path.closeSubpath()
    #expect(path.boundingBox == CGRect(x: -2, y: -5, width: 8, height: 13))
    #expect(CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil).boundingBox.maxY == 6)
  }

  @Test func sendsActionsOncePerIdentifier() {
    HeadlessWorld.run { world in
      let control = UIControl(frame: .zero)
      var calls: [String] = []
      let identifier = UIAction.Identifier("same")
      control.addAction(UIAction(identifier: identifier) { _ in calls.append("old") }, for: .valueChanged)
      control.addAction(UIAction(identifier: identifier) { _ in calls.append("new") }, for: .valueChanged)
      control.addAction(UIAction { action in calls.append("\(action.sender is UIControl)") }, for: .valueChanged)
      control.sendActions(for: .valueChanged)
      control.sendActions(for: .touchDown)
      #expect(calls == ["new", "true"])
      control.removeAction(identifiedBy: identifier, for: .valueChanged)
      control.sendActions(for: .valueChanged)
      #expect(calls == ["new", "true", "true"])
      #expect(world.log.names(.action).count == 3)
    }
  }

  @Test func keepsWhatFeedbackGeneratorsWereAskedFor() {
    HeadlessWorld.run { world in
      let impact = UIImpactFeedbackGenerator(style: .rigid)
      impact.prepare()
      impact.impactOccurred()
      impact.impactOccurred(intensity: 0.5)
      let notification = UINotificationFeedbackGenerator()
      notification.prepare()
      notification.notificationOccurred(.warning)
      world.advance(by: 1)
      UISelectionFeedbackGenerator().selectionChanged()
      #expect(
        world.feedback.map(\.name) == [
          "prepare rigid", "impact rigid 1.0", "impact rigid 0.5", "prepare", "notification warning", "selection",
        ])
      #expect(world.feedback.first?.generator == "UIImpactFeedbackGenerator")
      #expect(world.feedback.last?.time == world.now)
    }
  }

  @Test func keepsAnnouncementsAndSettingsOfAccessibility() async {
    await HeadlessWorld.run { world in
      UIAccessibility.post(notification: .announcement, argument: "Refreshed")
      #expect(world.announcements.map(\.text) == ["Refreshed"])
      #expect(world.log.events(.announcement).first?.detail == "Refreshed")
      #expect(!UIAccessibility.isReduceMotionEnabled)
      await confirmation { posted in
        let name = UIAccessibility.reduceMotionStatusDidChangeNotification
        let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in posted() }
        world.accessibility.isReduceMotionEnabled = true
        NotificationCenter.default.removeObserver(token)
      }
      #expect(UIAccessibility.isReduceMotionEnabled)
    }
  }

  @Test func convertsPointsBetweenViews() {
    HeadlessScreen.run { screen in
      let view = UIView(frame: CGRect(x: 10, y: 200, width: 50, height: 50))
      screen.list.addSubview(view)
      screen.list.contentOffset.y = 150
      #expect(view.convert(CGPoint(x: 1, y: 2), to: nil) == CGPoint(x: 11, y: 52))
      #expect(screen.world.window.convert(CGPoint(x: 11, y: 52), to: view) == CGPoint(x: 1, y: 2))
      #expect(screen.world.window.hitTest(CGPoint(x: 20, y: 60), with: nil) === view)
      #expect(screen.world.window.hitTest(CGPoint(x: 20, y: 10), with: nil) === screen.list)
    }
  }

  @Test func laysOutByDirection() {
    HeadlessWorld.run { world in
      let view = UIView(frame: .zero)
      world.window.addSubview(view)
      #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
      world.setTraits { $0.layoutDirection = .rightToLeft }
      #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
      view.semanticContentAttribute = .forceLeftToRight
      #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
      view.semanticContentAttribute = .playback
      #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    }
  }
}
#endif
