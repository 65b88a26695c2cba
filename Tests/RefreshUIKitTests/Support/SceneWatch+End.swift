#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshAnimators
import Testing

@testable import RefreshCore

extension SceneWatch {
  /// Looks at what is left after everything is over: nothing but a control that stays at the end of the list.
  func expectCleanEnd(sourceLocation: SourceLocation = #_sourceLocation) {
    scan()
    expectInset(sourceLocation)
    #expect(world.displayLinkCount == 0 && world.timerCount == 0, sourceLocation: sourceLocation)
    let sessionCount = header.sessionCount + footer.sessionCount
    // A footer that stays takes its space once more, and may give it back.
    let restCount = list.refresh.footer == nil ? 0 : 2
    let most = 3 * sessionCount + clientInsetWriteCount + spareInsetWrites + restCount
    #expect(insetWriteCount <= most, sourceLocation: sourceLocation)
    let before = insetWriteCount
    forgetOffsets()
    world.advance(by: 0.3)
    scan()
    #expect(offsets == [] && insetWriteCount == before, "an idle list was written to", sourceLocation: sourceLocation)
    #expect(legalY.contains(list.contentOffset.y), sourceLocation: sourceLocation)
    for control in [list.refresh.header, list.refresh.footer].compactMap({ $0 }) {
      expectAtRest(control, sourceLocation)
    }
    #expect(faults == [], sourceLocation: sourceLocation)
  }

  private func expectInset(_ sourceLocation: SourceLocation) {
    #expect(list.refresh.contentInset == clientInset, sourceLocation: sourceLocation)
    var inset = clientInset
    if let footer = list.refresh.footer {
      switch ScrollAxis.place(of: footer) {
      case (.vertical, .near): inset.top += restingShare
      case (.vertical, .far): inset.bottom += restingShare
      case (.horizontal, .near): inset.left += restingShare
      case (.horizontal, .far): inset.right += restingShare
      }
    }
    #expect(list.contentInset == inset, sourceLocation: sourceLocation)
  }

  private func expectAtRest(_ control: RefreshControl, _ sourceLocation: SourceLocation) {
    #expect(control.refreshState == .idle || control.refreshState == .noMoreData, sourceLocation: sourceLocation)
    let isDrawn = control.layer.sublayers?.first?.isHidden == false
    #expect(!isDrawn || isFooterStaying && control.role == .loadMore, "drawn in idle", sourceLocation: sourceLocation)
  }

  /// Whether the footer stays without a session: there is something to tap, or to say.
  private var isFooterStaying: Bool {
    guard let footer = list.refresh.footer, footer.isEnabled, !footer.isHidden else { return false }
    if footer.refreshState == .noMoreData { return !footer.loadMore.hidesNoMoreData }
    return footer.trigger == .onTap || footer.lastError != nil || self.footer.outcome == .failure
  }

  /// The space of a footer that stays: none where the viewport has room for it below the content.
  private var restingShare: CGFloat {
    guard isFooterStaying, let footer = list.refresh.footer else { return 0 }
    let axis = ScrollAxis(footer.edge)
    let (length, viewport) = (axis.of(list.contentSize), axis.of(list.bounds.size))
    guard length > 0 else { return 0 }
    let insets = axis.of(list.adjustedContentInset) - axis.of(list.contentInset) + axis.of(clientInset)
    let room = ScrollAxis.place(of: footer).end == .far ? viewport - insets.near - insets.far - length : 0
    return room < footerExtent ? footerExtent : 0
  }
}

extension ScrollAxis {
  @MainActor
  fileprivate static func place(of control: RefreshControl) -> (axis: ScrollAxis, end: RefreshStateMachine.End) {
    (ScrollAxis(control.edge), control.end)
  }
}
#endif
