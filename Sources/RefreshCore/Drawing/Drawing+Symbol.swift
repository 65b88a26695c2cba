extension Drawing {
  /// A symbol of the system, by its name.
  public struct Symbol: Sendable {
    /// The name, as in the SF Symbols app.
    public var name: String

    /// The size of the letters that the symbol goes with, in points.
    public var pointSize: Double

    /// How heavy its lines are.
    public var weight: TextStyle.Weight

    /// Its colour.
    public var paint: Paint

    /// The middle of the symbol.
    public var center: Point

    /// Creates a symbol.
    public init(_ name: String, pointSize: Double, weight: TextStyle.Weight, paint: Paint, center: Point) {
      self.name = name
      self.pointSize = pointSize
      self.weight = weight
      self.paint = paint
      self.center = center
    }
  }

  /// Draws a symbol of the system or, on a host that has none of that name, something else.
  ///
  /// - Parameters:
  ///   - name: The name, as in the SF Symbols app: "arrow.down".
  ///   - pointSize: The size of the letters that the symbol goes with, in points.
  ///   - weight: How heavy its lines are. As running text by default.
  ///   - paint: Its colour; of one that fades, its stronger end. The tint by default.
  ///   - center: The middle of the symbol.
  ///   - fallback: Draws what stands in for it. If that is nothing, only hosts that have the symbol draw something.
  public mutating func symbol(
    _ name: String, pointSize: Double, weight: TextStyle.Weight = .regular, _ paint: Paint = .tint,
    centeredAt center: Point, fallback: (inout Drawing) -> Void
  ) {
    add(Symbol(name, pointSize: pointSize, weight: weight, paint: paint, center: center), fallback)
  }
}

extension Drawing.Symbol: Equatable {
  /// Whether two symbols look the same; names are compared byte by byte.
  public static func == (first: Self, second: Self) -> Bool {
    first.pointSize == second.pointSize && first.weight == second.weight && first.paint == second.paint
      && first.center == second.center && first.name.utf8.elementsEqual(second.name.utf8)
  }
}
