import Testing

@testable import TouchLog

@Suite struct TouchLogTests {
  @Test func theFirstLinePutsTheFingerDownAndTheLastLiftsIt() throws {
    let log = try TouchLog(parsing: "0,200\n0.5,300\n1,320")
    #expect(log.touches.count == 1)
    #expect(log.touches[0].moments.map(\.time) == [0, 0.5, 1])
    #expect(log.touches[0].moments.map(\.position.y) == [200, 300, 320])
    #expect(!log.touches[0].isCancelled)
    #expect(log.duration == 1)
  }

  @Test func marksMakeSeveralTouches() throws {
    let log = try TouchLog(parsing: "0,200,down\n0.5,300\n0.6,300,cancel\n0.6,100,down\n1,110\n")
    #expect(log.touches.map(\.isCancelled) == [true, false])
    #expect(log.touches.map(\.moments.count) == [3, 2])
    #expect(log.touches[1].start == 0.6)
  }

  @Test func timesCountFromTheFirstTouch() throws {
    let log = try TouchLog(parsing: "86400.25,200\n86400.75,300")
    #expect(log.touches[0].start == 0)
    #expect(log.touches[0].end == 0.5)
  }

  @Test func blankLinesCommentsSpacesAndWindowsLineEndsSayNothing() throws {
    let plain = try TouchLog(parsing: "0,200,down\n1,300,up")
    let rich = try TouchLog(parsing: "\u{FEFF}# a pull\r\n\r\n  0 , 200 , down\r\n\t\r\n# lifted\r\n1, 300 ,up\r\n")
    #expect(rich == plain)
  }

  @Test func aLineWithoutXKeepsTheOneBefore() throws {
    let log = try TouchLog(parsing: "0,200\n1,210,50\n2,220\n3,230,60,up", x: 196.5)
    #expect(log.touches[0].moments.map(\.position.x) == [196.5, 50, 50, 60])
  }

  @Test func aFingerMovesAtAConstantSpeedBetweenTwoMoments() throws {
    let touch = try TouchLog(parsing: "0,200,10\n1,300,20\n1.5,300,40").touches[0]
    #expect(touch.position(at: -1) == TouchLog.Position(x: 10, y: 200))
    #expect(touch.position(at: 0) == TouchLog.Position(x: 10, y: 200))
    #expect(touch.position(at: 0.25) == TouchLog.Position(x: 12.5, y: 225))
    #expect(touch.position(at: 1) == TouchLog.Position(x: 20, y: 300))
    #expect(touch.position(at: 1.25) == TouchLog.Position(x: 30, y: 300))
    #expect(touch.position(at: 9) == TouchLog.Position(x: 40, y: 300))
  }

  @Test func twoMomentsAtOneTimeAreAJump() throws {
    let touch = try TouchLog(parsing: "0,200\n0,300\n1,300").touches[0]
    #expect(touch.position(at: 0).y == 300)
    #expect(touch.position(at: 0.5).y == 300)
  }

  @Test func aRecordingMayTakeTheLongestTimeAndNoMore() throws {
    #expect(try TouchLog(parsing: "0,200\n600,300").duration == TouchLog.longestDuration)
    #expect(throws: TouchLog.Malformed(line: 2, reason: "a recording takes at most 600 seconds")) {
      try TouchLog(parsing: "0,200\n600.001,300")
    }
  }

  @Test func aPointMayBeTheFarthestAndNoFarther() throws {
    #expect(try TouchLog(parsing: "0,-10000,10000\n1,0").touches.count == 1)
    #expect(throws: TouchLog.Malformed.self) { try TouchLog(parsing: "0,10001\n1,0") }
    #expect(throws: TouchLog.Malformed.self) { try TouchLog(parsing: "0,0,-10001\n1,0") }
  }
}
