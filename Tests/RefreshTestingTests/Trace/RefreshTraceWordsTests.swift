import RefreshTesting
import TestSupport
import Testing

@testable import RefreshCore

@Suite struct RefreshTraceWordsTests {
  private func words(
    at side: AxisSide = .near, _ change: (inout RefreshStateMachine.Effects) -> Void
  ) -> [String] {
    var effects = RefreshStateMachine.Effects()
    change(&effects)
    return RefreshTrace.words(of: effects, at: side)
  }

  @Test func noEffectsHaveNoWords() {
    #expect(words { _ in } == [])
  }

  @Test func geometryIsNamedInTheOrderInWhichItIsWritten() {
    let opening = words {
      $0.inset = SidePair(near: 84, far: 34)
      $0.stopsScrolling = true
      $0.offset = -80
    }
    #expect(opening == ["inset 84.000", "stop", "offset -80.000"])
    let arrival = words {
      $0.inset = SidePair(near: 60, far: 34)
      $0.offset = -60
      $0.writesInsetLast = true
    }
    #expect(arrival == ["offset -60.000", "inset 60.000"])
  }

  @Test func anEndNamesItsOwnInsetAndOrders() {
    let change: (inout RefreshStateMachine.Effects) -> Void = {
      $0.inset = SidePair(near: 84, far: 34)
      $0.near = .init(at: .near, commands: .startAction)
      $0.far = .init(at: .far, commands: .cancelAction)
    }
    #expect(words(at: .near, change) == ["inset 84.000", "start"])
    #expect(words(at: .far, change) == ["inset 34.000", "cancel"])
  }

  @Test func everyOrderButARedrawHasAWord() {
    let all = words { $0.near = .init(at: .near, commands: RefreshCommands(rawValue: .max)) }
    #expect(all == ["cancel", "start", "valueChanged", "prepare", "feedback armed", "announce", "insetConflict"])
    #expect(words { $0.near = .init(at: .near, commands: .redraw) } == [])
  }

  private static let answers: [(RefreshRequestResult, String)] = [
    (.started, "answer started"), (.joined, "answer joined"), (.queued, "answer queued"),
    (.refused(.noMoreData), "answer refused: noMoreData"),
  ]

  @Test(arguments: answers)
  func anAnswerIsNamed(answer: RefreshRequestResult, word: String) {
    #expect(words { $0.answer = answer } == [word])
  }

  @Test func flushesAndWakesAreLeftOut() {
    let words = words {
      $0.asksForFlush = true
      $0.wake = .nextFrame
    }
    #expect(words == [])
  }
}
