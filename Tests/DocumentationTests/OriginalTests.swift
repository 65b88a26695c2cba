#if canImport(HeadlessUIKit)
import Foundation
import HeadlessUIKit
import RefreshAnimators
import RefreshTesting
import SwipeBack
import Testing

/// The Swift of the five originals of the playground compiles, is shown as it compiles, and does what the page shows.
@MainActor
@Suite struct OriginalTests {
  private static let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../..").standardized

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The pieces of Swift between empty lines, each without indentation.
  private func pieces(of code: String) -> [String] {
    code.components(separatedBy: "\n\n").map(plain).filter { !$0.isEmpty }
  }

  /// The lines of a text without indentation and without empty ones.
  private func plain(_ text: String) -> String {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
      .joined(separator: "\n")
  }

  private func screens() throws -> [String] {
    try text("Examples/Playground/Page/originals.js").components(separatedBy: "code: `").dropFirst()
      .map { $0.components(separatedBy: "`")[0].replacingOccurrences(of: "\\\\", with: "\\") }
  }

  @Test func whatThePageShowsIsCompiledHere() throws {
    let compiled = plain(try text("Tests/DocumentationTests/OriginalSnippets.swift"))
    let screens = try screens()
    #expect(screens.count == 5)
    for piece in screens.flatMap(pieces) { #expect(compiled.contains(piece), "not compiled:\n\(piece)") }
  }

  @Test func thePageDrawsTheLabelWithTheSwiftThatItShows() throws {
    let drawn = plain(try text("Examples/Playground/Core/Originals/ColorLabel.swift"))
    let shown = try #require(try screens().first { $0.contains("struct ColorLabel") })
    for piece in pieces(of: shown) where !piece.contains("addHeader") { #expect(drawn.contains(piece), "\(piece)") }
  }

  @Test func theLabelIsRedOnceItsHeightIsUncoveredUnderAFinger() async throws {
    try await HeadlessWorld.run { world in
      let (screen, feed) = (ListScreen(), Feed())
      world.window.addSubview(screen.view)
      addTheLabel(screen.tableView, feed)
      var colors: [RefreshState: Set<String>] = [:]
      screen.tableView.refresh.header?.onUpdate = { update in
        var drawing = Drawing()
        ColorLabel().redraw(update, in: &drawing)
        let picture = String(reflecting: drawing)
        for color in [Self.purple, Self.red] where picture.contains(color) {
          colors[update.state, default: []].insert(color)
        }
      }
      try await screen.tableView.refresh.simulatePull(to: 0.98)
      #expect(colors == [.pulling: [Self.purple]])
      try await screen.tableView.refresh.simulatePull(to: 1.02)
      #expect(colors == [.pulling: [Self.purple], .armed: [Self.red]])
      try await screen.tableView.refresh.release()
      try await screen.tableView.refresh.settle()
      #expect(colors[.refreshing] == [Self.purple] && colors[.armed] == [Self.red])
    }
  }

  private static let purple = String(reflecting: Drawing.Color.hex(0x6B3FA0))
  private static let red = String(reflecting: Drawing.Color.hex(0xC8102E))

  @Test func theGumIsAddedAsASubviewAndSendsItsValueHasChanged() async throws {
    try await HeadlessWorld.run { world in
      let screen = GumScreen()
      world.window.addSubview(screen.view)
      let refresh = screen.tableView.refresh
      try await refresh.simulatePull(to: 1.2)
      try await refresh.release()
      #expect(screen.server.requestCount == 1 && screen.control.isRefreshing)
      screen.server.answer(.success(["One"]))
      try await refresh.settle()
      #expect(screen.lines == ["One"] && !screen.control.isRefreshing)
    }
  }

  @Test(arguments: [false, true]) func aPullOfTheOthersReloads(isLabel: Bool) async throws {
    try await HeadlessWorld.run { world in
      let (screen, feed) = (ListScreen(), Feed())
      world.window.addSubview(screen.view)
      if isLabel { addTheLabel(screen.tableView, feed) } else { addTheReload(screen.tableView, feed) }
      try await screen.tableView.refresh.simulatePull(to: 1.2)
      try await screen.tableView.refresh.release()
      try await screen.tableView.refresh.settle()
      #expect(feed.reloads == 1)
    }
  }

  @Test func theTitleIsTheStateAndTheFooterLoads() async throws {
    try await HeadlessWorld.run { world in
      let (screen, feed) = (ListScreen(), Feed())
      screen.lines = (1...40).map { "Line \($0)" }
      world.window.addSubview(screen.view)
      addTheStates(screen.tableView, feed, screen)
      let refresh = screen.tableView.refresh
      try await refresh.simulatePull(to: 0.5)
      #expect(screen.title == "pulling")
      try await refresh.simulatePull(to: 1.2)
      #expect(screen.title == "armed")
      try await refresh.release()
      try await refresh.settle()
      #expect(screen.title == "idle" && feed.reloads == 1)
      try await refresh.scrollToEnd()
      try await refresh.settle()
      #expect(feed.pages == 1)
    }
  }

  @Test(arguments: [false, true]) func aSwipeGoesBackUnlessThereAreChanges(hasChanges: Bool) async throws {
    try await HeadlessWorld.run { world in
      let navigation = UINavigationController(rootViewController: UIViewController())
      let (detail, editor, bar) = (UIViewController(), Editor(), ProgressBar())
      navigation.pushViewController(detail, animated: false)
      world.window.addSubview(navigation.view)
      addTheSwipe(navigation, detail, editor, bar)
      editor.hasUnsavedChanges = hasChanges
      try await navigation.swipeBack.simulateSwipe(to: hasChanges ? 0.4 : 1)
      #expect(bar.progress > 0.1)
      try await navigation.swipeBack.release()
      #expect(navigation.viewControllers.count == (hasChanges ? 2 : 1))
    }
  }
}
#endif
