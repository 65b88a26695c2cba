#if REFRESH_ADAPTER
/// The options that the app has set on a control.
struct ControlOptions: Equatable {
  var triggerDistance: RefreshTriggerDistance?
  var placement: RefreshPlacement?
  var pinnedHeaders = RefreshPinnedHeaders.automatic
  var startOffset = 0.0
  var startsOnlyAtEdge = false
  var backing = RefreshBacking.automatic
  var minimumVisibleTime: Double?
  var tint: UIColor?
}

extension RefreshControl {
  /// The pull that arms the control; `nil` for the distance of the animator.
  ///
  /// The limits of ``RefreshMetrics`` apply: at least 1.4 times the held extent, and at most a fifth of the viewport unless the
  /// metrics allow more. `nil` by default.
  ///
  /// ```swift
  /// header.triggerDistance = .factor(1.5)  // a longer pull than the animator's own
  /// ```
  public var triggerDistance: RefreshTriggerDistance? {
    get { options.triggerDistance }
    set { options.triggerDistance = newValue }
  }

  /// The placement of the indicator in the uncovered area; `nil` for the preferred placement of the animator.
  ///
  /// A floating control stays at the edge of the view and lies over the rows; any other never covers a row. Every control is
  /// in front of the background of the list. `nil` by default.
  ///
  /// ```swift
  /// header.placement = .floating
  /// ```
  public var placement: RefreshPlacement? {
    get { options.placement }
    set { options.placement = newValue }
  }

  /// The behaviour of the held space under pinned section headers; `.automatic` by default.
  ///
  /// ```swift
  /// header.pinnedHeaders = .follow
  /// ```
  public var pinnedHeaders: RefreshPinnedHeaders {
    get { options.pinnedHeaders }
    set { options.pinnedHeaders = newValue }
  }

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
  /// It works the same at every edge and in both roles. Clamped to ±100 000, and NaN is replaced by 0; the log says so once.
  ///
  /// ```swift
  /// header.startOffset = searchBar.frame.height // the bar floats over the list
  /// header.startOffset = -photo.frame.height // the photo is in contentInset.top
  /// ```
  public var startOffset: Double {
    get { options.startOffset }
    set { options.startOffset = log.usable(NumberLimits.startOffset(newValue), for: newValue) }
  }

  /// `true` if only a drag that begins at the edge of the content pulls the control; `false` by default.
  ///
  /// A drag that begins farther than 10 points from the edge then leaves the control out of sight, also where it or its momentum
  /// takes the content beyond the edge. Loads that begin when the list reaches its end are not affected.
  ///
  /// ```swift
  /// header.pullsOnlyFromEdge = true
  /// ```
  public var pullsOnlyFromEdge: Bool {
    get { options.startsOnlyAtEdge }
    set { options.startsOnlyAtEdge = newValue }
  }

  /// The owner of the pull and of the space of a session; `.automatic` by default.
  ///
  /// In a sheet only a `UIRefreshControl` can be pulled, and a navigation bar with a large title or a search bar that hides would
  /// cover any other control. There, `.automatic` lets a `UIRefreshControl` own the pull, the haptic and the space, and shows the
  /// animator in it: states, actions, progress, outcomes and events are the same. It is chosen when the list comes into a window
  /// and when its container changes, never during a session, and the app's own `UIRefreshControl` is never replaced.
  ///
  /// With the backing of the system:
  ///
  /// - The session begins under the finger at the distance of the system, which cannot be asked for. `progress` is measured
  ///   against a fifth of the height of the list, or against what pulls in this process have shown, and stays below 1 until then.
  /// - ``trigger``, ``triggerDistance`` and ``placement`` have no effect, and the held extent ends at the height of the system's
  ///   control, about 60 points. The log says so once for each of them that is set.
  ///
  /// `.system` asks for it in every container; only a header at the top has it, and not with the trigger `.manual` or in the
  /// interface idiom of the Mac. `.own` declines it.
  ///
  /// ```swift
  /// tableView.refresh.header?.backing = .system
  /// ```
  public var backing: RefreshBacking {
    get { options.backing }
    set {
      options.backing = newValue
      if newValue == .system, edge != .top || role != .refresh { log.say(.backingEdge) }
      attachment?.layOutSoon()
    }
  }

  /// The background of the area between the edge of the list and its content; none by default.
  ///
  /// The area begins at the rest position of the content, inside the bars and the app's inset, and ends at the content: it is as
  /// long as the pull or the held space, in every frame and every state, and gone at rest. It is as wide as the list, in front of
  /// the list's own background, behind the indicator, and never over a row. Disabling the control leaves the background; hiding
  /// or removing the control removes it. Where the placement is floating, the background stays between edge and content.
  ///
  /// A view is resized to the area, and receives no touches; it leaves its previous superview.
  ///
  /// ```swift
  /// header.background = .color(.systemGray6)
  /// footer.background = .view(GradientView())
  /// ```
  public var background: RefreshBackground? {
    get { stage.gap?.background }
    set {
      stage.gap = newValue.map(GapView.init)
      attachment?.followGap(of: self, at: side)
    }
  }
}

extension RefreshControl {
  /// `true` if there may be something left to load; `true` by default.
  ///
  /// A load that ends with `.end` sets it to `false`, a successful refresh of the list to `true`. Setting it to `false`
  /// ends a running load. It is always `true` for a control that refreshes, where setting it has no effect but a line in the
  /// log.
  ///
  /// ```swift
  /// tableView.refresh.footer?.hasMoreData = false  // a search without another page
  /// ```
  public var hasMoreData: Bool {
    get { !(sideFrame?.isExhausted ?? sessions.isExhausted) }
    set {
      guard role == .loadMore else { return log.say(.headerHasMoreData) }
      guard newValue != hasMoreData else { return }
      sessions.isExhausted = !newValue
      attachment?.send(.noMoreData(side, !newValue))
    }
  }

  /// `true` if a tap on the control has an effect.
  var acceptsTap: Bool { sideFrame?.tap != nil }
}
#endif
