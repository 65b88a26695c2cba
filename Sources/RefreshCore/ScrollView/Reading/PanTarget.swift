#if REFRESH_ADAPTER
#if canImport(ObjectiveC)
/// Observes the states of a pan, one frame earlier than polling.
///
/// It is the only source that distinguishes a cancelled touch from a lift. UIKit calls it after its own handling, as far as is known,
/// and promises no observation of `state`.
@MainActor
package final class PanTarget: NSObject {
  private weak var pan: UIPanGestureRecognizer?
  private let onChange: @MainActor (UIGestureRecognizer.State) -> Void

  /// - Parameters:
  ///   - pan: The pan, which is not retained.
  ///   - onChange: Called with its state when it begins, moves and ends.
  package init(_ pan: UIPanGestureRecognizer, onChange: @escaping @MainActor (UIGestureRecognizer.State) -> Void) {
    self.pan = pan
    self.onChange = onChange
    super.init()
    pan.addTarget(self, action: #selector(panChanged(_:)))
  }

  /// Ends the observation.
  func invalidate() {
    pan?.removeTarget(self, action: #selector(panChanged(_:)))
    pan = nil
  }

  @objc
  private func panChanged(_ pan: UIPanGestureRecognizer) { onChange(pan.state) }
}
#else
/// Observes the states of a pan with a target of the stand-in.
@MainActor
package final class PanTarget {
  private var target: HeadlessGestureTarget?

  package init(_ pan: UIPanGestureRecognizer, onChange: @escaping @MainActor (UIGestureRecognizer.State) -> Void) {
    target = HeadlessGestureTarget(on: pan) { onChange($0.state) }
  }

  func invalidate() {
    target?.remove()
    target = nil
  }
}
#endif
#endif
