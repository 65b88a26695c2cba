/// What libFuzzer calls with each input; a broken law stops the program, and the input is kept.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var run = FuzzRun(UnsafeBufferPointer(start: start, count: count))
  if let breach = run.run() { fatalError("law \(breach.law) is broken: \(breach.what)") }
  return 0
}
