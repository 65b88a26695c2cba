#if canImport(HeadlessUIKit)
import HeadlessUIKit
import Testing

@MainActor
@Suite struct HeadlessObservationTests {
  @Test func callsObserversOfTheThreePropertiesOfAScrollView() {
    HeadlessScreen.run { screen in
      var names: [String] = []
      let note: @MainActor (String) -> Void = { names.append($0) }
      let tokens = [
        screen.list.observe(\.contentOffset) { _, _ in MainActor.assumeIsolated { note("offset") } },
        screen.list.observe(\.contentSize) { _, _ in MainActor.assumeIsolated { note("size") } },
        screen.list.observe(\.contentInset) { _, _ in MainActor.assumeIsolated { note("inset") } },
      ]
      screen.list.contentOffset.y = 10
      screen.list.contentSize.height = 5000
      screen.list.contentInset.bottom = 5
      #expect(names == ["offset", "size", "inset"])
      tokens.forEach { $0.invalidate() }
    }
  }

  @Test func observesTheSamePropertiesOfSubclasses() {
    HeadlessScreen.run { screen in
      let table = UITableView(frame: screen.list.frame, style: .plain)
      var count = 0
      let add: @MainActor () -> Void = { count += 1 }
      let token = table.observe(\.contentOffset) { _, _ in MainActor.assumeIsolated { add() } }
      table.contentOffset.y = 10
      #expect(count == 1)
      #expect(table.headlessObservations.observerCount(of: "contentOffset") == 1)
      token.invalidate()
      #expect(table.headlessObservations.observerCount == 0)
    }
  }

  @Test func callsObserversInsideTheSetterAfterTheDelegate() {
    HeadlessScreen.run { screen in
      var order: [String] = []
      let note: @MainActor (String) -> Void = { order.append($0) }
      screen.delegate.didScroll = { _ in note("delegate") }
      let token = screen.list.observe(\.contentOffset) { _, _ in MainActor.assumeIsolated { note("observer") } }
      screen.list.contentOffset.y = 10
      note("after")
      #expect(order == ["delegate", "observer", "after"])
      token.invalidate()
    }
  }

  @Test func callsObserversButNotTheDelegateForAnEqualOffset() {
    HeadlessScreen.run { screen in
      var order: [String] = []
      let note: @MainActor (String) -> Void = { order.append($0) }
      screen.delegate.didScroll = { _ in note("delegate") }
      let token = screen.list.observe(\.contentOffset) { _, _ in MainActor.assumeIsolated { note("observer") } }
      screen.list.contentOffset = screen.list.contentOffset
      #expect(order == ["observer"])
      token.invalidate()
    }
  }

  @Test func passesTheValuesThatAreAskedFor() {
    HeadlessScreen.run { screen in
      var values: [CGPoint?] = []
      let note: @MainActor (CGPoint?, CGPoint?) -> Void = { values += [$0, $1] }
      let tokens = [
        screen.list.observe(\.contentOffset, options: [.old, .new]) { _, change in
          let (old, new) = (change.oldValue, change.newValue)
          MainActor.assumeIsolated { note(old, new) }
        },
        screen.list.observe(\.contentOffset) { _, change in
          let (old, new) = (change.oldValue, change.newValue)
          MainActor.assumeIsolated { note(old, new) }
        },
      ]
      screen.list.contentOffset.y = 9
      #expect(values == [.zero, CGPoint(x: 0, y: 9), nil, nil])
      tokens.forEach { $0.invalidate() }
    }
  }

  @Test func callsAtOnceAndBeforehandWhenAsked() {
    HeadlessScreen.run { screen in
      var calls: [Bool] = []
      let note: @MainActor (Bool) -> Void = { calls.append($0) }
      let token = screen.list.observe(\.contentOffset, options: [.initial, .prior]) { _, change in
        let isPrior = change.isPrior
        MainActor.assumeIsolated { note(isPrior) }
      }
      #expect(calls == [false])
      screen.list.contentOffset.y = 9
      #expect(calls == [false, true, false])
      token.invalidate()
    }
  }

  @Test func nestsWritesInObservers() {
    HeadlessScreen.run { screen in
      var seen: [CGFloat] = []
      let note: @MainActor (UIScrollView) -> Void = { list in
        seen.append(list.contentOffset.y)
        if list.contentOffset.y == 10 { list.contentOffset.y = 20 }
      }
      let token = screen.list.observe(\.contentOffset) { list, _ in MainActor.assumeIsolated { note(list) } }
      screen.list.contentOffset.y = 10
      #expect(seen == [10, 20])
      token.invalidate()
    }
  }

  @Test func endsWhenItIsInvalidatedTwiceOrReleased() {
    HeadlessScreen.run { screen in
      let board = screen.list.headlessObservations
      let token = screen.list.observe(\.contentInset) { _, _ in }
      var released: NSKeyValueObservation? = screen.list.observe(\.contentInset) { _, _ in }
      #expect(board.observerCount(of: "contentInset") == 2)
      #expect(released != nil)
      released = nil
      #expect(board.observerCount(of: "contentInset") == 1)
      token.invalidate()
      token.invalidate()
      #expect(board.observerCount == 0)
    }
  }

  @Test func doesNotCallAnObserverThatAnEarlierOneRemoved() {
    HeadlessScreen.run { screen in
      var second: NSKeyValueObservation?
      var count = 0
      let remove: @MainActor () -> Void = { second?.invalidate() }
      let add: @MainActor () -> Void = { count += 1 }
      let first = screen.list.observe(\.contentOffset) { _, _ in MainActor.assumeIsolated { remove() } }
      second = screen.list.observe(\.contentOffset) { _, _ in MainActor.assumeIsolated { add() } }
      screen.list.contentOffset.y = 10
      #expect(count == 0)
      first.invalidate()
    }
  }

  @Test func outlivesItsScrollView() {
    HeadlessWorld.run { _ in
      var list: UIScrollView? = UIScrollView(frame: .zero)
      let token = list?.observe(\.contentOffset) { _, _ in }
      list = nil
      #expect(token != nil)
      token?.invalidate()
    }
  }
}
#endif
