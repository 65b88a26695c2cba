extension Facet {
  private static func both(_ loadMore: LoadMoreOptions) -> Settings {
    Settings(role: .loadMore, trigger: .onReachingEnd(within: .points(reach)), loadMore: loadMore)
  }

  private static let pulledAtBothEnds: [Move] = drags(.near, [1.5, 0.5]) + drags(.far, [1.5, 0.5])
  private static let bothCalled =
    calls(.near, [.begin(.always), .end(.success), .end(.failure)])
    + calls(.far, [.begin(.always), .end(.success), .finish(.noMoreData, isStale: false)])

  static let lists: [Facet] = [
    Facet(
      name: "a list with both", near: header, far: footer,
      moves: time + [.lift(isTold: true), .touch] + pulledAtBothEnds + [.length(1600), .updateRows(1600)] + bothCalled),
    Facet(
      name: "a list whose ends go their own ways", near: header, far: both(.with { $0.exclusion = .independent }),
      moves: time + [.lift(isTold: true), .touch] + pulledAtBothEnds + bothCalled + calls(.near, [.hide])),
    Facet(
      name: "a list in which the first wins", near: header,
      far: both(.with { $0.exclusion = .firstComeFirstServed }),
      moves: time + [.lift(isTold: true), .cancelTouch] + pulledAtBothEnds + bothCalled),
    Facet(
      name: "a short list with both", near: header, far: Settings(role: .loadMore, trigger: .onRelease),
      contentLength: 200,
      moves: time + [.lift(isTold: true), .touch] + pulledAtBothEnds + [
        .length(450), .length(1600), .writeInset(.near),
      ]
        + bothCalled),
    Facet(
      name: "everything at once", near: header, far: footer, system: SidePair(near: 24, far: 34), losesSystem: true,
      moves: time + lifts + [.flick(1500), .flick(-1500), .drag(.middle), .drag(.line(isPast: true))]
        + pulledAtBothEnds + [.writeInset(.near), .writeInset(.far), .tellInset(.near), .system(.near), .turn]
        + [.length(200), .length(1600), .window, .background, .reload, .scroll(.middle, isAnimated: true), .layOut]
        + bothCalled + calls(.near, [.attach, .hide]) + calls(.far, [.attach, .hide, .exhaust, .tap])),
  ]
}
