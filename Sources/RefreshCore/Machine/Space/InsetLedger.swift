import ScrollPhysics

/// Keeps the client's inset and the framework's share of it apart.
///
/// The client's value is state and is written, never computed back by a subtraction: `(0.1 + 53.333) − 53.333` is not
/// 0.1. While no share is held the scroll view's inset *is* the client's, so nothing is kept.
struct InsetLedger: Equatable, Sendable {
  private(set) var client = Ends()
  private(set) var share = Ends()

  /// How often in a row a foreign write of the same value has taken the share out.
  private var quarrels: UInt8 = 0
  private var lastQuarrel = -Double.infinity

  static let quarrelLimit: UInt8 = 3

  var isHolding: Bool { share.near != 0 || share.far != 0 }
  var total: Ends { client + share }

  /// The client's inset in a reading.
  func client(in scroll: ScrollMetrics) -> Ends {
    Ends(near: client(at: .near, in: scroll), far: client(at: .far, in: scroll))
  }

  /// An edge that equals our last total was not changed by the client; any other value is the client's as it stands.
  private func client(at end: RefreshStateMachine.End, in scroll: ScrollMetrics) -> Double {
    let reading = scroll.inset[end]
    let isOurs = share[end] != 0 && abs(reading - (client[end] + share[end])) <= scroll.grid.halfPixel
    return isOurs ? client[end] : reading
  }

  /// Whether the reading lacks a share that is held.
  func isMissing(in scroll: ScrollMetrics) -> Bool {
    isMissing(at: .near, in: scroll) || isMissing(at: .far, in: scroll)
  }

  func isMissing(at end: RefreshStateMachine.End, in scroll: ScrollMetrics) -> Bool {
    share[end] != 0 && abs(scroll.inset[end] - (client[end] + share[end])) > scroll.grid.halfPixel
  }

  /// Takes the client's value from a reading and answers by how much it changed at each end.
  mutating func reconcile(_ scroll: ScrollMetrics) -> Ends {
    let before = client
    client = client(in: scroll)
    return isHolding ? client - before : Ends()
  }

  mutating func setClient(_ value: Ends) { client = value }

  mutating func setShare(_ value: Double, at end: RefreshStateMachine.End) {
    share[end] = value
  }

  /// Counts a repair; answers whether somebody writes the inset back so stubbornly that the share must be given up.
  mutating func quarrel(clientChanged: Bool, at time: Double) -> Bool {
    let isInARow = !clientChanged && time - lastQuarrel <= RefreshStateMachine.Times.quarrel
    quarrels = isInARow ? quarrels + 1 : 1
    lastQuarrel = time
    guard quarrels > Self.quarrelLimit else { return false }
    quarrels = 0
    return true
  }
}
