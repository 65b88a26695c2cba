#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshAnimators
import Testing

/// The screens of an app with a design system: none of them repeats what a control looks like.
@MainActor
private final class App {
  let feed = Feed()
  let lists = (0..<3).map { _ in
    let list = UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: 852), style: .plain)
    list.contentSize = CGSize(width: 393, height: 3000)
    return list
  }

  /// The one place of the design system.
  static var designSystem: RefreshStyle {
    var words = RefreshTexts.standard(for: .english)
    words[.updated] = "You are up to date"
    words[.noMore] = "That is the whole menu"
    var style = RefreshStyle()
    style.colors = [.tint: .systemRed, .failure: .red, .label: .label]
    style.fonts = [.subheadline: .font(.systemFont(ofSize: 18, weight: .medium)), .footnote: .textStyle(.subheadline)]
    style.texts[.english] = words
    style.language = .english
    style.haptics = .outcome
    style.minimumVisibleTime = 1
    style.outcomeTimes[.failure] = 2
    style.headerAnimator = .arrow
    style.footerAnimator = .spinner(footer: FooterStyle(showsLoadingText: true))
    return style
  }

  func addControls() {
    for list in lists {
      list.refresh.addHeader { [feed] in try await feed.reload() }
      list.refresh.addFooter { [feed] in try await feed.loadNextPage() ? .more : .end }
    }
  }
}

/// The styles of the guide and of the doc comments.
@MainActor
@Suite struct StyleTests {
  @Test func aDesignSystemIsOneAssignmentForThreeScreens() {
    HeadlessWorld.run { world in
      defer { RefreshStyle.app = RefreshStyle() }
      RefreshStyle.app = App.designSystem
      let app = App()
      app.addControls()
      app.lists.forEach(world.window.addSubview)
      world.finishTurn()
      for list in app.lists {
        #expect(list.refresh.header?.animator is ArrowAnimator)
        let spinner: SpinnerAnimator = .spinner(footer: FooterStyle(showsLoadingText: true))
        #expect(list.refresh.footer?.animator as? SpinnerAnimator == spinner)
        #expect(list.refresh.header?.refreshStyle == nil && list.refreshStyle == nil, "nothing is set on a screen")
      }
      RefreshStyle.app = RefreshStyle()
      #expect(app.lists.allSatisfy { $0.refresh.header?.animator is RingAnimator })
      #expect(app.lists.allSatisfy { $0.refresh.footer?.animator is RingAnimator })
    }
  }

  @Test func theStyleOfTheGuideIsFollowed() {
    HeadlessWorld.run { world in
      defer { RefreshStyle.app = RefreshStyle() }
      let screen = Screen()
      world.window.addSubview(screen.tableView)
      screen.addStyles()
      #expect(screen.tableView.refresh.header?.animator is GumAnimator)
    }
  }

  @Test func theExamplesOfTheDocCommentsCompile() {
    HeadlessWorld.run { world in
      defer { RefreshStyle.app = RefreshStyle() }
      let screen = Screen()
      world.window.addSubview(screen.tableView)
      screen.addDocumentedStyles(on: screen.tableView)
      #expect(RefreshStyle.app.colors[.tint] == .systemIndigo)
      #expect(screen.tableView.refresh.header?.animator is GumAnimator)
      #expect(screen.tableView.refresh.footer?.animator is DotsAnimator)
    }
  }
}

extension Screen {
  /// The examples of the doc comments of styles.
  fileprivate func addDocumentedStyles(on feedView: UIView) {
    var style = RefreshStyle()
    style.colors = [.tint: .systemIndigo, .failure: .systemRed]
    style.colors = [.tint: .systemIndigo, .secondaryLabel: .systemGray]
    let brandFont = UIFont.systemFont(ofSize: 15, weight: .semibold)
    style.fonts[.subheadline] = .textStyle(.headline)
    style.fonts = [.subheadline: .font(brandFont), .caption: .textStyle(.footnote)]
    var english = RefreshTexts.standard(for: .english)
    english[.updated] = "You are up to date"
    style.texts[.english] = english
    style.language = RefreshLanguage(code: "de")
    style.haptics = .arming
    style.haptics = .off
    style.haptics = .custom { feedback in print(feedback) }
    style.haptics = .outcome
    style.minimumVisibleTime = 1
    style.outcomeTimes[.failure] = 2
    style.shownOutcomes = [.failure]
    style.headerAnimator = .gum
    style.footerAnimator = .dots
    feedView.refreshStyle = style
    RefreshStyle.app = style
    RefreshStyle.app.colors[.tint] = .systemIndigo
    tableView.refresh.addHeader { [feed] in try await feed.reload() }
    tableView.refresh.addFooter { [feed] in try await feed.loadNextPage() ? .more : .end }
    let red = Drawing.Color(.systemRed)
    tableView.refresh.addHeader(animator: .spinner(color: red)) { [feed] in try await feed.reload() }
    tableView.refresh.addHeader(animator: .dots(color: red)) { [feed] in try await feed.reload() }
    tableView.refresh.addHeader(animator: .material(color: red)) { [feed] in try await feed.reload() }
    let header = tableView.refresh.addHeader(animator: .gum(color: Drawing.Color(.systemRed))) { [feed] in
      try await feed.reload()
    }
    header.tintColor = .systemRed
    header.animator = .automatic
    var drawing = Drawing()
    let update = RefreshUpdate(visibleExtent: 40)
    drawing.fill(.init(Drawing.Color(.systemRed))) { $0.circle(center: update.center, radius: 12) }
    drawing.text(update.surroundings.texts[.pull], style: .init(.footnote), paint: .label, centeredAt: update.center)
  }
}
#endif
