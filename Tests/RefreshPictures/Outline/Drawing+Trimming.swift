import RefreshCore

extension Drawing {
  /// The outline of a stroke: the elements in `range`, or the part of them between its start and its end.
  ///
  /// For hosts that cannot stroke a part of a path. Allocates an array, so do not call it for every frame.
  package func outline(_ range: Range<Int>, of stroke: Stroke) -> [Path.Element] {
    guard stroke.start > 0 || stroke.end < 1 else { return Array(elements[range]) }
    guard stroke.start < stroke.end else { return [] }
    var total = 0.0
    forEachPiece(of: range) { total += $0.length }
    var passed = 0.0
    var result: [Path.Element] = []
    forEachPiece(of: range) { piece in
      let from = max(0, (stroke.start * total - passed) / piece.length)
      let to = min(1, (stroke.end * total - passed) / piece.length)
      passed += piece.length
      guard from < to else { return }
      if from > 0 || piece.startsPart || result.isEmpty {
        result.append(.move(piece.point(at: piece.parameter(at: from))))
      }
      result.append(piece.element(from: piece.parameter(at: from), to: piece.parameter(at: to)))
    }
    return result
  }

  /// Calls `body` with each piece of a path that has a length, closing lines included.
  private func forEachPiece(of range: Range<Int>, _ body: (Piece) -> Void) {
    var (start, last, isFirst) = (Point.zero, Point.zero, true)
    for element in elements[range] {
      let piece: Piece
      switch element {
      case .move(let point):
        (start, last, isFirst) = (point, point, true)
        continue
      case .line(let end): piece = Piece(last, last, end, end, isLine: true, first: isFirst)
      case .cubic(let first, let second, let end):
        piece = Piece(last, first, second, end, isLine: false, first: isFirst)
      case .close: piece = Piece(last, last, start, start, isLine: true, first: isFirst)
      }
      last = piece.d
      guard piece.length > 0 else { continue }
      isFirst = false
      body(piece)
    }
  }
}

/// A line or a curve of a path, with its length.
private struct Piece {
  let a: Drawing.Point
  let b: Drawing.Point
  let c: Drawing.Point
  let d: Drawing.Point
  let isLine: Bool
  let startsPart: Bool
  private(set) var length = 0.0

  /// The number of chords that measure a curve; 32 keep the error of a quarter circle within 0.01 %.
  private static let chords = 32

  init(
    _ a: Drawing.Point, _ b: Drawing.Point, _ c: Drawing.Point, _ d: Drawing.Point, isLine: Bool, first: Bool
  ) {
    (self.a, self.b, self.c, self.d) = (a, b, c, d)
    self.isLine = isLine
    startsPart = first
    length = measure(upTo: 1)
  }

  /// The parameter at a fraction of the length.
  func parameter(at fraction: Double) -> Double {
    guard !isLine, fraction > 0, fraction < 1 else { return fraction }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<30 {
      let middle = (low + high) / 2
      if measure(upTo: middle) < fraction * length { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  /// The point at a parameter from 0 to 1.
  func point(at t: Double) -> Drawing.Point {
    guard !isLine else { return mix(a, d, t) }
    return mix(mix(mix(a, b, t), mix(b, c, t), t), mix(mix(b, c, t), mix(c, d, t), t), t)
  }

  /// The part between two parameters, by de Casteljau's algorithm.
  func element(from start: Double, to end: Double) -> Drawing.Path.Element {
    guard !isLine else { return .line(point(at: end)) }
    return .cubic(blossom(start, start, end), blossom(start, end, end), point(at: end))
  }

  private func blossom(_ r: Double, _ s: Double, _ t: Double) -> Drawing.Point {
    let (ab, bc, cd) = (mix(a, b, r), mix(b, c, r), mix(c, d, r))
    return mix(mix(ab, bc, s), mix(bc, cd, s), t)
  }

  private func measure(upTo end: Double) -> Double {
    let count = isLine ? 1 : Self.chords
    var (sum, last) = (0.0, a)
    for index in 1...count {
      let next = point(at: end * Double(index) / Double(count))
      sum += ((next.x - last.x) * (next.x - last.x) + (next.y - last.y) * (next.y - last.y)).squareRoot()
      last = next
    }
    return sum
  }

  private func mix(_ p: Drawing.Point, _ q: Drawing.Point, _ t: Double) -> Drawing.Point {
    Drawing.Point(x: Easing.lerp(p.x, q.x, t), y: Easing.lerp(p.y, q.y, t))
  }
}
