/// Loops of an SVG, as a viewer plays them: SMIL's `animate` and `animateTransform` with `values` and `keyTimes`.
struct PlayedSVG {
  private let loops: [[String: String]]

  /// Reads the loops of a text that has an element per line.
  init(_ text: String) {
    loops = text.split(separator: "\n").filter { $0.contains("<animate") }.map { Self.attributes(of: String($0)) }
  }

  /// The numbers of an attribute at a time in seconds of the page; `nil` if no loop changes it.
  func numbers(_ attribute: String, at time: Double) -> [Double]? {
    guard let loop = loops.first(where: { $0["attributeName"] == attribute }) else { return nil }
    let values = (loop["values"] ?? "").split(separator: ";").map { numbers(String($0)) }
    let keys = (loop["keyTimes"] ?? "").split(separator: ";").compactMap { Double($0) }
    let (duration, begin) = (seconds(loop["dur"]), seconds(loop["begin"]))
    guard values.count == keys.count, keys.first == 0, keys.last == 1, loop["repeatCount"] == "indefinite" else {
      return nil
    }
    let turns = (time - begin) / duration
    let fraction = turns - turns.rounded(.down)
    let next = keys.firstIndex { $0 > fraction } ?? keys.count - 1
    let part = (fraction - keys[next - 1]) / (keys[next] - keys[next - 1])
    return zip(values[next - 1], values[next]).map { $0 + ($1 - $0) * part }
  }

  private func seconds(_ text: String?) -> Double { Double((text ?? "").dropLast()) ?? .nan }

  private func numbers(_ text: String) -> [Double] {
    text.split { $0 == " " || $0 == "," }.compactMap { Double($0) }
  }

  private static func attributes(of line: String) -> [String: String] {
    var (result, rest) = ([String: String](), Substring(line))
    while let equals = rest.firstIndex(of: "=") {
      let name = rest[..<equals].split(separator: " ").last.map(String.init) ?? ""
      let value = rest[equals...].dropFirst(2)
      let end = value.firstIndex(of: "\"") ?? value.endIndex
      result[name] = String(value[..<end])
      rest = value[end...].dropFirst()
    }
    return result
  }
}
