/// The Swift source of a value of structures, enumerations and numbers.
enum SourceText {
  /// The source of a value, without the fields that equal the default.
  static func of(_ value: Any, default base: Any? = nil) -> String {
    if let number = value as? Double { return Decimal.text(number) }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .struct: return ".init(" + fields(mirror, base.map { Mirror(reflecting: $0) }) + ")"
    case .enum: return "." + enumeration(value, mirror)
    case .optional: return mirror.children.first.map { of($0.value) } ?? "nil"
    default: return "\(value)"
    }
  }

  private static func fields(_ mirror: Mirror, _ base: Mirror?) -> String {
    let defaults = base.map { Array($0.children) } ?? []
    var former = ""
    var parts: [String] = []
    for (index, child) in mirror.children.enumerated() {
      let standard = index < defaults.count ? defaults[index].value : nil
      let text = of(child.value, default: standard)
      // A reading without its own adjusted inset uses its inset.
      let isImplied = child.label == "adjustedInset" && text == former
      former = of(child.value)
      if let standard, isImplied || of(standard) == of(child.value) { continue }
      parts.append("\(child.label ?? "_"): \(text)")
    }
    return parts.joined(separator: ", ")
  }

  private static func enumeration(_ value: Any, _ mirror: Mirror) -> String {
    guard let child = mirror.children.first, let name = child.label else { return "\(value)" }
    let payload = Mirror(reflecting: child.value)
    guard payload.displayStyle == .tuple else { return "\(name)(\(of(child.value)))" }
    let parts = payload.children.map { part in
      let label = part.label ?? "."
      return label.hasPrefix(".") ? of(part.value) : "\(label): \(of(part.value))"
    }
    return "\(name)(\(parts.joined(separator: ", ")))"
  }
}
