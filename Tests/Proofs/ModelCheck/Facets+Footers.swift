extension Facet {
  private static let rows: [Move] = [.length(1600), .layOut]
  private static let outcomes = calls(
    .far, [.end(.success), .finish(.failure, isStale: false), .finish(.noMoreData, isStale: false)])

  static let footers: [Facet] = [
    Facet(
      name: "a footer at the end", far: footer,
      moves: time + [.lift(isTold: true), .lift(isTold: false), .flick(2000)]
        + [.drag(.line(isPast: false)), .drag(.line(isPast: true)), .drag(.pull(.far, 0)), .drag(.pull(.far, 0.5))]
        + [.scroll(.line(isPast: true), isAnimated: true)] + rows + outcomes + calls(.far, [.tap])),
    Facet(
      name: "a footer that is pulled", far: Settings(role: .loadMore, trigger: .onRelease),
      moves: time + lifts + drags(.far, [1.5, 1, 0.5, 0]) + rows + outcomes + calls(.far, [.begin(.always)])),
    Facet(
      name: "a footer that is tapped", far: Settings(role: .loadMore, trigger: .onTap),
      moves: time + [.lift(isTold: true), .touch] + drags(.far, [0.7, 0]) + [.drag(.middle), .length(200)] + rows
        + outcomes + calls(.far, [.tap, .hide, .attach])),
    Facet(
      name: "a footer and the insets", far: footer, system: SidePair(far: 34),
      moves: time + [.lift(isTold: true), .drag(.line(isPast: true))] + drags(.far, [0.5])
        + [.writeInset(.far), .writeInset(.near), .tellInset(.far), .system(.far)] + rows
        + calls(.far, [.begin(.always), .end(.success), .end(.failure)])),
    Facet(
      name: "a footer that moves about", far: footer, system: SidePair(far: 34), losesSystem: true,
      moves: time + [.lift(isTold: true), .drag(.pull(.far, 0.5)), .window, .background, .turn, .reload]
        + [.scroll(.pull(.far, 0), isAnimated: false), .length(200), .length(0)] + rows
        + calls(.far, [.begin(.ifNear), .end(.success), .end(.failure)])),
    Facet(
      name: "a footer below few rows", far: footer, contentLength: 200,
      moves: time + lifts + drags(.far, [1.5, 0.5, 0]) + drags(.near, [0.5]) + rows + outcomes
        + calls(.far, [.begin(.always), .tap])),
    Facet(
      name: "a footer that fills the screen",
      far: Settings(
        role: .loadMore, trigger: .onReachingEnd(within: .points(reach)), loadMore: .with { $0.loadsToFill = 2 }),
      contentLength: 0,
      moves: time + [.lift(isTold: true), .drag(.pull(.far, 0.5)), .length(200), .length(400), .window] + rows
        + outcomes),
    Facet(
      name: "a footer of an empty list", far: footer, contentLength: 0,
      moves: time + [.lift(isTold: true), .length(200), .turn, .window] + drags(.far, [0.5, 0]) + drags(.near, [0.5])
        + outcomes + calls(.far, [.begin(.always), .tap, .exhaust])),
    Facet(
      name: "a footer that hides below few rows",
      far: Settings(role: .loadMore, trigger: .onRelease, loadMore: .with { $0.shortContent = .hidden }),
      contentLength: 200,
      moves: time + lifts + drags(.far, [1.5, 0.5, 0]) + [.length(200)] + rows + outcomes
        + calls(.far, [.begin(.always), .exhaust])),
    Facet(
      name: "a footer behind a floating bar",
      far: Settings(
        role: .loadMore, trigger: .onRelease, loadMore: .with { $0.shortContent = .viewportEnd }, startOffset: 30),
      contentLength: 440,
      moves: time + [.lift(isTold: true), .touch] + drags(.far, [1.5, 0.5, 0]) + [.length(200)] + rows + outcomes
        + calls(.far, [.begin(.always), .tap])),
    Facet(
      name: "older rows before the first", near: footer,
      moves: time + [.lift(isTold: true), .flick(-1500), .drag(.middle)] + drags(.near, [0.5, 0, -1]) + rows
        + calls(.near, [.begin(.always), .end(.success), .finish(.failure, isStale: false), .tap])),
    Facet(
      name: "an end that hides",
      far: Settings(role: .loadMore, trigger: .onRelease, loadMore: .with { $0.hidesNoMoreData = true }),
      moves: time + [.lift(isTold: true), .touch] + drags(.far, [1.5, 0.5]) + rows + outcomes
        + calls(.far, [.exhaust, .enable, .begin(.never)])),
  ]
}
