import Foundation
import HeadlessUIKit
import Testing
import UIKitFacts
import UIKitFactsScreen

@MainActor
struct FinishControlTests {
  @Test
  func tapWritesTheLogAndSaysSo() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).log")
    defer { try? FileManager.default.removeItem(at: file) }
    let control = tapped(writing: file)
    #expect(control.accessibilityValue == Handshake.written)
    let log = try FactsLog(parsing: String(contentsOf: file, encoding: .utf8))
    #expect(Fact.reload.answer(in: log) == .setting("keepsOffset"))
  }

  @Test
  func fileThatCannotBeWrittenIsSaid() {
    let control = tapped(writing: URL(fileURLWithPath: "/no/such/folder/reload.log"))
    #expect(control.accessibilityValue != nil)
    #expect(control.accessibilityValue != Handshake.written)
  }

  private func tapped(writing file: URL) -> FinishControl {
    HeadlessWorld.run { world in
      let screen = FactsScreen(.reload, in: world.window)
      let control = FinishControl(in: world.window, ending: screen, writing: file)
      world.window.addSubview(control)
      world.advance(by: 2)
      control.sendActions(for: .touchUpInside)
      world.advance(by: 1)
      return control
    }
  }
}
