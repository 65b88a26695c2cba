/// A part of the state space: the settings of the controls, the initial list, and the possible moves.
struct Facet {
  typealias Settings = SideSettings

  /// The trigger distance of a footer that loads by scrolling, in points from the end.
  static let reach = 100.0

  var name: String
  var near: Settings?
  var far: Settings?
  /// The facet as Swift source, for a test to paste.
  var source = ""
  var viewport = 480.0
  var contentLength = 1200.0
  var system = SidePair()
  /// `true` if the system's inset is 0 while the scroll view is not in a window.
  var losesSystem = false
  /// `true` if an inset clamps the content at once, also under a finger and in a motion.
  var clampsAlways = false
  /// `true` if a bounce makes its first step in the lift.
  var stepsInLift = false
  /// The shortest change of the added inset in a motion, in points; 0 for a pixel.
  var insetStair = 0.0
  var moves: [Move]

  /// The same list on a system whose insets clamp the content in every motion.
  var clamping: Facet {
    var facet = self
    facet.name += ", clamped"
    (facet.clampsAlways, facet.stepsInLift) = (true, true)
    return facet
  }

  func settings(at side: AxisSide) -> Settings? { side == .near ? near : far }

  /// The initial state.
  func start(keepsLog: Bool = false) -> CheckedMachine {
    var view = ModelScrollView(viewport: viewport, contentLength: contentLength)
    view.clampsAlways = clampsAlways
    view.stepsInLift = stepsInLift
    view.insetStair = insetStair
    view.setSystem(system)
    view.setOffset(view.rest(at: .near))
    var checked = CheckedMachine(view)
    if keepsLog { checked.log = [] }
    for side in AxisSide.allCases {
      guard let settings = settings(at: side) else { continue }
      checked.machine.configure(settings, at: side)
      checked.send(.attached(side))
    }
    checked.layOut()
    return checked
  }
}
