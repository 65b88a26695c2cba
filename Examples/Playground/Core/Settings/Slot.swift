import RefreshAnimators

/// A number that the page can set.
///
/// The order is the page's too: it asks for the names.
public enum Slot: Int, CaseIterable {
  case animator
  case color
  case radius
  case armedSymbol
  case showsLastUpdate
  case showsOutcomes
  case showsLoadingText
  case heldExtent
  case triggerDistance
  case trigger
  case placement
  case edge
  case outcome
  case refreshTime
  case loadTrigger
  case pages
  case tint
  case rightToLeft
  case dark
  case contrast
  case reducedMotion
  case reducedTransparency
  case boldText
  case buttonShapes
  case textSize
  case language
  case height
  case bar
  case age
  case rowHeight

  /// The names by which the page, a touch log and a link know the slots, in their order, with spaces between them.
  ///
  /// Embedded Swift has no names of cases, and an array would be made at run time.
  public static let names: StaticString = """
    animator color radius armedSymbol showsLastUpdate showsOutcomes showsLoadingText heldExtent triggerDistance trigger \
    placement edge outcome refreshTime loadTrigger pages tint rightToLeft dark contrast reducedMotion \
    reducedTransparency boldText buttonShapes textSize language height bar age rowHeight
    """

  /// The default value.
  var standard: Double {
    switch self {
    case .color, .tint: PlaygroundSettings.noColor
    case .radius: 16
    case .showsLastUpdate: 1
    case .triggerDistance: 84
    case .refreshTime: 1.2
    case .pages: 3
    case .textSize: 3
    case .height: Screen.height.upperBound
    case .rowHeight: Screen.rowHeights.lowerBound
    default: 0
    }
  }

  /// The nearest number that a slot takes.
  ///
  /// A link may contain any number: a choice is a whole number, and each number has its range. NaN remains NaN.
  func number(for number: Double) -> Double {
    guard number.isFinite else { return .nan }
    return min(max(isMeasure ? number : number.rounded(.down), range.lowerBound), range.upperBound)
  }

  /// `true` if the slot takes fractions.
  private var isMeasure: Bool {
    switch self {
    case .radius, .heldExtent, .triggerDistance, .refreshTime: true
    default: false
    }
  }

  private var range: ClosedRange<Double> {
    switch self {
    case .animator: 0...PlaygroundAnimator.last
    case .color, .tint: PlaygroundSettings.noColor...0xFFFFFF
    case .radius: 6...40
    case .heldExtent: 0...160
    case .triggerDistance: 20...170
    case .trigger, .placement, .edge: 0...3
    case .outcome: 0...3
    case .refreshTime: 0.1...60
    case .loadTrigger: 0...6
    case .pages: 0...20
    case .textSize: 0...11
    case .height: Screen.height
    case .bar: 0...2
    case .age: 0...59
    case .rowHeight: Screen.rowHeights
    case .language: 0...Double(RefreshLanguage.allCases.count - 1)
    default: 0...1
    }
  }
}
