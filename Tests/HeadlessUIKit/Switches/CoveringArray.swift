/// Rows of settings that contain every combination of settings of a few switches.
package struct CoveringArray {
  /// The rows, with one setting per switch.
  package let rows: [[Int]]

  private let sizes: [Int]
  private let strength: Int

  /// Creates an array with a deterministic greedy algorithm.
  ///
  /// Each row begins with the first missing combination, and then gives each other switch the setting that adds the
  /// most missing combinations.
  ///
  /// - Parameters:
  ///   - sizes: The number of settings of each switch.
  ///   - strength: The number of combined switches: 2 for pairs, 3 for triples.
  ///   - first: The first row.
  package init(sizes: [Int], strength: Int, first: [Int]) {
    self.sizes = sizes
    self.strength = strength
    let groups = Self.groups(of: strength, among: sizes.count)
    var missing = groups.map { group in
      [Bool](repeating: true, count: group.reduce(1) { $0 * sizes[$1] })
    }
    var groupsWith = [[Int]](repeating: [], count: sizes.count)
    for (index, group) in groups.enumerated() {
      for member in group { groupsWith[member].append(index) }
    }
    var rows: [[Int]] = []
    var row: [Int]? = first
    while let present = row {
      rows.append(present)
      for (index, group) in groups.enumerated() {
        missing[index][Self.code(of: present, group, sizes)] = false
      }
      row = Self.nextRow(missing, groups, groupsWith, sizes)
    }
    self.rows = rows
  }

  private static func nextRow(_ missing: [[Bool]], _ groups: [[Int]], _ groupsWith: [[Int]], _ sizes: [Int]) -> [Int]? {
    guard let seed = missing.firstIndex(where: { $0.contains(true) }) else { return nil }
    guard var code = missing[seed].firstIndex(of: true) else { return nil }
    var row = [Int](repeating: -1, count: sizes.count)
    for member in groups[seed].reversed() {
      row[member] = code % sizes[member]
      code /= sizes[member]
    }
    for dimension in sizes.indices where row[dimension] < 0 {
      var best = (setting: 0, gain: -1)
      for setting in 0..<sizes[dimension] {
        row[dimension] = setting
        let gain = groupsWith[dimension].count { index in
          groups[index].allSatisfy { row[$0] >= 0 } && missing[index][Self.code(of: row, groups[index], sizes)]
        }
        if gain > best.gain { best = (setting, gain) }
      }
      row[dimension] = best.setting
    }
    return row
  }

  private static func code(of row: [Int], _ group: [Int], _ sizes: [Int]) -> Int {
    group.reduce(0) { $0 * sizes[$1] + row[$1] }
  }

  private static func groups(of count: Int, among total: Int) -> [[Int]] {
    guard count > 0 else { return [[]] }
    return groups(of: count - 1, among: total).flatMap { group in
      ((group.last ?? -1) + 1..<total).map { group + [$0] }
    }
  }
}

extension HeadlessSwitches {
  /// The settings for all pairs: each pair of settings of two switches occurs; the first row has the defaults.
  public static func allPairs() -> [HeadlessSwitches] {
    covering(2)
  }

  /// The settings for all triples: each triple of settings of three switches occurs; the first row has the defaults.
  public static func allTriples() -> [HeadlessSwitches] {
    covering(3)
  }

  /// Random settings with uniform distribution.
  public static func random(using generator: inout some RandomNumberGenerator) -> HeadlessSwitches {
    HeadlessSwitches(indices: dimensions.map { Int.random(in: $0.settings.indices, using: &generator) })
  }

  private static func covering(_ strength: Int) -> [HeadlessSwitches] {
    let sizes = dimensions.map(\.settings.count)
    let array = CoveringArray(sizes: sizes, strength: strength, first: HeadlessSwitches().indices)
    return array.rows.map(HeadlessSwitches.init(indices:))
  }
}
