import RefreshCore

extension ArrowLayout {
  /// The extent in which the icon has its full size, in points: 8 above it and below.
  var roomForIcon: Double { icon + 16 }

  /// How much is seen of the icon: it appears where it has room, and all of it where the row is held.
  func iconOpacity(_ extent: Double) -> Double {
    let appearance = 0.7 * icon
    let size = min(1, 0.9 * heldExtent / (appearance + icon))
    return Easing.smooth((extent / size - appearance) / icon)
  }

  /// The distance of the icon's middle from the upper side of the strip, in points.
  func iconCenter(_ extent: Double) -> Double {
    guard form == .above else { return extent / 2 }
    // It stands in its place as soon as that is uncovered, so that it does not turn back as the text comes.
    return min(extent / 2, Self.stack.margin + slot / 2) + max(0, extent - heldExtent) / 2
  }

  /// The distance of the upper side of the text from that of the strip, in points.
  ///
  /// A title without a second line stands in the middle of the two.
  func textTop(_ extent: Double, hasLine: Bool) -> Double {
    let free = hasSecondLine && !hasLine ? Self.lineGap + lineHeight : 0
    guard form == .above else { return extent / 2 - half(hasLine) }
    let top = Self.stack.margin + slot + Self.stack.gap
    return top + (free / 2).rounded(.down) + max(0, extent - heldExtent) / 2
  }

  /// The extent from which on a text has room, in points.
  func roomForText(hasLine: Bool) -> Double {
    form == .above ? textTop(0, hasLine: hasLine) + textHeight(hasLine) : 2 * half(hasLine)
  }

  private func textHeight(_ hasLine: Bool) -> Double {
    titleHeight + (hasLine ? Self.lineGap + lineHeight : 0)
  }

  /// Half the height of a text beside the icon, to the next point: its capitals then stand in the middle.
  private func half(_ hasLine: Bool) -> Double { (textHeight(hasLine) / 2).rounded(.up) }
}
