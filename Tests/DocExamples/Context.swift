#if REFRESH_ADAPTER
import Foundation
import HeadlessUIKit
import RefreshAnimators
import RefreshTesting
import ScrollPhysics
import SwipeBack

// The names that the examples of the doc comments use without declaring them.

// The views of an app.
@MainActor let window = UIWindow(frame: .zero)
@MainActor let tableView = UITableView(frame: .zero, style: .plain)
@MainActor let collectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
@MainActor let scrollView = UIScrollView()
@MainActor let (label, titleLabel, searchBar, photo, feedView) = (UILabel(), UILabel(), UIView(), UIView(), UIView())
@MainActor let saveButton = UIControl()
@MainActor let shopViewController = FeedViewController(feed: feed)
@MainActor let displayLink = DisplayLink()
@MainActor let (pull, spin): ([UIImage], [UIImage]) = ([], [])
@MainActor let (drops, splash): ([UIImage], [UIImage]) = ([], [])
let keyboardHeight = 336.0
@MainActor let navigationController = UINavigationController(rootViewController: detail)
@MainActor let detail = UIViewController()
@MainActor let (titleView, backButton) = (UIView(), UIControl())
@MainActor let form: Form? = Form()
final class Form { var hasChanges = false }
final class SignatureView: UIView {}
final class ShopDelegate: NSObject, UINavigationControllerDelegate {}

// Its controls.
@MainActor let control = RefreshControl(animator: .ring)
@MainActor let (header, feedHeader) = (RefreshControl(animator: .ring), RefreshControl(animator: .ring))
@MainActor let (otherHeader, results) = (RefreshControl(animator: .ring), RefreshControl(animator: .ring))
@MainActor let (footer, chat) = (RefreshControl(animator: .spinner), RefreshControl(animator: .spinner))
@MainActor var style = RefreshStyle()
@MainActor let brandFont = UIFont.systemFont(ofSize: 15)

// What it shows.
@MainActor let feed = Feed()
@MainActor let editor = Editor()
@MainActor let progressBar = ProgressBar()
@MainActor let report = Report()
@MainActor let api = Server()
@MainActor let answer = Server.TokenAnswer(posts: [], nextToken: nil)
@MainActor let pager = RefreshPager(first: 1) { RefreshPage([$0], next: $0 + 1) }
let cache = (posts: [1, 2], nextPage: 3)
let (newer, muted, deleted) = ([0], 1, 2)
@MainActor let database = Database()
@MainActor let analytics = Analytics()
@MainActor let engine = HapticEngine()
@MainActor var task: Task<Void, any Error>?
let settings = AppSettings()
let token: String? = nil
func log(_ origin: RefreshOrigin, _ outcome: RefreshOutcome, _ error: (any Error)?) {}
func count(byUser: Bool) {}

// What an animator gets.
@MainActor var drawing = Drawing()
let update = RefreshUpdate(visibleExtent: 40)
let center = update.center
let ring = RingAnimator.ring
func drawDot(_ update: RefreshUpdate, into drawing: inout Drawing) {}
func draw(_ update: RefreshUpdate, into drawing: inout Drawing) {}

// What a test has.
@MainActor var simulation = RefreshSimulation()
@MainActor var scroll = ScrollSimulation(viewport: 844, contentLength: 4000)
@MainActor var machine = RefreshStateMachine()
@MainActor var reading = RefreshStateMachine.ScrollMetrics()
@MainActor let effects = machine.receive(.laidOut, reading, at: time)
let script: [RefreshSimulation.Step] = []
var malformed: PullDiagram.Malformed { fatalError("the examples are compiled, not run") }
var replay: RefreshReplay { fatalError("the examples are compiled, not run") }
let (time, text, golden) = (0.0, "", "")
let change = RefreshPager<Int, Int>.Change.replaced
@MainActor let screen = FeedViewController(feed: feed)
func assertSnapshot(of screen: FeedViewController, as kind: Snapshot) {}

enum Snapshot { case image }

@MainActor
final class FeedViewController: UIViewController {
  let tableView = UITableView(frame: .zero, style: .plain)

  convenience init(feed: Feed) { self.init() }
}

/// The class around an example that uses `self`.
@MainActor
final class ExampleScreen {
  func reload() {}
}

@MainActor
final class DisplayLink {
  var isPaused = true
}

@MainActor
final class Database {
  var lastRefresh: Date?
}

@MainActor
final class HapticEngine {
  func play(_ feedback: RefreshFeedback) {}
}

final class GradientView: UIView {}

final class SunView: UIView, RefreshViewAnimator {
  func refreshDidUpdate(_ update: RefreshUpdate) {}
}

struct AppSettings {
  var languageCode = "en"
}

extension Feed {
  var reloadCount: Int { reloads }
  var pageCount: Int { pages }
  var unreadCount: Int { 3 }

  func reload(_ completion: @escaping @MainActor () -> Void) {}
  func reload(_ completion: @escaping @MainActor ((any Error)?) -> Void) {}
  func reload(isUserInitiated: Bool) async throws {}
}

// Members of UIKit that the stand-in does not need otherwise.
extension UITableView {
  func reloadData() {}
}

extension UIWindow {
  var rootViewController: UIViewController? {
    get { nil }
    set { _ = newValue }
  }
}

extension UIColor {
  static let systemBrown = UIColor.systemRed
}

extension UIFont {
  convenience init?(name: String, size: CGFloat) { nil }
}

extension UIFont.TextStyle {
  static let callout = UIFont.TextStyle.body
}

struct Post: Sendable {
  let isMuted = false
}

extension Server {
  func page(after token: String?) async throws -> RefreshPage<String, Post> { RefreshPage([], next: nil) }
}
#endif
