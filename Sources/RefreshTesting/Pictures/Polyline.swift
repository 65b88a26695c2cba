import RefreshCore

/// Numbers that change with time, to be drawn with as few straight lines as will do.
struct Polyline {
  let times: [Double]
  let values: [[Double]]

  /// The indices of the moments between which everything is straight, but for a tolerance.
  ///
  /// From each corner the line is drawn as far as it goes.
  func corners(tolerance: Double) -> [Int] {
    guard let last = values.indices.last, last > 0 else { return Array(values.indices) }
    var corners = [0]
    while let corner = corners.last, corner < last {
      var end = corner + 1
      while end < last, isStraight(corner, end + 1, tolerance) { end += 1 }
      corners.append(end)
    }
    return corners
  }

  private func isStraight(_ start: Int, _ end: Int, _ tolerance: Double) -> Bool {
    (start + 1..<end).allSatisfy { index in
      let fraction = (times[index] - times[start]) / (times[end] - times[start])
      return values[index].indices.allSatisfy {
        abs(Easing.lerp(values[start][$0], values[end][$0], fraction) - values[index][$0]) <= tolerance
      }
    }
  }
}
