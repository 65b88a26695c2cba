#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshAnimators
import Testing

/// The release of a pull: the test is named by a report on other libraries, and shows that it does not happen here.
@MainActor
@Suite struct ReleaseMuseumTests {
  /// An inset that is written at the lift clamps the offset, and the bounce starts from the old one.
  @Test(.bug(id: "B122"), arguments: HeadlessSwitches.everySetting)
  func theListFlashesAtTheRelease(switches: HeadlessSwitches) async {
    await Scene.run(switches) { scene in
      scene.addHeader()
      scene.pull(to: 90)
      scene.finger.hold(for: 0.1)
      var path = [scene.pull]
      scene.finger.lift()
      for _ in 0..<120 {
        path.append(scene.pull)
        scene.world.advance(frames: 1)
      }
      #expect(scene.header?.isRefreshing == true && path.last == 60)
      let steps = zip(path, path.dropFirst()).map { $1 - $0 }
      #expect(steps.allSatisfy { $0 <= 0 }, "the list goes outwards: \(path)")
      // A bounce of UIKit takes 15.4 percent of the overscroll in a frame of 60 Hz, and the lift may take one of its own.
      let longest = 2 * 0.154 * 90.0
      #expect(steps.allSatisfy { $0 >= -longest - 1 }, "the list jumps: \(path)")
      await scene.finish()
    }
  }
}
#endif
