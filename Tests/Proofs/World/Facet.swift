/// A corner of the space of states: what the controls are set to, where the list begins, and what may happen.
struct Facet {
  typealias Settings = RefreshSettings

  /// How near to the end is near for a footer that loads by itself, in points.
  static let reach = 100.0

  let name: String
  var near: Settings?
  var far: Settings?
  /// The same as Swift source, for a test to be pasted.
  var source = ""
  var viewport = 480.0
  var contentLength = 1200.0
  var system = SidePair()
  /// Whether the system's inset is 0 while the scroll view is in no window.
  var losesSystem = false
  var moves: [Move]

  func settings(at side: AxisSide) -> Settings? { side == .near ? near : far }

  /// The state that everything begins with.
  func start(keepsLog: Bool = false) -> World {
    var view = ModelScrollView(viewport: viewport, contentLength: contentLength)
    view.setSystem(system)
    view.setOffset(view.rest(at: .near))
    var world = World(view)
    if keepsLog { world.log = [] }
    for side in AxisSide.allCases {
      guard let settings = settings(at: side) else { continue }
      world.machine.configure(settings, at: side)
      world.send(.attached(side))
    }
    world.layOut()
    return world
  }
}
