/// What an animator draws: a list of shapes in the order in which they lie on each other.
///
/// Coordinates are those of the control: points, x to the right, y downwards. The control is the strip that is
/// uncovered, so at the top edge y runs from 0 at the rest line to the visible extent at the content.
///
/// A drawing is a value without closures: two can be compared, and a host draws it by walking its `commands`.
/// Filled again after `removeAll()`, it allocates nothing once its buffers have grown to what a frame needs.
///
/// ```swift
/// drawing.group(opacity: 0.5) {
///   $0.fill(.tint) { $0.circle(center: center, radius: 11) }
/// }
/// ```
public struct Drawing: Sendable {
  /// The drawing, step by step.
  ///
  /// Groups are nested: each `beginGroup` has its `endGroup`.
  public private(set) var commands: [Command] = []

  /// The groups that `Command.beginGroup` names by their index.
  public private(set) var groups: [Group] = []

  /// The texts that `Command.text` names by their index.
  public private(set) var texts: [Text] = []

  /// The symbols that groups name by their index.
  public private(set) var symbols: [Symbol] = []

  /// The moment at which the looping motions are at phase 0, in seconds of the host's clock; 0 by default.
  public var motionStart = 0.0

  let measurer: (any TextMeasuring)?
  private var path = Path()

  /// The elements of all paths, one path after the other; a command holds the range of its own.
  public var elements: [Path.Element] { path.elements }

  /// Whether nothing is drawn.
  public var isEmpty: Bool { commands.isEmpty }

  /// Creates an empty drawing.
  ///
  /// - Parameter measurer: Measures the texts. `TextEstimate.standard` by default.
  public init(measuring measurer: (any TextMeasuring)? = nil) { self.measurer = measurer }

  /// Empties the drawing and keeps its buffers.
  public mutating func removeAll() {
    commands.removeAll(keepingCapacity: true)
    groups.removeAll(keepingCapacity: true)
    texts.removeAll(keepingCapacity: true)
    symbols.removeAll(keepingCapacity: true)
    path.removeAll()
  }

  /// Fills a path, by the non-zero rule.
  ///
  /// - Parameters:
  ///   - paint: What to fill with. The tint by default.
  ///   - shadow: The shadow that the path throws, drawn first. None by default.
  ///   - build: Makes the path. An empty one draws nothing.
  public mutating func fill(_ paint: Paint = .tint, shadow: Shadow? = nil, _ build: (inout Path) -> Void) {
    guard let range = path.append(build) else { return }
    if let shadow, shadow.opacity > 0 { commands.append(.shadow(shadow, range)) }
    commands.append(.fill(paint, range))
  }

  /// Strokes a path.
  ///
  /// - Parameters:
  ///   - paint: What to stroke with.
  ///   - stroke: Width, ends, and how much of the path is stroked.
  ///   - build: Makes the path. An empty one draws nothing.
  public mutating func stroke(_ paint: Paint, _ stroke: Stroke, _ build: (inout Path) -> Void) {
    guard stroke.width > 0, let range = path.append(build) else { return }
    commands.append(.stroke(paint, stroke, range))
  }

  /// Draws the shadow of a path and not the path itself.
  ///
  /// - Parameters:
  ///   - shadow: Opacity, offset and blur. One without opacity draws nothing.
  ///   - build: Makes the path. An empty one draws nothing.
  public mutating func shadow(_ shadow: Shadow, _ build: (inout Path) -> Void) {
    guard shadow.opacity > 0, let range = path.append(build) else { return }
    commands.append(.shadow(shadow, range))
  }

  /// Draws several things as one: they are drawn first, then faded, moved or looped together.
  ///
  /// Nothing of a group shows through itself: where its shapes overlap, the opacity applies once. A group without
  /// opacity or content leaves no trace, and its content is then not asked for.
  ///
  /// - Parameters:
  ///   - opacity: From 0 to 1. 1 by default.
  ///   - transform: Where the content goes; applied about `anchor`, after the motion. Nothing by default.
  ///   - motion: A loop that the host runs. None by default.
  ///   - anchor: The point about which `transform` and `motion` work, in the coordinates of the content.
  ///   - content: Draws what is in the group.
  public mutating func group(
    opacity: Double = 1,
    transform: Transform = .identity,
    motion: Motion? = nil,
    around anchor: Point = .zero,
    _ content: (inout Drawing) -> Void
  ) {
    add(Group(opacity: opacity, transform: transform, motion: motion, anchor: anchor, clip: nil), content)
  }

  /// Draws several things as one, cut off at the outline of a path.
  ///
  /// - Parameters:
  ///   - opacity: From 0 to 1. 1 by default.
  ///   - transform: Where content and outline go; applied about `anchor`, after the motion. Nothing by default.
  ///   - motion: A loop that the host runs. None by default.
  ///   - anchor: The point about which `transform` and `motion` work, in the coordinates of the content.
  ///   - clip: Makes the outline, in the coordinates of the content. An empty one hides everything.
  ///   - content: Draws what is in the group.
  public mutating func group(
    opacity: Double = 1,
    transform: Transform = .identity,
    motion: Motion? = nil,
    around anchor: Point = .zero,
    clippedTo clip: (inout Path) -> Void,
    _ content: (inout Drawing) -> Void
  ) {
    guard opacity > 0, let range = path.append(clip) else { return }
    add(Group(opacity: opacity, transform: transform, motion: motion, anchor: anchor, clip: range), content)
  }

  mutating func add(_ text: Text) {
    commands.append(.text(texts.count))
    texts.append(text)
  }

  /// A symbol is a group that stays even if nothing stands in for it.
  mutating func add(_ symbol: Symbol, _ fallback: (inout Drawing) -> Void) {
    commands.append(.beginGroup(groups.count))
    groups.append(Group(opacity: 1, transform: .identity, anchor: .zero, symbol: symbols.count))
    symbols.append(symbol)
    fallback(&self)
    commands.append(.endGroup)
  }

  private mutating func add(_ group: Group, _ content: (inout Drawing) -> Void) {
    guard group.opacity > 0 else { return }
    let start = commands.count
    commands.append(.beginGroup(groups.count))
    groups.append(group)
    content(&self)
    if commands.count == start + 1 {
      commands.removeLast()
      groups.removeLast()
    } else {
      commands.append(.endGroup)
    }
  }
}

extension Drawing {
  /// Replaces the command at `index`; for `sampled(at:)`.
  mutating func replace(at index: Int, command: Command) { commands[index] = command }

  /// Replaces the group at `index`; for `sampled(at:)`.
  mutating func replace(at index: Int, group: Group) { groups[index] = group }
}

extension Drawing: Equatable {
  /// Whether two drawings look the same at every moment.
  ///
  /// When loops began makes no difference to a drawing that has none.
  public static func == (first: Drawing, second: Drawing) -> Bool {
    first.commands == second.commands && first.groups == second.groups && first.path == second.path
      && first.texts == second.texts && first.symbols == second.symbols
      && (first.motionStart == second.motionStart || !first.hasMotion)
  }

  /// Whether something loops.
  public var hasMotion: Bool { groups.contains { $0.motion != nil } }
}
