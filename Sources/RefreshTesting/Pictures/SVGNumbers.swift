/// The value of an attribute: numbers, and the words between them.
struct SVGNumbers: Equatable {
  /// What stands before, between and after the numbers.
  let words: [String]

  /// The numbers.
  let numbers: [Double]

  /// Takes a value apart; a colour or a reference is a word.
  init(_ value: String) {
    guard value.first != "#", !value.hasPrefix("url(") else {
      (words, numbers) = ([value], [])
      return
    }
    var (words, numbers, digits) = ([""], [Double](), "")
    for character in value + " " {
      if character.isNumber || character == "." || character == "-" && digits.isEmpty {
        digits.append(character)
        continue
      }
      if let number = Double(digits) {
        numbers.append(number)
        words.append("")
      } else {
        words[words.count - 1] += digits
      }
      digits = character == "-" ? "-" : ""
      if character != "-" { words[words.count - 1].append(character) }
    }
    words[words.count - 1].removeLast()
    (self.words, self.numbers) = (words, numbers)
  }

  /// The value with other numbers in the places of these.
  func value(_ numbers: [String]) -> String {
    zip(words, numbers + [""]).reduce("") { $0 + $1.0 + $1.1 }
  }
}
