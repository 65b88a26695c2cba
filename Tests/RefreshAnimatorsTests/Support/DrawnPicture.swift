import RefreshAnimators
import RefreshTesting

/// A drawing as it is seen at a time, shape by shape.
///
/// Composites the contents of a group before fading it, as hosts do.
struct DrawnPicture {
  /// The marks other than stroked circles.
  private(set) var marks: [DrawnMark] = []

  /// The circles that are stroked, one for each colour.
  private(set) var rings: [RingCoverage] = []

  init(_ drawing: Drawing, at time: Double) {
    let sample = drawing.hasMotion ? drawing.sampled(at: time) : drawing
    var stack = [Level(opacity: 1)]
    for command in sample.commands {
      switch command {
      case .beginGroup(let index):
        let group = sample.groups[index]
        let map = group.placement.followed(by: stack[stack.count - 1].map)
        stack.append(Level(map: map, opacity: group.opacity))
      case .endGroup:
        let level = stack.removeLast()
        stack[stack.count - 1].picture.draw(level.picture, opacity: level.opacity)
      default:
        guard let mark = DrawnMark(command, in: sample, stack[stack.count - 1].map) else { continue }
        stack[stack.count - 1].picture.draw(DrawnPicture(mark), opacity: 1)
      }
    }
    self = stack[0].picture
  }

  private init() {}

  /// A group that is being put together.
  private struct Level {
    var map = Drawing.Transform.identity
    let opacity: Double
    var picture = DrawnPicture()
  }

  private init(_ mark: DrawnMark) {
    if let ring = RingCoverage(mark) { rings = [ring] } else { marks = [mark] }
  }

  private mutating func draw(_ other: DrawnPicture, opacity: Double) {
    marks.draw(other.marks, opacity: opacity)
    rings.draw(other.rings, opacity: opacity)
  }
}
