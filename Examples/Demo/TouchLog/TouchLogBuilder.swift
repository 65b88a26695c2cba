/// Makes touches of entries.
struct TouchLogBuilder {
  private var touches: [TouchLog.Touch] = []

  /// The last position of the finger across the view, in points.
  private var x: Double

  /// The line in which the finger went down that is still down.
  private var downLine: Int?

  /// The times of the first and of the last entry, as they were written, in seconds.
  private var times: (first: Double, last: Double)?

  private var momentCount = 0

  private let view: (width: Double, height: Double)?

  init(x: Double, view: (width: Double, height: Double)?) { (self.x, self.view) = (x, view) }

  mutating func add(_ entry: TouchLogEntry) throws(TouchLog.Malformed) {
    let time = try relativeTime(of: entry)
    momentCount += 1
    guard momentCount <= TouchLog.mostMoments else {
      throw entry.malformed("a recording has at most \(TouchLog.mostMoments) moments")
    }
    x = entry.x ?? x
    let moment = TouchLog.Moment(time: time, position: .init(x: x, y: entry.y))
    if entry.mark == .down { return try begin(moment, entry) }
    guard downLine != nil else { throw entry.malformed("the finger is not down here") }
    touches[touches.count - 1].moments.append(moment)
    guard let mark = entry.mark else { return }
    touches[touches.count - 1].isCancelled = mark == .cancel
    downLine = nil
  }

  /// The touches; all of them must be over.
  func finish() throws(TouchLog.Malformed) -> [TouchLog.Touch] {
    if let downLine { throw .init(line: downLine, reason: "the touch that begins here never ends") }
    return touches
  }

  private mutating func begin(_ moment: TouchLog.Moment, _ entry: TouchLogEntry) throws(TouchLog.Malformed) {
    if let downLine { throw entry.malformed("the finger is put down here, but it is down since line \(downLine)") }
    if let view, !(0...view.width).contains(moment.position.x) || !(0...view.height).contains(moment.position.y) {
      let size = "\(Int(view.width)) points wide and \(Int(view.height)) high"
      throw entry.malformed("the finger is put down outside the view, which is \(size)")
    }
    touches.append(.init(moments: [moment]))
    downLine = entry.line
  }

  /// Seconds since the first entry.
  private mutating func relativeTime(of entry: TouchLogEntry) throws(TouchLog.Malformed) -> Double {
    let (first, last) = times ?? (entry.time, entry.time)
    guard entry.time >= last else {
      throw entry.malformed("the time runs backwards here, from \(last) to \(entry.time)")
    }
    guard entry.time - first <= TouchLog.longestDuration else {
      throw entry.malformed("a recording takes at most \(Int(TouchLog.longestDuration)) seconds")
    }
    times = (first, entry.time)
    return entry.time - first
  }
}
