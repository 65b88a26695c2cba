import RefreshCore
import RefreshTesting

extension Filmstrip {
  /// The frames as one SVG that plays them repeatedly, in every viewer that supports SMIL, also as an image in a page.
  ///
  /// Everything is interpolated linearly between frames, so 60 frames a second look smooth and few of them are written.
  /// Captions are omitted.
  ///
  /// - Parameters:
  ///   - rest: The time for which the last frame is shown before the film restarts, in seconds.
  ///   - poster: The time of the frame that a viewer without animation shows, in seconds.
  ///   - zoom: The factor by which the list is larger than in points, above 0.
  /// - Returns: The text of an SVG file.
  public func movie(rest: Double = 1, poster: Double = 0, zoom: Double = 1) -> String {
    Filmstrip.movie([self], rest: rest, poster: poster, zoom: zoom)
  }

  /// The frames of several filmstrips side by side as one SVG that plays them.
  ///
  /// - Parameters:
  ///   - films: The filmstrips, from left to right; all in scenes of the same size and in the same colours.
  ///   - gap: The space between two of them, in points.
  ///   - cornerRadius: The radius of the corners of each, in points; 0 by default.
  ///   - rest: The time for which the last frame is shown before the film restarts, in seconds.
  ///   - poster: The time of the frame that a viewer without animation shows, in seconds.
  ///   - start: The time of the frame with which the film begins, and which stands still for readers who asked for less motion, in
  ///     seconds; the frames before it play at the end. `nil`, the default, for a film that begins with its first frame, and plays
  ///     for everybody.
  ///   - zoom: The factor by which the lists are larger than in points, above 0.
  /// - Returns: The text of an SVG file.
  public static func movie(
    _ films: [Filmstrip], gap: Double = 16, cornerRadius: Double = 0, rest: Double = 1, poster: Double = 0,
    start: Double? = nil, zoom: Double = 1
  ) -> String {
    precondition(zoom > 0 && zoom.isFinite, "zoom is a finite number above 0")
    let size = films.first?.scene.size ?? .init(width: 0, height: 0)
    let end = films.flatMap(\.frames).reduce(0) { max($0, $1.time) } + rest
    let width = (size.width + gap) * Double(max(films.count, 1)) - gap
    var page = SVGPage(size: .init(width: width * zoom, height: size.height * zoom))
    if start != nil { page.add("style", [], text: Self.lessMotion) }
    for (index, film) in films.enumerated() {
      let corner = Drawing.Point(x: (size.width + gap) * Double(index) * zoom, y: 0)
      page.begin("g", film.scene.clip(at: corner, zoom: zoom, radius: cornerRadius, on: &page))
      let order = film.ordered(from: start ?? 0, duration: end)
      if start != nil, let first = order.first?.frame {
        page.begin("g", [("class", "still")])
        film.scene.append(first, at: corner, zoom: zoom, to: &page)
        page.end()
        page.begin("g", [("class", "film")])
      }
      film.scene.begin(at: corner, zoom: zoom, on: &page)
      for (number, layer) in film.scene.layers.enumerated() {
        for run in Self.runs(order, of: layer, film, prefix: "m\(index)\(number)-").ended(at: end) {
          page.add(run.run.element(until: run.end, duration: end, poster: start == nil ? poster : 0))
        }
      }
      page.end()
      if start != nil { page.end() }
      page.end()
      if let edge = film.scene.edge(at: corner, zoom: zoom, radius: cornerRadius) { page.add(edge) }
    }
    return page.document
  }

  /// Shows the first frame in place of the film to readers who asked for less motion.
  private static let lessMotion =
    ".still { display: none } @media (prefers-reduced-motion: reduce) { .film { display: none } .still { display: inline } }"

  /// Returns the frames in the order in which a film that begins at a time of theirs plays them, with their times in it.
  private func ordered(from start: Double, duration: Double) -> [(time: Double, frame: Frame)] {
    let first = frames.firstIndex { $0.time >= start } ?? 0
    guard first > 0 else { return frames.map { ($0.time, $0) } }
    let begin = frames[first].time
    return frames[first...].map { ($0.time - begin, $0) } + frames[..<first].map { ($0.time - begin + duration, $0) }
  }

  /// Returns a layer as runs of pictures; the pictures of different runs differ in more than numbers.
  private static func runs(
    _ frames: [(time: Double, frame: Frame)], of layer: (Frame, inout SVGPage) -> Void, _ film: Filmstrip,
    prefix: String
  ) -> [SVGRun] {
    var runs: [SVGRun] = []
    for (time, frame) in frames {
      if let last = runs.indices.last, runs[last].add(film.picture(frame, layer, "\(prefix)\(last)-"), at: time) {
        continue
      }
      runs.append(SVGRun(film.picture(frame, layer, "\(prefix)\(runs.count)-"), at: time))
    }
    return runs
  }

  private func picture(_ frame: Frame, _ layer: (Frame, inout SVGPage) -> Void, _ prefix: String) -> SVGElement {
    var page = SVGPage(size: scene.size, prefix: prefix)
    layer(frame, &page)
    var group = SVGElement("g", [])
    if !page.definitions.isEmpty {
      var definitions = SVGElement("defs", [])
      definitions.children = page.definitions
      group.children.append(definitions)
    }
    group.children += page.content
    return group
  }
}

extension FilmstripScene {
  /// Returns a hairline round a section with round corners, which would have no edge on paper of its colour.
  fileprivate func edge(at corner: Drawing.Point, zoom: Double, radius: Double) -> SVGElement? {
    guard radius > 0 else { return nil }
    let numbers = [
      corner.x + 0.5, corner.y + 0.5, size.width * zoom - 1, size.height * zoom - 1, radius * zoom - 0.5,
    ]
    let place = Array(zip(["x", "y", "width", "height", "rx"], numbers.map(Decimals.short)))
    return SVGElement("rect", place + [("fill", "none"), ("stroke", hairlineColor)])
  }

  fileprivate func clip(
    at corner: Drawing.Point, zoom: Double, radius: Double, on page: inout SVGPage
  ) -> [(String, String)] {
    guard radius > 0 else { return [] }
    let numbers = [corner.x, corner.y, size.width * zoom, size.height * zoom, radius * zoom]
    let rectangle = SVGElement("rect", Array(zip(["x", "y", "width", "height", "rx"], numbers.map(Decimals.short))))
    return [("clip-path", page.define("clipPath", [], [rectangle]))]
  }
}

extension [SVGRun] {
  /// Returns each run with the time at which the next one begins.
  fileprivate func ended(at end: Double) -> [(run: SVGRun, end: Double)] {
    indices.map { (self[$0], $0 + 1 < count ? self[$0 + 1].start : end) }
  }
}
