extension Facet {

  /// All facets of the search, under both beliefs about the clamp of an inset.
  static let all = (headers + footers + lists).flatMap { [$0, $0.clamping] }

  private static let metrics = RefreshMetrics(showsOutcomes: true)
  static let header = Settings(metrics: metrics)
  static let footer = Settings(role: .loadMore, trigger: .onReachingEnd(within: .points(reach)))

  static let time: [Move] = [.pass(1), .pass(8), .pass(70)]
  static let lifts: [Move] = [.lift(isTold: true), .lift(isTold: false), .cancelTouch, .touch]

  static func drags(_ side: AxisSide, _ parts: [Double]) -> [Move] {
    parts.map { .drag(.pull(side, $0)) }
  }

  static func calls(_ side: AxisSide, _ calls: [Move.Call]) -> [Move] { calls.map { .call($0, side) } }

  private static let headers: [Facet] = [
    Facet(
      name: "a header under a finger", near: header,
      moves: time + lifts + drags(.near, [1.5, 1, 0.5, 0]) + [.drag(.middle)]
        + calls(.near, [.begin(.always), .begin(.never), .end(.success), .end(.failure)])),
    Facet(
      name: "a header that fires under the finger", near: Settings(trigger: .whilePulling),
      moves: time + lifts + [.flick(1500), .flick(-1500)] + drags(.near, [1.5, 0.5, 0]) + [.drag(.middle)]
        + calls(.near, [.finish(.success, isStale: false), .end(.failure)])),
    Facet(
      name: "a header that comes and goes under the finger", near: Settings(trigger: .whilePulling),
      moves: time + lifts + drags(.near, [1.5, 0.5, 0]) + calls(.near, [.attach, .enable, .hide, .end(.success)])),
    Facet(
      name: "a header and the insets", near: header, system: SidePair(near: 24),
      moves: [.pass(1), .pass(8), .pass(70), .lift(isTold: true), .touch] + drags(.near, [1.5, 0.5])
        + [.writeInset(.near), .writeInset(.far), .tellInset(.near), .restoreInset, .system(.near), .layOut]
        + calls(.near, [.begin(.always), .end(.success)])),
    Facet(
      name: "a header that moves about", near: header, system: SidePair(near: 24), losesSystem: true,
      moves: time + [.lift(isTold: true), .touch, .window, .background, .turn, .length(200), .reload]
        + drags(.near, [1.5, 0.5]) + [.scroll(.middle, isAnimated: true), .scroll(.pull(.near, 0), isAnimated: false)]
        + calls(.near, [.begin(.ifNear), .end(.success)])),
    Facet(
      name: "a header that is called", near: Settings(metrics: metrics, whenBusy: .restart, timeout: 1),
      moves: time + [.lift(isTold: true), .layOut] + drags(.near, [1.5, 0])
        + calls(
          .near,
          [
            .begin(.always), .begin(.never), .end(.success), .finish(.failure, isStale: false),
            .finish(.success, isStale: true), .attach, .enable, .hide, .exhaust, .tap,
          ])),
    Facet(
      name: "a floating header", near: Settings(metrics: metrics, placement: .floating),
      moves: time + lifts + drags(.near, [1.5, 0.5, 0]) + [.writeInset(.near), .window]
        + calls(.near, [.begin(.always), .end(.success), .attach])),
    Facet(
      name: "a header over pinned section headers", near: Settings(metrics: metrics, pinnedHeaders: .follow),
      moves: time + lifts + drags(.near, [1.5, 0.5, 0.2, 0]) + [.drag(.middle), .scroll(.middle, isAnimated: true)]
        + calls(.near, [.begin(.always), .begin(.never), .end(.success)])),
    Facet(
      name: "a header of a collection view", near: Settings(metrics: metrics, pinnedHeaders: .follow), insetStair: 8,
      moves: time + lifts + [.flick(1500), .flick(-1500)] + drags(.near, [1.5, 0.5, 0]) + [.drag(.middle)]
        + [.updateRows(1600)] + calls(.near, [.begin(.always), .end(.success), .end(.failure)])),
    Facet(
      name: "a header below a floating bar", near: Settings(metrics: metrics, startOffset: 30),
      moves: time + lifts + [.flick(1500), .flick(-1500)] + drags(.near, [1.5, 1, 0.5, 0]) + [.drag(.middle)]
        + [.writeInset(.near)] + calls(.near, [.begin(.always), .begin(.never), .end(.success), .end(.failure)])),
    Facet(
      name: "a header that is pulled from the edge", near: Settings(metrics: metrics, startsOnlyAtEdge: true),
      moves: time + lifts + [.flick(1500), .flick(-1500)] + drags(.near, [1.5, 0.5, 0]) + [.drag(.middle)]
        + calls(.near, [.begin(.always), .end(.success)])),
    Facet(
      name: "a header of the system", near: Settings(metrics: metrics, backing: .system),
      moves: time + lifts + drags(.near, [1.5, 0.5, 0]) + [.writeInset(.near)]
        + calls(.near, [.begin(.always), .fire, .end(.success), .attach])),
  ]
}
