#if os(Linux) || os(macOS)
import Testing

@testable import RefreshCore

/// A table that a translator has broken stops the first program that reads it.
@Suite struct TextTableTrapTests {
  @Test func aTableWithALineTooFewTrapsAndNamesItsLanguage() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = RefreshTexts(parsing: "a\nb", language: "Klingon")
    }
    let complaint = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(complaint.contains("The texts in Klingon"))
  }

  @Test func aTableWithALineTooManyTraps() async {
    await #expect(processExitsWith: .failure) {
      _ = RefreshTexts(parsing: "1\n2\n3\n4\n5\n6\n7\n8\n9\n10\n11\n12\n13\n14\n15\n16\n17", language: "Klingon")
    }
  }

  @Test func aTableWithAnEmptyLineTraps() async {
    await #expect(processExitsWith: .failure) {
      _ = RefreshTexts(parsing: "1\n2\n3\n4\n5\n6\n7\n8\n9\n10\n11\n12\n\n14\n15\n16", language: "Klingon")
    }
  }

  @Test func aTableThatEndsInALineEndTraps() async {
    await #expect(processExitsWith: .failure) {
      _ = RefreshTexts(parsing: "1\n2\n3\n4\n5\n6\n7\n8\n9\n10\n11\n12\n13\n14\n15\n16\n", language: "Klingon")
    }
  }

  @Test func aTableWithALineForEachTextDoesNotTrap() async {
    await #expect(processExitsWith: .success) {
      _ = RefreshTexts(parsing: "1\n2\n3\n4\n5\n6\n7\n8\n9\n10\n11\n12\n13\n14\n15\n16", language: "Klingon")
    }
  }
}
#endif
