#if canImport(HeadlessSwiftUI)
import HeadlessSwiftUI
import HeadlessUIKit
import Testing

@testable import RefreshSwiftUI

@MainActor
struct HostedIndicatorTests {
  @Test(arguments: SwiftUISetting.each)
  func aViewOfSwiftUIIsEvaluatedOnceAFrameAndNeverTheListWithIt(_ switches: HeadlessSwiftUISwitches) async {
    let (job, seen) = (Job(), SeenUpdates())
    await Screen.run(false, switches) { screen, remote in
      let bodies = remote.bodyCount
      guard let list = screen.list else { return }
      let finger = SimulatedFinger(on: list)
      finger.drag(from: CGPoint(x: 196, y: 100), to: CGPoint(x: 196, y: 140), duration: 0.1)
      for step in 1...20 {
        let count = seen.count
        finger.drag(to: CGPoint(x: 196, y: 140 + CGFloat(step) * 5), duration: screen.world.frameDuration)
        #expect(seen.count - count <= 1)
      }
      #expect(seen.count > 10)
      finger.drag(to: CGPoint(x: 196, y: 500), duration: 0.1)
      finger.lift()
      await screen.advance(by: 0.5)
      #expect(remote.bodyCount == bodies)
      #expect(seen.last?.state == .refreshing)
      #expect(screen.header?.view is HostedIndicator)
      #expect(seen.last?.heldExtent == 60)
      let indicator = screen.header?.view
      #expect(indicator?.bounds.size == CGSize(width: 393, height: 60))
      #expect(indicator?.subviews.map(\.frame) == indicator.map { [$0.bounds] })
      job.finish()
      await screen.advance(by: 2)
      #expect(job.endCount == 1)
    } content: { _ in
      List(rows(30)) { Text("\($0.id)") }
        .refreshHeader(height: 60) { update in
          SeenView(update: update, seen: seen)
        } action: { _ in
          try await job.run()
        }
    }
  }

  @Test(arguments: SwiftUISetting.each)
  func darkModeAndTheEnvironmentReachTheViewInASession(_ switches: HeadlessSwiftUISwitches) async {
    let (job, seen) = (Job(), SeenUpdates())
    await Screen.run("first", switches) { screen, remote in
      await screen.pull()
      #expect(seen.scheme == .light)
      #expect(seen.note == "first")
      screen.world.setTraits { $0.userInterfaceStyle = .dark }
      await screen.settle()
      #expect(seen.scheme == .dark)
      remote.value = "second"
      await screen.settle()
      #expect(seen.note == "second")
      #expect(screen.header?.isRefreshing == true)
      job.finish()
      await screen.advance(by: 2)
    } content: { note in
      List(rows(30)) { Text("\($0.id)") }
        .refreshHeader { update in
          SeenView(update: update, seen: seen)
        } action: { _ in
          try await job.run()
        }
        .environment(\.note, note.wrappedValue)
    }
  }

  @Test(arguments: SwiftUISetting.each, [RefreshTrigger.onReachingEnd(within: .viewports(1)), .onTap])
  func darkModeAndTheEnvironmentReachARowThatStays(_ switches: HeadlessSwiftUISwitches, trigger: RefreshTrigger) async {
    let (job, seen) = (Job(), SeenUpdates())
    await Screen.run("first", switches) { screen, remote in
      await screen.scrollToEnd()
      job.finish()
      await screen.advance(by: 2)
      #expect(seen.last?.stays == true)
      #expect((seen.last?.outcome == .failure) == (trigger != .onTap))
      #expect(seen.scheme == .light && seen.note == "first")
      screen.world.setTraits { $0.userInterfaceStyle = .dark }
      await screen.settle()
      #expect(seen.scheme == .dark)
      remote.value = "second"
      await screen.settle()
      #expect(seen.note == "second")
      #expect(screen.footer?.refreshState == .idle)
    } content: { note in
      List(rows(60)) { Text("\($0.id)") }
        .refreshFooter(height: 44, trigger: trigger) { update in
          SeenView(update: update, seen: seen)
        } action: { _ in
          try await job.run()
          throw Offline()
        }
        .environment(\.note, note.wrappedValue)
    }
  }

  @Test(arguments: SwiftUISetting.each)
  func aViewWithoutAHeightHasItsIdealOneAlsoIfItWouldTakeAll(_ switches: HeadlessSwiftUISwitches) async {
    let (job, seen) = (Job(), SeenUpdates())
    await Screen.run(0, switches) { screen, _ in
      await screen.pull()
      await screen.advance(by: 1)
      #expect(seen.last?.heldExtent == 40)
      #expect(screen.list?.contentInset.top == 40)
      job.finish()
      await screen.advance(by: 2)
      #expect(job.endCount == 1)
    } content: { _ in
      List(rows(30)) { Text("\($0.id)") }
        .refreshHeader { update in
          VStack {
            SeenView(update: update, seen: seen)
            Spacer()
          }
        } action: { _ in
          try await job.run()
        }
    }
  }

  @Test(arguments: SwiftUISetting.each)
  func aViewWithoutAHeightIsMeasuredAgainWithItsContent(_ switches: HeadlessSwiftUISwitches) async {
    let job = Job()
    await Screen.run(CGFloat(60), switches) { screen, remote in
      let control = screen.header
      await screen.pull()
      await screen.advance(by: 1)
      #expect(screen.list?.contentInset.top == 60)
      for height in [120, 30, 90] as [CGFloat] {
        remote.value = height
        await screen.advance(by: 1)
        #expect(screen.list?.contentInset.top == height)
      }
      #expect(screen.header === control && control?.isRefreshing == true)
      job.finish()
      await screen.advance(by: 2)
      #expect(screen.list?.contentInset.top == 0)
      remote.value = 50
      await screen.settle()
      await screen.pull()
      await screen.advance(by: 1)
      #expect(screen.list?.contentInset.top == 50)
      job.finish()
      await screen.advance(by: 2)
      #expect((job.startCount, job.cancelCount, job.endCount) == (2, 0, 2))
    } content: { height in
      List(rows(30)) { Text("\($0.id)") }
        .refreshHeader { _ in
          Text("Tall").frame(height: height.wrappedValue)
        } action: { _ in
          try await job.run()
        }
    }
  }

  @Test func aStormOfRedrawsMeasuresAViewWithoutAHeightInNoCircle() async {
    let seen = SeenUpdates()
    await Screen.run(0) { screen, remote in
      let count = seen.count
      for number in 1...20 {
        remote.value = number
        await screen.settle()
      }
      #expect(seen.count - count <= 40)
    } content: { _ in
      List(rows(30)) { Text("\($0.id)") }
        .refreshHeader { update in
          SeenView(update: update, seen: seen)
        } action: { _ in
          await nothing()
        }
    }
  }

  @Test(arguments: [false, true])
  func aViewThatDrawsNoOutcomeGivesWayToTheSignOfAFailure(showsOutcomes: Bool) async {
    let (job, seen) = (Job(), SeenUpdates())
    await Screen.run(false) { screen, _ in
      await screen.pull()
      job.finish()
      await screen.advance(by: 0.9)
      #expect(screen.header?.refreshState == .ending && seen.last?.outcome == .failure)
      #expect(screen.header?.view?.superview?.alpha == (showsOutcomes ? 1 : 0))
      await screen.advance(by: 2)
      #expect(screen.header?.refreshState == .idle)
    } content: { _ in
      List(rows(30)) { Text("\($0.id)") }
        .refreshHeader(height: 60, showsOutcomes: showsOutcomes) { update in
          SeenView(update: update, seen: seen)
        } action: { _ in
          try await job.run()
          throw Offline()
        }
    }
  }

  private struct Offline: Error {}

  /// At rest, no update tells it of its surroundings.
  @Test func aViewIsMeasuredInTheSurroundingsThatAreAskedAbout() async {
    await Screen.run(0) { @MainActor _, _ in
      let face = HostedIndicator.Face(height: nil, showsOutcomes: false) { update in
        AnyView(Text("").frame(height: update.surroundings.crossLength / 4))
      }
      let view = HostedIndicator(face, EnvironmentValues(), .top)
      #expect(view.metrics(in: RefreshSurroundings(crossLength: 800)).heldExtent == 200)
      #expect(view.metrics(in: RefreshSurroundings(crossLength: 400)).heldExtent == 100)
    } content: { _ in
      List(rows(3)) { Text("\($0.id)") }
    }
  }
}

/// The last update of an indicator.
@MainActor
final class SeenUpdates {
  var count = 0
  var last: RefreshUpdate?
  var scheme: ColorScheme?
  var note = ""
}

/// An indicator of an app.
struct SeenView: View {
  let update: RefreshUpdate
  let seen: SeenUpdates
  @Environment(\.colorScheme) private var scheme
  @Environment(\.note) private var note

  var body: some View {
    seen.count += 1
    (seen.last, seen.scheme, seen.note) = (update, scheme, note)
    return Text("\(Int(update.progress * 100)) %")
  }
}

private enum NoteKey: EnvironmentKey {
  static var defaultValue: String { "" }
}

extension EnvironmentValues {
  var note: String {
    get { self[NoteKey.self] }
    set { self[NoteKey.self] = newValue }
  }
}
#endif
