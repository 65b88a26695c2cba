// Exit tests need a process to start, which only the desktop systems allow.
#if os(Linux) || os(macOS)
import Testing

@testable import ScrollPhysics

@Suite struct TrapTests {
  @Test func trapsAtAScaleOfNone() async {
    await #expect(processExitsWith: .failure) { _ = PixelGrid(scale: 0) }
    await #expect(processExitsWith: .failure) { _ = PixelGrid(scale: .nan) }
  }

  @Test func trapsAtANegativeOrInfiniteScale() async {
    await #expect(processExitsWith: .failure) { _ = PixelGrid(scale: -1) }
    await #expect(processExitsWith: .failure) { _ = PixelGrid(scale: .infinity) }
  }

  @Test func trapsAtARateThatLosesNoSpeedOrAll() async {
    await #expect(processExitsWith: .failure) { _ = DecelerationRate(perMillisecond: 1) }
    await #expect(processExitsWith: .failure) { _ = DecelerationRate(perMillisecond: 0) }
  }
}
#endif
