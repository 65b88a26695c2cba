/// The output of an animator: a list of shapes, from back to front.
///
/// Coordinates are those of the control: points, x to the right, y down. The control covers the uncovered area, so at
/// the top edge y runs from 0 at the rest line to the visible extent at the content.
///
/// A drawing is a value without closures, so two drawings can be compared. The control fills the same drawing for every
/// frame, which allocates nothing once its buffers have the size of a frame.
///
/// A part with a number that no host can draw, NaN, infinite or beyond 2⁴⁰, is left out, a group with its content; a
/// control logs that once. Opacities, periods and sizes are clamped.
///
/// ```swift
/// drawing.group(opacity: 0.5) {
///   $0.fill(.tint) { $0.circle(center: center, radius: 11) }
/// }
/// ```
///
/// A test draws without a screen, and measures texts by an estimate, which `RefreshTesting` has:
///
/// ```swift
/// var picture = Drawing(measuring: TextEstimate())
/// SpinnerAnimator.spinner.redraw(RefreshUpdate(state: .refreshing, visibleExtent: 60, activityFraction: 1), in: &picture)
/// #expect(!picture.isEmpty && picture.hasMotion)
/// ```
public struct Drawing: Sendable {
  /// The steps of the drawing, in order.
  ///
  /// Groups are nested: each `beginGroup` has an `endGroup`. A picture without loops replaces commands and groups by others.
  package var commands: [Command] = []

  /// The paints, which fills and strokes identify by their index.
  package private(set) var paints: [Paint] = []

  /// The groups, which `Command.beginGroup` identifies by their index.
  package var groups: [Group] = []

  /// The texts, which `Command.text` identifies by their index.
  ///
  /// A host that shows a part of the words replaces them.
  package internal(set) var texts: [Text] = []

  /// The symbols, which groups identify by their index.
  package private(set) var symbols: [Symbol] = []

  /// The time at which looping motions are at phase 0, in seconds of the host's clock; 0 by default.
  package var motionStart = 0.0

  /// `true` if a part was left out, or a number clamped, because no host could draw it.
  private(set) var hasUnusableNumbers = false

  let measurer: (any TextMeasuring)?
  private var path = Path()

  /// The elements of all paths, one path after the other; a command holds the range of its path.
  package var elements: [Path.Element] { path.elements }

  /// `true` if the drawing has no commands.
  public var isEmpty: Bool { commands.isEmpty }

  /// Creates an empty drawing, in which texts have no size.
  public init() { measurer = nil }

  /// Creates an empty drawing for a host that measures texts.
  package init(measuredBy measurer: any TextMeasuring) { self.measurer = measurer }

  /// Removes all content and keeps the buffers.
  package mutating func removeAll() {
    commands.removeAll(keepingCapacity: true)
    paints.removeAll(keepingCapacity: true)
    groups.removeAll(keepingCapacity: true)
    texts.removeAll(keepingCapacity: true)
    symbols.removeAll(keepingCapacity: true)
    path.removeAll()
    hasUnusableNumbers = false
  }

  /// Fills a path, with the non-zero rule or that of the path, see ``Path/usesEvenOddRule``.
  ///
  /// ```swift
  /// drawing.fill(.elevated, shadow: .init(opacity: 0.2, offset: .init(x: 0, y: 1), blur: 3)) {
  ///   $0.circle(center: update.center, radius: 20)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - paint: The paint of the fill. The tint by default.
  ///   - shadow: The shadow of the path, drawn below it. None by default.
  ///   - build: Builds the path. An empty path draws nothing.
  public mutating func fill(_ paint: Paint = .tint, shadow: Shadow? = nil, _ build: (inout Path) -> Void) {
    guard canDraw(paint.isDrawable), let range = outline(build) else { return }
    if let shadow, shadow.opacity > 0, canDraw(shadow.isDrawable) { commands.append(.shadow(shadow, range)) }
    commands.append(.fill(paints.count, range, isEvenOdd: path.usesEvenOddRule))
    paints.append(paint)
  }

  /// Strokes a path.
  ///
  /// ```swift
  /// drawing.stroke(.tint, .init(width: 3, to: min(update.progress, 1))) { $0.circle(center: update.center, radius: 11) }
  /// ```
  ///
  /// - Parameters:
  ///   - paint: The paint of the stroke.
  ///   - stroke: The width, the caps and the stroked part of the path.
  ///   - build: Builds the path. An empty path draws nothing.
  public mutating func stroke(_ paint: Paint, _ stroke: Stroke, _ build: (inout Path) -> Void) {
    guard canDraw(paint.isDrawable && stroke.isDrawable), stroke.width > 0, let range = outline(build) else { return }
    add(paint, stroke, range)
  }

  @inline(never)
  private mutating func add(_ paint: Paint, _ stroke: Stroke, _ range: Range<Int>) {
    commands.append(.stroke(paints.count, stroke, range))
    paints.append(paint)
  }

  /// Draws the shadow of a path without the path.
  ///
  /// ```swift
  /// drawing.shadow(.init(opacity: 0.2, offset: .init(x: 0, y: 1), blur: 3)) { $0.circle(center: update.center, radius: 20) }
  /// ```
  ///
  /// - Parameters:
  ///   - shadow: The opacity, offset and blur. A shadow without opacity draws nothing.
  ///   - build: Builds the path. An empty path draws nothing.
  public mutating func shadow(_ shadow: Shadow, _ build: (inout Path) -> Void) {
    guard canDraw(shadow.isDrawable), shadow.opacity > 0, let range = outline(build) else { return }
    commands.append(.shadow(shadow, range))
  }

  /// Draws content as one: it is flattened first, then faded, moved or looped together.
  ///
  /// Where shapes of a group overlap, the opacity applies once. A group with zero opacity is skipped, and `content` is
  /// not called. A group without content is removed.
  ///
  /// ```swift
  /// drawing.group(opacity: update.loopOpacity, motion: .spin(period: 1), around: update.center) {
  ///   $0.stroke(.tint, .init(width: 3)) { $0.arc(center: update.center, radius: 11, from: 0, to: 4) }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - opacity: The opacity from 0 to 1. 1 by default.
  ///   - transform: The transform about `anchor`, applied after the motion. None by default.
  ///   - motion: A loop run by the host. None by default.
  ///   - anchor: The centre of `transform` and `motion`, in the coordinates of the content.
  ///   - content: Draws the content of the group.
  public mutating func group(
    opacity: Double = 1,
    transform: Transform = .identity,
    motion: Motion? = nil,
    around anchor: Point = .zero,
    _ content: (inout Drawing) -> Void
  ) {
    add(Group(opacity: opacity, transform: transform, motion: motion, anchor: anchor, clip: nil), content)
  }

  /// Draws content as one, clipped to a path.
  ///
  /// ```swift
  /// drawing.group(clippedTo: { $0.circle(center: update.center, radius: 20) }) {
  ///   $0.fill(.tint) { $0.circle(center: .init(x: update.center.x, y: update.center.y + 10), radius: 20) }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - opacity: The opacity from 0 to 1. 1 by default.
  ///   - transform: The transform of content and path about `anchor`, applied after the motion. None by default.
  ///   - motion: A loop run by the host. None by default.
  ///   - anchor: The centre of `transform` and `motion`, in the coordinates of the content.
  ///   - clip: Builds the path, in the coordinates of the content; its fill rule is that of the clip. An empty path hides
  ///     the content.
  ///   - content: Draws the content of the group.
  public mutating func group(
    opacity: Double = 1,
    transform: Transform = .identity,
    motion: Motion? = nil,
    around anchor: Point = .zero,
    clippedTo clip: (inout Path) -> Void,
    _ content: (inout Drawing) -> Void
  ) {
    guard canDraw(opacity.isDrawable), opacity > 0, let range = outline(clip) else { return }
    add(
      Group(
        opacity: opacity, transform: transform, motion: motion, anchor: anchor, clip: range,
        clipsEvenOdd: path.usesEvenOddRule), content)
  }

  mutating func add(_ text: Text) {
    guard canDraw(text.isDrawable) else { return }
    commands.append(.text(texts.count))
    texts.append(text.usable(in: &self))
  }

  /// Adds a symbol as a group, which stays even without a fallback.
  mutating func add(_ symbol: Symbol, _ fallback: (inout Drawing) -> Void) {
    guard canDraw(symbol.paint.isDrawable && symbol.center.isDrawable) else { return }
    commands.append(.beginGroup(groups.count))
    groups.append(Group(opacity: 1, transform: .identity, anchor: .zero, symbol: symbols.count))
    symbols.append(symbol.usable(in: &self))
    fallback(&self)
    commands.append(.endGroup)
  }

  // Its halves are not inlined, because each closure would otherwise have a copy of them.
  private mutating func add(_ group: Group, _ content: (inout Drawing) -> Void) {
    guard let start = begin(group) else { return }
    content(&self)
    endGroup(from: start)
  }

  /// Begins a group; returns the index of its first command, or `nil` for one that cannot be seen.
  @inline(never)
  private mutating func begin(_ group: Group) -> Int? {
    guard canDraw(group.isDrawable), group.opacity > 0 else { return nil }
    commands.append(.beginGroup(groups.count))
    groups.append(group)
    // In its place, because a group is as long as a dozen numbers and is copied for each use of it.
    if !groups[groups.count - 1].limit() { hasUnusableNumbers = true }
    return commands.count
  }

  @inline(never)
  private mutating func endGroup(from start: Int) {
    guard commands.count == start else { return commands.append(.endGroup) }
    commands.removeLast()
    groups.removeLast()
  }
}

extension Drawing {
  /// Returns an argument, and records if it is `false`: the part is left out.
  mutating func canDraw(_ isDrawable: Bool) -> Bool {
    if !isDrawable { hasUnusableNumbers = true }
    return isDrawable
  }

  /// Returns a number in place of a given one, and records if they differ.
  mutating func used(_ usable: Double, for given: Double) -> Double {
    if usable != given { hasUnusableNumbers = true }
    return usable
  }

  /// Adds a path; `nil` if it is empty or cannot be drawn.
  private mutating func outline(_ build: (inout Path) -> Void) -> Range<Int>? {
    let start = path.begin()
    build(&path)
    return outline(from: start)
  }

  @inline(never)
  private mutating func outline(from start: Int) -> Range<Int>? {
    guard let range = path.range(from: start) else { return nil }
    guard canDraw(path.isDrawable(range)) else {
      path.remove(from: range.lowerBound)
      return nil
    }
    return range
  }
}

extension Drawing: Equatable {
  /// `true` if two drawings look the same at every time.
  ///
  /// The start of the loops does not count for drawings without loops.
  public static func == (first: Drawing, second: Drawing) -> Bool {
    // First what changes in most frames: the path of a shape that moves, and the place or the opacity of a group.
    first.elements == second.elements && first.groups == second.groups && first.commands == second.commands
      && first.paints == second.paints && first.texts == second.texts && first.symbols == second.symbols
      && (first.motionStart == second.motionStart || !first.hasMotion)
  }

  /// `true` if the drawing has a loop.
  public var hasMotion: Bool { groups.contains { $0.motion != nil } }
}

extension Drawing {
  /// A step of a drawing.
  ///
  /// Ranges are indices of `Drawing.elements`. What refers to an object, such as a color of the host, stands in an array of its
  /// own: a command is copied as memory, for each frame.
  package enum Command: Equatable, Sendable {
    /// Fills a path with the paint of this index in `Drawing.paints`, with the even-odd or the non-zero rule.
    case fill(Int, Range<Int>, isEvenOdd: Bool = false)

    /// Strokes a path with the paint of this index in `Drawing.paints`.
    case stroke(Int, Stroke, Range<Int>)

    /// Draws the shadow of a path.
    case shadow(Shadow, Range<Int>)

    /// Draws the text with this index in `Drawing.texts`.
    case text(Int)

    /// Begins the group with this index in `Drawing.groups`.
    case beginGroup(Int)

    /// Ends the innermost group.
    case endGroup
  }

  /// Content that is faded, moved, looped or clipped as one.
  package struct Group: Equatable, Sendable {
    /// The opacity from 0 to 1; applied to the flattened content.
    package var opacity: Double

    /// The transform of the content about `anchor`; applied after the motion.
    package var transform: Transform

    /// A loop run by the host.
    package var motion: Motion?

    /// The centre of the transform and the motion.
    package var anchor: Point

    /// The elements of the path that clips the content.
    package var clip: Range<Int>?

    /// `true` if that path encloses by the even-odd rule.
    package var clipsEvenOdd = false

    /// The index in `Drawing.symbols` of the symbol that replaces the content on hosts that have it.
    package var symbol: Int?

    /// The map from the coordinates of the content to those around the group, without the motion.
    package var placement: Transform { transform.around(anchor) }
  }
}
