// What the page calls. The page is one thread, and its calls do not nest.

import RefreshAnimators

nonisolated(unsafe) private var host = Host()

/// The names of the slots as UTF-8 that ends in a zero, with spaces between them.
@_expose(wasm, "slotNames")
@_cdecl("slotNames")
func slotNames() -> UnsafePointer<UInt8> { Slot.names.utf8Start }

/// What a slot is unless somebody says otherwise.
@_expose(wasm, "slotStandard")
@_cdecl("slotStandard")
func slotStandard(_ index: Int32) -> Double { Slot(rawValue: Int(index))?.standard ?? 0 }

/// Where the settings of the next phone are written.
@_expose(wasm, "slots")
@_cdecl("slots")
func slots() -> UnsafeMutablePointer<Double> { host.slots }

/// Makes a phone of the settings in the slots; an index that is free is the number of phones.
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

/// Lets a frame pass with the finger at a place; not a number if it has not moved.
@_expose(wasm, "step")
@_cdecl("step")
func step(_ phone: Int32, _ x: Double, _ y: Double) {
  host.phone(phone)?.step(finger: x.isFinite && y.isFinite ? .init(x: x, y: y) : nil)
}

/// Does what is not the passing of time.
@_expose(wasm, "act")
@_cdecl("act")
func act(_ phone: Int32, _ kind: Int32, _ x: Double, _ y: Double) {
  guard let kind = Act.Kind(rawValue: kind), let phone = host.phone(phone) else { return }
  Act(kind: kind, x: x, y: y).carryOut(in: phone)
}

/// Reads a phone; answers where the numbers are.
@_expose(wasm, "read")
@_cdecl("read")
func read(_ phone: Int32) -> UnsafePointer<Double> {
  host.read(phone)
  return UnsafePointer(host.report.numbers.start)
}

/// Draws a control of a phone: the one that loads more, or the other; answers where the numbers are.
@_expose(wasm, "draw")
@_cdecl("draw")
func draw(_ phone: Int32, _ loadsMore: Int32) -> UnsafePointer<Double> {
  host.draw(phone, loadsMore: loadsMore != 0)
  return UnsafePointer(host.painter.list.numbers.start)
}

/// How many numbers were drawn.
@_expose(wasm, "drawnCount")
@_cdecl("drawnCount")
func drawnCount() -> Int32 { Int32(host.painter.list.numbers.count) }

/// Where the texts of what was drawn are.
@_expose(wasm, "drawnTexts")
@_cdecl("drawnTexts")
func drawnTexts() -> UnsafePointer<UInt8> { UnsafePointer(host.painter.list.bytes.start) }

/// The fingerprint of what a phone shows.
@_expose(wasm, "fingerprint")
@_cdecl("fingerprint")
func fingerprint(_ phone: Int32) -> UInt64 { host.fingerprint(phone) }
