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
    while let corner = corners.last, corner < last { corners.append(end(from: corner, tolerance)) }
    return corners
  }

  /// The farthest moment to which one line leads: for each number it has a slope that passes near enough by all moments
  /// on the way.
  private func end(from corner: Int, _ tolerance: Double) -> Int {
    let start = values[corner]
    var (least, most) = (start.map { _ in -Double.infinity }, start.map { _ in Double.infinity })
    for index in corner + 1..<values.count {
      let (time, numbers) = (times[index] - times[corner], values[index])
      for place in start.indices {
        let change = numbers[place] - start[place]
        guard change / time >= least[place], change / time <= most[place] else { return max(corner + 1, index - 1) }
        least[place] = max(least[place], (change - tolerance) / time)
        most[place] = min(most[place], (change + tolerance) / time)
      }
    }
    return values.count - 1
  }
}
