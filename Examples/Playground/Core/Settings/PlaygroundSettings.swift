import RefreshAnimators

/// The settings of the page: a number for each slot, and its meaning.
public struct PlaygroundSettings: Equatable, Sendable {
  /// The number of a colour that is not set.
  static let noColor = -1.0

  private var numbers = Slot.allCases.map { $0.standard }

  /// Creates the settings of a page that has set nothing.
  public init() {}

  /// The number of a slot; a new one is brought into the slot's range, and ignored if it is not finite.
  public subscript(slot: Slot) -> Double {
    get { numbers[slot.rawValue] }
    set {
      let number = slot.number(for: newValue)
      if number.isFinite { numbers[slot.rawValue] = number }
    }
  }

  func isOn(_ slot: Slot) -> Bool { self[slot] != 0 }

  /// The whole number of a slot.
  func choice(_ slot: Slot) -> UInt8 { UInt8(self[slot]) }

  /// The colour of a slot; `nil` if none is set.
  func color(_ slot: Slot) -> Drawing.Color? {
    self[slot] < 0 ? nil : .hex(UInt32(self[slot]))
  }

  var edge: RefreshEdge { RefreshEdge(rawValue: choice(.edge)) ?? .top }

  /// The edge of the control that loads more: the one across from that of the other.
  var loadEdge: RefreshEdge {
    switch edge {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    }
  }

  /// The end of the axis at which a refresh is pulled.
  var refreshSide: RefreshStateMachine.AxisSide {
    switch edge {
    case .top: .near
    case .bottom: .far
    case .leading: isOn(.rightToLeft) ? .far : .near
    case .trailing: isOn(.rightToLeft) ? .near : .far
    }
  }

  /// The screen's height or width.
  func length(_ isVertical: Bool) -> Double { isVertical ? self[.height] : Screen.width }

  /// The areas that the phone's bars cover; none of a list from side to side.
  var safeArea: RefreshStateMachine.SidePair {
    guard edge.isVertical else { return RefreshStateMachine.SidePair() }
    return RefreshStateMachine.SidePair(
      near: Screen.safeArea.near + Screen.barHeight * min(self[.bar], 1), far: Screen.safeArea.far)
  }

  /// The length of the large title, which scrolls with the rows.
  var titleLength: Double { edge.isVertical && self[.bar] == 2 ? Screen.titleHeight : 0 }

  /// The length of a row along the axis.
  var rowLength: Double {
    Screen.rowLength(edge.isVertical, height: self[.rowHeight], textSize: self[.textSize])
  }

  var outcome: ActionEnd { ActionEnd(rawValue: choice(.outcome)) ?? .success }

  var textSize: RefreshTextSize { RefreshTextSize.allCases[Int(choice(.textSize))] }

  var language: RefreshLanguage { RefreshLanguage(rawValue: choice(.language)) ?? .english }
}

/// The end of an action of the page.
enum ActionEnd: UInt8, CaseIterable {
  /// It returns.
  case success
  /// It throws.
  case failure
  /// It does neither, until the control's timeout cancels it.
  case hang
  /// It returns, but for the first one that loads more, which throws.
  case firstLoadFailure
}
