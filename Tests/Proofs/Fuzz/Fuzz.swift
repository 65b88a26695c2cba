import Glibc

/// The entry point of libFuzzer for an input; a broken law stops the program, and libFuzzer keeps the input.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = UnsafeBufferPointer(start: start, count: count)
  var run = FuzzRun(bytes, keepsLog: false)
  guard run.run() != nil else { return 0 }
  var again = FuzzRun(bytes, keepsLog: true)
  guard let breach = again.run() else { return 0 }
  print(again.source(of: breach))
  fflush(nil)
  fatalError("law \(breach.law) is broken: \(breach.what)")
}
