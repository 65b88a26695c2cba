import RefreshAnimators
import RefreshTesting

/// An animator of RefreshKit with a name.
///
/// This is the only list of them: the tests of the animators, the filmstrips and the demo use it, and a test compares
/// the README and the web page with it.
public struct RefreshPreset: Sendable, CustomStringConvertible {
  /// Every preset, in the order of the web page.
  public static let all = [
    RefreshPreset("gum", ".gum", "A ball that is stretched to a thread, snaps, and blossoms into a spinner") {
      .gum(footer: $0)
    },
    RefreshPreset("arrow", ".arrow", "An arrow that turns over, with words and the time of the last refresh") {
      .arrow(texts: $0.texts)
    },
    RefreshPreset(
      "reload", ".arrow(armedSymbol: .reload)", "An arrow that gives way to a reload symbol, with words"
    ) {
      .arrow(texts: $0.texts, armedSymbol: .reload)
    },
    RefreshPreset("spinner", ".spinner", "Eight spokes that the pull uncovers one by one") {
      .spinner(footer: $0)
    },
    RefreshPreset(
      "spinner-with-outcomes", ".spinner(showsOutcomes: true)", "A spinner that ends with a tick or a cross"
    ) {
      .spinner(showsOutcomes: true, footer: $0)
    },
    RefreshPreset("dots", ".dots", "Three dots that the pull draws out of one, and a wave that runs through them") {
      .dots(footer: $0)
    },
    RefreshPreset("material", ".material", "A disc that floats over the list, which is not held") {
      .material(footer: $0)
    },
    RefreshPreset("ring", ".ring", "An arc that closes, then chases itself or shows `control.sessionProgress`") { _ in
      .ring
    },
    RefreshPreset(
      "hidden", ".hidden", "Nothing, for apps that show a refresh somewhere else, from `control.refreshStates`"
    ) { _ in
      .hidden
    },
  ]

  /// The animator that Docs/Guide/Animators.md writes, which no product has.
  public static let sunrise = RefreshPreset("sunrise", "Sunrise()", "A sun that rises with the pull") { _ in Sunrise() }

  /// The presets, and the animator of a system symbol, which needs a name: for pictures of all that RefreshKit draws.
  public static let pictured =
    all + [
      RefreshPreset("symbol", ".symbol(\"arrow.clockwise\")", "A system symbol that turns with the pull") {
        .symbol("arrow.clockwise", footer: $0)
      }
    ]

  /// The name, in lowercase and with hyphens.
  public let name: String

  /// The animator as it is written in an app's code.
  public let code: String

  /// One line about the picture, without a full stop.
  public let summary: String

  /// The animator with the words of the user's language.
  public let animator: any RefreshAnimator & Sendable

  private let make: @Sendable (FooterStyle) -> any RefreshAnimator & Sendable

  /// `true` if a header draws anything.
  public let draws: Bool

  /// `true` if a header draws words, which need the width of a phone.
  public let drawsText: Bool

  private init<Animator: RefreshAnimator & Sendable>(
    _ name: String, _ code: String, _ summary: String, _ make: @escaping @Sendable (FooterStyle) -> Animator
  ) {
    let animator = make(FooterStyle())
    (self.name, self.code, self.summary, self.animator, self.make) = (name, code, summary, animator, make)
    let metrics = animator.metrics(in: RefreshSurroundings())
    let update = RefreshUpdate(
      state: .armed, visibleExtent: metrics.triggerDistance, heldExtent: metrics.heldExtent,
      triggerDistance: metrics.triggerDistance, armedFraction: 1)
    var drawing = Drawing(measuring: TextEstimate())
    animator.redraw(update, in: &drawing)
    draws = !drawing.isEmpty
    drawsText = !drawing.texts.isEmpty
  }

  /// The presets without options, one for each animator.
  public static var plain: [RefreshPreset] { all.filter(\.isPlain) }

  /// The animator with other words, if it has any.
  public func animator(_ footer: FooterStyle) -> any RefreshAnimator & Sendable { make(footer) }

  /// `true` if the animator has no options set.
  public var isPlain: Bool { code == ".\(name)" }

  /// `true` if a header floats over the content.
  public var floats: Bool { animator.preferredPlacement == .floating }

  /// The name.
  public var description: String { name }
}
