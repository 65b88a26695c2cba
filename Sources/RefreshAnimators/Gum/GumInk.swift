import RefreshCore

/// The colours of the gum.
struct GumInk: Equatable {
  /// The colour of the body, and of the spinner that it becomes.
  let body: Drawing.Paint

  /// The colour of what is on the body.
  let onBody: Drawing.Paint

  /// The colours of a gum whose body has a colour: on an exact one, white or black, whichever is legible.
  init(_ color: Drawing.Color = .tint) {
    body = Drawing.Paint(color)
    onBody = Drawing.Paint(color == .tint ? .onTint : .onTint(over: color))
  }
}
