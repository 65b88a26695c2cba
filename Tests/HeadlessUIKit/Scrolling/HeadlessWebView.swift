import Foundation

/// The scroll view of a web view, whose page is laid out in another process.
///
/// A part of the page is as high as the area inside of the insets (`100vh`), so a change of the inset changes the length of
/// the page, a turn later.
@MainActor
public final class HeadlessWebScrollView: UIScrollView {
  /// The length of the page below its first screen, in points.
  public var headlessPageLength: CGFloat = 1600 {
    didSet { layOutLater() }
  }

  /// The number of layouts of the page.
  public private(set) var headlessLayoutCount = 0

  private var isLayoutDue = false

  public override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    layOutLater()
  }

  override func geometryDidChange(from oldBounds: CGRect) {
    super.geometryDidChange(from: oldBounds)
    if oldBounds.size != layer.bounds.size { layOutLater() }
  }

  private func layOutLater() {
    guard !isLayoutDue else { return }
    isLayoutDue = true
    world.enqueue { [weak self] in self?.layOutPage() }
  }

  private func layOutPage() {
    isLayoutDue = false
    let screen = layer.bounds.height - adjusted.top - adjusted.bottom
    let size = CGSize(width: layer.bounds.width, height: max(screen, 0) + headlessPageLength)
    guard size != storedSize else { return }
    headlessLayoutCount += 1
    contentSize = size
  }
}
