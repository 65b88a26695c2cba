// What the page of reports calls. The page is one thread, and its calls do not nest.

import RefreshAnimators
import RefreshTesting

nonisolated(unsafe) private var host = ReportHost()

/// The names of the slots as UTF-8 that ends in a zero, with spaces between them.
@_expose(wasm, "slotNames")
@_cdecl("slotNames")
func slotNames() -> UnsafePointer<UInt8> { Slot.names.utf8Start }

/// Changes a setting.
@_expose(wasm, "set")
@_cdecl("set")
func set(_ slot: Int32, _ number: Double) {
  if let slot = Slot(rawValue: Int(slot)) { host.set(slot, number) }
}

/// Returns the address for so many bytes of a text.
@_expose(wasm, "room")
@_cdecl("room")
func room(_ count: Int32) -> UnsafeMutablePointer<UInt8> { host.makeRoom(for: Int(count)) }

/// Reads the text in the room; returns the number of its steps, or -1 and leaves a sentence in `words`.
@_expose(wasm, "open")
@_cdecl("open")
func open(_ count: Int32) -> Int32 { host.open(Int(count)) }

/// Returns 1 if the report is of a vertical list.
@_expose(wasm, "isVertical")
@_cdecl("isVertical")
func isVertical() -> Int32 { host.report?.replay.isVertical == false ? 0 : 1 }

/// Returns 1 if the end is missing.
@_expose(wasm, "isCut")
@_cdecl("isCut")
func isCut() -> Int32 { host.report?.replay.isCut == true ? 1 : 0 }

/// Leaves the first difference of the effects in `words`; returns 1 if there is one.
@_expose(wasm, "difference")
@_cdecl("difference")
func difference() -> Int32 { host.readDifference() ? 1 : 0 }

/// Returns 1 if there is ever a control at a side.
@_expose(wasm, "hasControl")
@_cdecl("hasControl")
func hasControl(_ side: Int32) -> Int32 { host.report?.replay.hasControl(at: axisSide(side)) == true ? 1 : 0 }

/// Leaves the course of the control at a side in `words` and `rows`; returns the number of rows.
@_expose(wasm, "course")
@_cdecl("course")
func course(_ side: Int32) -> Int32 {
  host.readCourse(at: axisSide(side))
  return Int32(host.rows.count)
}

/// Returns the address of the steps of the rows of the last course.
@_expose(wasm, "rows")
@_cdecl("rows")
func rows() -> UnsafePointer<Double> { UnsafePointer(host.rows.start) }

/// Returns the address of the last text.
@_expose(wasm, "words")
@_cdecl("words")
func words() -> UnsafePointer<UInt8> { UnsafePointer(host.words.start) }

/// Returns the number of bytes of the last text.
@_expose(wasm, "wordCount")
@_cdecl("wordCount")
func wordCount() -> Int32 { Int32(host.words.count) }

/// Reads a step; returns the address of the numbers.
@_expose(wasm, "read")
@_cdecl("read")
func read(_ step: Int32) -> UnsafePointer<Double> {
  host.read(step)
  return UnsafePointer(host.numbers.numbers.start)
}

/// Draws the control at a side after a step, at a time in seconds; returns the address of the numbers.
@_expose(wasm, "draw")
@_cdecl("draw")
func draw(_ side: Int32, _ step: Int32, _ time: Double) -> UnsafePointer<Double> {
  host.draw(axisSide(side), step, time: time)
  return UnsafePointer(host.painter.list.numbers.start)
}

/// Returns the number of numbers in the last drawing.
@_expose(wasm, "drawnCount")
@_cdecl("drawnCount")
func drawnCount() -> Int32 { Int32(host.painter.list.numbers.count) }

/// Returns the address of the texts of the last drawing.
@_expose(wasm, "drawnTexts")
@_cdecl("drawnTexts")
func drawnTexts() -> UnsafePointer<UInt8> { UnsafePointer(host.painter.list.bytes.start) }

/// The fingerprint of a step.
@_expose(wasm, "fingerprint")
@_cdecl("fingerprint")
func fingerprint(_ step: Int32) -> UInt64 { host.fingerprint(step) }

/// The side of a number of the page.
private func axisSide(_ number: Int32) -> RefreshStateMachine.AxisSide { number == 0 ? .near : .far }
