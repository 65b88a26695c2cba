#if canImport(HeadlessUIKit)
import HeadlessUIKit
import RefreshAnimators
import Testing

@testable import RefreshCore

/// Lists in sheets and below navigation bars that move with a pull, with a header that declines the backing of the system.
@MainActor
@Suite struct PullContainerTests {
  /// The pull dismisses the sheet: the list stands at its top while the finger moves.
  @Test(.bug(id: "B113"), arguments: HeadlessSwitches.everySetting)
  func aPullInASheetDoesNothingAndNobodySaysWhy(switches: HeadlessSwitches) async {
    await HeadlessWorld.run(switches: switches) { world in
      let scene = Scene(world)
      let entries = await LogBoard.entries(about: scene.list) {
        let view = FollowingView()
        scene.present(scene.putIntoController())
        scene.addHeader(view: view).backing = .own
        await scene.advance(by: 0.1)
        let sheet = SheetDelegate()
        scene.list.delegate = sheet
        scene.watch.isClientWriting = true
        scene.finger.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 600), duration: 0.3)
        #expect(scene.pull == 0)
        scene.finger.lift()
        await scene.advance(by: 1)
        scene.list.delegate = nil
        #expect(scene.watch.states == [.idle] && scene.work.startCount == 0)
        #expect(view.updates.allSatisfy { $0.progress == 0 })
        #expect(scene.list.contentInset == .zero && scene.pull == 0)
      }
      #expect(entries == [.sheet])
    }
  }

  @Test(arguments: [false, true])
  func aHeaderInASheetIsReportedOnce(isAddedBefore: Bool) async {
    let entries = await LogBoard.entries { scene in
      if isAddedBefore { scene.addHeader().backing = .own }
      let sheet = scene.putIntoController()
      scene.present(sheet)
      await scene.advance(by: 0.1)
      if !isAddedBefore { scene.addHeader().backing = .own }
      await scene.advance(by: 0.1)
      scene.client { scene.list.contentSize.height += 10 }
      scene.pullAndRelease()
      await scene.advance(by: 0.5)
    }
    #expect(entries == [.sheet])
  }

  @Test(arguments: [UIModalPresentationStyle.pageSheet, .formSheet])
  func everySheetIsReported(style: UIModalPresentationStyle) async {
    let entries = await LogBoard.entries { scene in
      let sheet = scene.putIntoController()
      sheet.modalPresentationStyle = style
      scene.present(sheet)
      scene.addHeader().backing = .own
      await scene.advance(by: 0.1)
    }
    #expect(entries == [.sheet])
  }

  @Test func aListInsideANavigationControllerInASheetIsReported() async {
    let entries = await LogBoard.entries { scene in
      let navigation = scene.keep(UINavigationController(rootViewController: scene.putIntoController()))
      scene.present(navigation)
      scene.addHeader().backing = .own
      await scene.advance(by: 0.1)
    }
    #expect(entries == [.sheet])
  }

  @Test func aListInFullScreenIsNotReported() async {
    let entries = await LogBoard.entries { scene in
      let screen = scene.putIntoController()
      screen.modalPresentationStyle = .fullScreen
      scene.present(screen)
      scene.addHeader()
      await scene.advance(by: 0.1)
    }
    #expect(entries == [])
  }

  @Test func aFooterInASheetIsNotReported() async {
    let entries = await LogBoard.entries { scene in
      scene.present(scene.putIntoController())
      scene.addFooter()
      await scene.advance(by: 0.1)
    }
    #expect(entries == [])
  }

  @Test func aHeaderBelowALargeTitleFloats() async {
    let entries = await LogBoard.entries { scene in
      _ = scene.putBelowLargeTitle()
      let control = scene.addHeader()
      control.backing = .own
      await scene.advance(by: 0.1)
      #expect(control.placementInUse == .floating)
      await scene.refresh()
      #expect(control.isRefreshing && scene.list.contentInset == .zero)
      #expect(control.frame.minY == scene.list.bounds.minY + 59)
      await scene.finish()
      #expect(scene.pull == 0 && scene.watch.insetWriteCount == 0)
    }
    #expect(entries == [])
  }

  /// The user turns the phone, or begins to search.
  @Test(arguments: HeadlessSwitches.everySetting(with: [false, true]))
  func aSessionBelowABarThatStopsGrowingStaysInSight(switches: HeadlessSwitches, isInSearch: Bool) async {
    await Scene.run(switches) { scene in
      scene.watch.mayComeFromOutside = true
      let navigation = scene.putBelowLargeTitle()
      let control = scene.addHeader()
      control.backing = .own
      await scene.advance(by: 0.1)
      await scene.refresh()
      if isInSearch {
        let search = UISearchController()
        navigation.topViewController?.navigationItem.searchController = search
        search.isActive = true
      } else {
        navigation.navigationBar.prefersLargeTitles = false
      }
      scene.client { scene.list.contentSize.height += 10 }
      await scene.advance(by: 0.5)
      #expect(control.isRefreshing && control.placementInUse == .floating && control.bounds.height > 40)
      await scene.finish()
      scene.client { scene.list.contentSize.height += 10 }
      await scene.advance(by: 0.1)
      #expect(control.placementInUse == .withContent)
    }
  }

  /// The title of a window on a Mac is in its toolbar.
  @Test(arguments: HeadlessSwitches.everySetting)
  func onAMacNoBarGrows(switches: HeadlessSwitches) async {
    await Scene.run(switches) { scene in
      scene.world.setTraits { $0.userInterfaceIdiom = .mac }
      _ = scene.putBelowLargeTitle()
      let control = scene.addHeader()
      await scene.advance(by: 0.1)
      #expect(control.placementInUse == .withContent)
    }
  }

  @Test func aSearchBarThatHidesIsAGrowingBar() async {
    let entries = await LogBoard.entries { scene in
      let navigation = scene.putBelowLargeTitle()
      navigation.navigationBar.prefersLargeTitles = false
      navigation.topViewController?.navigationItem.searchController = UISearchController()
      let control = scene.addHeader()
      control.backing = .own
      await scene.advance(by: 0.1)
      #expect(control.placementInUse == .floating)
    }
    #expect(entries == [])
  }

  @Test func aSearchBarThatStaysIsNoGrowingBar() async {
    let entries = await LogBoard.entries { scene in
      let navigation = scene.putBelowLargeTitle()
      navigation.navigationBar.prefersLargeTitles = false
      navigation.topViewController?.navigationItem.searchController = UISearchController()
      navigation.topViewController?.navigationItem.hidesSearchBarWhenScrolling = false
      let control = scene.addHeader()
      await scene.advance(by: 0.1)
      #expect(control.placementInUse == .withContent && control.backingInUse == .own)
    }
    #expect(entries == [])
  }

  @Test func aHiddenBarDoesNotGrow() async {
    let entries = await LogBoard.entries { scene in
      let navigation = scene.putBelowLargeTitle()
      navigation.isNavigationBarHidden = true
      let control = scene.addHeader()
      await scene.advance(by: 0.1)
      #expect(control.placementInUse == .withContent && control.backingInUse == .own)
    }
    #expect(entries == [])
  }

  @Test func aSmallTitleChangesNothing() async {
    let entries = await LogBoard.entries { scene in
      let navigation = scene.putBelowLargeTitle()
      navigation.topViewController?.navigationItem.largeTitleDisplayMode = .never
      let control = scene.addHeader()
      control.backing = .own
      await scene.advance(by: 0.1)
      #expect(control.placementInUse == .withContent)
    }
    #expect(entries == [])
  }

  /// So it is on an iPad and, as far as is known, on iOS 26: the bar has one height.
  @Test func aSearchBarInTheLineOfTheButtonsIsNoGrowingBar() async {
    let entries = await LogBoard.entries { scene in
      let navigation = scene.putBelowLargeTitle()
      navigation.navigationBar.prefersLargeTitles = false
      let item = navigation.topViewController?.navigationItem
      item?.searchController = UISearchController()
      item?.preferredSearchBarPlacement = .inline
      navigation.headlessShowBar()
      let control = scene.addHeader()
      await scene.advance(by: 0.1)
      #expect(control.backingInUse == .own && control.placementInUse == .withContent)
      await scene.refresh()
      #expect(scene.list.contentInset.top == 60)
      await scene.finish()
      #expect(scene.pull == 0)
    }
    #expect(entries == [])
  }

  @Test(arguments: UINavigationItem.LargeTitleDisplayMode.all)
  func aTitleHasTheSizeOfTheOneBeforeUnlessItHasItsOwn(mode: UINavigationItem.LargeTitleDisplayMode) async {
    _ = await LogBoard.entries { scene in
      let first = UIViewController()
      first.navigationItem.largeTitleDisplayMode = mode
      let navigation = scene.keep(UINavigationController(rootViewController: first))
      navigation.navigationBar.prefersLargeTitles = true
      navigation.pushViewController(scene.putIntoController(), animated: false)
      scene.world.window.addSubview(navigation.view)
      navigation.headlessShowBar()
      let control = scene.addHeader()
      await scene.advance(by: 0.1)
      let isLarge = mode == .automatic || mode == .always
      #expect(control.backingInUse == (isLarge ? .system : .own))
      #expect(scene.list.safeAreaInsets.top == 59 + scene.world.switches.barHeight.points + (isLarge ? 52 : 0))
    }
  }

  /// As UIKit has it for the duration of a push: the stack has the new screen, and the list is still in the window.
  @Test func aScreenThatIsPushedWithASmallTitleChangesNothingForTheListBelow() async {
    _ = await LogBoard.entries { scene in
      let navigation = scene.putBelowLargeTitle()
      navigation.headlessShowBar()
      let control = scene.addHeader()
      await scene.advance(by: 0.1)
      #expect(control.backingInUse == .system)
      let detail = scene.keep(UIViewController())
      detail.navigationItem.largeTitleDisplayMode = .never
      navigation.viewControllers.append(detail)
      #expect(PullContainer(of: scene.list).hasGrowingBar)
      scene.client { scene.list.contentSize.height += 10 }
      await scene.advance(by: 0.1)
      #expect(control.backingInUse == .system && scene.list.window != nil)
    }
  }

  @Test func noTitleIsLargeOnAPhoneInLandscape() async {
    _ = await LogBoard.entries { scene in
      scene.world.setTraits { $0.verticalSizeClass = .compact }
      scene.putBelowLargeTitle().headlessShowBar()
      let control = scene.addHeader()
      await scene.advance(by: 0.1)
      #expect(control.backingInUse == .own && control.placementInUse == .withContent)
    }
  }

  /// On a narrow screen a popover is a sheet, which a pull would dismiss.
  @Test(arguments: [UIUserInterfaceSizeClass.compact, .regular])
  func aPopoverOnANarrowScreenIsASheet(width: UIUserInterfaceSizeClass) async {
    _ = await LogBoard.entries { scene in
      scene.world.setTraits { $0.horizontalSizeClass = width }
      let controller = scene.putIntoController()
      controller.modalPresentationStyle = .popover
      scene.present(controller)
      let control = scene.addHeader()
      await scene.advance(by: 0.1)
      #expect(control.backingInUse == (width == .compact ? .system : .own))
      scene.pullAndRelease(to: scene.farPull)
      await scene.advance(by: 1)
      #expect(control.isRefreshing && abs(scene.pull - 60) < 0.5)
      await scene.finish()
      #expect(scene.pull == 0 && scene.work.startCount == 1)
    }
  }

  @Test func aPlacementOfTheAppsOwnIsKept() async {
    let entries = await LogBoard.entries { scene in
      _ = scene.putBelowLargeTitle()
      let control = scene.addHeader()
      control.backing = .own
      control.placement = .pinned
      await scene.advance(by: 0.1)
      #expect(control.placementInUse == .pinned)
    }
    #expect(entries == [])
  }

  @Test func aListThatLeavesTheLargeTitleHasItsPlacementBack() async {
    _ = await LogBoard.entries { scene in
      _ = scene.putBelowLargeTitle()
      let control = scene.addHeader()
      control.backing = .own
      await scene.advance(by: 0.1)
      scene.list.removeFromSuperview()
      scene.world.window.addSubview(scene.list)
      await scene.advance(by: 0.1)
      #expect(control.placementInUse == .withContent)
      await scene.refresh()
      #expect(scene.list.contentInset.top == 60)
      await scene.finish()
      #expect(scene.pull == 0)
    }
  }

  @Test func headersAtOtherEdgesStayAsTheyAre() async {
    let entries = await LogBoard.entries { scene in
      _ = scene.putBelowLargeTitle()
      let control = scene.addHeader(edge: .bottom)
      await scene.advance(by: 0.1)
      #expect(control.placementInUse == .withContent)
    }
    #expect(entries == [])
  }
}

extension UINavigationItem.LargeTitleDisplayMode {
  fileprivate static let all: [Self] = [.automatic, .always, .never, .inline]
}

/// A sheet, which takes the pull at the top of its list.
final class SheetDelegate: NSObject, UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let top = -scrollView.adjustedContentInset.top
    if scrollView.contentOffset.y < top { scrollView.contentOffset.y = top }
  }

  /// UIKit makes the controllers of a presentation when they are asked for, and they keep the screen.
  @Test func aScreenThatIsNotPresentedIsNotAskedForItsPresentation() async {
    await Scene.run(HeadlessSwitches()) { scene in
      let screen = scene.keep(AskedScreen())
      scene.list.removeFromSuperview()
      screen.view.addSubview(scene.list)
      scene.world.window.addSubview(screen.view)
      scene.addHeader()
      await scene.advance(by: 0.2)
      await scene.refresh()
      await scene.finish()
      #expect(screen.questionCount == 0)
    }
  }

  private final class AskedScreen: UIViewController {
    private(set) var questionCount = 0

    override var sheetPresentationController: UISheetPresentationController? {
      questionCount += 1
      return super.sheetPresentationController
    }

    override var popoverPresentationController: UIPopoverPresentationController? {
      questionCount += 1
      return super.popoverPresentationController
    }
  }

  /// A search takes the large title away: the first points of a pull would count as a bar that is pulled out.
  @Test func aPullInASearchBeginsAtTheBar() async {
    await Scene.run(HeadlessSwitches()) { scene in
      scene.watch.isClientWriting = true
      let navigation = scene.putBelowLargeTitle()
      let search = scene.keep(UISearchController())
      navigation.topViewController?.navigationItem.searchController = search
      navigation.headlessShowBar()
      let control = scene.addHeader()
      await scene.advance(by: 0.5)
      #expect(control.backingInUse == .system)
      search.isActive = true
      navigation.headlessShowBar()
      await scene.advance(by: 0.5)
      #expect(control.backingInUse == .own)
      scene.pull(to: 70)
      #expect(abs((control.sideFrame?.pull ?? 0) - 70) < 1)
      scene.finger.lift()
      await scene.settle()
    }
  }

  /// The refresh control of the header that was replaced leaves in the next turn, after a layout pass.
  @Test func aHeaderThatIsReplacedInASessionOfTheSystemLeavesNoSpaceInTheBar() async {
    await Scene.run(HeadlessSwitches()) { scene in
      scene.watch.isClientWriting = true
      let navigation = scene.putBelowLargeTitle()
      navigation.headlessShowBar()
      scene.addHeader()
      await scene.advance(by: 0.5)
      scene.pullAndRelease(to: scene.farPull)
      await scene.advance(by: 1)
      #expect(scene.header?.isRefreshing == true)
      let control = scene.addHeader()
      scene.list.layoutIfNeeded()
      await scene.advance(by: 2)
      scene.pull(to: 70)
      #expect(abs((control.sideFrame?.pull ?? 0) - 70) < 1)
      scene.finger.lift()
      await scene.settle()
    }
  }
}
#endif
