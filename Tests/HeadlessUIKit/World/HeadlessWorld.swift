import Foundation

/// A phone without a screen: a manual clock, a run loop, a window, and a log of all events.
///
/// Code between two calls to the world is one run-loop turn, which the next call ends with its layout pass.
///
/// ```swift
/// await HeadlessWorld.run(switches: switches) { world in
///   let list = UIScrollView(frame: world.window.bounds)
///   list.contentSize = CGSize(width: 393, height: 2000)
///   world.window.addSubview(list)
///   world.finishTurn()                     // layout; the list now rests under the safe area
///   let finger = SimulatedFinger(on: list)
///   finger.touchDown(at: CGPoint(x: 100, y: 200))
///   finger.drag(to: CGPoint(x: 100, y: 400), duration: 0.2)   // a sample a frame
///   finger.lift()                          // one turn
///   world.advance(by: 1)                   // frames: links, UIKit's steps, layout
///   await world.settleTasks()              // Swift tasks that are ready
///   print(world.log.transcript)
/// }
/// ```
///
/// * Time: ``now``, ``advance(frames:)``, ``advance(by:)``, ``stall(for:)``, ``advanceUntilIdle(limit:)``.
/// * Turns: ``turn(_:)``, ``finishTurn()``, ``enqueue(_:)``, ``settleTasks()``, ``sleep(for:)``.
/// * Surroundings: ``setSafeArea(_:)``, ``setTraits(_:)``, ``accessibility``, ``enterBackground()``, ``enterForeground()``,
///   ``putAway(_:)``, ``bringBack(_:)``.
/// * Records: ``log``, ``name(_:_:)``, ``announcements``, ``feedback``, ``displayLinkCount``, ``timerCount``,
///   ``isIdle``.
/// * Fingers and other devices: `SimulatedFinger`, `SimulatedTrackpad`, `SimulatedWheel`, `SimulatedPinch`,
///   ``tapStatusBar(for:)``.
/// * Doors for what needs selectors elsewhere: `HeadlessDisplayLink`, `HeadlessTimer`, `HeadlessGestureTarget`.
/// * Uncertain facts: `HeadlessSwitches`.
@MainActor
public final class HeadlessWorld {
  /// The settings of the uncertain facts.
  public nonisolated let switches: HeadlessSwitches

  /// The clock.
  public nonisolated let clock = HeadlessClock()

  /// The log of all events, in order.
  public nonisolated let log: HeadlessLog

  /// The notifications of the app.
  nonisolated let notifications = Foundation.NotificationCenter()

  /// The number of pixels per point.
  public nonisolated let displayScale: CGFloat

  /// A visible window with the size of the screen.
  public var window: UIWindow {
    if let screenWindow { return screenWindow }
    let window = HeadlessScope.$taskWorld.withValue(self) {
      UIWindow(frame: CGRect(origin: .zero, size: screenSize))
    }
    screenWindow = window
    return window
  }

  /// The posts to assistive technologies, in order.
  public internal(set) var announcements: [HeadlessAnnouncement] = []

  /// The calls of feedback generators, in order.
  public internal(set) var feedback: [HeadlessFeedback] = []

  /// The number of frames that had something to do: a motion, a display link, a touch, a timer, a layout.
  public internal(set) var busyFrameCount = 0

  /// `true` below an alert, where the tint of each view is returned as grey.
  public var dimsTints = false

  /// Called with each act of the framework that UIKit answers with a recursion or a wrong place.
  public var onViolation: (String) -> Void = { _ in }

  /// The number of layout passes that run, one inside another.
  var layoutDepth = 0

  /// The observers of the ends of frames.
  var frameObservers: [() -> Void] = []

  /// The number of feedback generators that were called.
  var feedbackGeneratorCount = 0

  /// The accessibility settings of the user; a change posts the notification of UIKit.
  public var accessibility = HeadlessAccessibility() {
    didSet { postAccessibilityChanges(from: oldValue) }
  }

  private var screenWindow: UIWindow?
  private let screenSize: CGSize

  nonisolated(unsafe) var traits: UITraitCollection

  /// The height of the keyboard, in points; 0 without one.
  public internal(set) var keyboardHeight: CGFloat = 0

  var isInBackground = false
  var windows: [WeakWindow] = []

  let layout = LayoutQueue()
  var blocks: [() -> Void] = []

  /// `false` if the controls of this process perform no action, as UIKit's may without an app (`REFRESHKIT_EVENTS=none`).
  public nonisolated static let deliversEvents = ProcessInfo.processInfo.environment["REFRESHKIT_EVENTS"] != "none"

  /// The code that runs after the layout of the present turn.
  var committed: [() -> Void] = []
  let frames: FrameLoop
  var animations = AnimationState()
  nonisolated(unsafe) var transactions = [TransactionSettings()]
  nonisolated let animatedLayers = AnimatedLayers()

  /// The content of the image that is being rendered, in words.
  nonisolated(unsafe) var drawnImages: [String] = []

  /// The number of rendered images.
  public nonisolated(unsafe) internal(set) var madeImageCount = 0

  /// The number of property writes on sublayers.
  public nonisolated(unsafe) internal(set) var layerWriteCount = 0

  /// Creates a world, which is used by code outside of every `run` until the next one is created.
  ///
  /// The window and the world retain each other: use `run` in loops, and wherever a test waits.
  ///
  /// - Parameters:
  ///   - switches: The settings of the uncertain facts.
  ///   - displayScale: The number of pixels per point; 1, 2 or 3.
  ///   - screenSize: The size of the screen, in points; that of an iPhone 15 by default.
  public convenience init(
    switches: HeadlessSwitches = HeadlessSwitches(),
    displayScale: CGFloat = 3,
    screenSize: CGSize = CGSize(width: 393, height: 852)
  ) {
    self.init(switches, displayScale: displayScale, screenSize: screenSize)
    HeadlessScope.latestWorld = self
  }

  /// Creates a world for one task only, because code outside could not tell several of them apart.
  private init(_ switches: HeadlessSwitches, displayScale: CGFloat, screenSize: CGSize) {
    self.switches = switches
    self.displayScale = displayScale
    self.screenSize = screenSize
    log = HeadlessLog(clock: clock)
    var values = HeadlessTraits()
    values.displayScale = displayScale
    traits = UITraitCollection(values)
    frames = FrameLoop(switches: switches)
  }

  /// The world of the running task, otherwise the last one created.
  public nonisolated static var current: HeadlessWorld {
    HeadlessScope.world
  }

  /// The same; `nil` where there is none, as for an object that is deallocated after its test.
  public nonisolated static var present: HeadlessWorld? {
    HeadlessScope.presentWorld
  }

  /// Creates a world and runs asynchronous code in it; tasks started by the code belong to the world too.
  ///
  /// Afterwards the world releases its window, display links, timers and blocks.
  ///
  /// - Parameters:
  ///   - switches: The settings of the uncertain facts.
  ///   - displayScale: The number of pixels per point; 1, 2 or 3.
  ///   - screenSize: The size of the screen, in points.
  ///   - body: The code.
  /// - Returns: The result of the code.
  public static func run<Result>(
    switches: HeadlessSwitches = HeadlessSwitches(),
    displayScale: CGFloat = 3,
    screenSize: CGSize = CGSize(width: 393, height: 852),
    _ body: @MainActor (HeadlessWorld) async throws -> Result
  ) async rethrows -> Result {
    let world = HeadlessWorld(switches, displayScale: displayScale, screenSize: screenSize)
    return try await HeadlessScope.$taskWorld.withValue(world) {
      defer { world.end() }
      return try await body(world)
    }
  }

  /// Creates a world and runs code in it; tasks started by the code belong to the world too.
  ///
  /// Afterwards the world releases its window, display links, timers and blocks.
  ///
  /// - Parameters:
  ///   - switches: The settings of the uncertain facts.
  ///   - displayScale: The number of pixels per point; 1, 2 or 3.
  ///   - screenSize: The size of the screen, in points.
  ///   - body: The code.
  /// - Returns: The result of the code.
  public static func run<Result>(
    switches: HeadlessSwitches = HeadlessSwitches(),
    displayScale: CGFloat = 3,
    screenSize: CGSize = CGSize(width: 393, height: 852),
    _ body: @MainActor (HeadlessWorld) throws -> Result
  ) rethrows -> Result {
    let world = HeadlessWorld(switches, displayScale: displayScale, screenSize: screenSize)
    return try HeadlessScope.$taskWorld.withValue(world) {
      defer { world.end() }
      return try body(world)
    }
  }

  /// The present time, in seconds.
  public var now: Double {
    clock.now
  }

  private func end() {
    screenWindow = nil
    // What a block keeps alive may add another as it goes.
    while !blocks.isEmpty {
      let last = blocks
      blocks = []
      withExtendedLifetime(last) {}
    }
    frames.removeAll()
  }
}
