#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshAnimators

/// Events that interrupt a user: the phone is turned, a keyboard comes and goes, bars change, the app refreshes.
@MainActor
final class SoakWeather {
  /// The height of a keyboard, in points (an iPhone 15, upright).
  private static let keyboardHeight: CGFloat = 302

  /// The inset that the app believes its list has.
  private(set) var clientInset = UIEdgeInsets.zero

  private let reader: SoakReader
  private var refreshesLeft: Int

  /// Creates the weather around a reader, with at most so many refreshes.
  init(around reader: SoakReader, refreshes: Int) {
    self.reader = reader
    refreshesLeft = refreshes
  }

  /// Something happens, or nothing does.
  func change() async {
    guard reader.chance(12) else { return }
    switch Int.random(in: 0..<6, using: &reader.random) {
    case 0: rotate()
    case 1, 2: toggleKeyboard()
    case 3: setTop()
    case 4: begin()
    default: await refreshByHand()
    }
  }

  private func rotate() {
    reader.note("rotate")
    let size = reader.table.bounds.size
    reader.table.frame.size = CGSize(width: size.height, height: size.width)
    reader.world.finishTurn()
  }

  private func toggleKeyboard() {
    reader.note("keyboard")
    clientInset.bottom = clientInset.bottom == 0 ? Self.keyboardHeight : 0
    if reader.chance(2) {
      reader.table.contentInset.bottom = clientInset.bottom
    } else {
      reader.table.refresh.contentInset.bottom = clientInset.bottom
    }
    reader.world.finishTurn()
  }

  private func setTop() {
    reader.note("top")
    clientInset.top = CGFloat.random(in: 0...60, using: &reader.random).rounded()
    if reader.chance(2) {
      reader.table.contentInset = clientInset
    } else {
      reader.table.refresh.contentInset.top = clientInset.top
    }
    reader.world.finishTurn()
  }

  private func begin() {
    guard refreshesLeft > 0 else { return }
    refreshesLeft -= 1
    reader.note("begin")
    reader.header.begin(reveals: reader.chance(2))
  }

  private func refreshByHand() async {
    guard refreshesLeft > 0 else { return }
    refreshesLeft -= 1
    await reader.refreshByHand()
  }
}
#endif
