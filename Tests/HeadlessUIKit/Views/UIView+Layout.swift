import Foundation

extension UIView {
  func markForLayout() {
    guard !needsLayout else { return }
    needsLayout = true
    if window != nil { world.layout.add(self) }
  }

  /// Core Animation looks upwards for the last view in a row that needs layout, and lays out everything below it.
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
    prepareLayout()
    world.log.calling(.layout) { layoutSubviews() }
  }

  /// How many views there are above this one.
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
