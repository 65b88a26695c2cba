import Testing

@testable import TouchLog

/// Each kind of error is reported with its line.
@Suite struct MalformedTouchLogTests {
  struct Mistake: CustomTestStringConvertible {
    let text: String
    let description: String

    var testDescription: String { description }
  }

  private static let mistakes = [
    ("", "1: there is no touch in it"),
    ("# nothing\n\n", "3: there is no touch in it"),
    ("0", "1: a line is seconds,y[,x][,down|up|cancel], and this one has 1 field"),
    ("0,1,2,up,5", "1: a line is seconds,y[,x][,down|up|cancel], and this one has 5 fields"),
    ("seconds,y\n0,1\n1,2", "1: \"seconds\" is not a number of seconds"),
    ("0,1\n0.5,two\n1,2", "2: \"two\" is not a number of points"),
    ("0,1\n0.5,\n1,2", "2: \"\" is not a number of points"),
    ("0,1\n0.5,2,lift\n1,2", "2: \"lift\" is neither a number of points nor one of down, up and cancel"),
    ("0,1\n0.5,2,3,lift\n1,2", "2: \"lift\" is not one of down, up and cancel"),
    ("0,1\n0.5,2,,up", "2: \"\" is not a number of points"),
    ("0,1\n0.5,2,up,up", "2: \"up\" is not a number of points"),
    ("nan,1\n1,2", "1: nan is not a finite number of seconds"),
    ("0,1\n0.5,inf\n1,2", "2: inf is not a finite number of points"),
    ("0,1\n0.5,2,-inf\n1,2", "2: -inf is not a finite number of points"),
    ("0,1\n1e400,2", "2: 1e400 is not a finite number of seconds"),
    ("0,1\n0.5,20000\n1,2", "2: 20000 is more than 10000 points from the corner of the view"),
    ("0,1\n0.5,2\n0.4,3\n1,2", "3: the time runs backwards here, from 0.5 to 0.4"),
    ("0,1,up\n1,2", "1: the finger is not down here"),
    ("0,1\n0.5,2,up\n1,3", "3: the finger is not down here"),
    ("0,1\n0.5,2,up\n0.7,2\n1,3,down\n2,3", "3: the finger is not down here"),
    ("0,1\n0.5,2,cancel\n0.7,2,up", "3: the finger is not down here"),
    ("0,1\n0.5,2,down\n1,3", "2: the finger is put down here, but it is down since line 1"),
    ("0,1", "1: the touch that begins here never ends"),
    ("0,1\n1,2,up\n2,3,down", "3: the touch that begins here never ends"),
  ].map(Mistake.init)

  @Test(arguments: mistakes)
  func aMistakeIsToldWithItsLine(_ mistake: Mistake) {
    let error = #expect(throws: TouchLog.Malformed.self) { try TouchLog(parsing: mistake.text) }
    #expect(error?.description == mistake.description)
  }

  @Test(arguments: ["5,-1", "5,201", "5,50,-1", "5,50,101"])
  func aFingerThatIsPutDownOutsideTheViewIsToldWithItsLine(line: String) throws {
    let text = "0,0,0\n1,300,up\n\(line),down\n6,100,up"
    let error = #expect(throws: TouchLog.Malformed.self) { try TouchLog(parsing: text, view: (100, 200)) }
    #expect(
      error?.description == "3: the finger is put down outside the view, which is 100 points wide and 200 high")
    #expect(try TouchLog(parsing: text).touches.count == 2)
  }

  @Test func aFingerMayBePutDownAtTheRimOfTheViewAndLeaveIt() throws {
    let log = try TouchLog(parsing: "0,0,0\n1,300,up\n2,200,100,down\n3,-50,up", view: (100, 200))
    #expect(log.touches.count == 2)
  }
}
