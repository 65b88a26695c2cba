/// Numbers at the limits of arithmetic, and some ordinary ones.
enum HostileNumbers {
  static let lengths: [Double] = [
    0, -0.0, 0.1, 1.0 / 3, 1, -1, 59.5, 60, 84, -84, -126, 400, 852, 4000, -.infinity, .infinity, .nan, .signalingNaN,
    .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .leastNonzeroMagnitude, -.leastNonzeroMagnitude,
    .leastNormalMagnitude, 1e300, -1e300, 1e-300, 0x1p52, -0x1p52, 0x1p53, 0x1p63, -0x1p63, 0x1p64, 1e18, 1e9, -1e9,
    1e-9, 0.5, 53.333,
  ]

  static let times: [Double] = [
    1.0 / 60, 1.0 / 120, 0, 0.05, 0.06, 0.25, 0.35, 0.6, 0.7, 1, 2, 3600, -1, -1e9, 1e-9, 1e9, 1e300, .infinity,
    -.infinity, .nan, .greatestFiniteMagnitude, .leastNonzeroMagnitude,
  ]

  static let counts: [Int] = [0, 1, 20, -1, .max, .min]

  /// Extents, distances and delays that are allowed, including extreme ones.
  static let allowed: [Double] = [
    60, 0, 84, 0.1, 1e9, .greatestFiniteMagnitude, .leastNonzeroMagnitude, 0x1p52, 53.333, 400,
  ]

  static let positive: [Double] = [84, 1, 0.5, .greatestFiniteMagnitude, .leastNonzeroMagnitude, 2, 1e-9]
}
