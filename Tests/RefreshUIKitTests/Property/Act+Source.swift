#if canImport(HeadlessUIKit)
extension Act: CustomStringConvertible {
  var description: String {
    switch self {
    case .pull(let distance): ".pull(to: \(distance))"
    case .pullEnd(let distance): ".pullEnd(to: \(distance))"
    case .flick(let travel): ".flick(by: \(travel))"
    case .hold(let time): ".hold(for: \(time))"
    case .lift: ".lift"
    case .cancel: ".cancel"
    case .tap: ".tap"
    case .tapFooter: ".tapFooter"
    case .wait(let time): ".wait(for: \(time))"
    case .endRefresh(let ending): ".endRefresh(.\(ending))"
    case .endLoad(let ending): ".endLoad(.\(ending))"
    case .endByCall(let role): ".endByCall(.\(role))"
    default: appDescription
    }
  }

  /// The acts of the app and of the system.
  private var appDescription: String {
    switch self {
    case .begin(let reveals): ".begin(reveals: \(reveals))"
    case .beginLoad: ".beginLoad"
    case .setInset(let side, let length): ".setInset(.\(side), to: \(length))"
    case .tellInset(let side, let length): ".tellInset(.\(side), to: \(length))"
    case .disable(let role): ".disable(.\(role))"
    case .hide(let role): ".hide(.\(role))"
    case .setMore(let hasMore): ".setMore(\(hasMore))"
    case .grow(let length): ".grow(by: \(length))"
    case .setLength(let length): ".setLength(\(length))"
    case .scroll(let offset): ".scroll(to: \(offset))"
    case .leaveWindow(let time): ".leaveWindow(for: \(time))"
    case .rotate: ".rotate"
    case .background(let time): ".background(for: \(time))"
    default: ""
    }
  }
}
#endif
