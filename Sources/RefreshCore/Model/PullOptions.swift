/// The options of a pull, beside its trigger: how long it is, and where it may begin.
///
/// ```swift
/// header.pull.triggerDistance = .factor(1.5)  // a longer pull than the animator's own
/// header.pull.startsOnlyAtEdge = true         // a fling to the top never refreshes
/// ```
///
/// Those of one control for another:
///
/// ```swift
/// let options: PullOptions = header.pull
/// otherHeader.pull = options
/// ```
public struct PullOptions: Equatable, Sendable {
  /// The pull that arms the control; `nil`, the default, for the distance of the animator.
  ///
  /// The limits of ``RefreshMetrics`` apply: it is raised to 1.4 times the held extent, and then capped at a fifth of the viewport,
  /// unless the metrics allow more.
  public var triggerDistance: RefreshTriggerDistance?

  /// The distance by which the start of the pull and the place of the indicator are shifted, in points; 0 by default.
  ///
  /// A number above 0 shifts them into the list, for a bar that floats over its edge and is not a part of its inset. The control
  /// begins after a pull of so many points, and the trigger distance counts from there; a session holds so many points more, and
  /// the indicator is drawn next to the content, clear of the bar. A floating indicator stands so far from the edge. The trigger
  /// distance grows where the bounce of a pull would otherwise end inside the held space. The offset is rounded to a pixel, and
  /// ends where the pull that arms would be longer than 0.3 of the viewport, because a finger can hardly pull farther.
  ///
  /// A number below 0 shifts the indicator away from the content, for a view that the app has put into its own inset, such as a
  /// stretchy header: the indicator stands on the far side of that view. The pull begins at rest, and the trigger distance and
  /// the held space are as without an offset. The offset ends at the length of the app's inset at the edge, so that the indicator
  /// is never under a bar.
  ///
  /// It works the same at every edge and in both roles, and has no effect with the backing of the system. A control clamps it to
  /// ±100 000 and replaces NaN by 0; the log says so once.
  ///
  /// ```swift
  /// header.pull.startOffset = searchBar.frame.height // the bar floats over the list
  /// header.pull.startOffset = -photo.frame.height // the photo is in contentInset.top
  /// ```
  public var startOffset = 0.0

  /// `true` if only a drag that begins at the edge of the content pulls the control; `false` by default.
  ///
  /// A drag that begins farther than 10 points from the edge then leaves the control out of sight, also where it or its momentum
  /// takes the content beyond the edge. Loads that begin when the list reaches its end are not affected.
  public var startsOnlyAtEdge = false

  /// `true` if the indicator fades in with the pull, and out when it is taken back; `false` by default.
  ///
  /// Its opacity is then the progress of the pull, up to 1 at the trigger. A session that begins in a shorter pull raises it to 1,
  /// gradually; a row that stays without a session is opaque.
  ///
  /// ```swift
  /// header.pull.fadesIn = true  // a logo comes out of nothing
  /// ```
  public var fadesIn = false

  /// The options with the nearest offset that has a meaning.
  var usable: PullOptions { changed(self) { $0.startOffset = NumberLimits.startOffset(startOffset) } }
}
