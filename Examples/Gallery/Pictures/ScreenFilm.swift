@testable import HeadlessUIKit
@testable import RefreshCore
@testable import RefreshPictures
@testable import RefreshTesting

/// A recorded screen in both appearances, as SVG: a phone, and a finger.
struct ScreenFilm {
  /// The words of the file for who opens it alone.
  let title: String

  private let frames: [(time: Double, parts: [ScreenPart])]
  private let poster: Int
  private let inks: FilmInks

  /// The parts of the still, with colours of its own: it does not depend on the frames that it does not show.
  private let stillParts: [ScreenPart]
  private let stillInks: FilmInks

  /// The screen of an iPhone 15, the space around it and the radius of its corners, in points.
  private static let (screen, margin, radius) = (CGSize(width: 393, height: 852), CGFloat(14), CGFloat(55))

  /// The radius of the finger, in points.
  private static let fingerRadius: CGFloat = 23

  /// Creates a film of two recordings with the same frames.
  init(title: String, light: ScreenRecording, dark: ScreenRecording) {
    self.title = title
    var (inks, stillInks) = (FilmInks(), FilmInks())
    frames = light.frames.indices.map { (light.frames[$0].time, Self.parts(at: $0, light, dark, &inks)) }
    let poster = light.frames.lastIndex { $0.time <= light.poster } ?? 0
    stillParts = frames.isEmpty ? [] : Self.parts(at: poster, light, dark, &stillInks)
    (self.inks, self.stillInks, self.poster) = (inks, stillInks, poster)
  }

  /// Returns the parts of a frame, with the colours of both recordings.
  private static func parts(
    at index: Int, _ light: ScreenRecording, _ dark: ScreenRecording, _ inks: inout FilmInks
  ) -> [ScreenPart] {
    let (frame, others) = (light.frames[index], dark.frames.indices.contains(index) ? dark.frames[index].parts : [])
    return inks.paired(frame.parts, others) + (frame.finger.map { [finger(at: $0)] } ?? [])
  }

  /// The length in seconds, after which the film begins again.
  var duration: Double { (frames.last?.time ?? 0) + 0.1 }

  /// The film: it plays by itself, in every viewer that supports SMIL.
  var movie: String {
    document(frames, in: inks, duration: duration, poster: frames.isEmpty ? 0 : frames[poster].time)
  }

  /// The picture of the moment before the trigger.
  var still: String {
    frames.isEmpty ? "" : document([(0, stillParts)], in: stillInks, duration: 1, poster: 0)
  }

  /// The number of parts that change.
  var movingPartCount: Int {
    tracks(of: frames, duration: duration).filter { $0.runs.contains(where: \.changes) }.count
  }

  private static func finger(at point: CGPoint) -> ScreenPart {
    let place = zip(["cx", "cy"], [point.x, point.y]).map { ($0, Decimals.coarse(Double($1))) }
    let circle = SVGElement("circle", place + [("r", Decimals.short(Double(fingerRadius))), ("class", "finger")])
    return ScreenPart(key: fingerKey, element: circle)
  }

  private static let fingerKey = ScreenPart.Key(layer: ObjectIdentifier(SVGRun.self), name: "finger")

  private func document(
    _ frames: [(time: Double, parts: [ScreenPart])], in inks: FilmInks, duration: Double, poster: Double
  ) -> String {
    let (screen, margin) = (Self.screen, Self.margin)
    let size = Drawing.Size(width: Double(screen.width + 2 * margin), height: Double(screen.height + 2 * margin))
    var page = SVGPage(size: size)
    page.add("title", [], text: title)
    page.add("style", [], text: inks.style + Self.style)
    let frame = CGRect(origin: .zero, size: screen)
    let corner = ("rx", Decimals.short(Double(Self.radius)))
    let clip = page.define("clipPath", [], [SVGElement("rect", SVGElement.place(frame) + [corner])])
    page.begin("g", [("transform", "translate(\(margin) \(margin))"), ("font-family", SVGWriter.fontFamily)])
    page.begin("g", [("clip-path", clip)])
    for track in tracks(of: frames, duration: duration) {
      for run in track.runs { page.add(run.run.element(until: run.end, duration: duration, poster: poster)) }
    }
    for element in Self.device { page.add(element) }
    page.end()
    let edge = frame.insetBy(dx: -margin / 2 + 1, dy: -margin / 2 + 1)
    let round = ("rx", Decimals.short(Double(Self.radius + margin / 2 - 1)))
    page.add("rect", SVGElement.place(edge) + [round, ("class", "edge")])
    page.end()
    return page.document
  }

  /// The colours of the device, which has one of each appearance as well.
  private static let style = """
    .edge{fill:none;stroke:#1c1c1e;stroke-width:12}.home{fill:#000}.clock{fill:#000}
    .finger{fill:#3c6edc;fill-opacity:.4;stroke:#fff;stroke-opacity:.85;stroke-width:2}
    @media (prefers-color-scheme:dark){.edge{stroke:#48484a}.home,.clock{fill:#fff}}
    """

  private static var device: [SVGElement] {
    let island = CGRect(x: 134, y: 11, width: 125, height: 37)
    let home = CGRect(x: 127, y: 839, width: 139, height: 5)
    return [
      SVGElement(
        "text", [("x", "52"), ("y", "36"), ("font-size", "17"), ("font-weight", "600"), ("class", "clock")],
        text: "9:41"),
      SVGElement("rect", SVGElement.place(island) + [("rx", "18.5")]),
      SVGElement("rect", SVGElement.place(home) + [("rx", "2.5"), ("class", "home")]),
    ]
  }
}

extension ScreenFilm {
  /// One part over the whole film.
  private struct Track {
    /// The times at which it is there: the pictures of a run differ in numbers only.
    var runs: [(run: SVGRun, end: Double, changes: Bool)] = []
    var last: SVGElement?
  }

  /// Returns the parts over time, from back to front.
  private func tracks(of frames: [(time: Double, parts: [ScreenPart])], duration: Double) -> [Track] {
    var order = PartOrder()
    for frame in frames { order.include(frame.parts.map(\.key)) }
    return order.keys.enumerated().map { number, key in
      track(of: key, named: "p\(number)-", in: frames, duration: duration)
    }
  }

  private func track(
    of key: ScreenPart.Key, named name: String, in frames: [(time: Double, parts: [ScreenPart])], duration: Double
  ) -> Track {
    var track = Track()
    for (time, parts) in frames {
      guard let part = parts.first(where: { $0.key == key }) else {
        if track.last != nil { track.runs[track.runs.count - 1].end = time }
        track.last = nil
        continue
      }
      let index = track.runs.count - 1
      if let last = track.last {
        let picture = part.element.named("\(name)\(index)")
        if track.runs[index].run.add(Self.group(picture), at: time) {
          track.runs[index].changes = track.runs[index].changes || picture != last
          track.last = picture
          continue
        }
        track.runs[index].end = time
      }
      let picture = part.element.named("\(name)\(index + 1)")
      track.runs.append((SVGRun(Self.group(picture), at: time), duration, track.last != nil))
      track.last = picture
    }
    return track
  }

  /// A run is hidden outside of its time by an animation in a group.
  private static func group(_ element: SVGElement) -> SVGElement {
    element.name == "g" && element.attributes.isEmpty ? element : SVGElement("g", containing: [element])
  }
}

/// The order of the parts of all frames, from back to front.
private struct PartOrder {
  private(set) var keys: [ScreenPart.Key] = []
  private var known: Set<ScreenPart.Key> = []

  /// Puts new parts behind those that precede them.
  mutating func include(_ parts: [ScreenPart.Key]) {
    var place = 0
    for key in parts {
      if known.insert(key).inserted {
        keys.insert(key, at: place)
        place += 1
      } else if let index = keys[place...].firstIndex(of: key) {
        place = index + 1
      }
    }
  }
}
