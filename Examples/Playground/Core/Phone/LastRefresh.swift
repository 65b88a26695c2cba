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
      words = phone.animator.lastRefreshText(age(at: phone.now), in: phone.settings.language)
    }
    isInSight = isShown
  }

  private func age(at now: Double) -> RefreshAge {
    guard let time else { return .today(time: Self.barTime) }
    let elapsed = now - time
    guard elapsed >= Self.justNow else { return .justNow }
    return .minutes(Self.decimals(max(1, Int(elapsed / 60))))
  }

  /// Returns a number in Western digits; `String(_:)` would add 38 KB to the page.
  private static func decimals(_ number: Int) -> String {
    var digits: [UInt8] = []
    var rest = min(number, 59)
    repeat {
      digits.insert(UInt8(ascii: "0") + UInt8(rest % 10), at: 0)
      rest /= 10
    } while rest > 0
    return String(decoding: digits, as: UTF8.self)
  }
}
