import ScrollPhysics

@testable import Gallery
@testable import GalleryVisits
@testable import HeadlessUIKit
@testable import RefreshCore
@testable import RefreshTesting
@testable import SwipeBack

/// The frames of a screen while a finger pulls it past its trigger and lets go.
struct ScreenRecording {
  /// The parts that are drawn at a time, in seconds from the start.
  struct Frame {
    let time: Double
    let parts: [ScreenPart]

    /// The finger, in points of the screen; `nil` while it is up.
    let finger: CGPoint?
  }

  fileprivate(set) var frames: [Frame] = []

  /// The time at which the finger has nearly reached the trigger.
  fileprivate(set) var poster = 0.0
}

/// Drives a screen of the gallery with a simulated finger, and takes its frames.
@MainActor
final class ScreenRecorder {
  private let world: HeadlessWorld
  private let visit: Visit
  private let screen: GalleryScreen
  private var recording = ScreenRecording()
  private var start = 0.0
  private var finger: () -> CGPoint? = { nil }

  /// The frames of the screen from one that is taken to the next: what moves is interpolated between them.
  private static let step = 4

  /// The least and the most length of a film, and the rest at its end, in seconds.
  private static let (least, most, rest) = (3.0, 5.0, 0.4)

  /// The parts of a pull: where the finger stops for a moment, as a part of the trigger, and where it lifts.
  private static let (nearly, beyond) = (0.9, 1.18)

  /// The distance beyond the end of a list at which its whole footer is seen, in points.
  private static let footerPull = 64.0

  /// Records a screen in light or in dark.
  static func record(_ screen: GalleryScreen, isDark: Bool) async throws -> ScreenRecording {
    try await HeadlessWorld.run { world in
      if isDark { world.setTraits { $0.userInterfaceStyle = .dark } }
      let recorder = try ScreenRecorder(world, screen)
      try await recorder.film()
      return recorder.recording
    }
  }

  private init(_ world: HeadlessWorld, _ screen: GalleryScreen) throws {
    (self.world, self.screen) = (world, screen)
    visit = try Visit(world, screen)
  }

  /// Returns the name of the type with the code of a screen.
  static func typeName(of screen: GalleryScreen) -> String {
    let page = screen.make()
    let shown = (page as? UINavigationController)?.topViewController ?? page
    let name = "\(type(of: shown))"
    // A hosting controller is named for the view in it.
    return name.split(separator: "<").last.map { $0.filter { $0 != ">" } } ?? name
  }

  private func film() async throws {
    (visit.page as? UINavigationController)?.headlessShowBar()
    (visit.page as? UITabBarController)?.children.forEach { $0.coveredByBars.bottom = TabBarSketch.height }
    await visit.pass(0.5)
    if visit.list != nil { try await visit.settle() }
    if let list = visit.list { HostedContent(of: list)?.layOutRows(width: list.bounds.width) }
    await visit.pass(1)
    start = world.now
    take()
    var count = 0
    world.observeFrames { [weak self] in
      count += 1
      if count.isMultiple(of: Self.step) { self?.take() }
    }
    try await pass(0.4)
    if let list = visit.list { try await pull(list) } else { try await swipe() }
    finger = { nil }
    let isBusy = { [visit] in
      visit.list.map { $0.refresh.controls.contains { $0.refreshState != .idle } || $0.isDecelerating } ?? false
    }
    while isBusy(), world.now - start < Self.most - Self.rest { try await pass(0.1) }
    try await pass(max(Self.rest, Self.least - (world.now - start)))
  }

  private func take() {
    let time = world.now - start
    recording.frames.append(.init(time: time, parts: LayerWalk(world).parts, finger: finger()))
  }

  private func pass(_ seconds: Double) async throws {
    for _ in 0..<Int((seconds / world.frameDuration).rounded()) {
      world.advance(frames: 1)
      await world.settleTasks()
    }
  }

  /// Moves something from one value to another, slowly at both ends.
  private func move(
    from first: Double, to last: Double, in seconds: Double, _ body: (Double) -> Void
  ) async throws {
    let count = Int(seconds / world.frameDuration)
    for index in 1...count {
      body(Easing.lerp(first, last, Easing.smooth(Double(index) / Double(count))))
      await world.settleTasks()
    }
  }

  /// Pulls a header past its trigger, or reaches a footer.
  private func pull(_ list: UIScrollView) async throws {
    // A screen that is about a footer says so.
    let isFooter = screen.answers(to: "footer") && !screen.answers(to: "header")
    let header = isFooter ? nil : list.refresh.header
    guard let control = header ?? list.refresh.footer, let frame = control.presentFrame else { throw NotThere() }
    let axis: HeadlessUIKit.ScrollAxis = control.edge.isVertical ? .vertical : .horizontal
    let touch = SimulatedFinger(on: list)
    let down = Self.touchDown(on: list, along: axis, side: frame.side)
    touch.touchDown(at: down)
    finger = { [weak list] in
      guard let list, let point = touch.location else { return nil }
      return list.convert(CGPoint(x: point.x + list.bounds.minX, y: point.y + list.bounds.minY), to: nil)
    }
    let range = list.ranges[axis]
    let first = range.raw(forRubberBanded: list.present[axis])
    let distance = { (part: Double) in
      control === header ? frame.start + part * frame.triggerDistance : Self.footerPull * part
    }
    let goal = { (part: Double) in
      down[axis] + first - range.raw(forRubberBanded: frame.offset(ofPull: distance(part)))
        + (frame.side == .near ? 1 : -1) * ScrollDrag.hysteresis
    }
    let go = { [world] (place: Double) in
      var point = down
      point[axis] = place
      touch.drag(to: point, duration: world.frameDuration)
    }
    try await move(from: down[axis], to: goal(Self.nearly), in: 0.7, go)
    try await pause(0.2)
    try await move(from: goal(Self.nearly), to: goal(Self.beyond), in: 0.25, go)
    try await pass(0.2)
    touch.lift()
    guard control.trigger == .onTap else { return }
    try await pass(0.5)
    touch.touchDown(at: CGPoint(x: control.center.x - list.bounds.minX, y: control.center.y - list.bounds.minY))
    try await pass(0.2)
    touch.lift()
    if control.refreshState == .idle { _ = control.accessibilityActivate() }
  }

  /// Keeps the finger still for a moment; the poster shows it.
  private func pause(_ seconds: Double) async throws {
    try await pass(seconds / 2)
    recording.poster = world.now - start
    try await pass(seconds / 2)
  }

  /// The point at which a finger begins, in points of the view: near the edge, with room for a long pull.
  private static func touchDown(
    on list: UIScrollView, along axis: HeadlessUIKit.ScrollAxis, side: AxisSide
  ) -> CGPoint {
    let (size, inset) = (list.bounds.size, list.adjustedContentInset)
    guard axis == .vertical else { return CGPoint(x: 0.2 * size.width, y: 0.75 * size.height) }
    let distance = 0.06 * size.height
    return CGPoint(
      x: 0.66 * size.width, y: side == .near ? inset.top + distance : size.height - inset.bottom - distance)
  }

  /// Swipes back in a stack.
  private func swipe() async throws {
    let touch = HeadlessSwipeFinger(in: world.window)
    let distance = SwipeBackMachine.distance(width: Double(world.window.bounds.width))
    var point = CGPoint(x: 0.2 * world.window.bounds.width, y: 0.6 * world.window.bounds.height)
    let begin = Double(point.x)
    touch.touchDown(at: point)
    finger = { point }
    let go = { [world] (place: Double) in
      point.x = CGFloat(place)
      touch.drag(to: point, duration: world.frameDuration)
    }
    try await move(from: begin, to: begin + Self.nearly * distance, in: 0.7, go)
    try await pause(0.2)
    try await move(from: begin + Self.nearly * distance, to: begin + Self.beyond * distance, in: 0.25, go)
    try await pass(0.2)
    touch.lift()
  }
}
