#if canImport(HeadlessSwiftUI)
import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import Testing

@testable import RefreshSwiftUI

/// The looks of a control under redraws: the animator of its modifier, or what the app has set in `configure`.
@MainActor
struct LookTests {
  @Test(arguments: SwiftUISetting.each)
  func aViewOfConfigureStaysWithTheAutomaticAnimatorOverRedraws(_ switches: HeadlessSwiftUISwitches) async {
    let (job, own) = (Job(), OwnView())
    await Screen.run(0, switches) { screen, remote in
      #expect(screen.header?.view === own.view)
      await screen.pull()
      for number in 1...5 {
        remote.value = number
        await screen.settle()
      }
      #expect(screen.header?.view === own.view && screen.header?.isRefreshing == true)
      job.finish()
      await screen.advance(by: 2)
      #expect((job.startCount, job.cancelCount, job.endCount) == (1, 0, 1))
    } content: { _ in
      List(rows(30)) { Text("\($0.id)") }
        .refreshHeader {
          try await job.run()
        } configure: {
          $0.animator = .view(own.view)
        }
    }
  }

  @Test(arguments: SwiftUISetting.each)
  func imagesOfTheModifierStayInTheirViewOverRedraws(_ switches: HeadlessSwiftUISwitches) async {
    let own = OwnImages()
    await Screen.run(0, switches) { screen, remote in
      let view = screen.header?.view
      #expect(view is FramesView)
      for number in 1...5 {
        remote.value = number
        await screen.settle()
        #expect(screen.header?.view === view)
      }
    } content: { _ in
      List(rows(30)) { Text("\($0.id)") }.refreshHeader(.frames(own.images)) { await nothing() }
    }
  }

  @Test(arguments: SwiftUISetting.each, [false, true])
  func anAnimatorOfConfigureStaysOverRedraws(_ switches: HeadlessSwiftUISwitches, isAutomatic: Bool) async {
    await Screen.run(0, switches) { screen, remote in
      for number in 1...5 {
        #expect(screen.header?.animator is GumAnimator)
        remote.value = number
        await screen.settle()
      }
    } content: { number in
      Group {
        if isAutomatic {
          List(rows(30)) { Text("\($0.id)") }
            .refreshHeader {
              await nothing()
            } configure: {
              $0.animator = .gum
            }
        } else {
          List(rows(30)) { Text("\($0.id)") }
            .refreshHeader(Bar(length: number.wrappedValue)) {
              await nothing()
            } configure: {
              $0.animator = .gum
            }
        }
      }
    }
  }

  @Test(arguments: SwiftUISetting.each)
  func aViewOfConfigureStaysWithAnAnimatorThatCannotBeCompared(_ switches: HeadlessSwiftUISwitches) async {
    let own = OwnView()
    await Screen.run(0, switches) { screen, remote in
      for number in 1...5 {
        #expect(screen.header?.view === own.view)
        remote.value = number
        await screen.settle()
      }
    } content: { number in
      List(rows(30)) { Text("\($0.id)") }
        .refreshHeader(Bar(length: number.wrappedValue)) {
          await nothing()
        } configure: {
          $0.animator = .view(own.view)
        }
    }
  }

  @Test(arguments: SwiftUISetting.each)
  func anAnimatorOfAnotherTypeReplacesThatOfConfigure(_ switches: HeadlessSwiftUISwitches) async {
    await Screen.run(false, switches) { screen, remote in
      #expect(screen.header?.animator is GumAnimator)
      remote.value = true
      await screen.settle()
      #expect(screen.header?.animator is RingAnimator)
    } content: { isRing in
      let animator: any RefreshAnimator = isRing.wrappedValue ? RingAnimator() : Bar(length: 1)
      let action = ActionOwner.succeeding { _ in await nothing() }
      let setup = RefreshSetup(
        look: .animator(animator), role: .refresh, edge: .top, trigger: nil, action: action, proxy: nil,
        configure: { $0.animator = .gum })
      List(rows(30)) { Text("\($0.id)") }.modifier(RefreshModifier(setup: setup))
    }
  }

  @Test(arguments: SwiftUISetting.each)
  func anAnimatorThatCannotBeComparedTakesThePlaceOfItsLike(_ switches: HeadlessSwiftUISwitches) async {
    let job = Job()
    await Screen.run(0, switches) { screen, remote in
      await screen.pull()
      for number in 1...5 {
        remote.value = number
        await screen.settle()
        #expect((screen.header?.animator as? Bar)?.length == number)
      }
      #expect(screen.header?.isRefreshing == true)
      job.finish()
      await screen.advance(by: 2)
      #expect((job.startCount, job.cancelCount, job.endCount) == (1, 0, 1))
    } content: { number in
      List(rows(30)) { Text("\($0.id)") }.refreshHeader(Bar(length: number.wrappedValue)) { try await job.run() }
    }
  }

  @Test(arguments: SwiftUISetting.each)
  func anotherAnimatorOfTheModifierReplacesTheViewOfConfigure(_ switches: HeadlessSwiftUISwitches) async {
    let own = OwnView()
    await Screen.run(16.0, switches) { screen, remote in
      #expect(screen.header?.view === own.view)
      remote.value = 24
      await screen.settle()
      #expect(screen.header?.view == nil)
      #expect(screen.header?.animator as? GumAnimator == .gum(radius: 24))
    } content: { radius in
      List(rows(30)) { Text("\($0.id)") }
        .refreshHeader(.gum(radius: radius.wrappedValue)) {
          await nothing()
        } configure: {
          $0.animator = .view(own.view)
        }
    }
  }

  @Test(arguments: [false, true])
  func aRedrawInASessionLeavesTheWordsOfTheArrowAndAsksTheStoreOnce(isOfStyle: Bool) async {
    let (job, asked) = (Job(), AskedHistory())
    await Screen.run(0) { screen, remote in
      await screen.pull()
      for number in 1...10 {
        remote.value = number
        await screen.settle()
      }
      #expect(screen.header?.animator is ArrowAnimator && screen.header?.isRefreshing == true)
      #expect((asked.loadCount, asked.textCount) == (1, 1))
      #expect(asked.shown == ["1 unread"])
      job.finish()
      await screen.advance(by: 2)
    } content: { _ in
      var style = RefreshStyle()
      if isOfStyle { style.headerAnimator = .arrow }
      return Group {
        if isOfStyle {
          List(rows(30)) { Text("\($0.id)") }
            .refreshHeader(action: { try await job.run() }, configure: asked.configure)
        } else {
          List(rows(30)) { Text("\($0.id)") }
            .refreshHeader(.arrow, action: { try await job.run() }, configure: asked.configure)
        }
      }
      .refreshStyle(style)
    }
  }

  /// An animator of an app that is not `Equatable`.
  private struct Bar: RefreshAnimator {
    let length: Int

    func draw(_ update: RefreshUpdate, into drawing: inout Drawing) {}
  }

  /// Images that are made in the world of a test.
  @MainActor
  private final class OwnImages {
    private(set) lazy var images = (0..<3).map { _ in
      UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { _ in }
    }
  }

  /// A view that is made in the world of a test.
  @MainActor
  private final class OwnView {
    private(set) lazy var view = PlainView(frame: .zero)
  }

  /// A view of an app.
  private final class PlainView: UIView, RefreshViewAnimator {
    func refreshDidUpdate(_ update: RefreshUpdate) {}
  }
}

/// The history of an app, which counts how often it is asked.
@MainActor
private final class AskedHistory {
  private(set) var loadCount = 0
  private(set) var textCount = 0

  /// The texts that were drawn.
  private(set) var shown: Set<String> = []

  func configure(_ control: RefreshControl) {
    control.history.store = RefreshHistory.Store(load: { self.load() }, save: { _ in })
    control.history.text = { _ in self.text() }
    control.onUpdate = { self.note($0) }
  }

  private func note(_ update: RefreshUpdate) {
    guard let text = update.lastRefresh else { return }
    shown.insert(text)
  }

  private func load() -> Date? {
    loadCount += 1
    return nil
  }

  private func text() -> String? {
    textCount += 1
    return "\(textCount) unread"
  }
}
#endif
