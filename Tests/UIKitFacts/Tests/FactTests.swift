import HeadlessUIKit
import Testing
import UIKitFacts

/// A fact and one of its settings.
struct FactSetting: CustomTestStringConvertible, Sendable {
  let fact: Fact
  let setting: String

  var testDescription: String { "\(fact): \(setting)" }

  static let all = Fact.allCases.flatMap { fact in
    fact.settings.map { FactSetting(fact: fact, setting: $0) }
  }
}

@MainActor
struct FactTests {
  @Test(arguments: FactSetting.all)
  func settingIsReadBackFromTheLogOfItsScenario(_ expected: FactSetting) throws {
    var (switches, navigation) = (HeadlessSwitches(), HeadlessNavigation())
    switches.set(expected.fact, to: expected.setting)
    navigation.set(expected.fact, to: expected.setting)
    let answer = try expected.fact.answer(in: FactsRun.logs(under: switches, navigation, about: expected.fact))
    #expect(answer == .setting(expected.setting))
  }

  /// Settings can hide each other, and then nothing is said; but what is said is so.
  @Test(arguments: HeadlessSwitches.allPairs())
  func noLogSaysWhatIsNotSo(_ switches: HeadlessSwitches) {
    var told: Set<Fact> = []
    for scenario in Scenario.allCases {
      for pointer in scenario == .pointer ? [FactsRun.Pointer.trackpad, .wheel] : [.trackpad] {
        let log = FactsRun(scenario, under: switches, pointer: pointer).log
        for fact in scenario.facts {
          guard let setting = fact.answer(in: log).setting else { continue }
          let set = switches.setting(of: fact) ?? HeadlessNavigation().setting(of: fact)
          #expect(setting == set, "\(fact) under \(switches)")
          told.insert(fact)
        }
      }
    }
    let silent = Set(Fact.allCases).subtracting(told)
    #expect(silent.isSubset(of: switches.factsThatCanHide), "\(silent) under \(switches)")
  }

  /// The settings of a stack do not hide each other.
  @Test(arguments: HeadlessNavigation.all)
  func aPopTellsEveryFactOfItsStack(_ navigation: HeadlessNavigation) {
    let log = FactsRun(.pop, under: HeadlessSwitches(), navigation).log
    for fact in Scenario.pop.facts { #expect(fact.answer(in: log).setting == navigation.setting(of: fact)) }
  }

  @Test(arguments: Fact.allCases)
  func emptyLogSaysNothing(_ fact: Fact) {
    #expect(fact.answer(in: FactsLog()).setting == nil)
    #expect(fact.answer(in: [:]).setting == nil)
  }

  @Test
  func everyFactHasAScenario() {
    let told = Scenario.allCases.flatMap(\.facts)
    #expect(told.count == Fact.allCases.count)
    #expect(Set(told) == Set(Fact.allCases))
  }

  @Test
  func factsAreTheSwitchesOfTheStandInButSix() {
    // What the system does with its own control and its bars is in the logs of the product, and no scenario tells it.
    let others = ["rowHeight", "droppedFrames", "animatedScrollFlag", "systemSpace", "systemClosing", "barHeight"]
    let switches = HeadlessSwitches.dimensions.filter { !others.contains($0.name) }
    let facts = Set(Fact.allCases).subtracting(Scenario.pop.facts)
    #expect(Set(switches.map(\.name)) == Set(facts.map(\.rawValue)))
    for dimension in switches {
      #expect(Fact(rawValue: dimension.name)?.settings == dimension.settings)
    }
  }
}

extension FactsRun {
  /// The log of the scenario that tells a fact.
  @MainActor
  static func logs(
    under switches: HeadlessSwitches, _ navigation: HeadlessNavigation = HeadlessNavigation(), about fact: Fact
  ) throws -> [Scenario: FactsLog] {
    let scenario = try #require(Scenario.allCases.first { $0.facts.contains(fact) })
    let pointer: FactsRun.Pointer = fact == .wheel ? .wheel : .trackpad
    return [scenario: FactsRun(scenario, under: switches, navigation, pointer: pointer).log]
  }
}

extension HeadlessNavigation {
  /// The name of the setting of a fact of a stack.
  func setting(of fact: Fact) -> String? {
    switch fact {
    case .contentPop: hasContentPop ? "present" : "absent"
    case .popCoordinator: "\(coordinator)"
    case .popDepth: "\(depth)"
    default: nil
    }
  }

  /// Gives a fact of a stack a setting.
  mutating func set(_ fact: Fact, to setting: String) {
    switch fact {
    case .contentPop: hasContentPop = setting == "present"
    case .popCoordinator: coordinator = Coordinator.allCases.first { "\($0)" == setting } ?? coordinator
    case .popDepth: depth = Depth.allCases.first { "\($0)" == setting } ?? depth
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
