#if canImport(HeadlessUIKit) && DEBUG
import HeadlessUIKit
import RefreshAnimators
import Testing

@testable import RefreshCore

/// The notice that an app is limited to 60 frames per second.
@MainActor
@Suite struct FrameRateNoticeTests {
  /// Adds a header to two lists on a screen, and returns what is logged about each.
  ///
  /// The notice is given once in a process, so nothing here may wait for other tests.
  private func logged(at rate: HeadlessSwitches.FrameClock) async -> [[RefreshLog.Entry]] {
    var switches = HeadlessSwitches()
    switches.frameClock = rate
    return await HeadlessWorld.run(switches: switches) { world in
      let lists = [0, 1].map { _ in UIScrollView(frame: world.window.bounds) }
      lists.forEach(world.window.addSubview)
      var entries: [[RefreshLog.Entry]] = []
      for list in lists {
        entries.append(
          await LogBoard.entries(about: list) {
            FrameRateNotice.isGiven = entries.contains([.frameRate])
            list.refresh.addHeader(animator: PlainAnimator()) { try await Task.sleep(nanoseconds: 0) }
          })
        FrameRateNotice.isGiven = true
      }
      return entries
    }
  }

  @Test func aFastScreenWithoutTheKeyIsReportedOnce() async {
    #expect(await logged(at: .linksCappedAtSixty) == [[.frameRate], []])
  }

  @Test func aScreenOf60FramesIsNotReported() async {
    #expect(await logged(at: .sixty) == [[], []])
  }

  @Test func theNoticeIsForPhonesWithoutTheKey() {
    #expect(FrameRateNotice.isDue(framesPerSecond: 120, idiom: .phone, setting: nil))
    #expect(!FrameRateNotice.isDue(framesPerSecond: 120, idiom: .phone, setting: true))
    #expect(!FrameRateNotice.isDue(framesPerSecond: 120, idiom: .phone, setting: false))
    #expect(!FrameRateNotice.isDue(framesPerSecond: 120, idiom: .pad, setting: nil))
    #expect(!FrameRateNotice.isDue(framesPerSecond: 60, idiom: .phone, setting: nil))
  }
}
#endif
