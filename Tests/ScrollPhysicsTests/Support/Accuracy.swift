/// Returns the distance of `value` from `reference`, in units in the last place of the reference.
func unitsInLastPlace(_ value: Double, from reference: Double) -> Double {
  value == reference ? 0 : abs(value - reference) / reference.ulp
}

/// A digest of the exact bits of some numbers (FNV-1a), to compare platforms by.
func digest(of values: [Double]) -> UInt64 {
  var hash: UInt64 = 0xcbf2_9ce4_8422_2325
  for value in values {
    for shift in stride(from: UInt64(0), to: 64, by: 8) {
      hash ^= (value.bitPattern >> shift) & 0xff
      hash &*= 0x0000_0100_0000_01b3
    }
  }
  return hash
}
