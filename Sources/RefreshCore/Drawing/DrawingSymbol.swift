extension Drawing {
  /// A system symbol, or an image of the app.
  package struct Symbol: Sendable {
    /// The name, as in the SF Symbols app.
    package var name: String

    /// The point size of the text that the symbol accompanies.
    ///
    /// A drawing clamps it to 1...1000; NaN is replaced by 17.
    package var pointSize: Double

    /// The weight of the symbol.
    package var weight: TextStyle.Weight

    /// The colour of the symbol.
    package var paint: Paint

    /// The centre of the symbol.
    package var center: Point

    /// The image of the app that is drawn in place of a system symbol, which only its host knows.
    var image: (any AnyObject & Sendable)?
  }

  /// Draws a system symbol, or a fallback on hosts without that symbol.
  ///
  /// ```swift
  /// drawing.symbol("arrow.down", pointSize: 18, weight: .semibold, centeredAt: update.center) {
  ///   $0.stroke(.tint, .init(width: 2)) { path in  // a host without system symbols
  ///     path.move(to: .init(x: update.center.x, y: update.center.y - 7))
  ///     path.line(to: .init(x: update.center.x, y: update.center.y + 7))
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name, as in the SF Symbols app: "arrow.down".
  ///   - pointSize: The point size of the text that the symbol accompanies.
  ///   - weight: The weight of the symbol; `.regular` by default.
  ///   - paint: The colour; of a fade, its more opaque end. The tint by default.
  ///   - center: The centre of the symbol.
  ///   - fallback: Draws the replacement. If it draws nothing, only hosts with the symbol draw something.
  public mutating func symbol(
    _ name: String, pointSize: Double, weight: TextStyle.Weight = .regular, _ paint: Paint = .tint,
    centeredAt center: Point, fallback: (inout Drawing) -> Void
  ) {
    add(Symbol(name: name, pointSize: pointSize, weight: weight, paint: paint, center: center), fallback)
  }
}

extension Drawing.Symbol: Equatable {
  /// `true` if two symbols look the same; names are compared byte by byte, and images by their identity.
  package static func == (first: Self, second: Self) -> Bool {
    first.pointSize == second.pointSize && first.weight == second.weight && first.paint == second.paint
      && first.center == second.center && first.image === second.image
      && first.name.utf8.elementsEqual(second.name.utf8)
  }
}
