/// Numbers that change over time, approximated with as few straight lines as possible.
struct Polyline {
  let times: [Double]
  let values: [[Double]]

  /// Returns the indices of the samples between which all numbers are linear within a tolerance.
  ///
  /// From each corner the line is drawn as far as possible.
  func corners(tolerance: Double) -> [Int] {
    guard let last = values.indices.last, last > 0 else { return Array(values.indices) }
    var corners = [0]
    while let corner = corners.last, corner < last { corners.append(end(from: corner, tolerance)) }
    return corners
  }

  /// Returns the farthest sample that one line reaches: for each number it has a slope that passes near enough to all
  /// samples between.
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
