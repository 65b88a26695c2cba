import Foundation

extension UIView {
  /// Adds a subview in front of the others.
  public func addSubview(_ view: UIView) {
    insert(view) { subviews in subviews.count }
  }

  /// Inserts a subview at an index.
  public func insertSubview(_ view: UIView, at index: Int) {
    insert(view) { subviews in min(index, subviews.count) }
  }

  /// Inserts a subview below another subview.
  public func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view) { subviews in subviews.firstIndex { $0 === siblingSubview } ?? subviews.count }
  }

  /// Inserts a subview above another subview.
  public func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view) { subviews in (subviews.firstIndex { $0 === siblingSubview } ?? subviews.count - 1) + 1 }
  }

  /// Moves a subview in front of the others.
  public func bringSubviewToFront(_ view: UIView) {
    reorder(view, to: .max)
  }

  /// Moves a subview behind the others.
  public func sendSubviewToBack(_ view: UIView) {
    reorder(view, to: 0)
  }

  /// Removes the view from its superview.
  public func removeFromSuperview() {
    guard let superview else { return }
    world.log.record(.tree, headlessName, "removeFromSuperview")
    willMove(toSuperview: nil)
    superview.willRemoveSubview(self)
    leave(superview, newWindow: nil)
    didMoveToSuperview()
    superview.markForLayout()
  }

  /// Returns `true` if the view is another view or one of its descendants.
  public func isDescendant(of view: UIView) -> Bool {
    sequence(first: self, next: \.superview).contains { $0 === view }
  }

  /// Returns the view with a tag: itself or a descendant.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  private func insert(_ view: UIView, at place: ([UIView]) -> Int) {
    guard view !== self else { return }
    let tint = view.tintColor
    let newWindow = self as? UIWindow ?? window
    let old = view.superview
    world.log.record(.tree, view.headlessName, "move", [], "to \(headlessName)")
    if old !== self {
      view.willMove(toSuperview: self)
      old?.willRemoveSubview(view)
    }
    if view.window !== newWindow { view.announceWindow(newWindow) }
    old?.detachSubview(view)
    subviews.insert(view, at: place(subviews))
    view.superview = self
    layer.insertSublayer(view.layer, at: UInt32(layerIndex(of: view)))
    view.setWindow(newWindow)
    guard old !== self else { return }
    view.didMoveToSuperview()
    didAddSubview(view)
    if view.ownTint == nil, view.tintColor != tint { view.announceTint() }
    view.updateSafeArea()
    markForLayout()
  }

  private func leave(_ old: UIView, newWindow: UIWindow?) {
    if window != nil { announceWindow(newWindow) }
    old.detachSubview(self)
    superview = nil
    setWindow(newWindow)
  }

  private func detachSubview(_ view: UIView) {
    subviews.removeAll { $0 === view }
    view.layer.removeFromSuperlayer()
  }

  private func reorder(_ view: UIView, to index: Int) {
    guard subviews.contains(where: { $0 === view }) else { return }
    detachSubview(view)
    subviews.insert(view, at: min(index, subviews.count))
    layer.insertSublayer(view.layer, at: UInt32(layerIndex(of: view)))
  }

  /// The index of a view's layer: below the layer of the next view; layers without a view keep their places.
  private func layerIndex(of view: UIView) -> Int {
    guard let index = subviews.firstIndex(where: { $0 === view }), index + 1 < subviews.count else {
      return layer.orderedSublayers.count
    }
    let next = subviews[index + 1].layer
    return layer.orderedSublayers.firstIndex { $0 === next } ?? layer.orderedSublayers.count
  }

  /// Removes the subviews of a view that is being deallocated.
  ///
  /// Weak references to the view are `nil` from the start, and its subviews are still found and have their superview until they
  /// are removed, one after the other.
  func abandonSubviews() {
    let isSilent = world.switches.deallocation == .isSilent
    while let view = subviews.first {
      if !isSilent {
        if view.window != nil { view.announceWindow(nil) }
        view.willMove(toSuperview: nil)
      }
      subviews.removeFirst()
      view.layer.removeFromSuperlayer()
      view.superview = nil
      guard !isSilent else { continue }
      view.setWindow(nil)
      view.didMoveToSuperview()
    }
  }

  private func announceWindow(_ newWindow: UIWindow?) {
    if newWindow == nil { willLeaveWindow() }
    willMove(toWindow: newWindow)
    subviews.forEach { $0.announceWindow(newWindow) }
  }

  private func setWindow(_ newWindow: UIWindow?) {
    guard window !== newWindow else { return }
    window = newWindow
    if newWindow == nil { layer.removeAllAnimations() }
    if needsLayout { world.layout.add(self) }
    subviews.forEach { $0.setWindow(newWindow) }
    updateSafeArea()
    surroundingsDidChange()
    if headlessTellsWindow { didMoveToWindow() }
  }
}
