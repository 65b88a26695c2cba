#if REFRESH_ADAPTER
import RefreshCore
import ScrollPhysics

/// A finger that moves the content of a real scroll view, without a touch of the system.
///
/// It sets the offset as UIKit would for the finger, the rubber band and the bounce, and tells the controls what UIKit's
/// flags would be. The flags of the scroll view itself do not change, and neither are the delegate's methods about drags
/// called. Positions are in the view and do not move with its content; y increases downwards.
@MainActor
package final class SimulatedTouch: ScrollTouchSource, FrameClockDelegate {
  /// Sets the offset of a scroll view.
  package typealias Mover = @MainActor (UIScrollView, CGPoint) -> Void

  /// The position of the finger; `nil` while it is up.
  package private(set) var location: CGPoint?

  private weak var scrollView: UIScrollView?
  private var horizontal: ScrollSimulation
  private var vertical: ScrollSimulation
  private var isLifting = false
  private var lastTime = 0.0
  private let mover: Mover
  private lazy var clock = makeFrameClock(for: self)

  /// Creates a finger above a scroll view.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view, which is not retained.
  ///   - mover: Sets the offset; for a stand-in that records who does.
  package init(on scrollView: UIScrollView, mover: @escaping Mover = { $0.contentOffset = $1 }) {
    self.scrollView = scrollView
    self.mover = mover
    vertical = ScrollSimulation(viewport: 0, contentLength: 0, scale: scrollView.pixelsPerPoint)
    horizontal = vertical
  }

  /// `true` if the finger is down.
  package var isDown: Bool { location != nil }

  /// `true` if the finger drags the content.
  package var isDragging: Bool { horizontal.phase.isDragging || vertical.phase.isDragging }

  /// `true` if the content moves after the finger was lifted.
  package var isMoving: Bool { horizontal.phase.isDecelerating || vertical.phase.isDecelerating }

  package func replaceTouch(in scroll: inout ScrollMetrics, along axis: ScrollAxis) {
    (scroll.isTracking, scroll.isDragging, scroll.isDragStale) = (isDown, isDragging, false)
    (scroll.isDecelerating, scroll.isLifting, scroll.isZooming) = (isMoving, isLifting, false)
    let release = axis == .vertical ? vertical.release : horizontal.release
    scroll.dragVelocity = isDragging || isLifting ? -release.velocity(at: clock.now) : 0
  }

  package func stopScrolling() {
    if !isDown { abandon() }
  }
}

extension SimulatedTouch {
  /// Puts the finger down, which stops the content; has no effect if it is down.
  package func touchDown(at point: CGPoint) {
    guard !isDown, let scrollView, scrollView.isScrollEnabled, scrollView.window != nil else { return }
    clock.wake(.never)
    follow()
    onBothAxes { simulation, axis in simulation.touchDown(at: axis.of(point), time: clock.now) }
    location = point
    enter()
  }

  /// Moves the finger in one step.
  package func move(to point: CGPoint) {
    guard isDown else { return }
    follow()
    location = point
    onBothAxes { simulation, axis in simulation.touchMoved(to: axis.of(point), time: clock.now) }
    enter()
    moveContent()
  }

  /// Lifts the finger: the content goes on with its velocity, or bounces back.
  package func lift() { end(isCancelled: false) }

  /// Removes the finger without a velocity, as a system alert does.
  package func cancel() { end(isCancelled: true) }

  private func end(isCancelled: Bool) {
    guard isDown, let scrollView else { return }
    follow()
    let wasDragging = isDragging
    onBothAxes { simulation, _ in
      if isCancelled { simulation.touchCancelled() } else { simulation.touchUp(time: clock.now) }
    }
    location = nil
    lastTime = clock.now
    if isMoving { clock.wake(.nextFrame) }
    // UIKit calls the targets of the pan after its own handling, in the same turn.
    isLifting = wasDragging
    if wasDragging { scrollView.refresh.host?.dragDidEnd(isCancelled: isCancelled) }
    isLifting = false
    if !isMoving { leave() }
  }

  private func enter() { scrollView?.refresh.touchSource = self }

  private func leave() {
    guard let refresh = scrollView?.refresh, refresh.touchSource === self else { return }
    refresh.touchSource = nil
  }

  package func frameClockDidTick(at time: Double) {
    guard let scrollView, scrollView.window != nil, isMoving else { return abandon() }
    enter()
    follow()
    let elapsed = time - lastTime
    lastTime = time
    onBothAxes { simulation, _ in simulation.advance(by: elapsed) }
    moveContent()
    if !isMoving { abandon() }
  }

  package func frameClockDidWake(at time: Double) {}

  /// Moves the content if the system sends no frames.
  func tickIfLate() { clock.tickIfLate() }

  private func abandon() {
    onBothAxes { simulation, _ in simulation.scroll(to: simulation.offset, stopsMotion: true) }
    clock.wake(.never)
    leave()
  }

  /// Reads the geometry of the scroll view: the app or a control may have changed it.
  private func follow() {
    guard let scrollView else { return }
    onBothAxes { simulation, axis in simulation.follow(scrollView, along: axis) }
  }

  private func onBothAxes(_ body: (inout ScrollSimulation, ScrollAxis) -> Void) {
    body(&horizontal, .horizontal)
    body(&vertical, .vertical)
  }

  private func moveContent() {
    guard let scrollView else { return }
    let place = CGPoint(x: CGFloat(horizontal.offset), y: CGFloat(vertical.offset))
    guard place != scrollView.contentOffset else { return }
    mover(scrollView, place)
  }

  /// Returns the position of the finger, on a straight line from the present one, that pulls the content to an offset.
  package func position(for offset: Double, along axis: ScrollAxis) -> CGPoint? {
    guard let location else { return nil }
    follow()
    let simulation = axis == .vertical ? vertical : horizontal
    let range = simulation.range
    var travel = range.raw(forRubberBanded: simulation.offset) - range.raw(forRubberBanded: offset)
    if !simulation.phase.isDragging, travel != 0 {
      travel += travel > 0 ? ScrollDrag.hysteresis : -ScrollDrag.hysteresis
    }
    return axis.replacing(axis.of(location) + travel, in: location)
  }
}

extension ScrollSimulation {
  @MainActor
  fileprivate mutating func follow(_ scrollView: UIScrollView, along axis: ScrollAxis) {
    let adjusted = axis.of(scrollView.adjustedContentInset)
    bounces = scrollView.bounces
    alwaysBounces = axis == .vertical ? scrollView.alwaysBounceVertical : scrollView.alwaysBounceHorizontal
    insets = ScrollInsets(near: adjusted.near, far: adjusted.far)
    setContentLength(axis.of(scrollView.contentSize))
    viewport = axis.of(scrollView.bounds.size)
    // The scroll view is right where they differ: the numbers above move content at rest.
    let present = axis.of(scrollView.contentOffset)
    if offset != present { scroll(to: present) }
  }
}
#endif
