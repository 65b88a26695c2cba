#if canImport(AllocationCounter)
import AllocationCounter
import RefreshAnimators
import Testing

@Suite struct TextAllocationTests {
  /// Animators read texts while they draw.
  @Test func readingTextsAllocatesNothingOnceTheyAreCut() {
    let languages = RefreshLanguage.allCases
    var (length, fewest) = (0, UInt.max)
    for _ in 0..<4 {
      let before = alloc_count()
      for index in languages.indices {
        let texts = RefreshTexts.standard(for: languages[index])
        length += texts.pull.utf8.count + texts.noMore.utf8.count
      }
      fewest = min(fewest, UInt(alloc_count() - before))
    }
    #expect(fewest == 0)
    #expect(length > 1000)
  }
}
#endif
