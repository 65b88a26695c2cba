import RefreshAnimators

/// The time of the last refresh as text, which does not change while it is visible.
struct LastRefresh {
  /// The text; `nil` for none.
  private(set) var words: String?

  /// The time of the last successful refresh, in seconds; `nil` if it was before the page was opened.
  private var time: Double?
  private var isInSight = false
  private var session: UInt32 = 0

  /// The time of the last refresh before the page was opened, as in the phone's status bar.
  private static let barTime = "9:41"

  /// The age below which the text is "just now", in seconds.
  private static let justNow = 10.0

  mutating func note(_ phone: PhoneSimulation) {
    let side = phone.side(phone.refreshSide)
    if side.outcome == .success, side.session != session {
      session = side.session
      time = phone.now
    }
    let isShown = side.state != .idle
    if isShown, !isInSight {
      words = phone.animator.lastRefreshText(age(in: phone), in: phone.settings.language)
    }
    isInSight = isShown
  }

  private func age(in phone: PhoneSimulation) -> RefreshAge {
    let before = Int(phone.settings[.age])
    guard let time else { return before > 0 ? .minutes(Self.decimals(before)) : .today(time: Self.barTime) }
    let elapsed = phone.now - time
    guard elapsed >= Self.justNow else { return .justNow }
    return .minutes(Self.decimals(max(1, Int(elapsed / 60))))
  }

  /// Returns a number in Western digits; `String(_:)` would add 38 KB to the page.
  private static func decimals(_ number: Int) -> String {
    let (tens, ones) = UInt8(min(number, 59)).quotientAndRemainder(dividingBy: 10)
    let digits = [UInt8(ascii: "0") + tens, UInt8(ascii: "0") + ones]
    return String(decoding: tens > 0 ? digits[...] : digits[1...], as: UTF8.self)
  }
}
