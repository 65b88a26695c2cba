import Testing

@testable import ScrollPhysics

@Suite struct ScrollDragTests {
  @Test func beginsAtTenPoints() {
    var drag = ScrollDrag(at: 300)
    #expect(drag.move(to: 309.9, from: 0) == nil)
    #expect(!drag.hasBegun)
    #expect(drag.move(to: 310, from: 0) == 0)
    #expect(drag.hasBegun)
  }

  @Test func beginsAtTenPointsTheOtherWay() {
    var drag = ScrollDrag(at: 300)
    #expect(drag.move(to: 290.1, from: 50) == nil)
    #expect(drag.move(to: 289, from: 50) == 51)
  }

  @Test func followsTheFingerAndForgetsTheWay() {
    var drag = ScrollDrag(at: 300)
    _ = drag.move(to: 330, from: 100)
    _ = drag.move(to: 700, from: 0)
    #expect(drag.move(to: 320, from: -55) == 90)
    #expect(drag.move(to: 310, from: 7) == 100)
  }

  @Test func startsWhereTheContentStandsWhenItBegins() {
    var drag = ScrollDrag(at: 300)
    _ = drag.move(to: 305, from: 0)
    #expect(drag.move(to: 315, from: 40) == 35)
  }

  @Test func goesOnFromWhereSomeoneElseHasPutTheContent() {
    var drag = ScrollDrag(at: 300)
    _ = drag.move(to: 330, from: 100)
    drag.rebase(to: 500)
    #expect(drag.move(to: 330, from: 0) == 500)
    #expect(drag.move(to: 340, from: 0) == 490)
  }

  @Test func isNotBegunByTheContentBeingMoved() {
    var drag = ScrollDrag(at: 300)
    drag.rebase(to: 500)
    #expect(!drag.hasBegun)
    #expect(drag.move(to: 305, from: 500) == nil)
  }
}
