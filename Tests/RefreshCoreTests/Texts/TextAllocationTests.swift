#if canImport(AllocationCounter)
import RefreshCore
import TestSupport
import Testing

@Suite struct TextAllocationTests {
  /// Animators read texts while they draw.
  @Test func readingTextsAllocatesNothingOnceTheyAreCut() {
    let languages = RefreshLanguage.allCases
    var length = 0
    let allocations = fewestAllocations {
      for index in languages.indices {
        let texts = RefreshTexts.standard(for: languages[index])
        length += texts[.pull].utf8.count + texts[.noMore].utf8.count
      }
    }
    #expect(allocations == 0)
    #expect(length > 1000)
  }
}
#endif
