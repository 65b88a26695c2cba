#if canImport(UIKit)
import UIKit
#elseif canImport(HeadlessUIKit)
import HeadlessUIKit
#endif
#if canImport(UIKit) || canImport(HeadlessUIKit)
import RefreshAnimators
import Testing

@testable import RefreshCore

extension SceneWatch {
  /// Checks the list after the end of everything: only a footer that remains visible may keep space.
  func expectCleanEnd(sourceLocation: SourceLocation = #_sourceLocation) {
    scan()
    let sessionCount = header.sessionCount + footer.sessionCount
    // A footer that remains visible adds its space once more, and may remove it.
    let restCount = list.refresh.footer == nil ? 0 : 2
    let most = 3 * sessionCount + clientInsetWriteCount + spareInsetWrites + restCount
    #expect(insetWriteCount - motions.writeCount <= most, sourceLocation: sourceLocation)
    #expect(leftovers() == [], sourceLocation: sourceLocation)
    #expect(faults == [], sourceLocation: sourceLocation)
  }

  /// The deviations from a clean end; runs frames for a while to find them.
  func leftovers() -> [String] {
    scan()
    var found = insetFaults() + recordingFaults()
    if world.displayLinkCount > 0 { found.append("frames are asked for at rest") }
    if world.timerCount > 0 { found.append("a timer runs at rest") }
    let before = insetWriteCount
    forgetOffsets()
    world.advance(by: 0.3)
    scan()
    if !offsets.isEmpty || insetWriteCount > before { found.append("an idle list was written to") }
    if list.contentOffset.y < legalY.lowerBound - slack || list.contentOffset.y > legalY.upperBound + slack {
      found.append("the list rests outside its range: \(list.contentOffset.y), \(legalY)")
    }
    return found + [list.refresh.header, list.refresh.footer].compactMap { $0 }.flatMap(restFaults)
  }

  private func insetFaults() -> [String] {
    var found: [String] = []
    if list.refresh.contentInset != clientInset {
      found.append("the app's own inset is taken for \(list.refresh.contentInset): it is \(clientInset)")
    }
    let addedInset = restingShares
    let rest = UIEdgeInsets(
      top: list.contentInset.top - clientInset.top, left: list.contentInset.left - clientInset.left,
      bottom: list.contentInset.bottom - clientInset.bottom, right: list.contentInset.right - clientInset.right)
    if list.contentInset != clientInset, !isPixel(rest, off: addedInset) {
      found.append("the inset is left at \(list.contentInset): the app's is \(clientInset), the share \(addedInset)")
    }
    if list.contentInset == clientInset, addedInset != .zero {
      found.append("the share \(addedInset) of what stays is missing")
    }
    return found
  }

  /// The inset of a footer that remains visible.
  private var restingShares: UIEdgeInsets {
    var addedInset = UIEdgeInsets.zero
    guard let footer = list.refresh.footer else { return addedInset }
    switch ScrollAxis.place(of: footer) {
    case (.vertical, .near): addedInset.top = restingShare
    case (.vertical, .far): addedInset.bottom = restingShare
    case (.horizontal, .near): addedInset.left = restingShare
    case (.horizontal, .far): addedInset.right = restingShare
    }
    return addedInset
  }

  /// `true` if an added inset is the wanted one, apart from the pixel to which a scroll view rounds its offsets.
  private func isPixel(_ inset: UIEdgeInsets, off wanted: UIEdgeInsets) -> Bool {
    let edges = [
      (inset.top, wanted.top), (inset.left, wanted.left), (inset.bottom, wanted.bottom), (inset.right, wanted.right),
    ]
    return edges.allSatisfy { $0 == 0 && $1 == 0 || $1 != 0 && abs($0 - $1) <= 1 / world.displayScale }
  }

  private func restFaults(of control: RefreshControl) -> [String] {
    var found: [String] = []
    if control.refreshState != .idle, control.refreshState != .noMoreData {
      found.append("the \(control.role) control ends as \(control.refreshState)")
    }
    let isDrawn = control.layer.sublayers?.first?.isHidden == false
    if isDrawn, control.role == .refresh || !isFooterStaying {
      found.append("the \(control.role) control is drawn in idle")
    }
    if control.role == .loadMore, isFooterStaying { found += placeFaults(of: control, isDrawn: isDrawn) }
    return found
  }

  /// `true` if the footer remains visible without a session: it offers a tap or shows a message.
  private var isFooterStaying: Bool {
    guard let footer = list.refresh.footer, footer.isEnabled, !footer.isHidden else { return false }
    if footer.loadMore.shortContent == .hidden, room > 0 { return false }
    if footer.refreshState == .noMoreData { return !footer.loadMore.hidesNoMoreData }
    return footer.trigger == .onTap || footer.loadMore.offersTap || self.footer.outcome == .failure
  }

  /// The space of a footer that remains visible: none if it fits in the viewport below the content.
  private var restingShare: CGFloat {
    guard isFooterStaying else { return 0 }
    return room < footerExtent - slack ? footerExtent : 0
  }

  /// The space of the viewport below the content, for a footer.
  private var room: Double {
    guard let footer = list.refresh.footer else { return 0 }
    let axis = ScrollAxis(footer.edge)
    let (length, viewport) = (axis.of(list.contentSize), axis.of(list.bounds.size))
    let insets = axis.of(list.adjustedContentInset) - axis.of(list.contentInset) + axis.of(clientInset)
    return ScrollAxis.place(of: footer).side == .far ? viewport - insets.near - insets.far - length : 0
  }

  /// The faults in the place of a footer: it is fully visible if there is room below the content, also in an empty list.
  private func placeFaults(of footer: RefreshControl, isDrawn: Bool) -> [String] {
    guard list.window != nil else { return [] }
    let viewport = ScrollAxis(footer.edge).of(list.bounds.size)
    let extent = min(footer.machineSettings(in: list).metrics.heldExtent, viewport / 5)
    guard extent > 0, room >= extent else { return [] }
    guard isDrawn else { return ["the footer stays, and is not seen"] }
    let length = ScrollAxis(footer.edge).of(footer.frame.size)
    return length < extent - Double(slack) ? ["of the footer that stays \(length) of \(extent) points are seen"] : []
  }
}

extension ScrollAxis {
  @MainActor
  fileprivate static func place(of control: RefreshControl) -> (axis: ScrollAxis, side: AxisSide) {
    (ScrollAxis(control.edge), control.side)
  }
}
#endif
