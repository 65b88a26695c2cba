import Foundation

extension UIView {
  func markForLayout() {
    guard !needsLayout else { return }
    needsLayout = true
    if window != nil { world.layout.add(self) }
  }

  /// Lays out like Core Animation: from the topmost ancestor in an unbroken chain of views that need layout.
  func layOutNow() {
    var top = self
    while let above = top.superview, above.needsLayout {
      top = above
    }
    top.layOutTree()
  }

  func layOutTree() {
    layOutOnce()
    for view in subviews where view.superview === self {
      view.layOutTree()
    }
  }

  func layOutOnce() {
    guard needsLayout else { return }
    needsLayout = false
    world.log.record(.layout, headlessName, "layoutSubviews")
    world.layoutDepth += 1
    prepareLayout()
    world.log.calling(.layout) {
      layoutSubviews()
      if hasController { controller?.viewDidLayoutSubviews() }
    }
    world.layoutDepth -= 1
  }

  /// The number of ancestors.
  var depth: Int {
    var count = 0
    var view = superview
    while let above = view {
      count += 1
      view = above.superview
    }
    return count
  }
}
