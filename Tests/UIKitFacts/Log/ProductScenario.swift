/// A list with the product's controls in a container, and the fingers that move it.
///
/// The names differ from those of ``Scenario``: both name a log in the same folder.
public enum ProductScenario: String, CaseIterable, Sendable {
  /// A table below a navigation bar.
  case navigationBar
  /// The same with a view behind the rows.
  case backgroundView
  /// A collection view with the layout of a list.
  case listLayout
  /// A table above a tab bar, with a footer.
  case tabBar
  /// A collection view with a compositional layout whose section headers stay visible.
  case pinnedHeaders
  /// A table below a large title.
  case largeTitle
  /// A table below a search bar that scrolling hides.
  case searchBar
  /// A table in a sheet with two detents.
  case sheet
  /// A scroll view whose content is laid out by a stack view.
  case stackView
  /// A table that VoiceOver scrolls.
  case voiceOver
  /// A list of SwiftUI with the header of a modifier.
  case swiftUI

  /// The gestures, in order; the next follows when the session of the one before is over.
  public var gestures: [Gesture] {
    switch self {
    case .tabBar: [.pull, .flick]
    case .pinnedHeaders: [.pull, .pullAndScroll]
    case .stackView: [.pull]
    case .voiceOver: [.none]
    case .navigationBar, .backgroundView, .listLayout, .largeTitle, .searchBar, .sheet, .swiftUI:
      [.pull, .pullAndCatch, .flick]
    }
  }

  /// `true` if a refresh control of the system should own the pull.
  public var isOwnedBySystem: Bool {
    [.largeTitle, .searchBar, .sheet].contains(self)
  }

  /// `true` if the list is a collection view, whose inset moves by stairs; that of SwiftUI is one since iOS 16.
  public var isCollection: Bool {
    [.listLayout, .pinnedHeaders, .swiftUI].contains(self)
  }

  /// The expectations that its log can show.
  public var expectations: [ProductExpectation] {
    switch self {
    case .navigationBar: Self.always + Self.bands + Self.own + [.caughtListRests, .flingGoesOn]
    case .backgroundView: Self.always + Self.bands + Self.own + [.headerIsInFront, .flingGoesOn]
    case .listLayout, .swiftUI: Self.always + Self.bands + Self.own + [.caughtListRests, .flingGoesOn]
    case .tabBar: Self.always + Self.bands + Self.own + [.footerIsAboveTheBar]
    case .pinnedHeaders: Self.always + Self.bands + Self.own + [.pinnedHeadersHaveNoGap]
    case .largeTitle, .searchBar, .sheet:
      Self.always + Self.bands + Self.system + [.flingGoesOn]
    case .stackView: Self.always + Self.bands + Self.own + [.contentSizeStays]
    case .voiceOver: Self.always + [.voiceOverBegins, .voiceOverSpeaks]
    }
  }

  private static let always: [ProductExpectation] = [.backing, .actionRunsOnce, .nothingIsLeft]
  private static let bands: [ProductExpectation] = [.heldBand, .halfClosedBand, .closedBand]
  private static let system: [ProductExpectation] = [
    .systemFires, .systemFiresAtItsDistance, .systemAddsItsSpace, .contentStaysUnderTheFinger, .systemScrollsBack,
  ]
  private static let own: [ProductExpectation] = [.notInsideInset, .movesAtEdge, .noJump, .headerIsNotCovered]
}
