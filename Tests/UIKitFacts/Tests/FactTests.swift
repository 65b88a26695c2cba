import HeadlessSwiftUI
import HeadlessUIKit
import Testing
import UIKitFacts

/// A fact and one of its settings.
struct FactSetting: CustomTestStringConvertible, Sendable {
  let fact: Fact
  let setting: String

  var testDescription: String { "\(fact): \(setting)" }

  /// Without the title of SwiftUI, which the stand-in does not have.
  static let all = Fact.allCases.filter { $0 != .largeTitle }.flatMap { fact in
    fact.settings.map { FactSetting(fact: fact, setting: $0) }
  }
}

@MainActor
struct FactTests {
  @Test(arguments: FactSetting.all)
  func settingIsReadBackFromTheLogOfItsScenario(_ expected: FactSetting) throws {
    var settings = StandInSettings()
    settings.set(expected.fact, to: expected.setting)
    let answer = try expected.fact.answer(in: FactsRun.logs(under: settings, about: expected.fact))
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
          #expect(setting == StandInSettings(switches: switches).setting(of: fact), "\(fact) under \(switches)")
          told.insert(fact)
        }
      }
    }
    let silent = Set(Fact.allCases).subtracting(told + [.edgeWinner, .largeTitle])
    #expect(silent.isSubset(of: switches.factsThatCanHide), "\(silent) under \(switches)")
  }

  /// The settings of a stack do not hide each other.
  @Test(arguments: HeadlessNavigation.all)
  func aPopTellsEveryFactOfItsStack(_ navigation: HeadlessNavigation) {
    let log = FactsRun(.pop, under: HeadlessSwitches(), navigation).log
    for fact in Scenario.pop.facts { #expect(fact.answer(in: log).setting == navigation.setting(of: fact)) }
  }

  @Test(arguments: HeadlessNavigation.all)
  func aSwipeAtTheEdgeTellsItsWinnerWhereThereAreTwo(_ navigation: HeadlessNavigation) {
    let answer = Fact.edgeWinner.answer(in: FactsRun(.edgeSwipe, under: HeadlessSwitches(), navigation).log)
    let winner = Answer.setting("\(navigation.edgeWinner)")
    #expect(answer == (navigation.hasContentPop ? winner : .unknown("the stack has one swipe only")))
  }

  /// A marker that is not told of its window does not tell of the list in it.
  @Test(arguments: HeadlessSwiftUISwitches.allPairs())
  func aScreenOfSwiftUITellsEveryFactButAnOrderWithoutWindowCalls(_ switches: HeadlessSwiftUISwitches) {
    for scenario in Scenario.allCases where scenario.showsSwiftUI && scenario != .swiftUITitle {
      let log = FactsRun(scenario, under: HeadlessSwitches(), HeadlessNavigation(), switches).log
      for fact in scenario.facts {
        let isHidden = fact == .insertion && switches.windowCalls == .areMissing
        #expect(
          fact.answer(in: log).setting == (isHidden ? nil : switches.setting(of: fact)), "\(fact) under \(switches)")
      }
    }
  }

  /// The stand-in has no title of SwiftUI; its log with the bar of another one says where that is.
  @Test(arguments: [(1.0, 106.0, "inBar"), (1, 54, "besideBar"), (0, 54, nil)])
  func aTitleIsInTheBarThatIsHighEnough(hasTitle: Double, height: Double, setting: String?) throws {
    var log = FactsRun(.swiftUITitle, under: HeadlessSwitches()).log
    #expect(Fact.largeTitle.answer(in: log) == .unknown("the bar of 44.0 points has no large title"))
    let index = try #require(log.events.firstIndex { $0.subject == "bar" })
    let line = log.events[index]
    log.events[index] = FactsEvent(
      time: line.time, kind: line.kind, subject: line.subject, name: line.name, numbers: [hasTitle, height],
      writer: line.writer)
    #expect(Fact.largeTitle.answer(in: log).setting == setting)
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
    let swiftUI = Mirror(reflecting: HeadlessSwiftUISwitches()).children.compactMap(\.label)
    let facts = Set(Fact.allCases).subtracting(Scenario.pop.facts + Scenario.edgeSwipe.facts + [.largeTitle])
    #expect(Set(switches.map(\.name) + swiftUI) == Set(facts.map(\.rawValue)))
    for dimension in switches {
      #expect(Fact(rawValue: dimension.name)?.settings == dimension.settings)
    }
  }
}

extension FactsRun {
  /// The log of the scenario that tells a fact.
  @MainActor
  static func logs(under settings: StandInSettings, about fact: Fact) throws -> [Scenario: FactsLog] {
    let scenario = try #require(Scenario.allCases.first { $0.facts.contains(fact) })
    let pointer: FactsRun.Pointer = fact == .wheel ? .wheel : .trackpad
    let run = FactsRun(scenario, under: settings.switches, settings.navigation, settings.swiftUI, pointer: pointer)
    return [scenario: run.log]
  }
}
