import RefreshAnimators
import RefreshTesting

/// The report and the buffers behind the calls of the page.
struct ReportHost {
  private(set) var report: Report?
  private(set) var numbers = StepReport()
  private(set) var painter = Painter()

  /// The text that the page gives.
  private(set) var room = FlatBuffer<UInt8>(capacity: 1024)

  /// The last text for the page.
  private(set) var words = FlatBuffer<UInt8>(capacity: 1024)

  /// The steps of the rows of the last course.
  private(set) var rows = FlatBuffer<Double>(capacity: 256)

  private var settings = PlaygroundSettings()

  /// Makes room for so many bytes of a text; returns their address.
  mutating func makeRoom(for count: Int) -> UnsafeMutablePointer<UInt8> {
    room.free()
    room = FlatBuffer(capacity: max(count, 1))
    return room.start
  }

  /// Reads the text in the room; returns the number of its steps, or -1 with a sentence for the page.
  mutating func open(_ count: Int) -> Int32 {
    let text = String(decoding: UnsafeBufferPointer(start: room.start, count: count), as: UTF8.self)
    do {
      var new = try Report(parsing: text)
      new.settings = settings
      report = new
      return Int32(new.replay.steps.count)
    } catch {
      write(error.description)
      return -1
    }
  }

  mutating func set(_ slot: Slot, _ number: Double) {
    settings[slot] = number
    report?.settings = settings
  }

  /// The step of a number; `nil` if none has it.
  func step(_ index: Int32) -> RefreshReplay.Step? {
    guard let steps = report?.replay.steps, steps.indices.contains(Int(index)) else { return nil }
    return steps[Int(index)]
  }

  mutating func read(_ index: Int32) {
    if let report, let step = step(index) { numbers.read(report, step) }
  }

  /// Reads the first line in which the effects are not the recorded ones; returns `false` if there is none.
  mutating func readDifference() -> Bool {
    guard let difference = report?.replay.difference else { return false }
    write(difference.description)
    return true
  }

  /// Reads the course of the control at a side, as text and as the steps of its rows.
  mutating func readCourse(at side: RefreshStateMachine.AxisSide) {
    guard let course = report?.course(at: side) else { return }
    write(course.text)
    rows.removeAll()
    for step in course.steps { rows.append(Double(step)) }
  }

  mutating func draw(_ side: RefreshStateMachine.AxisSide, _ index: Int32, time: Double) {
    if let report, let step = step(index) { report.draw(side, step, time: time, by: &painter) }
  }

  mutating func fingerprint(_ index: Int32) -> UInt64 {
    guard let report, let step = step(index) else { return 0 }
    return Fingerprint(of: step, in: report, drawnBy: &painter).value
  }

  private mutating func write(_ text: String) {
    words.removeAll()
    for byte in text.utf8 { words.append(byte) }
  }
}
