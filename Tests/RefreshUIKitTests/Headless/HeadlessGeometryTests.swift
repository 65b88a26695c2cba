#if canImport(HeadlessUIKit)
import HeadlessUIKit
import Testing

/// Layers and views refuse numbers that are not finite, as Core Animation does with `CALayerInvalidGeometry`.
@MainActor
@Suite struct HeadlessGeometryTests {
  enum Property: String, CaseIterable, Codable {
    case position, bounds, transform, layerFrame, viewFrame, center, viewBounds, contentOffset
  }

  private static func write(_ number: CGFloat, to property: Property) {
    HeadlessWorld.run { _ in
      let (layer, view, list) = (CALayer(), UIView(), UIScrollView())
      switch property {
      case .position: layer.position.x = number
      case .bounds: layer.bounds.size.height = number
      case .transform: layer.transform = CATransform3DMakeTranslation(0, number, 0)
      case .layerFrame: layer.frame = CGRect(x: 0, y: number, width: 1, height: 1)
      case .viewFrame: view.frame = CGRect(x: 0, y: 0, width: number, height: 1)
      case .center: view.center.y = number
      case .viewBounds: view.bounds.origin.x = number
      case .contentOffset: list.contentOffset.y = number
      }
    }
  }

  @Test(arguments: Property.allCases) func aNumberThatIsNoneStopsTheProgram(property: Property) async {
    await #expect(processExitsWith: .failure) { [property = property as Property] in
      await HeadlessGeometryTests.write(.nan, to: property)
    }
  }

  @Test(arguments: [Property.position, .viewFrame]) func infinityStopsTheProgram(property: Property) async {
    await #expect(processExitsWith: .failure) { [property = property as Property] in
      await HeadlessGeometryTests.write(.infinity, to: property)
    }
  }

  @Test(arguments: Property.allCases) func otherNumbersAreWritten(property: Property) {
    Self.write(12, to: property)
  }
}
#endif
