import HeadlessSwiftUI
import HeadlessUIKit
import UIKitFacts

/// The settings of the stand-in, of its stacks and of its SwiftUI.
struct StandInSettings {
  var switches = HeadlessSwitches()
  var navigation = HeadlessNavigation()
  var swiftUI = HeadlessSwiftUISwitches()

  /// The name of the setting of a fact; `nil` for one without a switch.
  func setting(of fact: Fact) -> String? {
    switches.setting(of: fact) ?? navigation.setting(of: fact) ?? swiftUI.setting(of: fact)
  }

  /// Gives a fact a setting.
  mutating func set(_ fact: Fact, to setting: String) {
    switches.set(fact, to: setting)
    navigation.set(fact, to: setting)
    swiftUI.set(fact, to: setting)
  }
}

extension HeadlessSwiftUISwitches {
  /// The name of the setting of a fact's switch.
  func setting(of fact: Fact) -> String? {
    Mirror(reflecting: self).children.first { $0.label == fact.rawValue }.map { "\($0.value)" }
  }

  /// Gives a fact's switch a setting.
  mutating func set(_ fact: Fact, to setting: String) {
    switch fact {
    case .listClass: choose(\.listClass, setting)
    case .effect: choose(\.effect, setting)
    case .contentInset: choose(\.contentInset, setting)
    case .rows: choose(\.rows, setting)
    case .addedSubviews: choose(\.addedSubviews, setting)
    case .addedRefreshControl: choose(\.addedRefreshControl, setting)
    case .insertion: choose(\.insertion, setting)
    case .dismantling: choose(\.dismantling, setting)
    case .windowCalls: choose(\.windowCalls, setting)
    case .clearedRefresh: choose(\.clearedRefresh, setting)
    case .environmentUpdates: choose(\.environmentUpdates, setting)
    case .unparentedAppearance: choose(\.unparentedAppearance, setting)
    default: break
    }
  }

  private mutating func choose<Setting: RawRepresentable<String>>(
    _ place: WritableKeyPath<Self, Setting>, _ setting: String
  ) {
    self[keyPath: place] = Setting(rawValue: setting) ?? self[keyPath: place]
  }
}

extension HeadlessNavigation {
  /// The name of the setting of a fact of a stack.
  func setting(of fact: Fact) -> String? {
    switch fact {
    case .contentPop: hasContentPop ? "present" : "absent"
    case .popCoordinator: "\(coordinator)"
    case .popDepth: "\(depth)"
    case .disappearanceCoordinator: "\(disappearanceCoordinator)"
    case .viewlessChild: "\(viewlessChild)"
    case .edgeWinner: "\(edgeWinner)"
    default: nil
    }
  }

  /// Gives a fact of a stack a setting.
  mutating func set(_ fact: Fact, to setting: String) {
    switch fact {
    case .contentPop: hasContentPop = setting == "present"
    case .popCoordinator: coordinator = Coordinator.allCases.first { "\($0)" == setting } ?? coordinator
    case .popDepth: depth = Depth.allCases.first { "\($0)" == setting } ?? depth
    case .disappearanceCoordinator:
      disappearanceCoordinator =
        DisappearanceCoordinator.allCases.first { "\($0)" == setting } ?? disappearanceCoordinator
    case .viewlessChild: viewlessChild = ViewlessChild.allCases.first { "\($0)" == setting } ?? viewlessChild
    case .edgeWinner:
      // Only a stack with two swipes has a winner.
      hasContentPop = true
      edgeWinner = EdgeWinner.allCases.first { "\($0)" == setting } ?? edgeWinner
    default: break
    }
  }
}

extension HeadlessSwitches {
  /// The name of the setting of a fact's switch.
  func setting(of fact: Fact) -> String? {
    Self.place(of: fact).map { fact.settings[indices[$0]] }
  }

  /// Gives a fact's switch a setting.
  mutating func set(_ fact: Fact, to setting: String) {
    var indices = indices
    guard let place = Self.place(of: fact), let index = fact.settings.firstIndex(of: setting) else { return }
    indices[place] = index
    self = HeadlessSwitches(indices: indices)
  }

  /// The facts that the settings of others can hide: a layout in the setter of the inset looks like a clamp there, and
  /// the end of a state is not seen where no state is, nor a step after a rest where no lift makes one.
  var factsThatCanHide: Set<Fact> {
    var result: Set<Fact> = []
    if insetWriteLayout == .inSetter { result.formUnion([.raisedInset, .raisedInsetInBounce]) }
    if panStateObservation == .absent { result.insert(.panReset) }
    if firstStep == .nextTick { result.insert(.firstStepAfterRest) }
    return result
  }

  private static func place(of fact: Fact) -> Int? {
    dimensions.firstIndex { $0.name == fact.rawValue }
  }
}
