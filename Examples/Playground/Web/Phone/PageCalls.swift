// What the page calls. The page is one thread, and its calls do not nest.

import RefreshAnimators

nonisolated(unsafe) private var host = Host()

/// The names of the slots as UTF-8 that ends in a zero, with spaces between them.
@_expose(wasm, "slotNames")
@_cdecl("slotNames")
func slotNames() -> UnsafePointer<UInt8> { Slot.names.utf8Start }

/// Returns the default of a slot.
@_expose(wasm, "slotStandard")
@_cdecl("slotStandard")
func slotStandard(_ index: Int32) -> Double { Slot(rawValue: Int(index))?.standard ?? 0 }

/// The nearest number that a slot takes; NaN if it takes none.
@_expose(wasm, "slotNumber")
@_cdecl("slotNumber")
func slotNumber(_ index: Int32, _ number: Double) -> Double { Slot(rawValue: Int(index))?.number(for: number) ?? .nan }

/// Returns the address of the settings of the next phone.
@_expose(wasm, "slots")
@_cdecl("slots")
func slots() -> UnsafeMutablePointer<Double> { host.slots }

/// Returns the address for so many bytes of texts.
@_expose(wasm, "room")
@_cdecl("room")
func room(_ count: Int32) -> UnsafeMutablePointer<UInt8> { host.makeRoom(for: Int(count)) }

/// Keeps the texts in the room for a language; returns 0 if they are not its texts.
@_expose(wasm, "keepTexts")
@_cdecl("keepTexts")
func keepTexts(_ language: Int32, _ count: Int32) -> Int32 { host.keepTexts(language, count: Int(count)) ? 1 : 0 }

/// Creates a phone from the settings in the slots; an index that is not in use appends it.
@_expose(wasm, "make")
@_cdecl("make")
func make(_ phone: Int32, _ frameRate: Double) { host.make(phone, frameRate: frameRate) }

/// Changes a setting of a phone.
@_expose(wasm, "set")
@_cdecl("set")
func set(_ phone: Int32, _ slot: Int32, _ number: Double) {
  guard let slot = Slot(rawValue: Int(slot)) else { return }
  host.phone(phone)?.set(slot, number)
}

/// Advances by a frame with the finger at a position; NaN if it has not moved.
@_expose(wasm, "step")
@_cdecl("step")
func step(_ phone: Int32, _ x: Double, _ y: Double) {
  host.phone(phone)?.step(finger: x.isFinite && y.isFinite ? .init(x: x, y: y) : nil)
}

/// Carries out an act.
@_expose(wasm, "act")
@_cdecl("act")
func act(_ phone: Int32, _ kind: Int32, _ x: Double, _ y: Double) {
  guard let kind = Act.Kind(rawValue: kind), let phone = host.phone(phone) else { return }
  Act(kind: kind, x: x, y: y).carryOut(in: phone)
}

/// Reads the state of a phone; returns the address of the numbers.
@_expose(wasm, "read")
@_cdecl("read")
func read(_ phone: Int32) -> UnsafePointer<Double> {
  host.read(phone)
  return UnsafePointer(host.report.numbers.start)
}

/// Draws the header of a phone for 0, its footer for 1, or the gauge of a swipe for 2; returns the address of the numbers.
@_expose(wasm, "draw")
@_cdecl("draw")
func draw(_ phone: Int32, _ part: Int32) -> UnsafePointer<Double> {
  host.draw(phone, part)
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

/// The fingerprint of what a phone shows.
@_expose(wasm, "fingerprint")
@_cdecl("fingerprint")
func fingerprint(_ phone: Int32) -> UInt64 { host.fingerprint(phone) }
